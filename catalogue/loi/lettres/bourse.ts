import { combien } from "../../fiches/phrases/nombres.ts";
import * as bourse from "../formules/bourses/superieur.ts";
import * as conditions from "../formules/bourses/conditions.ts";
import {
  bourse_criteres_sociaux_base_ressources,
  bourse_criteres_sociaux_etudiant_autonome,
} from "../formules/bourses/ressources.ts";
import { revenu_assimile_pension, revenu_assimile_salaire } from "../formules/impot/index.ts";
import type { IndividuDeLaLoi } from "../moteur/entites.ts";
import { anneeDe } from "../mois.ts";
import { accorder } from "./mots.ts";
import { auBareme, ligne, type LigneDeLettre, ligneNulle, noeudDe, type Redaction } from "./ligne.ts";

const CONDITIONS = [
  [conditions.bourse_criteres_sociaux_eligibilite_etude, "Vos études n’ouvrent pas droit à cette bourse"],
  [conditions.bourse_criteres_sociaux_eligibilite_age, "Votre âge n’ouvre pas droit à cette bourse"],
  [
    conditions.bourse_criteres_sociaux_eligibilite_nationalite,
    "Votre nationalité n’ouvre pas seule droit à cette bourse",
  ],
] as const;

/** Wages and pensions of the year before last of who is on the student’s own tax return. */
const revenusPropres = (r: Redaction, etudiant: IndividuDeLaLoi, annee: number): LigneDeLettre[] =>
  r.c.foyerFiscalDe(etudiant).declarants.flatMap((un) => {
    const salaires = noeudDe(r, revenu_assimile_salaire, un, annee);
    const pensions = noeudDe(r, revenu_assimile_pension, un, annee);
    const qui = accorder(r, un, ["avez eu", "a eu"]);
    return [salaires, ...(pensions.valeur ? [pensions] : [])].map((noeud) =>
      ligne(`${qui} en ${annee} (${noeud.definition.libelle})`, noeud, { suppose: r.incertain(noeud) }),
    );
  });

/** What else gives points, when it does. */
const situationComptee = (r: Redaction): string =>
  noeudDe(r, bourse.bourse_criteres_sociaux_points_de_charge_situation, r.c.demandeur).valeur
    ? ", le handicap reconnu ou l’aide à un proche"
    : "";

/** The letter of the scholarship. */
export function lettreDeLaBourse(r: Redaction): LigneDeLettre[] {
  const { demandeur } = r.c;
  const aide = noeudDe(r, bourse.bourse_criteres_sociaux, demandeur);
  for (const [condition, phrase] of CONDITIONS) {
    const noeud = noeudDe(r, condition, demandeur);
    if (!noeud.valeur) return [ligneNulle(phrase, noeud)];
  }
  const annee = anneeDe(r.mois) - 2;
  const autonome = noeudDe(r, bourse_criteres_sociaux_etudiant_autonome, demandeur);
  const ressources = noeudDe(r, bourse_criteres_sociaux_base_ressources, demandeur);
  const points = noeudDe(r, bourse.bourse_criteres_sociaux_points_de_charge, demandeur);
  const echelon = noeudDe(r, bourse.bourse_criteres_sociaux_echelon, demandeur);
  const rang = Number(echelon.valeur);
  const lignes = [
    ligne(
      autonome.valeur
        ? "Vos propres ressources comptent, pas celles de vos parents"
        : "Les ressources de vos parents comptent, pas les vôtres",
      autonome,
      { sansMontant: true },
    ),
    ...(autonome.valeur ? revenusPropres(r, demandeur, annee) : []),
    ligne(`Pour l’année ${annee}, ces ressources sont de`, ressources),
    ligne(
      `La distance${situationComptee(r)} et les enfants de vos parents donnent ${combien(Number(points.valeur), "point")}`,
      points,
      { sansMontant: true },
    ),
  ];
  if (rang < 0)
    return [...lignes, ligneNulle("Ces ressources dépassent le plafond de tous les échelons", echelon)];
  return [
    ...lignes,
    ligne(`Vous êtes à l’échelon ${rang || "0 bis"}, sur une échelle de 0 bis à 7`, echelon, {
      sansMontant: true,
    }),
    auBareme("La bourse est donc, dix mois par an, de", aide),
  ];
}
