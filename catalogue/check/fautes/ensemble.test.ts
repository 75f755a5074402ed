import { expect, it } from "vitest";
import {
  BAFA,
  CAF,
  PERMIS,
  VERTOU,
  PETIT,
  remplacer,
  type Change,
  ditDeLaFaute,
} from "../../../test/fixtures/petit-catalogue.ts";

const SANS_CODE = remplacer(VERTOU, 'code_insee: "44215"\ncode_siren: "214402158"\n', "");

it.each<[string, Change, string[]]>([
  [
    "un lien manquant",
    remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", ""),
    [
      `erreur : ${BAFA}:1:1 link : il manque ce champ : ajouter « link: https://… », l’adresse de la page qui présente l’aide`,
    ],
  ],
  [
    "aucune démarche",
    remplacer(BAFA, "instructions: https://caf.fr/allier/bafa/demande\n", ""),
    [
      `erreur : ${BAFA}:1:1 aucune démarche : ajouter au moins une adresse parmi instructions (comment faire), form (formulaire) et teleservice (en ligne), ou dire dans conditions qui joindre (téléphone, courriel)`,
    ],
  ],
  [
    "une institution sans code",
    SANS_CODE,
    [
      `erreur : ${VERTOU}:1:1 il manque un code : ajouter code_insee ou, à défaut, code_siren, entre guillemets`,
    ],
  ],
  [
    "une institution qui n’existe pas",
    remplacer(BAFA, "institution: caf_allier", "institution: caf_alier"),
    [
      `erreur : ${BAFA}:3:1 institution : « caf_alier » n’existe pas : créer son fichier dans institutions/, ou corriger le nom ; vouliez-vous « caf_allier » ?`,
      `à vérifier : ${CAF}:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche`,
    ],
  ],
  [
    "le même slug dans deux dossiers",
    {
      "aides/banque/caf-allier-bafa.yml": PETIT[BAFA]
        ?.replace("aide au BAFA", "prêt au BAFA")
        .replace("vous aide à", "vous prête pour")
        .replace("/bafa\n", "/pret\n"),
    },
    [
      "erreur : aides/banque/caf-allier-bafa.yml:1:1 slug : « caf-allier-bafa » existe déjà, dans catalogue/aides/regles/caf-allier-bafa.yml : en choisir un autre",
    ],
  ],
  [
    "la même aide sous un autre slug",
    {
      "aides/regles/caf-allier-bafa-2.yml": PETIT[BAFA]?.replace(
        "slug: caf-allier-bafa",
        "slug: caf-allier-bafa-2",
      ),
    },
    [
      "erreur : aides/regles/caf-allier-bafa-2.yml:2:1 label : le même nom et les mêmes règles que caf-allier-bafa, du même organisme : retirer l’une des deux, ou dire ce qui les distingue",
    ],
  ],
  [
    "la même description sous un autre nom",
    {
      "aides/regles/caf-allier-bafa-2.yml": PETIT[BAFA]
        ?.replace("slug: caf-allier-bafa", "slug: caf-allier-bafa-2")
        .replace("aide au BAFA", "coup de pouce"),
    },
    [
      "à vérifier : aides/regles/caf-allier-bafa-2.yml:4:1 description : la même description que caf-allier-bafa, du même organisme : retirer l’une des deux, ou dire ce qui les distingue",
    ],
  ],
  [
    "une institution sans site",
    remplacer(CAF, "link: https://caf.fr/allier\n", ""),
    [`erreur : ${CAF}:1:1 link : il manque ce champ : ajouter « link: https://… », l’adresse de son site`],
  ],
  [
    "une Caf dont rien ne dit le département",
    remplacer(CAF, 'departements: ["03"]\n', ""),
    [
      `erreur : ${CAF}:1:1 departements : rien ne dit où elle agit : ajouter les numéros de ses départements, ou « national: true »`,
    ],
  ],
  [
    "un département qui n’existe pas",
    remplacer(CAF, 'departements: ["03"]', 'departements: ["3"]'),
    [
      `erreur : ${CAF}:5:16 departements.0 : « 3 » n’est pas un département : écrire son numéro, par exemple 03 ou 2A`,
    ],
  ],
  [
    "une Caf d’un autre département que ses aides",
    remplacer(CAF, 'departements: ["03"]', 'departements: ["73"]'),
    [
      `erreur : ${BAFA}:14:5 conditions_generales.2 : ce lieu n’est pas dans le territoire de : CAF de l’Allier`,
    ],
  ],
  [
    "une commune dont on dit aussi le département",
    remplacer(VERTOU, "link:", 'departements: ["44"]\nlink:'),
    [`erreur : ${VERTOU}:6:1 departements : son code_insee dit déjà où elle agit : retirer ce champ`],
  ],
  [
    "un ancien nom qu’une autre aide porte",
    remplacer(BAFA, "\nprefix:", "\nanciens_slugs: [ville-vertou-permis]\nprefix:"),
    [
      `erreur : ${BAFA}:5:17 anciens_slugs.0 : « ville-vertou-permis » existe déjà, dans catalogue/${PERMIS} : en choisir un autre`,
    ],
  ],
  [
    "une organisation nationale dont on dit un département",
    remplacer(CAF, "type: caf", "type: national"),
    [
      `erreur : ${CAF}:5:1 departements : elle agit dans toute la France : retirer ce champ`,
      `erreur : ${BAFA}:1:1 aide nationale sans source : ajouter reference (texte de loi, ou page lue et sa date)`,
    ],
  ],
  [
    "une commune qui n’a que son SIREN",
    remplacer(VERTOU, 'code_insee: "44215"\n', ""),
    [`erreur : ${VERTOU}:1:1 code_insee : il manque ce code : c’est lui qui dit où elle agit`],
  ],
  [
    "une institution sans aide",
    {
      "institutions/rennes.yml":
        'slug: rennes\nlabel: Rennes\ntype: commune\ncode_insee: "35238"\nlink: https://metropole.rennes.fr/\n',
    },
    [
      "à vérifier : institutions/rennes.yml:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche",
    ],
  ],
  [
    "deux institutions du même code",
    {
      "institutions/vertou.yml":
        'slug: vertou\nlabel: Vertou\ntype: commune\ncode_insee: "44215"\nlink: https://vertou.fr/\n',
    },
    [
      "erreur : institutions/vertou.yml:4:1 code_insee : « 44215 » est déjà le code de Ville de Vertou (catalogue/institutions/ville_vertou.yml) : corriger l’un des deux, ou retirer la fiche en double",
      "à vérifier : institutions/vertou.yml:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche",
    ],
  ],
  [
    "une institution que l’on ne peut pas lire : ses aides ne sont pas accusées",
    remplacer(CAF, "type: caf", "type: caff"),
    [
      `erreur : ${CAF}:3:1 type : « caff » n’est pas une valeur possible : écrire national (organisation nationale), region (région), departement (département), caf (Caf locale), msa (Mutualité sociale agricole), epci (intercommunalité, métropole), commune, europeen (organisation européenne) ou autre (autre organisme) ; vouliez-vous « caf » ?`,
    ],
  ],
  [
    "deux institutions du même slug",
    { "institutions/autre.yml": PETIT[VERTOU] },
    [
      "erreur : institutions/autre.yml:1:1 slug : « ville_vertou » existe déjà, dans catalogue/institutions/ville_vertou.yml : en choisir un autre",
      "erreur : institutions/autre.yml:1:1 slug : le fichier devrait s’appeler ville_vertou.yml, comme son slug",
    ],
  ],
])("ce qu’un fichier seul ne voit pas : %s", (_, change, attendus) => {
  expect(ditDeLaFaute(change)).toEqual(attendus);
});
