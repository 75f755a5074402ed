import { expect, it } from "vitest";
import {
  BAFA,
  PERMIS,
  VERTOU,
  remplacer,
  type Change,
  ditDeLaFaute,
} from "../../../test/fixtures/petit-catalogue.ts";

const SANS_CODE = remplacer(VERTOU, 'code_insee: "44215"\ncode_siren: "214402158"\n', "");

it.each<[string, Change, string[]]>([
  [
    "un genre de règle inconnu",
    remplacer(BAFA, "type: quotient_familial", "type: diplome"),
    [
      `erreur : ${BAFA}:15:6 conditions_generales.3.type : « diplome » n’est pas une valeur possible : écrire age, regions, departements, communes, epcis (intercommunalités), codes_postaux, excluded_epcis (intercommunalités exclues), attached_to_institution (le territoire de l’institution), quotient_familial, regime_securite_sociale (régime de sécurité sociale), nationalite (nationalité), boursier (bourse sur critères sociaux), beneficiaire_rsa (RSA), formation_sanitaire_social (formation sanitaire ou sociale), mention_baccalaureat (mention au baccalauréat), annee_etude (année d’études), taux_incapacite (taux d’incapacité), statut_occupation_logement (logement), enfants_eligibles (nombre d’enfants) ou benefit (une autre aide)`,
    ],
  ],
  [
    "un opérateur inconnu",
    remplacer(BAFA, '">="', '"=>"'),
    [
      `erreur : ${BAFA}:12:17 conditions_generales.0.operator : « => » n’est pas une valeur possible : écrire > (plus de), >= (au moins), = (exactement), < (moins de) ou <= (au plus) ; vouliez-vous « >= » ?`,
    ],
  ],
  [
    "une période inconnue",
    remplacer(BAFA, "period: month", "period: mois"),
    [
      `erreur : ${BAFA}:15:60 conditions_generales.3.period : « mois » n’est pas une valeur possible : écrire month (par mois) ou year (par an)`,
    ],
  ],
  [
    "un quotient familial sans plafond",
    remplacer(BAFA, "value: 1000, ", ""),
    [
      `erreur : ${BAFA}:15:5 conditions_generales.3 : le quotient familial n’a pas de plafond : ajouter value, en euros`,
    ],
  ],
  [
    "un âge minimal au-dessus du maximal",
    remplacer(BAFA, "value: 16", "value: 36"),
    [
      `à vérifier : ${BAFA}:12:33 conditions_generales.0.value : 36 ans, alors que le texte dit « 16 à 29 ans » : corriger l’un ou l’autre`,
      `erreur : ${BAFA}:13:5 conditions_generales.1 : « âge : au plus 29 ans » contredit « âge : au moins 36 ans » (conditions_generales.0)`,
    ],
  ],
  [
    "un code de commune sans guillemets",
    remplacer(PERMIS, '"44215"', "44215"),
    [`erreur : ${PERMIS}:8:31 conditions_generales.0.values.0 : un code s’écrit entre guillemets`],
  ],
  [
    "un code de département sans guillemets",
    remplacer(BAFA, '"03"', "03"),
    [`erreur : ${BAFA}:14:35 conditions_generales.2.values.0 : un code s’écrit entre guillemets`],
  ],
  [
    "une aide locale sans lieu",
    remplacer(BAFA, '  - {type: departements, values: ["03"]}\n', ""),
    [
      `erreur : ${BAFA}:11:1 conditions_generales : une aide locale a un lieu, une aide nationale le dit (national: true)`,
    ],
  ],
  [
    "l’aide d’une Caf déclarée nationale",
    remplacer(BAFA, "legend: maximum", "national: true"),
    [
      `erreur : ${BAFA}:9:1 national : CAF de l’Allier n’agit pas dans toute la France : retirer national: true, et dire le lieu`,
    ],
  ],
  [
    "l’aide d’une Caf avec le département d’une autre",
    remplacer(BAFA, '"03"', '"73"'),
    [
      `erreur : ${BAFA}:14:5 conditions_generales.2 : ce lieu n’est pas dans le territoire de : CAF de l’Allier`,
    ],
  ],
  [
    "l’aide d’une Caf ouverte aussi ailleurs",
    remplacer(BAFA, '["03"]', '["03", "73"]'),
    [
      `à vérifier : ${BAFA}:14:5 conditions_generales.2 : l’aide est ouverte aussi hors du territoire de : CAF de l’Allier`,
    ],
  ],
  [
    "le territoire d’une commune sans code",
    {
      ...SANS_CODE,
      ...remplacer(PERMIS, '{type: communes, values: ["44215"]}', "{type: attached_to_institution}"),
    },
    [
      `erreur : ${PERMIS}:8:5 conditions_generales.0 : il manque code_insee dans catalogue/institutions/ville_vertou.yml pour savoir qui y habite`,
      `erreur : ${VERTOU}:1:1 il manque un code : ajouter code_insee ou, à défaut, code_siren, entre guillemets`,
    ],
  ],
])("une règle fausse : %s", (_, change, attendus) => {
  expect(ditDeLaFaute(change)).toEqual(attendus);
});
