import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { BRUIT, PAS_DE_COMPTE, SEUIL_DE_COMPTE } from "../../../machines/pages/statistiques.ts";
import { openComptes } from "../../db/open.ts";
import { type ComptesDits, compteurDe, type Geste } from "./compter.ts";
import { bruitDe, publie } from "./publier.ts";
import { CASES_PAR_JOUR } from "./visiteurs.ts";

/*
 * The stranger of this file knows the code, posts what he likes from as many networks as he likes but one, and reads all
 * that is told. He must say whether the one person whose network he does not have came on a day of the week.
 */

const CASES = CASES_PAR_JOUR.aides + CASES_PAR_JOUR.etape + CASES_PAR_JOUR.effet;
const JOUR = "2026-06-15";

/** Chance that a normal draw is below (Abramowitz and Stegun 26.2.17, to 1e-7). */
function enDessous(z: number): number {
  if (z < 0) return 1 - enDessous(-z);
  const t = 1 / (1 + 0.231_641_9 * z);
  const serie = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const somme = serie.reduceRight((reste, un) => t * (un + reste), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * somme;
}

/**
 * How often the best stranger is right at most. A visit adds one to `cases` numbers at most: with a normal noise, the two
 * worlds differ by 2Φ(√cases/2σ) − 1 in total variation; and a number that she alone makes is told only if its noise passes
 * the threshold.
 */
const auPlus = (cases: number): number => {
  const bruit = 2 * enDessous(Math.sqrt(cases) / (2 * BRUIT)) - 1;
  const seule = cases * (1 - enDessous((SEUIL_DE_COMPTE - PAS_DE_COMPTE / 2 - 1) / BRUIT));
  return (1 + bruit + seule) / 2;
};

/** What is promised of it. */
const PROMIS = 0.6;

test("à qui écrit ce qu’il veut, la visite d’une personne se devine au plus six fois sur dix", () => {
  expect(SEUIL_DE_COMPTE).toBeGreaterThanOrEqual(30);
  expect(auPlus(CASES)).toBeLessThan(PROMIS);
  // Three aids, as on a plain page.
  expect(auPlus(3)).toBeLessThan(0.53);
});

/** What the base holds once the stranger has put `fond` in every number, with or without her visit. */
async function gardes(fond: number, avecElle: boolean): Promise<number[]> {
  const db = openComptes(":memory:");
  const { ajouter, verser } = compteurDe(db);
  const visiter = (reseau: string, fois: number) => {
    const dire = (geste: Omit<Geste, "jour" | "reseau">) => {
      for (let n = 0; n < fois; n++) ajouter({ jour: JOUR, reseau, ...geste });
    };
    for (let n = 0; n < fois * CASES_PAR_JOUR.aides; n++)
      dire({ sorte: "aides", sujet: `aide${n}`, geste: "montree", region: "53" });
    for (let n = 0; n < fois * CASES_PAR_JOUR.etape; n++)
      dire({ sorte: "etape", sujet: `etape${n}`, geste: "entree" });
    for (let n = 0; n < fois * CASES_PAR_JOUR.effet; n++)
      dire({ sorte: "effet", sujet: `effet${n}`, geste: "demandee" });
  };
  for (let n = 0; n < fond; n++) visiter(`sien${n}`, 1);
  // She does more than anybody, and more than once.
  if (avecElle) visiter("autre", 3);
  await verser(JOUR);
  const rangees = db.orm.all<{ comptes: string }>("SELECT comptes FROM semaine_comptee ORDER BY region");
  db.close();
  return rangees.flatMap(({ comptes }) =>
    Object.values(JSON.parse(comptes) as ComptesDits).flatMap((sujets) =>
      Object.values(sujets).flatMap((gestes) => Object.values(gestes)),
    ),
  );
}

const cle = (n: number) => createHash("sha256").update(`partie ${n}`).digest("base64url");
const ligne = (n: number) =>
  ({ semaine: JOUR, sorte: "aides", sujet: `${n}`, geste: "montree" }) satisfies Partial<Geste> & {
    semaine: string;
  };

test("une visite change d’un au plus chaque nombre gardé, et n’en change pas plus que sa part", async () => {
  const [sans, avec] = [await gardes(1, false), await gardes(1, true)];
  const ecarts = avec.map((nombre, n) => nombre - (sans[n] ?? 0));
  expect([sans.length, Math.max(...ecarts), ecarts.reduce((somme, un) => somme + un, 0)]).toEqual([
    CASES,
    1,
    CASES,
  ]);
});

test.each([
  ["des nombres loin du seuil", 300],
  ["des nombres au bord du seuil", SEUIL_DE_COMPTE - PAS_DE_COMPTE / 2],
  ["rien", 0],
])("l’attaque jouée, sur %s : ce qui se lit ne dit pas si elle est venue", async (_, fond) => {
  const PARTIES = 400;
  const [sans, avec] = [await gardes(fond, false), await gardes(fond, true)];
  /** All that the stranger reads of a week, summed: the best he can do, since she adds the same everywhere. */
  const lu = (nombres: readonly number[], n: number) =>
    nombres.reduce((somme, nombre, rang) => somme + (publie(nombre, bruitDe(cle(n), ligne(rang))) ?? 0), 0);
  const lus = Array.from({ length: PARTIES }, (__, n) => [lu(sans, 2 * n), lu(avec, 2 * n + 1)] as const);
  const moyenne = (ou: 0 | 1) => lus.reduce((somme, une) => somme + une[ou], 0) / PARTIES;
  const milieu = (moyenne(0) + moyenne(1)) / 2;
  const justes = lus.filter(([un]) => un <= milieu).length + lus.filter(([, un]) => un > milieu).length;
  // Eight hundred games are within four hundredths of what they tend to.
  expect(justes / (2 * PARTIES)).toBeLessThan(PROMIS + 0.04);
});

test.each([
  [114, 0, undefined],
  [115, 0, SEUIL_DE_COMPTE],
  [126, 0, 130],
  [90, 25, SEUIL_DE_COMPTE],
  [140, -30, undefined],
  [0, 500, undefined],
])("%i visites, avec un hasard de %i : %s est dit", (nombre, bruit, dit) => {
  expect(publie(nombre, bruit)).toBe(dit);
});

test("le hasard d’un nombre est tiré une fois, sous la clé de la base, et vaut ce que le calcul en dit", () => {
  const tires = Array.from({ length: 50_000 }, (_, n) => bruitDe(cle(1), ligne(n)));
  const moyenne = tires.reduce((somme, un) => somme + un, 0) / tires.length;
  const ecart = Math.sqrt(tires.reduce((somme, un) => somme + (un - moyenne) ** 2, 0) / tires.length);
  expect([Math.round(moyenne), Math.round(ecart)]).toEqual([0, BRUIT]);
  expect([bruitDe(cle(1), ligne(1)) === tires[1], bruitDe(cle(2), ligne(1)) === tires[1]]).toEqual([
    true,
    false,
  ]);
});
