import { garde_alternee } from "../formules/communs/donnees.ts";
import * as ppa from "../formules/solidarite/ppa.ts";
import * as revenus from "../formules/solidarite/ppa_ressources.ts";
import { avantageLogement, enfantsComptes, rsa_nb_enfants } from "../formules/solidarite/personnes.ts";
import { trimestreDeReference } from "../formules/solidarite/ressources.ts";
import type { Noeud, Resultat } from "../moteur/definition.ts";
import type { Entite, FamilleDeLaLoi, IndividuDeLaLoi } from "../moteur/entites.ts";
import type { Variable } from "../moteur/variable.ts";
import { ecrirePeriodes } from "../quand.ts";
import { auBareme, ligne, type LigneDeLettre, ligneNulle, noeudDe, type Redaction } from "./ligne.ts";
import { accorder, lignesDuFoyer } from "./mots.ts";

/** A value of several months in a row: once for the months where it is the same. */
function parMois<E extends Entite, V extends Resultat>(
  r: Redaction,
  mois: readonly number[],
  variable: Variable<E, V>,
  entite: E,
): { periodes: number[]; noeud: Noeud }[] {
  const groupes: { periodes: number[]; noeud: Noeud }[] = [];
  for (const un of mois) {
    const noeud = noeudDe(r, variable, entite, un);
    const dernier = groupes.at(-1);
    if (dernier?.noeud.valeur === noeud.valeur) dernier.periodes.push(un);
    else groupes.push({ periodes: [un], noeud });
  }
  return groupes;
}

/** « de février 2026 à avril 2026 », « en mai 2026 ». */
const quand = (periodes: readonly number[]): string =>
  `${periodes.length > 1 ? "" : "en "}${ecrirePeriodes(periodes)}`;

function travailDe(r: Redaction, mois: readonly number[], personne: IndividuDeLaLoi): LigneDeLettre[] {
  return parMois(r, mois, revenus.ppa_revenu_activite_individu, personne).map(({ periodes, noeud }) =>
    ligne(`${accorder(r, personne, ["avez gagné", "a gagné"])}, par mois, ${quand(periodes)}`, noeud, {
      suppose: r.incertain(noeud),
    }),
  );
}

/** The scale and the resources of each month. */
function lignesDesMois(r: Redaction, famille: FamilleDeLaLoi, mois: readonly number[]): LigneDeLettre[] {
  const de = <V extends Resultat>(
    variable: Variable<FamilleDeLaLoi, V>,
    phrase: (quand: string) => string,
    { zeroAussi = false, bareme = false }: { zeroAussi?: boolean; bareme?: boolean } = {},
  ) =>
    parMois(r, mois, variable, famille)
      .filter(({ noeud }) => zeroAussi || noeud.valeur)
      .map(({ periodes, noeud }) => (bareme ? auBareme : ligne)(phrase(quand(periodes)), noeud));
  const bonifications = famille.membres.flatMap((un) =>
    parMois(r, mois, ppa.ppa_bonification, un)
      .filter(({ noeud }) => noeud.valeur)
      .map(({ periodes, noeud }) =>
        auBareme(
          `${accorder(r, un, ["avez", "a"])} un bonus de travail, par mois, ${quand(periodes)}`,
          noeud,
        ),
      ),
  );
  const gratuit = mois.some((un) => avantageLogement(r.c, famille, un));
  return [
    ...de(ppa.ppa_fictive_montant_forfaitaire, (q) => `La base de votre foyer, ${q}, est par mois de`, {
      bareme: true,
    }),
    ...bonifications,
    ...de(revenus.ppa_ressources_hors_activite, (q) => `Vos autres ressources, ${q}, comptent par mois pour`),
    ...de(
      ppa.ppa_forfait_logement,
      (q) => `${gratuit ? "Se loger sans loyer" : "Votre aide au logement"}, ${q}, compte par mois pour`,
      { bareme: true },
    ),
    ...de(ppa.ppa_fictive, (q) => `La prime calculée, ${q}, est par mois de`, { zeroAussi: true }),
  ];
}

/** Both figures, for the parent of a child in alternating custody: which of the two homes counts it is not settled. */
function selonLaGarde(r: Redaction, famille: FamilleDeLaLoi, dernier: number): LigneDeLettre[] {
  if (!enfantsComptes(r.c, famille, dernier).some((un) => garde_alternee(r.c, un, dernier))) return [];
  return [
    ligne(
      "L’enfant en garde alternée compte ici pour moitié ; compté chez vous seulement, elle serait de",
      noeudDe(r, ppa.ppa_garde_ici, famille),
    ),
    ligne(
      "Compté chez l’autre parent seulement, elle serait de",
      noeudDe(r, ppa.ppa_garde_ailleurs, famille),
    ),
  ];
}

/** The letter of the prime d’activité. */
export function lettreDeLaPrime(r: Redaction): LigneDeLettre[] {
  const { c } = r;
  const { famille } = c;
  const mois = trimestreDeReference(c, r.mois);
  const aide = noeudDe(r, ppa.ppa, famille);
  const dernier = mois.at(-1) ?? r.mois;
  const foyer = lignesDuFoyer(
    r,
    famille,
    enfantsComptes(c, famille, dernier),
    noeudDe(r, rsa_nb_enfants, famille, dernier),
  );
  const quiTravaille = famille.membres.filter(
    (un) =>
      famille.parents.includes(un) || mois.some((m) => revenus.ppa_revenu_activite_individu(c, un, m) > 0),
  );
  const travail = quiTravaille.flatMap((un) => travailDe(r, mois, un));
  const assez = noeudDe(r, ppa.ppa_eligibilite_apprenants, famille);
  if (!assez.valeur)
    return [...foyer, ...travail, ligneNulle("Ce travail ne suffit pas pour ouvrir droit à la prime", assez)];
  const droit = noeudDe(r, ppa.ppa_eligibilite, famille);
  if (!droit.valeur)
    return [...foyer, ligneNulle("Votre âge ou votre nationalité n’ouvrent pas droit à la prime", droit)];
  return [
    ...foyer,
    ...travail,
    ...lignesDesMois(r, famille, mois),
    ...selonLaGarde(r, famille, dernier),
    aide.valeur
      ? ligne("La prime est la moyenne de ces trois mois, soit, par mois", aide)
      : ligneNulle(
          mois.some((m) => ppa.ppa_fictive(c, famille, m) > 0)
            ? "La moyenne de ces trois mois est trop petite pour être versée"
            : "Vos ressources dépassent ce que la prime complète",
          aide,
        ),
  ];
}
