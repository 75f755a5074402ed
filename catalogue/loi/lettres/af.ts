import { combien } from "../../fiches/phrases/nombres.ts";
import { age } from "../formules/communs/personnes.ts";
import * as af from "../formules/famille/af.ts";
import { af_nbenf, outreMer, prestations_familiales_enfant_a_charge } from "../formules/famille/enfants.ts";
import {
  prestations_familiales_base_ressources,
  prestations_familiales_base_ressources_individu,
} from "../formules/famille/ressources.ts";
import { anneeDe } from "../mois.ts";
import type { Noeud } from "../moteur/definition.ts";
import type { FamilleDeLaLoi } from "../moteur/entites.ts";
import { auBareme, ligne, type LigneDeLettre, ligneNulle, noeudDe, type Redaction } from "./ligne.ts";
import { accorder, lignesDuFoyer, nommer } from "./mots.ts";

const PARTS = {
  "1": "Sous le premier plafond, vous recevez le montant entier",
  "2": "Au-dessus du premier plafond, vous recevez la moitié",
  "3": "Au-dessus du second plafond, vous recevez le quart",
};

/** Which part is paid, by the rate that the amount read. */
const partLue = ({ parametres }: Noeud): string => {
  const [, tranche = "1"] =
    parametres.map(({ chemin }) => /taux_tranche_([123])$/.exec(chemin)).find((trouve) => trouve !== null) ??
    [];
  return PARTS[tranche as keyof typeof PARTS];
};

function ressources(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre[] {
  const annee = anneeDe(r.mois) - 2;
  return [
    ...famille.parents.map((parent) => {
      const siennes = noeudDe(r, prestations_familiales_base_ressources_individu, parent);
      const phrase = `${accorder(r, parent, ["avez eu", "a eu"])} en ${annee}, après abattement`;
      return ligne(phrase, siennes, { suppose: r.incertain(siennes) });
    }),
    ligne(
      `Les ressources du foyer, pour l’année ${annee}, sont de`,
      noeudDe(r, prestations_familiales_base_ressources, famille),
    ),
  ];
}

/** The letter of the family allowances. */
export function lettreDesAllocations(r: Redaction): LigneDeLettre[] {
  const { c, mois } = r;
  const { famille } = c;
  const nombre = noeudDe(r, af_nbenf, famille);
  const enfants = famille.enfants.filter((un) => prestations_familiales_enfant_a_charge(c, un, mois));
  const lointain = outreMer(c, famille, mois);
  const droit = noeudDe(r, lointain ? af.af_eligibilite_dom : af.af_eligibilite_base, famille);
  const foyer = lignesDuFoyer(r, famille, enfants, nombre);
  const forfait = noeudDe(r, af.af_allocation_forfaitaire, famille);
  const aide = noeudDe(r, af.af, famille);
  if (!droit.valeur && !aide.valeur) {
    const minimum = lointain ? "au moins un enfant" : "au moins deux enfants";
    const comptes = enfants.length > 0 ? ` : nous en comptons ${enfants.length}` : "";
    return [...foyer, ligneNulle(`Il faut ${minimum} à charge${comptes}`, droit)];
  }
  const base = noeudDe(r, af.af_base, famille);
  const majores = enfants.filter((un) => af.af_majoration_enfant(c, un, mois) > 0);
  const ages = majores.map((un) => age(c, un, mois));
  const majoration = noeudDe(r, af.af_majoration, famille);
  const complements = [
    noeudDe(r, af.af_complement_degressif, famille),
    noeudDe(r, af.af_allocation_forfaitaire_complement_degressif, famille),
  ];
  return [
    ...foyer,
    ...ressources(r, famille),
    ...(base.valeur
      ? [
          ligne(partLue(base), base, { sansMontant: true }),
          auBareme(`Pour ${combien(enfants.length, "enfant")}, la base est par mois de`, base),
        ]
      : []),
    ...(majoration.valeur
      ? [ligne(`Pour l’âge (${ages.join(" et ")} ans) s’ajoute, pour ${nommer(r, majores)}`, majoration)]
      : []),
    ...(forfait.valeur ? [ligne("Pour un enfant de 20 ans s’ajoute", forfait)] : []),
    ...complements
      .filter(({ valeur }) => valeur)
      .map((un) => ligne("Un complément adoucit le passage du plafond", un)),
    ligne("Les allocations familiales sont donc, par mois, de", aide),
  ];
}
