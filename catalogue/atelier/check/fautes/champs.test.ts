import { expect, it } from "vitest";
import {
  BAFA,
  type Change,
  controlerLePetit,
  COVOITURAGE,
  ditDeLaFaute,
  PERMIS,
  remplacer,
  reperes,
  SANS_FAUTE,
} from "../../../../test/fixtures/petit-catalogue.ts";

const phrase = "Un jeune homme de 20 ans qui habite Moulins.";
const exemples = { "caf-allier-bafa": { phrase, foyer: { commune: "03190" } } };
const noms = new Map([
  ["allier", [{ fact: "menage.departement", codes: ["03"] } as const]],
  ["rennes", [{ fact: "menage.depcom", codes: ["35238"] } as const]],
]);

const dits = (ligne: string) =>
  controlerLePetit(remplacer(BAFA, "Avoir le statut d’allocataire de la Caf.", ligne), {
    ...reperes,
    exemples,
    noms,
  }).filter((un) => !SANS_FAUTE.includes(un));

it.each([
  "Avoir le statut d’allocataire de la Caf.",
  "Avoir de 16 à 29 ans au dépôt.",
  "Habiter l’Allier depuis un an.",
  "Être salarié ou salariée.",
])("l’exemple remplit, ou personne ne lit : %s", (ligne) => {
  expect(dits(ligne)).toEqual([]);
});

it.each([
  "Avoir 21 ans ou plus.",
  "Être étudiant ou étudiante.",
  "Être apprenti ou apprentie.",
  "Être au lycée ou en service civique.",
  "Habiter Rennes depuis un an.",
])("l’exemple contredit : %s", (ligne) => {
  expect(dits(ligne)).toEqual([
    `erreur : ${BAFA}:17:5 conditions.0 : l’exemple montré ne la remplit pas (« ${phrase} ») : l’écrire en règle, ou corriger cette ligne`,
  ]);
});

const enPlus = (ligne: string) => remplacer(BAFA, "legend: maximum", ligne);

