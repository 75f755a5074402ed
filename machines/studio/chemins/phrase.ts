import { ageAt } from "../../../catalogue/situation/periods.ts";
import { ressourceIds } from "../../../catalogue/situation/ressources.ts";
import type { Individu, Situation } from "../../../catalogue/situation/situation.ts";
import * as v from "../../../catalogue/situation/vocabulaire.ts";
import { typesRessources } from "../../questions/types-ressources.ts";

const logements: Readonly<Record<v.Code<typeof v.statutsLogement>, string>> = {
  primo_accedant: "dans un logement en cours d’achat",
  proprietaire: "dans un logement à soi",
  locataire_vide: "dans une location vide",
  locataire_meuble: "dans une location meublée",
  locataire_foyer: "en foyer ou en résidence",
  loge_gratuitement: "sans loyer chez quelqu’un",
  sans_domicile: "sans logement stable",
};

/** « 19 ans », « 4 mois », « 1 jour ». */
function ageDit(naissance: string, jour: string): string {
  const ans = ageAt(naissance, jour);
  if (ans > 0) return `${ans} an${ans > 1 ? "s" : ""}`;
  const jours = Math.round((Date.parse(jour) - Date.parse(naissance)) / 86_400_000);
  return jours < 60 ? `${jours} jour${jours > 1 ? "s" : ""}` : `${Math.floor(jours / 30.5)} mois`;
}

function activiteDite({ activite, alternant, annee_etude, scolarite }: Individu) {
  if (activite !== "etudiant") return activite && v.activites[activite];
  const quoi = annee_etude && annee_etude !== "autre" ? v.anneesEtude[annee_etude] : undefined;
  const ou = quoi ? `en ${quoi}` : scolarite ? v.scolarites[scolarite] : "en études";
  return alternant ? `${ou}, en alternance` : ou;
}

const minuscule = (mots: string) => mots.charAt(0).toLowerCase() + mots.slice(1);

const sommes = (montants: Readonly<Record<string, unknown>>) =>
  Object.values(montants).filter((somme): somme is number => typeof somme === "number" && somme !== 0);

/** Sums that somebody has this month, or in the year for the self-employed. */
const revenusDits = (un: Individu): string[] =>
  ressourceIds.flatMap((id) => {
    const [somme] = sommes(un[id] ?? {});
    return somme === undefined
      ? []
      : [`${minuscule(typesRessources[id].label)} ${somme.toLocaleString("fr-FR")}\u00a0€`];
  });

function ouDit({ demandeur, menage }: Situation): string | undefined {
  const statut = menage.statut_occupation_logement;
  if (!statut) return undefined;
  const chez = statut === "loge_gratuitement" && demandeur.habite_chez_parents;
  const lieu = menage._nomCommune ? ` à ${menage._nomCommune}` : "";
  return `${chez ? "chez ses parents" : logements[statut]}${lieu}`;
}

const particularites = (un: Individu): string[] => [
  ...(un.enceinte === "enceinte" ? ["enceinte"] : []),
  ...(un.handicap ? ["en situation de handicap"] : []),
];

/** A household in a sentence, as one would tell it to a colleague. */
export function phraseDuFoyer(situation: Situation): string {
  const { demandeur, conjoint, dateDeValeur, enfants } = situation;
  const age = (un: Individu) => (un.date_naissance ? ageDit(un.date_naissance, dateDeValeur) : "âge inconnu");
  const ages = (enfants ?? []).map(age);
  const avec =
    ages.length > 0
      ? `avec ${ages.length === 1 ? "un enfant" : `${ages.length} enfants`} de ${ages.join(" et ")}`
      : "";
  const couple = conjoint
    ? `en couple (${[age(conjoint), activiteDite(conjoint), ...particularites(conjoint)].filter(Boolean).join(", ")})`
    : "";
  const touche = [
    ...revenusDits(demandeur),
    ...(conjoint ? revenusDits(conjoint).map((un) => `conjoint : ${un}`) : []),
  ];
  return `${[
    `À ${age(demandeur)}`,
    activiteDite(demandeur),
    ...particularites(demandeur),
    couple,
    avec,
    ouDit(situation),
    touche.length > 0 ? touche.slice(0, 4).join(", ") : "sans revenu",
    touche.length > 4 ? `et ${touche.length - 4} autres revenus` : "",
  ]
    .filter(Boolean)
    .join(", ")}.`;
}

/** Words that a household is found by. */
export function etiquettesDuFoyer({ demandeur, conjoint, enfants, menage }: Situation): string[] {
  const { activite, annee_etude, scolarite } = demandeur;
  return [
    ...(activite ? [v.activites[activite]] : []),
    ...(demandeur.alternant ? ["alternance"] : []),
    ...(activite === "etudiant" && scolarite ? [v.scolarites[scolarite]] : []),
    ...(annee_etude ? [v.anneesEtude[annee_etude]] : []),
    ...(conjoint ? ["en couple"] : []),
    ...(enfants && enfants.length > 0 ? [enfants.length > 1 ? "plusieurs enfants" : "un enfant"] : []),
    ...particularites(demandeur),
    ...(demandeur.habite_chez_parents ? ["chez ses parents"] : []),
    ...(menage.statut_occupation_logement ? [v.statutsLogement[menage.statut_occupation_logement]] : []),
  ];
}
