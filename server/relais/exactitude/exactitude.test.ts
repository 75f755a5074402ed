import { expect, test } from "vitest";
import { ecouter } from "../../../test/ecouter.ts";
import { demanderA, mesurerLExactitude } from "./ecrire.ts";
import { readCatalogue } from "../../catalogue/read.ts";
import { type FoyerPublie, jugerLeFoyer } from "./juger.ts";
import { tableDe } from "./table.ts";

const foyer = (attendu: FoyerPublie["attendu"], plus: Partial<FoyerPublie> = {}): FoyerPublie => ({
  id: "un",
  titre: "Une personne seule",
  source: { titre: "Une page", adresse: "https://exemple.fr", date: "2026-04" },
  cite: "651,69 €",
  request: {
    individus: { ana: { date_naissance: { ETERNITY: "1990-01-01" } } },
    familles: { f: { parents: ["ana"], rsa: { "2026-04": null }, asf: { "2026-04": null } } },
    foyers_fiscaux: { x: { declarants: ["ana"] } },
    menages: { m: { personne_de_reference: ["ana"] } },
  },
  attendu,
  ...plus,
});
const repondant = (rsa: unknown) => async () => ({ familles: { f: { rsa: { "2026-04": rsa } } } });
const sens = async (publie: number | boolean, rsa: unknown, plus: Partial<FoyerPublie> = {}) =>
  (await jugerLeFoyer(foyer({ rsa: publie }, plus), repondant(rsa)))[0]?.sens;

test("chaque erreur se compte dans son sens", async () => {
  expect(await sens(651.69, 651.69)).toBe("juste");
  expect(await sens(651.69, 651.68)).toBe("juste");
  expect(await sens(651.69, 651.6)).toBe("moins");
  expect(await sens(651.69, 700)).toBe("plus");
  expect(await sens(0, 12)).toBe("promise");
  expect(await sens(false, true)).toBe("promise");
  expect(await sens(651.69, 0)).toBe("tue");
  expect(await sens(true, false)).toBe("tue");
  expect(await sens(651.69, null)).toBe("sans réponse");
  expect(await sens(651.69, undefined)).toBe("sans réponse");
});

test("un arrondi de la page et la CRDS ne sont pas des erreurs", async () => {
  expect(await sens(652, 651.69)).toBe("moins");
  expect(await sens(652, 651.69, { arrondi: 1 })).toBe("juste");
  expect(await sens(99.5, 100, { net: true })).toBe("juste");
});

test("la table compte chaque sens à l’aide de la variable", async () => {
  const jugements = [];
  for (const [publie, rsa] of [
    [0, 12],
    [0, 13],
    [651, 0],
    [651, 700],
    [651, 600],
    [651, 600],
    [651, 600],
    [651, undefined],
    [651, 651],
  ] as const)
    jugements.push(...(await jugerLeFoyer(foyer({ rsa: publie }), repondant(rsa))));
  const { foyers, lignes, ecarts } = tableDe(jugements, [foyer({})], readCatalogue());
  expect(lignes).toEqual([
    {
      aide: "rsa",
      nom: "revenu de solidarité active",
      organisme: expect.any(String),
      lueLe: "2026-04",
      pages: 1,
      valeurs: 9,
      justes: 1,
      promises: 2,
      tues: 1,
      plus: 1,
      moins: 3,
      sansReponse: 1,
    },
  ]);
  expect([foyers, ecarts.length]).toEqual([1, 8]);
});

test("une valeur que personne ne demande est une faute du fichier", async () => {
  await expect(jugerLeFoyer(foyer({ af: 12 }), repondant(1))).rejects.toThrow("« af » n’est pas demandée.");
});

test("un service qui refuse, ou qui ne connaît rien, n’a rien de juste ni de faux", async () => {
  const recues: string[] = [];
  const service = await ecouter((request, response) => {
    recues.push(`${request.method} ${request.url}`);
    response.writeHead(404, { "content-type": "application/json" }).end('{"familles":{}}');
  });
  const { foyers, lignes } = await mesurerLExactitude(demanderA(service));
  expect(recues).toHaveLength(foyers);
  expect(new Set(recues)).toEqual(new Set(["POST /calculate"]));
  expect(lignes.every(({ valeurs, sansReponse }) => valeurs === sansReponse)).toBe(true);
});

test("un service qui donne toujours dix euros de trop se voit à chaque aide ; le nôtre, non", async () => {
  const nous = await mesurerLExactitude();
  const justes = nous.lignes.reduce((somme, une) => somme + une.justes, 0);
  expect(justes / nous.lignes.reduce((somme, une) => somme + une.valeurs, 0)).toBeGreaterThan(0.96);
  expect(nous.ecarts.map(({ pourquoi }) => pourquoi)).not.toContain(undefined);
  const ajouter = (noeud: unknown): unknown =>
    typeof noeud === "object" && noeud !== null
      ? Object.fromEntries(Object.entries(noeud).map(([cle, un]) => [cle, ajouter(un)]))
      : noeud === null
        ? 10
        : noeud;
  const dix = await mesurerLExactitude(async (request) => ajouter(request));
  const rsa = (table: typeof nous) => table.lignes.find(({ aide }) => aide === "rsa")!;
  expect([rsa(nous).justes, rsa(nous).moins, rsa(dix).justes]).toEqual([24, 1, 0]);
  expect(rsa(dix).promises + rsa(dix).moins + rsa(dix).plus).toBe(25);
});
