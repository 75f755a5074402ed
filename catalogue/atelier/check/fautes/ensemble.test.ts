import { expect, it } from "vitest";
import {
  BAFA,
  CAF,
  type Change,
  PERMIS,
  PETIT,
  VERTOU,
  ditDeLaFaute,
  remplacer,
} from "../../../../test/fixtures/petit-catalogue.ts";

const SANS_CODE = remplacer(VERTOU, 'code_insee: "44215"\ncode_siren: "214402158"\n', "");

it.each<[string | string[], Change]>([
  [
    `erreur : ${BAFA}:1:1 link : il manque ce champ : ajouter « link: https://… », l’adresse de la page qui présente l’aide`,
    remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", ""),
  ],
  [
    `erreur : ${BAFA}:1:1 aucune démarche : ajouter au moins une adresse parmi instructions (comment faire), form (formulaire) et teleservice (en ligne), ou dire dans conditions qui joindre (téléphone, courriel)`,
    remplacer(BAFA, "instructions: https://caf.fr/allier/bafa/demande\n", ""),
  ],
  [
    `erreur : ${VERTOU}:1:1 il manque un code : ajouter code_insee ou, à défaut, code_siren, entre guillemets`,
    SANS_CODE,
  ],
  [
    [
      `erreur : ${BAFA}:3:1 institution : « caf_alier » n’existe pas : créer son fichier dans institutions/, ou corriger le nom ; vouliez-vous « caf_allier » ?`,
      `à vérifier : ${CAF}:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche`,
    ],
    remplacer(BAFA, "institution: caf_allier", "institution: caf_alier"),
  ],
  [
    `erreur : ${BAFA}:4:1 guichet : « caf_alier » n’existe pas : créer son fichier dans institutions/, ou corriger le nom ; vouliez-vous « caf_allier » ?`,
    remplacer(BAFA, "institution: caf_allier\n", "institution: caf_allier\nguichet: caf_alier\n"),
  ],
  [
    "erreur : aides/banque/caf-allier-bafa.yml:1:1 slug : « caf-allier-bafa » existe déjà, dans catalogue/aides/regles/caf-allier-bafa.yml : en choisir un autre",
    {
      "aides/banque/caf-allier-bafa.yml": PETIT[BAFA]
        ?.replace("aide au BAFA", "prêt au BAFA")
        .replace("vous aide à", "vous prête pour")
        .replace("/bafa\n", "/pret\n"),
    },
  ],
  [
    "erreur : aides/regles/caf-allier-bafa-2.yml:2:1 label : le même nom et les mêmes règles que caf-allier-bafa, du même organisme : retirer l’une des deux, ou dire ce qui les distingue",
    {
      "aides/regles/caf-allier-bafa-2.yml": PETIT[BAFA]?.replace(
        "slug: caf-allier-bafa",
        "slug: caf-allier-bafa-2",
      ),
    },
  ],
  [
    "à vérifier : aides/regles/caf-allier-bafa-2.yml:4:1 description : la même description que caf-allier-bafa, du même organisme : retirer l’une des deux, ou dire ce qui les distingue",
    {
      "aides/regles/caf-allier-bafa-2.yml": PETIT[BAFA]
        ?.replace("slug: caf-allier-bafa", "slug: caf-allier-bafa-2")
        .replace("aide au BAFA", "coup de pouce"),
    },
  ],
  [
    `erreur : ${CAF}:1:1 link : il manque ce champ : ajouter « link: https://… », l’adresse de son site`,
    remplacer(CAF, "link: https://caf.fr/allier\n", ""),
  ],
  [
    `erreur : ${CAF}:1:1 departements : rien ne dit où elle agit : ajouter les numéros de ses départements, ou « national: true »`,
    remplacer(CAF, 'departements: ["03"]\n', ""),
  ],
  [
    `erreur : ${CAF}:5:16 departements.0 : « 3 » n’est pas un département : écrire son numéro, par exemple 03 ou 2A`,
    remplacer(CAF, 'departements: ["03"]', 'departements: ["3"]'),
  ],
  [
    `erreur : ${BAFA}:14:5 conditions_generales.2 : ce lieu n’est pas dans le territoire de : CAF de l’Allier`,
    remplacer(CAF, 'departements: ["03"]', 'departements: ["73"]'),
  ],
  [
    `erreur : ${VERTOU}:6:1 departements : son code_insee dit déjà où elle agit : retirer ce champ`,
    remplacer(VERTOU, "link:", 'departements: ["44"]\nlink:'),
  ],
  [
    `erreur : ${BAFA}:5:17 anciens_slugs.0 : « ville-vertou-permis » existe déjà, dans catalogue/${PERMIS} : en choisir un autre`,
    remplacer(BAFA, "\nprefix:", "\nanciens_slugs: [ville-vertou-permis]\nprefix:"),
  ],
  [
    [
      `erreur : ${CAF}:5:1 departements : elle agit dans toute la France : retirer ce champ`,
      `erreur : ${BAFA}:1:1 aide nationale sans source : ajouter reference (texte de loi, ou page lue et sa date)`,
    ],
    remplacer(CAF, "type: caf", "type: national"),
  ],
  [
    `erreur : ${VERTOU}:1:1 code_insee : il manque ce code : c’est lui qui dit où elle agit`,
    remplacer(VERTOU, 'code_insee: "44215"\n', ""),
  ],
  [
    "à vérifier : institutions/rennes.yml:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche",
    {
      "institutions/rennes.yml":
        'slug: rennes\nlabel: Rennes\ntype: commune\ncode_insee: "35238"\nlink: https://metropole.rennes.fr/\n',
    },
  ],
  [
    [
      "erreur : institutions/vertou.yml:4:1 code_insee : « 44215 » est déjà le code de Ville de Vertou (catalogue/institutions/ville_vertou.yml) : corriger l’un des deux, ou retirer la fiche en double",
      "à vérifier : institutions/vertou.yml:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche",
    ],
    {
      "institutions/vertou.yml":
        'slug: vertou\nlabel: Vertou\ntype: commune\ncode_insee: "44215"\nlink: https://vertou.fr/\n',
    },
  ],
  [
    `erreur : ${CAF}:3:1 type : « caff » n’est pas une valeur possible : écrire national (organisation nationale), region (région), departement (département), caf (Caf locale), msa (Mutualité sociale agricole), epci (intercommunalité, métropole), commune, europeen (organisation européenne), banque (banque partenaire), guichet (service qui reçoit les demandes) ou autre (autre organisme) ; vouliez-vous « caf » ?`,
    remplacer(CAF, "type: caf", "type: caff"),
  ],
  [
    [
      "erreur : institutions/autre.yml:1:1 slug : « ville_vertou » existe déjà, dans catalogue/institutions/ville_vertou.yml : en choisir un autre",
      "erreur : institutions/autre.yml:1:1 slug : le fichier devrait s’appeler ville_vertou.yml, comme son slug",
    ],
    { "institutions/autre.yml": PETIT[VERTOU] },
  ],

  [
    `erreur : ${BAFA}:15:6 conditions_generales.3.type : « diplome » n’est pas une valeur possible : écrire age, regions, departements, communes, epcis (intercommunalités), codes_postaux, excluded_epcis (intercommunalités exclues), attached_to_institution (le territoire de l’institution), quotient_familial, regime_securite_sociale (régime de sécurité sociale), nationalite (nationalité), boursier (bourse sur critères sociaux), beneficiaire_rsa (RSA), formation_sanitaire_social (formation sanitaire ou sociale), mention_baccalaureat (mention au baccalauréat), annee_etude (année d’études), taux_incapacite (taux d’incapacité), statut_occupation_logement (logement), enfants_eligibles (nombre d’enfants) ou benefit (une autre aide)`,
    remplacer(BAFA, "type: quotient_familial", "type: diplome"),
  ],
  [
    `erreur : ${BAFA}:12:17 conditions_generales.0.operator : « => » n’est pas une valeur possible : écrire > (plus de), >= (au moins), = (exactement), < (moins de) ou <= (au plus) ; vouliez-vous « >= » ?`,
    remplacer(BAFA, '">="', '"=>"'),
  ],
  [
    `erreur : ${BAFA}:15:60 conditions_generales.3.period : « mois » n’est pas une valeur possible : écrire month (par mois) ou year (par an)`,
    remplacer(BAFA, "period: month", "period: mois"),
  ],
  [
    `erreur : ${BAFA}:15:5 conditions_generales.3 : le quotient familial n’a pas de plafond : ajouter value, en euros`,
    remplacer(BAFA, "value: 1000, ", ""),
  ],
  [
    [
      `à vérifier : ${BAFA}:12:33 conditions_generales.0.value : 36 ans, alors que le texte dit « 16 à 29 ans » : corriger l’un ou l’autre`,
      `erreur : ${BAFA}:13:5 conditions_generales.1 : « âge : au plus 29 ans » contredit « âge : au moins 36 ans » (conditions_generales.0)`,
    ],
    remplacer(BAFA, "value: 16", "value: 36"),
  ],
  [
    `erreur : ${PERMIS}:8:31 conditions_generales.0.values.0 : un code s’écrit entre guillemets`,
    remplacer(PERMIS, '"44215"', "44215"),
  ],
  [
    `erreur : ${BAFA}:14:35 conditions_generales.2.values.0 : un code s’écrit entre guillemets`,
    remplacer(BAFA, '"03"', "03"),
  ],
  [
    `erreur : ${BAFA}:11:1 conditions_generales : une aide locale a un lieu, une aide nationale le dit (national: true)`,
    remplacer(BAFA, '  - {type: departements, values: ["03"]}\n', ""),
  ],
  [
    `erreur : ${BAFA}:9:1 national : CAF de l’Allier n’agit pas dans toute la France : retirer national: true, et dire le lieu`,
    remplacer(BAFA, "legend: maximum", "national: true"),
  ],
  [
    `erreur : ${BAFA}:14:5 conditions_generales.2 : ce lieu n’est pas dans le territoire de : CAF de l’Allier`,
    remplacer(BAFA, '"03"', '"73"'),
  ],
  [
    `à vérifier : ${BAFA}:14:5 conditions_generales.2 : l’aide est ouverte aussi hors du territoire de : CAF de l’Allier`,
    remplacer(BAFA, '["03"]', '["03", "73"]'),
  ],
  [
    [
      `erreur : ${PERMIS}:8:5 conditions_generales.0 : il manque code_insee dans catalogue/institutions/ville_vertou.yml pour savoir qui y habite`,
      `erreur : ${VERTOU}:1:1 il manque un code : ajouter code_insee ou, à défaut, code_siren, entre guillemets`,
    ],
    {
      ...SANS_CODE,
      ...remplacer(PERMIS, '{type: communes, values: ["44215"]}', "{type: attached_to_institution}"),
    },
  ],
])("ce qu’un fichier seul ne voit pas : %s", (dits, change) => {
  expect(ditDeLaFaute(change)).toEqual([dits].flat());
});
