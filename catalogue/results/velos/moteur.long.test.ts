import communes from "@etalab/decoupage-administratif/data/communes.json" with { type: "json" };
import epcis from "@etalab/decoupage-administratif/data/epci.json" with { type: "json" };
import { AidesVeloEngine } from "aides-velo";
import { aidesAvecLocalisation } from "aides-velo/data";
import { expect, test } from "vitest";
import { calculer } from "./moteur.ts";
import type { DemandeVelo } from "./demande.ts";

const TYPES = [
  "mécanique simple",
  "électrique",
  "cargo",
  "cargo électrique",
  "pliant",
  "motorisation",
] as const satisfies DemandeVelo["vélo . type"][];

/** Metropolises, towns, villages, overseas: where there are many aids, few, or none. */
const COMMUNES = `
  75056 69123 13055 31555 06088 44109 34172 67482 33063 59350 35238 51454 42218 76351 38185 21231 49007 30189 63113
  87085 37261 80021 57463 25056 29019 29232 14118 72181 45234 86194 17300 64445 66136 2A004 2B033 97105 97209 97302
  97411 97608 97120 67218 30350 64320 69265 74191 05023 48095 15014 23096 52121 90010 02691 08105 89024 95500 93066
  92024 50218 56121 22278 01004 81004`
  .trim()
  .split(/\s+/);

/** The whole engine takes a quarter of a second for each: one commune in fourteen by day, all of them by night. */
const ESSAYEES = COMMUNES.filter((_, rang) => process.env["NUIT"] || rang % 14 === 0);

/** Names, with their quotes and accents, of the intercommunalities that give an aid. */
const noms = new Map(
  Object.values(aidesAvecLocalisation).flatMap(({ collectivity: { kind, code, value } }) =>
    kind === "epci" && code ? [[code, value] as const] : [],
  ),
);

const lieuDe = (code: string) => {
  const commune = communes.find((une) => une.type === "commune-actuelle" && une.code === code);
  const epci = epcis.find(({ membres }) => membres.some((membre) => membre.code === code));
  const nom = noms.get(epci?.code ?? "");
  if (!commune?.departement || !commune.region) throw new Error(`Commune inconnue : ${code}`);
  return {
    "localisation . pays": "France",
    "localisation . code insee": code,
    "localisation . département": commune.departement,
    "localisation . région": commune.region,
    ...(nom && { "localisation . epci": nom }),
  } as const;
};

/** Aids for professionals are nobody’s here. */
const PARTICULIER = { "aides . montpellier vélo cargo pro . est professionnel": false } as const;

/** Poor, in between, well off, or nothing said. */
const REVENUS = [0, 9_000, 25_000, undefined];
const entier = new AidesVeloEngine();
const lu = ({ id, amount, title, description }: ReturnType<typeof entier.computeAides>[number]) => [
  id,
  amount,
  title,
  description,
];

const demandesDe = (lieu: Partial<DemandeVelo>, rang: number): DemandeVelo[] =>
  TYPES.map((type, n) => {
    const revenu = REVENUS[(rang + n) % REVENUS.length];
    return {
      ...lieu,
      ...(revenu !== undefined && { "revenu fiscal de référence par part . revenu de référence": revenu }),
      "vélo . type": type,
    };
  });

test("élagué par territoire, le moteur rend ce que rend le moteur entier", () => {
  let ouvertes = 0;
  expect(COMMUNES).toHaveLength(63);
  ESSAYEES.forEach((code, rang) => {
    const demandes = demandesDe(lieuDe(code), rang);
    const elaguees = calculer(demandes);
    demandes.forEach((demande, n) => {
      const attendues = entier.setInputs({ ...demande, ...PARTICULIER }).computeAides();
      ouvertes += attendues.length;
      expect([
        code,
        demande["vélo . type"],
        elaguees[n]?.map((aide) => lu(aide as (typeof attendues)[number])),
      ]).toEqual([code, demande["vélo . type"], attendues.map(lu)]);
    });
  });
  expect(ouvertes).toBeGreaterThan(process.env["NUIT"] ? 100 : 8);
}, 180_000);

test("une aide réservée aux professionnels n’est à personne", () => {
  const lieu = lieuDe("34172");
  const [cargo] = calculer([{ ...lieu, "vélo . type": "cargo électrique" }]);
  const ids = cargo?.map(({ id }) => id) ?? [];
  expect(ids.filter((id) => /\bpro\b/.test(String(id)))).toEqual([]);
  const avant = entier.setInputs({ ...lieu, "vélo . type": "cargo électrique" }).computeAides();
  expect(avant.map(({ id }) => id)).toContain("aides . montpellier vélo cargo pro");
});

test("aucune intercommunalité ne perd ses aides à cause des apostrophes de son nom", () => {
  const ecrits = [...noms].filter(([, nom]) => /['"()]/.test(nom));
  expect(ecrits.length).toBeGreaterThan(20);
  for (const [code, nom] of ecrits) {
    const [demande] = demandesDe({ "localisation . pays": "France", "localisation . epci": nom }, 0).slice(1);
    if (!demande) continue;
    const [elaguees] = calculer([demande]);
    expect([code, elaguees?.map(({ id }) => id)]).toEqual([
      code,
      entier
        .setInputs({ ...demande, ...PARTICULIER })
        .computeAides()
        .map(({ id }) => id),
    ]);
  }
}, 180_000);
