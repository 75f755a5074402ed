import { expect, it } from "vitest";
import {
  BAFA,
  CAF,
  type Change,
  PERMIS,
  PETIT,
  ditDeLaFaute,
  remplacer,
} from "../../../../test/fixtures/petit-catalogue.ts";

it.each<[string | string[], Change]>([
  [
    `erreur : ${BAFA}:4:1 description : « <b> » s’afficherait tel quel : écrire du texte simple, et un lien [mots](adresse)`,
    remplacer(BAFA, "passer le BAFA", "passer <b>le BAFA</b>"),
  ],
  [
    `erreur : ${BAFA}:4:1 description : « &nbsp; » s’afficherait tel quel : écrire du texte simple, et un lien [mots](adresse)`,
    remplacer(BAFA, "passer le BAFA", "passer le&nbsp;BAFA"),
  ],
  [
    `à vérifier : ${BAFA}:4:1 description : le texte semble être en anglais (this, of, is, for, who, to) : l’écrire en français`,
    remplacer(
      BAFA,
      "De 16 à 29 ans, la Caf de l’Allier vous aide à passer le BAFA, avec 280 € au plus.",
      "This grant of 280 € is for young people who want to become youth workers.",
    ),
  ],
  [
    `erreur : ${BAFA}:2:1 label : 301 signes, 120 au plus : raccourcir le nom, et dire le reste dans la description`,
    remplacer(BAFA, "label: aide au BAFA", `label: aide ${"longue ".repeat(42)}au`),
  ],
  [
    `erreur : ${BAFA}:4:1 description : plus de 420 signes à lire : raccourcir, et dire le reste dans conditions`,
    remplacer(BAFA, "au plus.", `au plus. ${"Demandez-la à la Caf. ".repeat(20)}`),
  ],
  [
    `erreur : ${PERMIS}:4:1 description : 8 signes à lire, 10 au moins : dire ce que l’aide apporte`,
    remplacer(
      PERMIS,
      "description: Vertou paie une part du permis B à qui donne 50 heures à une association.",
      "description: Un coup.",
    ),
  ],
  [`erreur : ${BAFA}:4:1 description : il manque un point final`, remplacer(BAFA, "au plus.", "au plus")],
  [
    `erreur : ${BAFA}:17:5 conditions.0 : La condition doit commencer par un verbe à l'infinitif et se terminer par un point`,
    remplacer(BAFA, "Avoir le statut", "Le statut"),
  ],
  [
    `erreur : ${BAFA}:17:5 conditions.0 : La condition doit commencer par un verbe à l'infinitif et se terminer par un point`,
    remplacer(BAFA, "de la Caf.\n", "de la Caf\n"),
  ],
  [
    `erreur : ${BAFA}:19:1 link : Écrivez l’adresse entière : ajoutez https:// devant`,
    remplacer(BAFA, "link: https:", "link: ftp:"),
  ],
  [
    `erreur : ${BAFA}:19:1 link : Écrivez l’adresse entière : ajoutez https:// devant`,
    remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", "link: mailto:bafa@caf.fr\n"),
  ],
  [
    `erreur : ${BAFA}:18:5 conditions.1 : « htp:/connect.caf.fr/ » n’est pas une adresse valide : écrire https://…`,
    remplacer(BAFA, "(https://connect", "(htp:/connect"),
  ],
  [
    `à vérifier : ${BAFA}:19:1 link : « http://caf.fr/allier/bafa » commence par http:// : écrire https://`,
    remplacer(BAFA, "link: https:", "link: http:"),
  ],
  [
    `à vérifier : ${BAFA}:19:1 link : l’adresse finit par une ancre de texte : retirer « #:~: » et ce qui suit`,
    remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", "link: https://caf.fr/allier/bafa#:~:text=280\n"),
  ],
  [
    `à vérifier : ${BAFA}:18:5 conditions.1 : pole-emploi.fr est devenu francetravail.fr : changer l’adresse`,
    remplacer(BAFA, "(https://connect.caf.fr/)", "(https://www.pole-emploi.fr/)"),
  ],
  [
    `à vérifier : ${BAFA}:8:1 montant : 2 800, alors que le texte dit « 280 € » : corriger l’un ou l’autre`,
    remplacer(BAFA, "montant: 280", "montant: 2800"),
  ],
  [
    `erreur : ${BAFA}:7:1 periodicite : « par jour » n’est ni un mois, ni un an, ni une fois : écrire autre, pour qu’il n’entre dans aucun total`,
    remplacer(BAFA, "legend: maximum", "legend: par jour"),
  ],
  [
    `erreur : ${BAFA}:9:1 legend : « par mois » se dit déjà après le montant : l’enlever d’ici`,
    remplacer(
      BAFA,
      "periodicite: ponctuelle\nmontant: 280\nlegend: maximum",
      "periodicite: mensuelle\nmontant: 280\nlegend: par mois au plus",
    ),
  ],
  [
    `à vérifier : ${BAFA}:13:33 conditions_generales.1.value : 25 ans, alors que le texte dit « 16 à 29 ans » : corriger l’un ou l’autre`,
    remplacer(BAFA, "value: 29", "value: 25"),
  ],

  [
    `erreur : ${BAFA}:2:8 un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets`,
    remplacer(BAFA, "label: aide au BAFA", 'label: "aide au BAFA'),
  ],
  [
    `erreur : ${BAFA}:2:8 un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets`,
    remplacer(BAFA, "label: aide au BAFA", "label: 'aide au BAFA"),
  ],
  [
    `erreur : ${BAFA}:14:39 un guillemet ou un crochet ouvert n’est pas fermé : le fermer, ou mettre tout le texte entre guillemets`,
    remplacer(BAFA, '["03"]}', '["03"}'),
  ],
  [
    `erreur : ${BAFA}:9:1 il manque « : » après le nom du champ, ou une espace après « : »`,
    remplacer(BAFA, "legend: maximum", "legend maximum"),
  ],
  [
    `erreur : ${BAFA}:8:10 décalage faux : les champs d’un même niveau commencent à la même colonne, avec des espaces`,
    remplacer(BAFA, "legend: maximum", " legend: maximum"),
  ],
  [
    `erreur : ${BAFA}:9:9 un texte qui commence par « * » ou « & » se met entre guillemets`,
    remplacer(BAFA, "legend: maximum", "legend: *maximum*"),
  ],
  [
    `erreur : ${BAFA}:4:14 deux-points mal placés : un texte qui contient « : » se met entre guillemets, et chaque champ a sa ligne`,
    remplacer(BAFA, "au plus.", "au plus : demandez."),
  ],
  [
    `erreur : ${BAFA}:13:1 une tabulation décale la ligne : la remplacer par des espaces`,
    remplacer(BAFA, '  - {type: age, operator: "<="', '	- {type: age, operator: "<="'),
  ],
  [
    `erreur : ${BAFA}:9:1 montant : ce champ est écrit deux fois : n’en garder qu’un`,
    remplacer(BAFA, "montant: 280", "montant: 280\nmontant: 300"),
  ],
  // une marque d’ordre des octets en tête, acceptée
  [[], { [BAFA]: `\uFEFF${PETIT[BAFA]}` }],
  // des fins de ligne Windows, acceptées
  [[], { [BAFA]: PETIT[BAFA]?.replaceAll("\n", "\r\n") }],
  [
    `erreur : ${BAFA}:4:20 le fichier n’est pas écrit en UTF-8 : l’enregistrer en UTF-8 dans l’éditeur, puis corriger les lettres accentuées`,
    remplacer(BAFA, "De 16 à 29 ans", "De 16 � 29 ans"),
  ],
  [
    `erreur : ${BAFA}:8:1 deux versions du fichier n’ont pas été départagées : garder l’une des deux, puis retirer les lignes qui commencent par <<<<<<<, ======= et >>>>>>>`,
    remplacer(BAFA, "montant: 280\n", "<<<<<<< HEAD\nmontant: 280\n=======\nmontant: 300\n>>>>>>> autre\n"),
  ],
  [
    [
      `erreur : ${BAFA}:1:1 le fichier est vide : écrire la fiche, ou retirer le fichier`,
      `à vérifier : ${CAF}:1:1 slug : aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche`,
    ],
    { [BAFA]: "" },
  ],
  [
    "erreur : aides/regles/caf-allier-bafa.yaml:1:1 le fichier ne serait pas lu : son nom doit finir par .yml",
    { [BAFA]: undefined, "aides/regles/caf-allier-bafa.yaml": PETIT[BAFA] },
  ],
  [
    "erreur : aides/autres/caf-allier-bafa.yml:1:1 dossier inconnu : attendu institutions/ ou aides/{regles,legislation,banque,apa,fsl,covoiturage}/",
    { [BAFA]: undefined, "aides/autres/caf-allier-bafa.yml": PETIT[BAFA] },
  ],
  [
    "erreur : aides/regles/bafa.yml:1:1 slug : le fichier devrait s’appeler caf-allier-bafa.yml, comme son slug",
    { [BAFA]: undefined, "aides/regles/bafa.yml": PETIT[BAFA] },
  ],
  [
    "erreur : institutions/caf.yml:1:1 slug : le fichier devrait s’appeler caf_allier.yml, comme son slug",
    { [CAF]: undefined, "institutions/caf.yml": PETIT[CAF] },
  ],
])("un texte faux : %s", (dits, change) => {
  expect(ditDeLaFaute(change)).toEqual([dits].flat());
});
