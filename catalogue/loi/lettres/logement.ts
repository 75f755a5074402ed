import { combien } from "../../fiches/phrases/nombres.ts";
import { statutsLogement } from "../../situation/vocabulaire.ts";
import { coloc, logement_chambre, loyer, proprietaire_proche_famille } from "../formules/communs/donnees.ts";
import { zone_apl } from "../formules/communs/lieux.ts";
import * as al from "../formules/logement/index.ts";
import { arrondi } from "../moteur/variable.ts";
import type { FamilleDeLaLoi } from "../moteur/entites.ts";
import { auBareme, ligne, type LigneDeLettre, ligneNulle, noeudDe, type Redaction } from "./ligne.ts";
import { accorder, lignesDesRevenus, lignesDuFoyer } from "./mots.ts";

/** Who is read in the scales: « une personne seule », « un couple », « une famille avec 2 personnes à charge ». */
function taille({ c, mois }: Redaction, famille: FamilleDeLaLoi): string {
  const { enfants, couple } = al.compositionDe(c, famille, mois);
  if (enfants > 0) return `une famille avec ${combien(enfants, "personne")} à charge`;
  return couple ? "un couple" : "une personne seule";
}

/** In a residence under convention, whose APL has a scale of its own. */
const enResidence = ({ c, mois }: Redaction, famille: FamilleDeLaLoi): boolean =>
  al.enResidenceSociale(c, al.logementDe(c, famille), mois);

