import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { construireLaLoi } from "../../server/build/loi.ts";

/** An empty project of somebody else, with the packed law and nothing more. */
let projet: string;

const dans = (commande: string, ...args: string[]) =>
  execFileSync(commande, args, { cwd: projet, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

beforeAll(async () => {
  projet = mkdtempSync(join(tmpdir(), "projet-"));
  const paquet = join(projet, "loi");
  await construireLaLoi(paquet);
  writeFileSync(join(projet, "package.json"), '{ "type": "module", "private": true }');
  const [{ filename }] = JSON.parse(dans("npm", "pack", paquet, "--json")) as [{ filename: string }];
  rmSync(paquet, { recursive: true });
  dans("npm", "install", "--offline", "--no-audit", "--no-fund", `./${filename}`);
}, 120_000);
afterAll(() => rmSync(projet, { recursive: true, force: true }));

test("n’apporte rien d’autre que lui-même", () => {
  const { packages } = JSON.parse(readFileSync(join(projet, "package-lock.json"), "utf8")) as {
    packages: Record<string, unknown>;
  };
  expect(Object.keys(packages)).toEqual(["", "node_modules/@cap-aides/loi"]);
});

const programme = `import { calculate, explain, knownDays, LawRequestError, parameters } from "@cap-aides/loi";
import type { Explanation, LawRequest } from "@cap-aides/loi";

const requete: LawRequest = {
  individus: {
    ana: { date_naissance: { ETERNITY: "1990-01-01" } },
    ali: { date_naissance: { ETERNITY: "1990-01-01" } },
    zoe: { date_naissance: { ETERNITY: "2017-02-01" } },
    max: { date_naissance: { ETERNITY: "2020-02-01" } },
  },
  familles: { f: { parents: ["ana", "ali"], enfants: ["zoe", "max"], af: { "2025-06": null } } },
  foyers_fiscaux: { d: { declarants: ["ana", "ali"], personnes_a_charge: ["zoe", "max"] } },
  menages: { m: { personne_de_reference: ["ana"], conjoint: ["ali"], enfants: ["zoe", "max"] } },
};
const feuilles = (une: Explanation): string[] => [une.libelle, ...une.details.flatMap(feuilles)];
const refus = (): object => {
  try {
    calculate({ individus: { a: { inconnue: { "2026": null } } } });
    return {};
  } catch (error) {
    return error instanceof LawRequestError ? error.errors : {};
  }
};
const sansJour = (): string => {
  try {
    parameters("2026-13-01");
    return "";
  } catch (error) {
    return (error as Error).name;
  }
};
const q = {
  individus: { lea: { date_naissance: { ETERNITY: "2000-01-01" }, enceinte: { "2026-11": null } } },
  familles: { f: { parents: ["lea"], rsa: { "2026-11": null } } },
  foyers_fiscaux: { d: { declarants: ["lea"] } },
  menages: { m: { personne_de_reference: ["lea"] } },
};
// What was asked for is there, with its type: nothing to cast, under noUncheckedIndexedAccess too.
const rsa: number = calculate(q).familles.f.rsa["2026-11"];
const eligible: boolean = calculate(q).individus.lea.enceinte["2026-11"];
const naissance: string = calculate(q).individus.lea.date_naissance.ETERNITY;
const parents: string[] = calculate(q).familles.f.parents;
// @ts-expect-error
const fausse: string = calculate(q).familles.f.rsa["2026-11"];
// @ts-expect-error
calculate(q).familles.f.ppa;
const ecrite: number = calculate({
  individus: { a: { date_naissance: { ETERNITY: "2000-01-01" } } },
  familles: { g: { parents: ["a"], rsa: { "2026-11": null } } },
  foyers_fiscaux: { d: { declarants: ["a"] } },
  menages: { m: { personne_de_reference: ["a"] } },
} as const).familles.g.rsa["2026-11"];
console.log(
  JSON.stringify({
    af: calculate(requete).familles?.["f"]?.["af"],
    lignes: explain(requete).flatMap(({ explication }) => feuilles(explication)),
    bmaf: parameters("2025-06-01")["prestations_sociales.prestations_familiales.bmaf.bmaf"],
    connus: knownDays(),
    refus: refus(),
    // As the package’s own README writes it.
    lisezMoi: rsa,
    types: [eligible, naissance, parents, ecrite],
    pasUnJour: sansJour(),
  }),
);
`;

test("calcule, explique et dit les chiffres de la loi ; ses types suffisent", () => {
  writeFileSync(join(projet, "essai.ts"), programme);
  const types = [
    "--strict",
    "--noUncheckedIndexedAccess",
    "--module",
    "NodeNext",
    "--target",
    "ES2022",
    "--types",
    "",
    "--lib",
    "ES2022,DOM",
  ];
  dans(process.execPath, resolve("node_modules/typescript/bin/tsc"), ...types, "essai.ts");
  const dit = JSON.parse(dans(process.execPath, "essai.js")) as {
    af: { "2025-06": number };
    lignes: string[];
    bmaf: number;
    connus: { from: string; until: string };
    refus: { individus?: { a?: object } };
    lisezMoi: number;
    types: unknown[];
    pasUnJour: string;
  };
  // Instruction of 26 March 2025: 474,37 €; CSS, art. D521-1: 32 % of it for two children.
  expect(dit.bmaf).toBe(474.37);
  expect(dit.af["2025-06"]).toBeCloseTo(0.32 * 474.37, 1);
  // service-public.gouv.fr, F19778, 1 April 2026: 651,69 € for one person, who has no resources nor housing.
  expect(dit.lisezMoi).toBe(651.69);
  expect(dit.types).toEqual([false, "2000-01-01", ["lea"], expect.any(Number)]);
  expect(dit.pasUnJour).toBe("RangeError");
  expect(dit.lignes).toContain("date de naissance");
  expect(dit.connus.until >= "2026-12-31").toBe(true);
  expect(dit.refus.individus?.a).toEqual({ inconnue: expect.stringMatching(/inconnue/) as string });
});
