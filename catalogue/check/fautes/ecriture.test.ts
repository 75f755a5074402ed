import { expect, it } from "vitest";
import {
  BAFA,
  CAF,
  PETIT,
  remplacer,
  type Change,
  ditDeLaFaute,
} from "../../../test/fixtures/petit-catalogue.ts";

it.each<[string, Change, string[]]>([
  [
    "un guillemet non fermé",
    remplacer(BAFA, "label: aide au BAFA", 'label: "aide au BAFA'),
    [
      `erreur : ${BAFA}:2:8 un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets`,
    ],
  ],
  [
    "une apostrophe non fermée",
    remplacer(BAFA, "label: aide au BAFA", "label: 'aide au BAFA"),
    [
      `erreur : ${BAFA}:2:8 un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets`,
    ],
  ],
  [
    "un crochet non fermé",
    remplacer(BAFA, '["03"]}', '["03"}'),
    [
      `erreur : ${BAFA}:14:39 un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets`,
    ],
  ],
  [
    "un champ sans deux-points",
    remplacer(BAFA, "legend: maximum", "legend maximum"),
    [`erreur : ${BAFA}:9:1 il manque « : » après le nom du champ, ou une espace après « : »`],
  ],
  [
    "un décalage de trop",
    remplacer(BAFA, "legend: maximum", " legend: maximum"),
    [
      `erreur : ${BAFA}:8:10 décalage faux : les champs d’un même niveau commencent à la même colonne, avec des espaces`,
    ],
  ],
  [
    "une étoile en tête d’un texte",
    remplacer(BAFA, "legend: maximum", "legend: *maximum*"),
    [`erreur : ${BAFA}:9:9 un texte qui commence par « * » ou « & » se met entre guillemets`],
  ],
  [
    "deux-points dans un texte sans guillemets",
    remplacer(BAFA, "au plus.", "au plus : demandez."),
    [
      `erreur : ${BAFA}:4:14 deux-points mal placés : un texte qui contient « : » se met entre guillemets, et chaque champ a sa ligne`,
    ],
  ],
  [
    "une tabulation pour décaler",
    remplacer(BAFA, '  - {type: age, operator: "<="', '	- {type: age, operator: "<="'),
    [`erreur : ${BAFA}:13:1 une tabulation décale la ligne : la remplacer par des espaces`],
  ],
  [
    "un champ écrit deux fois",
    remplacer(BAFA, "montant: 280", "montant: 280\nmontant: 300"),
    [`erreur : ${BAFA}:9:1 montant : ce champ est écrit deux fois : n’en garder qu’un`],
  ],
  ["une marque d’ordre des octets en tête, acceptée", { [BAFA]: `\uFEFF${PETIT[BAFA]}` }, []],
  ["des fins de ligne Windows, acceptées", { [BAFA]: PETIT[BAFA]?.replaceAll("\n", "\r\n") }, []],
  [
    "un fichier en latin-1",
    remplacer(BAFA, "De 16 à 29 ans", "De 16 � 29 ans"),
    [
      `erreur : ${BAFA}:4:20 le fichier n’est pas écrit en UTF-8 : l’enregistrer en UTF-8 dans l’éditeur, puis corriger les lettres accentuées`,
    ],
  ],
  [
    "deux versions non départagées",
    remplacer(BAFA, "montant: 280\n", "<<<<<<< HEAD\nmontant: 280\n=======\nmontant: 300\n>>>>>>> autre\n"),
    [
      `erreur : ${BAFA}:8:1 deux versions du fichier n’ont pas été départagées : garder l’une des deux, puis retirer les lignes qui commencent par <<<<<<<, ======= et >>>>>>>`,
    ],
  ],
  [
    "un fichier vide",
    { [BAFA]: "" },
    [
      `erreur : ${BAFA}:1:1 le fichier est vide : écrire la fiche, ou retirer le fichier`,
      `à vérifier : ${CAF}:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche`,
    ],
  ],
  [
    "une extension .yaml",
    { [BAFA]: undefined, "aides/regles/caf-allier-bafa.yaml": PETIT[BAFA] },
    [
      "erreur : aides/regles/caf-allier-bafa.yaml:1:1 le fichier ne serait pas lu : son nom doit finir par .yml",
    ],
  ],
  [
    "un dossier inconnu",
    { [BAFA]: undefined, "aides/autres/caf-allier-bafa.yml": PETIT[BAFA] },
    [
      "erreur : aides/autres/caf-allier-bafa.yml:1:1 dossier inconnu : attendu institutions/ ou aides/{regles,legislation,banque,apa,fsl,covoiturage}/",
    ],
  ],
  [
    "un fichier qui ne porte pas le nom de l’aide",
    { [BAFA]: undefined, "aides/regles/bafa.yml": PETIT[BAFA] },
    [
      "erreur : aides/regles/bafa.yml:1:1 slug : le fichier devrait s’appeler caf-allier-bafa.yml, comme son slug",
    ],
  ],
  [
    "un fichier qui ne porte pas le nom de l’institution",
    { [CAF]: undefined, "institutions/caf.yml": PETIT[CAF] },
    ["erreur : institutions/caf.yml:1:1 slug : le fichier devrait s’appeler caf_allier.yml, comme son slug"],
  ],
])("un fichier mal écrit : %s", (_, change, attendus) => {
  expect(ditDeLaFaute(change)).toEqual(attendus);
});
