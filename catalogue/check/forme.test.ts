import { expect, it } from "vitest";
import {
  BAFA,
  type Change,
  COVOITURAGE,
  ditDeLaFaute,
  PERMIS,
  remplacer,
} from "../../test/fixtures/petit-catalogue.ts";

const enPlus = (ligne: string) => remplacer(BAFA, "legend: maximum", ligne);

it.each<[string, Change, string[]]>([
  [
    "un oui qui n’en est pas un",
    enPlus("msa: oui"),
    [`erreur : ${BAFA}:9:1 msa : « oui » n’est ni true (oui) ni false (non) : écrire l’un des deux`],
  ],
  [
    "un texte qui est un nombre",
    enPlus("legend: 2026"),
    [`erreur : ${BAFA}:9:1 legend : un texte est attendu : écrire "2026", entre guillemets`],
  ],
  [
    "un texte coupé par un deux-points",
    remplacer(BAFA, "  - Avoir le statut", "  - Avoir : le statut"),
    [
      `erreur : ${BAFA}:17:5 conditions.0 : un texte est attendu, et non un groupe de champs : le mettre entre guillemets`,
    ],
  ],
  [
    "un champ sans rien",
    remplacer(BAFA, "prefix: l’", "prefix:"),
    [`erreur : ${BAFA}:5:1 prefix : rien n’est écrit : remplir ce champ, ou le retirer`],
  ],
  [
    "une liste qui n’en est pas une",
    remplacer(PERMIS, "profils:\n  - {type: lyceen,", "profils:\n  {type: lyceen,"),
    [`erreur : ${PERMIS}:9:1 profils : une liste est attendue : un élément par ligne, après un tiret`],
  ],
  [
    "un profil sans accolades",
    remplacer(
      PERMIS,
      "{type: lyceen, conditions: [{type: annee_etude, values: [seconde, terminale]}]}",
      "lyceen",
    ),
    [`erreur : ${PERMIS}:10:5 profils.0 : des champs sont attendus, de la forme « nom: valeur »`],
  ],
  [
    "un profil inconnu",
    remplacer(PERMIS, "type: lyceen", "type: lycéens"),
    [
      `erreur : ${PERMIS}:10:6 profils.0.type : « lycéens » n’est pas une valeur possible : écrire apprenti (en apprentissage), professionnalisation (en contrat de professionnalisation), chomeur (au chômage), etudiant (en études), inactif (sans activité), independant (indépendant), salarie (en emploi), service_civique (en service civique), enseignement_superieur (dans l’enseignement supérieur), lyceen (au lycée), collegien (au collège), stagiaire (en stage), situation_handicap (en situation de handicap), parent ou beneficiaire_rsa (au RSA) ; vouliez-vous « lyceen » ?`,
    ],
  ],
  [
    "une règle sans son opérateur",
    remplacer(BAFA, 'operator: ">=", ', ""),
    [
      `erreur : ${BAFA}:12:5 conditions_generales.0.operator : il manque ce champ : ajouter « operator: … » (comment comparer : >, >=, =, < ou <=)`,
    ],
  ],
  [
    "un champ presque connu d’une règle",
    remplacer(BAFA, "value: 16", "valeur: 16"),
    [
      `erreur : ${BAFA}:12:33 conditions_generales.0.valeur : ce champ n’existe pas ; vouliez-vous « value » ?`,
    ],
  ],
  [
    "un champ en français, dit une fois",
    remplacer(BAFA, "description: De", "texte: De"),
    [`erreur : ${BAFA}:4:1 texte : ce champ n’existe pas ; vouliez-vous « description » ?`],
  ],
  [
    "un téléservice qui est une liste",
    enPlus("teleservice: [https://caf.fr]"),
    [
      `erreur : ${BAFA}:9:1 teleservice : une adresse, ou ses champs connus, sont attendus (docs/specification.md#aides)`,
    ],
  ],
  [
    "un seul montant par passager",
    remplacer(COVOITURAGE, "[1.5, 3]", "3"),
    [
      `erreur : ${COVOITURAGE}:7:1 par_passager : deux nombres sont attendus, du plus petit au plus grand : [1.5, 3]`,
    ],
  ],
  [
    "aucune application",
    remplacer(COVOITURAGE, "[Mobicoop]", "[]"),
    [`erreur : ${COVOITURAGE}:5:1 operateurs : rien n’est écrit : remplir ce champ, ou le retirer`],
  ],
  [
    "une moitié de trajet",
    remplacer(COVOITURAGE, "km: [3, 150]", "km: [3, 150]\ntrajets_par_mois: 1.5"),
    [`erreur : ${COVOITURAGE}:9:1 trajets_par_mois : 1.5 n’est pas un nombre entier : en écrire un`],
  ],
])("se dit en français : %s", (_, change, attendus) => {
  expect(ditDeLaFaute(change)).toEqual(attendus);
});
