import * as v from "valibot";
import { expect, it } from "vitest";
import { buildCatalogue } from "../catalogue.ts";
import { type Aide, aideFile } from "../schema/aide.ts";
import { natures } from "../schema/besoins.ts";
import { institutionFile, institutionTypes } from "../schema/institution.ts";
import { campagneDe, estTerminee } from "./campagne.ts";
import { silenceDe } from "./demande.ts";

type Periodes = NonNullable<Aide["periode"]>;
const rentree: Periodes = [{ annuelle: true, du: "09-01", au: "11-30" }];
const hiver: Periodes = [{ annuelle: true, du: "09-01", au: "07-31" }];
const lycee: Periodes = [
  { annuelle: true, du: "05-29", au: "07-05" },
  { annuelle: true, du: "09-01", au: "10-19" },
];
const voyage: Periodes = [{ du: "2026-04-08", au: "2026-04-22", retour: 4 }];

it.each<[string, Periodes, string, ReturnType<typeof campagneDe>]>([
  ["le premier jour", rentree, "2026-09-01", { etat: "ouverte", jusquAu: "2026-11-30" }],
  ["le dernier jour", rentree, "2026-11-30", { etat: "ouverte", jusquAu: "2026-11-30" }],
  ["le lendemain", rentree, "2026-12-01", { etat: "à venir", du: "2027-09-01", au: "2027-11-30" }],
  ["la veille", rentree, "2026-08-31", { etat: "à venir", du: "2026-09-01", au: "2026-11-30" }],
  ["une période à cheval, en janvier", hiver, "2027-01-15", { etat: "ouverte", jusquAu: "2027-07-31" }],
  ["une période à cheval, en décembre", hiver, "2026-12-31", { etat: "ouverte", jusquAu: "2027-07-31" }],
  [
    "une période à cheval, en août",
    hiver,
    "2026-08-01",
    { etat: "à venir", du: "2026-09-01", au: "2027-07-31" },
  ],
  ["entre deux périodes", lycee, "2026-08-01", { etat: "à venir", du: "2026-09-01", au: "2026-10-19" }],
  ["après les deux", lycee, "2026-10-20", { etat: "à venir", du: "2027-05-29", au: "2027-07-05" }],
  ["avant une édition", voyage, "2026-03-01", { etat: "à venir", du: "2026-04-08", au: "2026-04-22" }],
  ["pendant une édition", voyage, "2026-04-22", { etat: "ouverte", jusquAu: "2026-04-22" }],
  ["après une édition", voyage, "2026-04-23", { etat: "close", edition: "2026", retour: 4 }],
  [
    "une édition sans début connu",
    [{ au: "2025-02-28" }],
    "2025-01-01",
    { etat: "ouverte", jusquAu: "2025-02-28" },
  ],
])("%s", (_, periode, jour, attendue) => {
  expect(campagneDe({ periode }, jour)).toEqual(attendue);
});

it("une aide sans période se demande toute l’année", () => {
  expect(campagneDe({}, "2026-11-22")).toBeUndefined();
  expect(estTerminee({}, "2026-11-22")).toBe(false);
});

it("une édition close et un dernier jour passé terminent une aide ; une campagne annuelle, jamais", () => {
  expect(estTerminee({ periode: voyage }, "2026-04-22")).toBe(false);
  expect(estTerminee({ periode: voyage }, "2026-04-23")).toBe(true);
  expect(estTerminee({ fin: "2025-12-31" }, "2025-12-31")).toBe(false);
  expect(estTerminee({ fin: "2025-12-31" }, "2026-01-01")).toBe(true);
  expect(estTerminee({ periode: rentree }, "2026-12-01")).toBe(false);
});

/** « Bourse de 300 € de la ville de Rennes », with what a case changes of it. */
function bourse(
  champs: object = {},
  { type = "commune", source = "javascript" }: { type?: string; source?: "javascript" | "openfisca" } = {},
) {
  const institution = v.parse(institutionFile, { slug: "qui", label: "Qui", type, code_insee: "35238" });
  const aide = v.parse(aideFile, {
    slug: "bourse",
    label: "Bourse",
    institution: "qui",
    description: "Une bourse pour le permis.",
    prefix: "une",
    type: "float",
    montant: 300,
    nature: "somme",
    besoin: "deplacer",
    national: true,
    entity: "individus",
    openfiscaPeriod: "thisMonth",
    ...champs,
  });
  return silenceDe(buildCatalogue([{ ...aide, source }], [institution]).byId.get("bourse")!);
}

const REFUS = { nombre: 2, unite: "mois", silence: "refus" };

it("deux mois sans réponse d’une collectivité à qui l’on demande de l’argent sont un refus", () => {
  expect(bourse()).toEqual(REFUS);
  expect(institutionTypes.filter((type) => bourse({}, { type }))).toEqual([
    "region",
    "departement",
    "epci",
    "commune",
  ]);
  expect(natures.filter((nature) => bourse({ nature }))).toEqual(["somme", "plafond", "moyenne"]);
});

it("rien n’en est dit d’une aide de la loi, ni d’un droit sans montant, ni d’une réduction", () => {
  expect(bourse({}, { source: "openfisca" })).toBeUndefined();
  expect(bourse({ type: "bool", montant: undefined })).toBeUndefined();
  expect(bourse({ unit: "percent" })).toBeUndefined();
});

it("un texte qui dit ce que vaut le silence l’emporte ; un délai d’habitude s’y ajoute", () => {
  expect(bourse({ delai_reponse: { nombre: 4, unite: "mois", silence: "accord" } })).toBeUndefined();
  expect(bourse({ delai_reponse: { nombre: 3, unite: "semaines" } })).toEqual(REFUS);
});