it.each<[string | string[], Change]>([
  [
    `erreur : ${BAFA}:8:1 montnat : ce champ n’existe pas ; vouliez-vous « montant » ?`,
    remplacer(BAFA, "montant: 280", "montnat: 280"),
  ],
  [
    `erreur : ${BAFA}:9:1 debut : ce champ n’existe pas : le retirer, ou écrire le nom d’un champ connu`,
    remplacer(BAFA, "legend: maximum", "debut: 2026-12-31\nfin: 2026-12-01"),
  ],
  [
    `erreur : ${BAFA}:1:1 description : il manque ce champ : ajouter « description: … » (ce que l’aide apporte, en une ou deux phrases)`,
    remplacer(
      BAFA,
      "description: De 16 à 29 ans, la Caf de l’Allier vous aide à passer le BAFA, avec 280 € au plus.\n",
      "",
    ),
  ],
  [
    `erreur : ${BAFA}:8:1 montant : un nombre est attendu, sans guillemets ni « € » : écrire 280`,
    remplacer(BAFA, "montant: 280", "montant: 280 €"),
  ],
  [
    `erreur : ${BAFA}:8:1 montant : -280 est trop petit : écrire au moins 0`,
    remplacer(BAFA, "montant: 280", "montant: -280"),
  ],
  [
    `erreur : ${BAFA}:6:1 type : une aide chiffrée a un montant : ajouter montant, ou écrire type: bool`,
    remplacer(BAFA, "montant: 280\n", ""),
  ],
  [
    `erreur : ${BAFA}:8:1 montant : ce montant ne serait jamais montré : l’aide est « type: bool » ; écrire type: float, ou retirer le montant`,
    remplacer(BAFA, "type: float", "type: bool"),
  ],
  [
    `erreur : ${BAFA}:9:1 unit : « € » n’est pas une valeur possible : écrire euro (en euros), percent (en pour cent) ou séances (en séances)`,
    remplacer(BAFA, "legend: maximum", "unit: €"),
  ],
  [
    `erreur : ${BAFA}:7:1 periodicite : « mensuel » n’est pas une valeur possible : écrire ponctuelle (une fois), mensuelle (chaque mois), annuelle (chaque année) ou autre (autrement, ou sans périodicité) ; vouliez-vous « mensuelle » ?`,
    remplacer(BAFA, "ponctuelle", "mensuel"),
  ],
  [
    `erreur : ${BAFA}:5:1 prefix : « l » n’est pas une valeur possible : écrire le, la, les, l’, l', un, une, l’aide ou l'aide`,
    remplacer(BAFA, "prefix: l’", "prefix: l"),
  ],
  [
    `erreur : ${BAFA}:10:1 interestFlag : « _interetBAFA » n’est pas une valeur possible : écrire _interetsAidesVelo (le vélo), _interetBafa (le Bafa), _interetPermisDeConduire (le permis de conduire), _interetEtudesEtranger (les études à l’étranger), _interetAidesSanitaireSocial (les formations sanitaires et sociales), _interetVoiture (la voiture), _interetLogement (le logement), _interetEmploi (l’emploi) ou _interetDiagnostifFinancier (le diagnostic financier) ; vouliez-vous « _interetBafa » ?`,
    remplacer(BAFA, "_interetBafa", "_interetBAFA"),
  ],
  [
    `erreur : ${BAFA}:9:1 fin : date AAAA-MM-JJ attendue`,
    remplacer(BAFA, "legend: maximum", "fin: 31/12/2026"),
  ],
  [
    `erreur : ${BAFA}:9:1 verifie_le : le 2031-01-01 n’est pas encore venu : écrire le jour où la fiche a été relue`,
    remplacer(BAFA, "legend: maximum", "verifie_le: 2031-01-01"),
  ],
  [
    `à vérifier : ${BAFA}:9:1 verifie_le : la fiche n’a pas été relue depuis le 2025-11-21 : la relire, et changer la date`,
    remplacer(BAFA, "legend: maximum", "verifie_le: 2025-11-21"),
  ],
  // des profils vides, acceptés
  [[], remplacer(BAFA, "conditions:\n", "profils: []\nconditions:\n")],
  [
    `erreur : ${COVOITURAGE}:1:1 km : il manque ce champ : ajouter « km: … » (les kilomètres, du plus petit au plus grand : [2, 80])`,
    remplacer(COVOITURAGE, "km: [3, 150]\n", ""),
  ],
  [
    `erreur : ${COVOITURAGE}:7:1 par_passager : les deux nombres sont à l’envers : les écrire du plus petit au plus grand`,
    remplacer(COVOITURAGE, "[1.5, 3]", "[3, 1.5]"),
  ],
  [
    `erreur : ${COVOITURAGE}:8:1 km : les deux nombres sont à l’envers : les écrire du plus petit au plus grand`,
    remplacer(COVOITURAGE, "[3, 150]", "[150, 3]"),
  ],

  [
    `erreur : ${BAFA}:9:1 msa : « oui » n’est ni true (oui) ni false (non) : écrire l’un des deux`,
    enPlus("msa: oui"),
  ],
  [
    `erreur : ${BAFA}:9:1 legend : un texte est attendu : écrire "2026", entre guillemets`,
    enPlus("legend: 2026"),
  ],
  [
    `erreur : ${BAFA}:17:5 conditions.0 : un texte est attendu, et non un groupe de champs : le mettre entre guillemets`,
    remplacer(BAFA, "  - Avoir le statut", "  - Avoir : le statut"),
  ],
  [
    `erreur : ${BAFA}:5:1 prefix : rien n’est écrit : remplir ce champ, ou le retirer`,
    remplacer(BAFA, "prefix: l’", "prefix:"),
  ],
  [
    `erreur : ${PERMIS}:9:1 profils : une liste est attendue : un élément par ligne, après un tiret`,
    remplacer(PERMIS, "profils:\n  - {type: lyceen,", "profils:\n  {type: lyceen,"),
  ],
  [
    `erreur : ${PERMIS}:10:5 profils.0 : des champs sont attendus, de la forme « nom: valeur »`,
    remplacer(
      PERMIS,
      "{type: lyceen, conditions: [{type: annee_etude, values: [seconde, terminale]}]}",
      "lyceen",
    ),
  ],
  [
    `erreur : ${PERMIS}:10:6 profils.0.type : « lycéens » n’est pas une valeur possible : écrire apprenti (en apprentissage), professionnalisation (en contrat de professionnalisation), chomeur (au chômage), etudiant (en études), inactif (sans activité), independant (indépendant), salarie (en emploi), service_civique (en service civique), enseignement_superieur (dans l’enseignement supérieur), lyceen (au lycée), collegien (au collège), stagiaire (en stage), situation_handicap (en situation de handicap), parent ou beneficiaire_rsa (au RSA) ; vouliez-vous « lyceen » ?`,
    remplacer(PERMIS, "type: lyceen", "type: lycéens"),
  ],
  [
    `erreur : ${BAFA}:12:5 conditions_generales.0.operator : il manque ce champ : ajouter « operator: … » (comment comparer : >, >=, =, < ou <=)`,
    remplacer(BAFA, 'operator: ">=", ', ""),
  ],
  [
    `erreur : ${BAFA}:12:33 conditions_generales.0.valeur : ce champ n’existe pas ; vouliez-vous « value » ?`,
    remplacer(BAFA, "value: 16", "valeur: 16"),
  ],
  [
    `erreur : ${BAFA}:4:1 texte : ce champ n’existe pas ; vouliez-vous « description » ?`,
    remplacer(BAFA, "description: De", "texte: De"),
  ],
  [
    `erreur : ${BAFA}:9:1 teleservice : une adresse, ou ses champs connus, sont attendus (docs/specification.md#aides)`,
    enPlus("teleservice: [https://caf.fr]"),
  ],
  [
    `erreur : ${COVOITURAGE}:7:1 par_passager : deux nombres sont attendus, du plus petit au plus grand : [1.5, 3]`,
    remplacer(COVOITURAGE, "[1.5, 3]", "3"),
  ],
  [
    `erreur : ${COVOITURAGE}:5:1 operateurs : rien n’est écrit : remplir ce champ, ou le retirer`,
    remplacer(COVOITURAGE, "[Mobicoop]", "[]"),
  ],
  [
    `erreur : ${COVOITURAGE}:9:1 trajets_par_mois : 1.5 n’est pas un nombre entier : en écrire un`,
    remplacer(COVOITURAGE, "km: [3, 150]", "km: [3, 150]\ntrajets_par_mois: 1.5"),
  ],
])("un champ faux : %s", (dits, change) => {
  expect(ditDeLaFaute(change)).toEqual([dits].flat());
});
