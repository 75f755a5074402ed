import { garde_alternee } from "../formules/communs/donnees.ts";
import { etudiant, service_civique } from "../formules/communs/personnes.ts";
import * as rsa from "../formules/solidarite/index.ts";
import type { FamilleDeLaLoi, IndividuDeLaLoi } from "../moteur/entites.ts";
import { ecrirePeriodes } from "../quand.ts";
import { auBareme, ligne, type LigneDeLettre, ligneNulle, noeudDe, type Redaction } from "./ligne.ts";
import { accorder, lignesDesRevenus, lignesDuFoyer } from "./mots.ts";

/** Work and other money of one person over the three months, then what stopped and counts no more. */
function revenusDe(r: Redaction, personne: IndividuDeLaLoi): LigneDeLettre[] {
  const mois = rsa.trimestreDeReference(r.c, r.mois);
  const travail = noeudDe(r, rsa.rsa_revenu_activite_individu, personne);
  const autres = noeudDe(r, rsa.rsa_base_ressources_individu, personne);
  const gagnes = lignesDesRevenus(r, personne, travail, mois);
  const eus = lignesDesRevenus(r, personne, autres, mois).filter(({ euros }) => euros);
  const lignes = [...gagnes.filter(({ euros }) => euros || eus.length === 0), ...eus];
  const remplace = noeudDe(r, rsa.rsa_has_ressources_substitution, personne);
  if (!travail.valeur && rsa.travailArrete(r.c, personne, r.mois)) {
    const arret =
      "un revenu arrêté que rien ne remplace : il ne compte pas (après une démission, le département peut décider qu’il compte)";
    return [
      ...eus,
      ligne(accorder(r, personne, [`avez ${arret}`, `a ${arret}`]), remplace, { sansMontant: true }),
    ];
  }
  return lignes;
}

/** Why the family has no right at all. */
function sansDroit(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre {
  const droit = noeudDe(r, rsa.rsa_eligibilite, famille);
  const etudie = famille.parents.every((parent) => etudiant(r.c, parent, r.mois));
  const volontaire = rsa.parentsComptes(r.c, famille, r.mois).length === 0;
  return ligneNulle(
    volontaire
      ? "Pendant le service civique, le RSA est suspendu"
      : etudie
        ? "Pendant vos études, vous n’avez pas droit au RSA"
        : "Votre âge, vos enfants ou votre nationalité n’ouvrent pas droit au RSA",
    droit,
  );
}

function ressources(r: Redaction, famille: FamilleDeLaLoi): LigneDeLettre[] {
  const mois = rsa.trimestreDeReference(r.c, r.mois);
  const gens = [...rsa.parentsPresents(r.c, famille, r.mois), ...rsa.enfantsComptes(r.c, famille, r.mois)];
  const prestations = noeudDe(r, rsa.rsa_base_ressources_prestations_familiales, famille);
  const minima = noeudDe(r, rsa.rsa_base_ressources_minima_sociaux, famille);
  const adultes = new Set(famille.parents);
  return [
    ...gens.flatMap((un) => revenusDe(r, un).filter(({ euros }) => euros !== 0 || adultes.has(un))),
    ...(minima.valeur ? [ligne("D’autres minima sociaux comptent pour", minima)] : []),
    ...(prestations.valeur ? [ligne("Les prestations familiales comptent pour", prestations)] : []),
    ligne(
      `Par mois, en moyenne ${ecrirePeriodes(mois)}, vos ressources comptent pour`,
      noeudDe(r, rsa.rsa_base_ressources, famille),
    ),
  ];
}

/** A volunteer of the civic service, whom the RSA of the others leaves out. */
const sansVolontaire = (r: Redaction, { parents }: FamilleDeLaLoi): LigneDeLettre[] =>
  parents
    .filter((un) => rsa.volontaire(r.c, un, r.mois))
    .map((un) => {
      const dit = "en service civique : le RSA se calcule sans";
      const phrase = accorder(r, un, [`êtes ${dit} vous`, `est ${dit} cette personne`]);
      return ligne(phrase, noeudDe(r, service_civique, un), { sansMontant: true });
    });

/** The letter of the RSA. */
export function lettreDuRsa(r: Redaction): LigneDeLettre[] {
  const { c, mois } = r;
  const { famille } = c;
  const aide = noeudDe(r, rsa.rsa, famille);
  const socle = noeudDe(r, rsa.rsa_socle, famille);
  const majore = noeudDe(r, rsa.rsa_socle_majore, famille);
  const compte = noeudDe(r, rsa.rsa_nb_enfants, famille);
  const foyer = lignesDuFoyer(r, famille, rsa.enfantsComptes(c, famille, mois), compte);
  if (!socle.valeur && !majore.valeur) return [...foyer, sansDroit(r, famille)];
  const isole = rsa.rsa_majore_eligibilite(c, famille, mois) && majore.valeur > socle.valeur;
  const forfait = noeudDe(r, rsa.rsa_forfait_logement, famille);
  const lignes = [
    ...foyer,
    ...sansVolontaire(r, famille),
    auBareme(
      isole
        ? "Parent seul sans ressources, vous auriez droit à"
        : "Sans aucune ressource, vous auriez droit à",
      isole ? majore : socle,
    ),
    ...(rsa.enfantsComptes(c, famille, mois).some((un) => garde_alternee(c, un, mois))
      ? [
          ligne("Un enfant en garde alternée y compte pour moitié", isole ? majore : socle, {
            sansMontant: true,
          }),
        ]
      : []),
    ...ressources(r, famille),
  ];
  if (forfait.valeur) {
    const gratuit = rsa.avantageLogement(c, famille, mois);
    lignes.push(
      auBareme(
        gratuit ? "Se loger sans loyer compte comme un revenu de" : "Votre aide au logement compte pour",
        forfait,
      ),
    );
  }
  return [
    ...lignes,
    aide.valeur
      ? ligne("Le RSA complète : il est donc, par mois, de", aide)
      : ligneNulle("Vos ressources atteignent ce montant, à quelques euros près : le RSA est de", aide),
  ];
}
