import { expect, it } from "vitest";
import { aideDe, institutionDe } from "../../../../test/fixtures/aides.ts";
import type { Aide } from "../../../schema/aide.ts";
import { jugerQuiOuQuand } from "../qui-ou-quand.ts";

const bretagne = institutionDe({ slug: "bretagne", label: "Bretagne", type: "region", code_insee: "53" });
const rennes = institutionDe({ slug: "ville_de_rennes", label: "Ville de Rennes", type: "commune" });
const dit = (champs: Partial<Aide>, institution = bretagne) =>
  jugerQuiOuQuand(aideDe(champs), institution).map(
    ({ chemin, message }) => `${chemin.join(".")} : ${message}`,
  );

// The faults of 28 November 2026: Centre-Val de Loire read on a page of Île-de-France, DiscoverEU, CVEC, Al’in.
it.each<[string, Partial<Aide>]>([
  [
    "link : cette page parle d’une autre région que Bretagne : en donner une de la sienne",
    { link: "https://www.comparatif.fr/aides-en-ile-de-france-2025" },
  ],
  [
    "reference.0.adresse : cette page parle d’une autre région que Bretagne : en donner une de la sienne",
    { reference: [{ adresse: "https://www.centre-valdeloire.fr/bareme", champ: "montant" }] },
  ],
  [
    "periode : le texte dit deux fois par an : écrire les deux fenêtres, ou aucune",
    {
      description: "Un titre de train, tiré au sort deux fois par an.",
      periode: [{ annuelle: true, du: "04-08", au: "04-22" }],
    },
  ],
  [
    "conditions.0 : un dernier jour pour demander : l’écrire aussi dans periode",
    { conditions: ["Demander le remboursement avant le 31 mai."], portees: ["demarche"] },
  ],
  [
    "portees.0 : un plafond décide : une règle de quotient familial, ou la question qui le demande",
    { conditions: ["Avoir des revenus sous le plafond du logement social."], portees: ["courante"] },
  ],
])("%s", (attendu, champs) => {
  expect(dit(champs)).toEqual([attendu]);
});

it.each<[string, Partial<Aide>, typeof bretagne?]>([
  ["sa propre page", { link: "https://www.bretagne.bzh/aides" }],
  ["une page des deux", { link: "https://www.bretagne.bzh/avec-la-normandie" }],
  ["une commune peut citer une autre région", { link: "https://aides.normandie.fr/" }, rennes],
  [
    "deux fenêtres",
    {
      description: "Deux sessions par an.",
      periode: [
        { annuelle: true, du: "04-08", au: "04-22" },
        { annuelle: true, du: "10-08", au: "10-22" },
      ],
    },
  ],
  [
    "un jour d’une année est une édition",
    { conditions: ["Avoir commencé avant le 31 mai 2024."], portees: ["demarche"] },
  ],
  [
    "le dernier jour est aussi une période",
    {
      conditions: ["Demander avant le 31 mai."],
      portees: ["demarche"],
      periode: [{ annuelle: true, du: "01-15", au: "05-31" }],
    },
  ],
  [
    "l’organisme juge du plafond",
    { conditions: ["Être sous le plafond."], portees: ["courante"], au_cas_par_cas: true },
  ],
])("ne dit rien : %s", (_, champs, institution) => {
  expect(dit(champs, institution)).toEqual([]);
});
