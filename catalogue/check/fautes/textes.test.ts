import { expect, it } from "vitest";
import {
  BAFA,
  PERMIS,
  remplacer,
  type Change,
  ditDeLaFaute,
} from "../../../test/fixtures/petit-catalogue.ts";

it.each<[string, Change, string[]]>([
  [
    "du HTML",
    remplacer(BAFA, "passer le BAFA", "passer <b>le BAFA</b>"),
    [
      `erreur : ${BAFA}:4:1 description : « <b> » s’afficherait tel quel : écrire du texte simple, et un lien [mots](adresse)`,
    ],
  ],
  [
    "un espace écrit en HTML",
    remplacer(BAFA, "passer le BAFA", "passer le&nbsp;BAFA"),
    [
      `erreur : ${BAFA}:4:1 description : « &nbsp; » s’afficherait tel quel : écrire du texte simple, et un lien [mots](adresse)`,
    ],
  ],
  [
    "un texte en anglais",
    remplacer(
      BAFA,
      "De 16 à 29 ans, la Caf de l’Allier vous aide à passer le BAFA, avec 280 € au plus.",
      "This grant of 280 € is for young people who want to become youth workers.",
    ),
    [
      `à vérifier : ${BAFA}:4:1 description : le texte semble être en anglais (this, of, is, for, who, to) : l’écrire en français`,
    ],
  ],
  [
    "un nom trop long",
    remplacer(BAFA, "label: aide au BAFA", `label: aide ${"longue ".repeat(42)}au`),
    [
      `erreur : ${BAFA}:2:1 label : 301 signes, 120 au plus : raccourcir le nom, et dire le reste dans la description`,
    ],
  ],
  [
    "une description trop longue",
    remplacer(BAFA, "au plus.", `au plus. ${"Demandez-la à la Caf. ".repeat(20)}`),
    [
      `erreur : ${BAFA}:4:1 description : plus de 420 signes à lire : raccourcir, et dire le reste dans conditions`,
    ],
  ],
  [
    "une description trop courte",
    remplacer(
      PERMIS,
      "description: Vertou paie une part du permis B à qui donne 50 heures à une association.",
      "description: Un coup.",
    ),
    [`erreur : ${PERMIS}:4:1 description : 8 signes à lire, 10 au moins : dire ce que l’aide apporte`],
  ],
  [
    "une description sans point final",
    remplacer(BAFA, "au plus.", "au plus"),
    [`erreur : ${BAFA}:4:1 description : il manque un point final`],
  ],
  [
    "une condition sans infinitif",
    remplacer(BAFA, "Avoir le statut", "Le statut"),
    [
      `erreur : ${BAFA}:17:5 conditions.0 : La condition doit commencer par un verbe à l'infinitif et se terminer par un point`,
    ],
  ],
  [
    "une condition sans point final",
    remplacer(BAFA, "de la Caf.\n", "de la Caf\n"),
    [
      `erreur : ${BAFA}:17:5 conditions.0 : La condition doit commencer par un verbe à l'infinitif et se terminer par un point`,
    ],
  ],
  [
    "une adresse en ftp",
    remplacer(BAFA, "link: https:", "link: ftp:"),
    [`erreur : ${BAFA}:19:1 link : Le champ doit contenir une url valide`],
  ],
  [
    "une adresse de courriel",
    remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", "link: mailto:bafa@caf.fr\n"),
    [`erreur : ${BAFA}:19:1 link : Le champ doit contenir une url valide`],
  ],
  [
    "l’adresse cassée d’un lien",
    remplacer(BAFA, "(https://connect", "(htp:/connect"),
    [
      `erreur : ${BAFA}:18:5 conditions.1 : « htp:/connect.caf.fr/ » n’est pas une adresse valide : écrire https://…`,
    ],
  ],
  [
    "une adresse en http",
    remplacer(BAFA, "link: https:", "link: http:"),
    [`à vérifier : ${BAFA}:19:1 link : « http://caf.fr/allier/bafa » commence par http:// : écrire https://`],
  ],
  [
    "une ancre de texte",
    remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", "link: https://caf.fr/allier/bafa#:~:text=280\n"),
    [
      `à vérifier : ${BAFA}:19:1 link : l’adresse finit par une ancre de texte : retirer « #:~: » et ce qui suit`,
    ],
  ],
  [
    "un site qui a changé de nom",
    remplacer(BAFA, "(https://connect.caf.fr/)", "(https://www.pole-emploi.fr/)"),
    [
      `à vérifier : ${BAFA}:18:5 conditions.1 : pole-emploi.fr est devenu francetravail.fr : changer l’adresse`,
    ],
  ],
  [
    "un montant que le texte contredit",
    remplacer(BAFA, "montant: 280", "montant: 2800"),
    [`à vérifier : ${BAFA}:8:1 montant : 2 800, alors que le texte dit « 280 € » : corriger l’un ou l’autre`],
  ],
  [
    "un rythme qui n’entre dans aucun total",
    remplacer(BAFA, "legend: maximum", "legend: par jour"),
    [
      `erreur : ${BAFA}:7:1 periodicite : « par jour » n’est ni un mois, ni un an, ni une fois : écrire autre, pour qu’il n’entre dans aucun total`,
    ],
  ],
  [
    "un âge que le texte contredit",
    remplacer(BAFA, "value: 29", "value: 25"),
    [
      `à vérifier : ${BAFA}:13:33 conditions_generales.1.value : 25 ans, alors que le texte dit « 16 à 29 ans » : corriger l’un ou l’autre`,
    ],
  ],
])("un texte faux : %s", (_, change, attendus) => {
  expect(ditDeLaFaute(change)).toEqual(attendus);
});
