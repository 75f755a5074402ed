import fc from "fast-check";
import type { Individu, Situation } from "../../situation/situation.ts";
import { calculDe } from "../embarquee.ts";
import type { Calcul } from "../moteur/calcul.ts";
import { moisDe } from "../mois.ts";
import { conjoint, enfant, foyer } from "../requete/kit.ts";
import { chaqueMois, ne } from "./kit.ts";

/** Benefits in euros of the family or of the applicant, by whom they are for. */
const familiales = [
  "rsa",
  "ppa",
  "aide_logement",
  "af",
  "cf",
  "asf",
  "paje_base",
  "aeeh",
  "aspa",
  "bourse_college",
  "bourse_lycee",
];
const personnelles = [
  "aah",
  "asi",
  "ass",
  "caah",
  "contrat_engagement_jeune",
  "bourse_criteres_sociaux",
  "mobili_jeune",
];

/** Euros to the cent of every benefit, for the month of the date of value. */
export function montants(situation: Situation, c: Calcul = calculDe(situation)): Record<string, number> {
  const mois = moisDe(situation.dateDeValeur.slice(0, 7));
  const lire = (nom: string) =>
    Number(c.lireParNom(nom, familiales.includes(nom) ? c.famille : c.demandeur, mois));
  return Object.fromEntries(
    [...familiales, ...personnelles].map((nom) => [nom, Math.round(lire(nom) * 100) / 100]),
  );
}

const personne = fc.record({
  date_naissance: fc.integer({ min: 16, max: 70 }).map((age) => ne(age).date_naissance as string),
  nationalite: fc.constantFrom("FR" as const, "DE" as const, "AF" as const),
  activite: fc.constantFrom("salarie" as const, "etudiant" as const, "chomeur" as const, "inactif" as const),
  salaire_net: fc.constantFrom(0, 150, 600, 1100, 1500, 2400).map(chaqueMois),
  handicap: fc.boolean(),
  taux_incapacite: fc.constantFrom(0, 0.65, 0.9),
});
const petits = fc.array(fc.integer({ min: 0, max: 22 }), { maxLength: 4 });
const logement = fc.record({
  aide_logement_date_pret_conventionne: fc.constant("2018-12-31"),
  statut_occupation_logement: fc.constantFrom(
    "locataire_vide" as const,
    "loge_gratuitement" as const,
    "proprietaire" as const,
  ),
  loyer: fc.constantFrom(0, 300, 550, 900),
  depcom: fc.constantFrom("75056", "35238", "48095", "97411"),
});
/** Households at random, at 15 June 2026. */
export const foyersTires = fc
  .record({ demandeur: personne, autre: fc.option(personne), ages: petits, menage: logement })
  .map(({ demandeur, autre, ages, menage }) =>
    foyer(demandeur as Partial<Individu>, {
      menage,
      famille: { en_couple: autre !== null },
      enfants: ages.map((age, rang) => enfant(rang, { ...ne(age), nationalite: "FR" })),
      ...(autre && { conjoint: conjoint(autre as Partial<Individu>) }),
    }),
  );
