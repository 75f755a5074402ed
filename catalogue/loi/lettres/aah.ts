import * as aah from "../formules/handicap/aah.ts";
import { taux_incapacite } from "../formules/communs/donnees.ts";
import { af_nbenf, prestations_familiales_enfant_a_charge } from "../formules/famille/enfants.ts";
import { salaire_imposable } from "../formules/impot/index.ts";
import type { Variable } from "../moteur/variable.ts";
import type { IndividuDeLaLoi } from "../moteur/entites.ts";
import { anneeDe, moisDeLAnnee, precedents } from "../mois.ts";
import { auBareme, ligne, type LigneDeLettre, ligneNulle, noeudDe, type Redaction } from "./ligne.ts";
import { lignesDesRevenus, lignesDuFoyer } from "./mots.ts";

/** Per cent of incapacity from which the parents of a child have the AEEH (CSS, art. L541-1 and R541-1). */
const TAUX_DE_L_AEEH = 50;

/** What counts of the person alone: the last three months of who works, the year before last otherwise. */
function ressources(r: Redaction, personne: IndividuDeLaLoi): LigneDeLettre[] {
  const travaille = salaire_imposable(r.c, personne, r.mois) > 0;
  const fenetre = travaille ? precedents(3, r.mois) : moisDeLAnnee(anneeDe(r.mois) - 2);
  const lues: Variable<IndividuDeLaLoi, number>[] = travaille
    ? [
        aah.aah_base_ressources_activite_eval_trimestrielle,
        aah.aah_base_ressources_hors_activite_eval_trimestrielle,
      ]
    : [aah.aah_base_ressources_activite_eval_annuelle];
  const lignes = lues.flatMap((variable) =>
    lignesDesRevenus(r, personne, noeudDe(r, variable, personne), fenetre),
  );
  const eues = lignes.filter(({ euros }) => euros);
  return [
    ...(eues.length > 0 ? eues : lignes.slice(0, 1)),
    ligne(
      "Après abattements, vos ressources comptent par mois pour",
      noeudDe(r, aah.aah_base_ressources_deconjugalisee, personne),
    ),
  ];
}

/** The letter of the AAH: the applicant’s means alone, whoever shares the household. */
export function lettreDeLAah(r: Redaction): LigneDeLettre[] {
  const { c, mois } = r;
  const { demandeur, famille } = c;
  const aide = noeudDe(r, aah.aah, demandeur);
  const droit = noeudDe(r, aah.aah_eligible, demandeur);
  const taux = Math.round(100 * taux_incapacite(c, demandeur, mois));
  if (!droit.valeur && taux >= TAUX_DE_L_AEEH && aah.aLaChargeDesParents(c, demandeur, mois))
    return [
      ligneNulle("Avant 20 ans, à la charge de vos parents, c’est à eux de demander l’AEEH pour vous", droit),
    ];
  if (!droit.valeur)
    return [ligneNulle(`Votre taux d’incapacité (${taux} %) et votre âge n’ouvrent pas ce droit`, droit)];
  const enfants = famille.enfants.filter((un) => prestations_familiales_enfant_a_charge(c, un, mois));
  const plafond = noeudDe(r, aah.aah_plafond_ressources_deconjugalise, demandeur);
  const pensions = noeudDe(r, aah.aah_base_non_cumulable, demandeur);
  const foyer = lignesDuFoyer(
    r,
    { ...famille, parents: [demandeur] },
    enfants,
    noeudDe(r, af_nbenf, famille),
  );
  const lignes = [
    ligne(`Votre taux d’incapacité (${taux} %) ouvre ce droit`, droit, { sansMontant: true }),
    ...foyer,
    auBareme("Pour ce foyer, vos ressources ne doivent pas dépasser, par mois", plafond),
    ...(famille.parents.length > 1
      ? [
          ligne(
            "Les revenus de votre couple ne comptent pas, seulement les vôtres",
            noeudDe(r, aah.aah_base_ressources_deconjugalisee, demandeur),
            { sansMontant: true },
          ),
        ]
      : []),
    ...ressources(r, demandeur),
    ...(pensions.valeur ? [ligne("Vos pensions passent d’abord, par mois", pensions)] : []),
  ];
  return [
    ...lignes,
    aide.valeur
      ? ligne("L’AAH est donc, par mois, de", aide)
      : ligneNulle("Vos ressources ou vos pensions dépassent ce que l’AAH complète", aide),
  ];
}