/** The twelve months read for each partner, or the flat amount of a student. */
function ressources(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre[] {
  const { c, mois } = r;
  const base = noeudDe(r, al.aide_logement_base_ressources, famille);
  const [demandeur] = famille.parents;
  if (demandeur && al.auForfait(c, demandeur, mois))
    return [auBareme("Vos études avant 28 ans vous donnent des ressources fixées d’avance, par an", base)];
  const parPersonne = famille.parents.flatMap((parent) => {
    const sienne = noeudDe(r, al.aide_logement_base_ressources_individu, parent);
    const neutralise = noeudDe(r, al.aide_logement_condition_neutralisation, parent);
    const lignes = lignesDesRevenus(r, parent, sienne, al.anneeGlissante(mois), {
      horsFenetre: true,
    });
    if (!neutralise.valeur) return lignes;
    const verbe = "des revenus d’activité ou de chômage qui ne comptent pas";
    return [
      ligne(accorder(r, parent, [`avez ${verbe}`, `a ${verbe}`]), neutralise, { sansMontant: true }),
      ...lignes.filter(({ euros }) => euros),
    ];
  });
  return [
    ...parPersonne,
    ligne("Après abattements, les ressources du foyer, arrondies à 100 €, sont de", base),
    ...(enResidence(r, famille)
      ? []
      : [
          auBareme(
            "Ces ressources ne réduisent l’aide qu’au-dessus de",
            noeudDe(r, al.aide_logement_R0, famille),
          ),
        ]),
  ];
}

function loyerCompte(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre {
  const { c, mois } = r;
  const logement = al.logementDe(c, famille);
  const reel = noeudDe(r, al.aide_logement_loyer_reel, famille);
  const plafond = noeudDe(r, al.aide_logement_loyer_plafond, famille);
  if (Number(reel.valeur) <= Number(plafond.valeur)) {
    const meuble = al.statutDe(c, famille, mois) === "locataire_meuble";
    return ligne(`Votre loyer compte ${meuble ? "aux deux tiers, car meublé" : "en entier"}`, reel);
  }
  const chambre = logement_chambre(c, logement, mois);
  const qui = chambre ? "une personne seule en chambre" : taille(r, famille);
  const partage = coloc(c, logement, mois) ? ", en colocation" : "";
  const zone = zone_apl(c, logement, mois).replace("_", " ");
  return auBareme(`Votre loyer compte au plafond d’${qui} en ${zone}${partage}`, plafond);
}

/** Residence under convention: its fee counts, within a ceiling. */
function residenceSociale(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre[] {
  const compte = noeudDe(r, al.apl_foyer_redevance, famille);
  const plafond = noeudDe(r, al.apl_foyer_plafond, famille);
  return [
    compte.valeur === plafond.valeur
      ? auBareme("Votre redevance compte jusqu’à", plafond)
      : ligne("Votre redevance compte en entier, comme si elle ne payait ni repas ni service", compte),
    ligne("Il reste toujours à payer au moins", noeudDe(r, al.apl_foyer_redevance_minimale, famille)),
  ];
}

/** Loan or residence: a share of the cost. */
function accessionOuFoyer(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre[] {
  if (enResidence(r, famille)) return residenceSociale(r, famille);
  const accession = al.regimeDe(r.c, famille, r.mois) === "accession";
  const plafond = accession
    ? al.aides_logement_primo_accedant_plafond_mensualite
    : al.aides_logement_foyer_plafond_mensualite;
  return [
    auBareme(
      accession ? "Votre mensualité compte jusqu’à" : "La redevance du foyer compte pour",
      noeudDe(r, plafond, famille),
    ),
    auBareme("Des charges s’ajoutent, au forfait", noeudDe(r, al.aide_logement_charges, famille)),
    ligne("Il reste toujours à payer au moins", noeudDe(r, al.aides_logement_loyer_minimal, famille)),
  ];
}

function locatif(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre[] {
  return [
    loyerCompte(r, famille),
    auBareme("Des charges s’ajoutent, au forfait", noeudDe(r, al.aide_logement_charges, famille)),
    ligne(
      "Avec ces ressources, il vous reste à payer au moins",
      noeudDe(r, al.aide_logement_participation_personnelle, famille),
    ),
  ];
}

/** From the amount of the scale to what is paid, up to what makes it nil. */
function montants(r: Redaction, famille: FamilleDeLaLoi, fin: LigneDeLettre): LigneDeLettre[] {
  const avant = noeudDe(r, al.aide_logement_montant_selectionne_avant_seuil, famille);
  if (!avant.valeur) return [ligneNulle("Ce reste à payer couvre tout le loyer et les charges", avant)];
  const dusSeuil = noeudDe(r, al.aide_logement_montant_brut_avant_degressivite, famille);
  const lignes = [ligne("L’aide de départ est donc de", avant)];
  if (!dusSeuil.valeur) return [...lignes, ligneNulle("Une aide aussi petite n’est pas versée", dusSeuil)];
  const brut = noeudDe(r, al.aide_logement_montant_brut, famille);
  if (!brut.valeur) {
    const raison = enResidence(r, famille)
      ? "Une aide aussi petite n’est pas versée"
      : "Un loyer aussi élevé supprime l’aide";
    return [...lignes, ligneNulle(raison, brut)];
  }
  const cher = al.regimeDe(r.c, famille, r.mois) === "locatif" && al.degressivite(r.c, famille, r.mois) < 1;
  const crds = noeudDe(r, al.crds_logement, famille);
  lignes.push(
    ligne(`${cher ? "Votre loyer élevé réduit l’aide ; après" : "Après"} une retenue fixe, il reste`, brut),
  );
  const proche = noeudDe(r, proprietaire_proche_famille, famille);
  if (!fin.euros)
    return [...lignes, ligneNulle("Votre logement appartient à un parent proche : rien n’est dû", proche)];
  lignes.push(
    ligne("Une contribution, la CRDS, en retire", crds, { euros: arrondi(-Number(crds.valeur), 2) }),
  );
  const entier = noeudDe(r, al.aide_logement_montant_entier, famille);
  if (entier.valeur !== fin.euros)
    lignes.push(
      ligne("Toute l’année avec votre enfant en garde alternée, elle serait de", entier),
      ligne(
        "Il compte la moitié de l’année : l’aide est la moyenne avec et sans lui",
        noeudDe(r, al.aide_logement_montant, famille),
        {
          sansMontant: true,
        },
      ),
    );
  return [...lignes, fin];
}

/** The letter of the housing aid. */
export function lettreDuLogement(r: Redaction): LigneDeLettre[] {
  const { c, mois } = r;
  const { famille } = c;
  const aide = noeudDe(r, al.aide_logement, famille);
  const regime = al.regimeDe(c, famille, mois);
  if (!regime) {
    const statut = al.statutDe(c, famille, mois);
    const dit = Object.hasOwn(statutsLogement, statut)
      ? statutsLogement[statut as keyof typeof statutsLogement]
      : "inconnu";
    return [ligneNulle(`Votre logement (${dit}) n’ouvre pas droit à cette aide`, aide)];
  }
  const sejour = noeudDe(r, al.aide_logement_condition_sejour, famille);
  if (!sejour.valeur)
    return [ligneNulle("Un titre de séjour « étudiant » sans bourse n’ouvre plus ce droit", sejour)];
  const cout = noeudDe(r, loyer, al.logementDe(c, famille));
  if (!cout.valeur && regime !== "foyer")
    return [ligneNulle("Sans loyer ni mensualité à payer, rien n’est dû", aide)];
  const compte = noeudDe(r, al.al_nb_personnes_a_charge, famille);
  const couple = noeudDe(r, al.al_couple, famille);
  return [
    ...lignesDuFoyer(r, famille, al.personnesACharge(c, famille, mois), compte),
    ...(couple.valeur && famille.parents.length === 1
      ? [ligne("Une grossesse vous donne le barème d’un couple", couple, { sansMontant: true })]
      : []),
    ...ressources(r, famille),
    ...(regime === "locatif" ? locatif(r, famille) : accessionOuFoyer(r, famille)),
    ...montants(r, famille, ligne("L’aide est donc, par mois, de", aide)),
  ];
}
