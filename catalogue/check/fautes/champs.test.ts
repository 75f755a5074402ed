import { expect, it } from "vitest";
import {
  BAFA,
  COVOITURAGE,
  remplacer,
  type Change,
  ditDeLaFaute,
} from "../../../test/fixtures/petit-catalogue.ts";

it.each<[string, Change, string[]]>([
  [
    "un champ inconnu, presque le bon",
    remplacer(BAFA, "montant: 280", "montnat: 280"),
    [`erreur : ${BAFA}:8:1 montnat : ce champ n’existe pas ; vouliez-vous « montant » ?`],
  ],
  [
    "un champ inconnu",
    remplacer(BAFA, "legend: maximum", "debut: 2026-12-31\nfin: 2026-12-01"),
    [`erreur : ${BAFA}:9:1 debut : ce champ n’existe pas : le retirer, ou écrire le nom d’un champ connu`],
  ],
  [
    "une description manquante",
    remplacer(
      BAFA,
      "description: De 16 à 29 ans, la Caf de l’Allier vous aide à passer le BAFA, avec 280 € au plus.\n",
      "",
    ),
    [
      `erreur : ${BAFA}:1:1 description : il manque ce champ : ajouter « description: … » (ce que l’aide apporte, en une ou deux phrases)`,
    ],
  ],
  [
    "un montant en texte",
    remplacer(BAFA, "montant: 280", "montant: 280 €"),
    [`erreur : ${BAFA}:8:1 montant : un nombre est attendu, sans guillemets ni « € » : écrire 280`],
  ],
  [
    "un montant négatif",
    remplacer(BAFA, "montant: 280", "montant: -280"),
    [`erreur : ${BAFA}:8:1 montant : -280 est trop petit : écrire au moins 0`],
  ],
  [
    "une aide chiffrée sans montant",
    remplacer(BAFA, "montant: 280\n", ""),
    [`erreur : ${BAFA}:6:1 type : une aide chiffrée a un montant : ajouter montant, ou écrire type: bool`],
  ],
  [
    "un montant qui ne se montre pas",
    remplacer(BAFA, "type: float", "type: bool"),
    [
      `erreur : ${BAFA}:8:1 montant : ce montant ne serait jamais montré : l’aide est « type: bool » ; écrire type: float, ou retirer le montant`,
    ],
  ],
  [
    "une unité qui n’est pas un code",
    remplacer(BAFA, "legend: maximum", "unit: €"),
    [
      `erreur : ${BAFA}:9:1 unit : « € » n’est pas une valeur possible : écrire euro (en euros), percent (en pour cent) ou séances (en séances)`,
    ],
  ],
  [
    "une périodicité inconnue",
    remplacer(BAFA, "ponctuelle", "mensuel"),
    [
      `erreur : ${BAFA}:7:1 periodicite : « mensuel » n’est pas une valeur possible : écrire ponctuelle (une fois), mensuelle (chaque mois), annuelle (chaque année) ou autre (autrement, ou sans périodicité) ; vouliez-vous « mensuelle » ?`,
    ],
  ],
  [
    "un article inconnu",
    remplacer(BAFA, "prefix: l’", "prefix: l"),
    [
      `erreur : ${BAFA}:5:1 prefix : « l » n’est pas une valeur possible : écrire le, la, les, l’, l', un, une, l’aide ou l'aide`,
    ],
  ],
  [
    "un intérêt inconnu",
    remplacer(BAFA, "_interetBafa", "_interetBAFA"),
    [
      `erreur : ${BAFA}:10:1 interestFlag : « _interetBAFA » n’est pas une valeur possible : écrire _interetsAidesVelo (le vélo), _interetBafa (le Bafa), _interetPermisDeConduire (le permis de conduire), _interetEtudesEtranger (les études à l’étranger), _interetAidesSanitaireSocial (les formations sanitaires et sociales), _interetVoiture (la voiture), _interetLogement (le logement), _interetEmploi (l’emploi) ou _interetDiagnostifFinancier (le diagnostic financier) ; vouliez-vous « _interetBafa » ?`,
    ],
  ],
  [
    "une fin au format français",
    remplacer(BAFA, "legend: maximum", "fin: 31/12/2026"),
    [`erreur : ${BAFA}:9:1 fin : date AAAA-MM-JJ attendue`],
  ],
  [
    "une fin passée",
    remplacer(BAFA, "legend: maximum", "fin: 2020-01-01"),
    [
      `à vérifier : ${BAFA}:9:1 fin : l’aide est finie depuis le 2020-01-01 : la retirer, ou corriger la date`,
    ],
  ],
  [
    "une relecture à venir",
    remplacer(BAFA, "legend: maximum", "verifie_le: 2031-01-01"),
    [
      `erreur : ${BAFA}:9:1 verifie_le : le 2031-01-01 n’est pas encore venu : écrire le jour où la fiche a été relue`,
    ],
  ],
  [
    "une relecture d’il y a plus d’un an",
    remplacer(BAFA, "legend: maximum", "verifie_le: 2025-11-21"),
    [
      `à vérifier : ${BAFA}:9:1 verifie_le : la fiche n’a pas été relue depuis le 2025-11-21 : la relire, et changer la date`,
    ],
  ],
  ["des profils vides, acceptés", remplacer(BAFA, "conditions:\n", "profils: []\nconditions:\n"), []],
  [
    "un champ oublié dans une ligne de table",
    remplacer(COVOITURAGE, "km: [3, 150]\n", ""),
    [
      `erreur : ${COVOITURAGE}:1:1 km : il manque ce champ : ajouter « km: … » (les kilomètres, du plus petit au plus grand : [2, 80])`,
    ],
  ],
  [
    "des montants par passager à l’envers",
    remplacer(COVOITURAGE, "[1.5, 3]", "[3, 1.5]"),
    [
      `erreur : ${COVOITURAGE}:7:1 par_passager : les deux nombres sont à l’envers : les écrire du plus petit au plus grand`,
    ],
  ],
  [
    "des kilomètres à l’envers",
    remplacer(COVOITURAGE, "[3, 150]", "[150, 3]"),
    [
      `erreur : ${COVOITURAGE}:8:1 km : les deux nombres sont à l’envers : les écrire du plus petit au plus grand`,
    ],
  ],
])("un champ faux : %s", (_, change, attendus) => {
  expect(ditDeLaFaute(change)).toEqual(attendus);
});
