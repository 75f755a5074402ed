import { expect, it } from "vitest";
import {
  BAFA,
  type Change,
  COVOITURAGE,
  controlerLePetit,
  DETTES,
  ditDeLaFaute,
  PERMIS,
  PETIT,
  remplacer,
  SANS_FAUTE,
} from "../../../test/fixtures/petit-catalogue.ts";

const dettes = (content: string): Change => ({ [DETTES]: content });

it("une dette connue se compte en une ligne", () => {
  expect(controlerLePetit()).toEqual(SANS_FAUTE);
});

it("sans liste, rien n’est dit de ce qu’elle excuse", () => {
  expect(
    controlerLePetit({ ...remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", ""), [DETTES]: undefined }),
  ).toEqual([]);
});

const SANS_PAGE = remplacer(BAFA, "link: https://caf.fr/allier/bafa\n", "");

it.each<[string | string[], Change]>([
  [
    `erreur : ${COVOITURAGE}:1:1 aucune démarche : ajouter au moins une adresse parmi instructions (comment faire), form (formulaire) et teleservice (en ligne), ou dire dans conditions qui joindre (téléphone, courriel)`,
    dettes("demarche: []\n"),
  ],
  [
    `à vérifier : ${DETTES}:2:5 demarche.0 : « nantes-covoiturage » n’est plus en défaut : à retirer de la liste`,
    remplacer(COVOITURAGE, "operateurs:", "teleservice: https://metropole.nantes.fr/covoiturer\noperateurs:"),
  ],
  // une démarche propre à un département en est une
  [
    `erreur : ${PERMIS}:1:1 aucune démarche : ajouter au moins une adresse parmi instructions (comment faire), form (formulaire) et teleservice (en ligne), ou dire dans conditions qui joindre (téléphone, courriel)`,
    {
      ...remplacer(PERMIS, "form: https://vertou.fr/permis.pdf\n", ""),
      ...remplacer(
        BAFA,
        "instructions: https://caf.fr/allier/bafa/demande\n",
        'customization: {D03: {form: "https://caf.fr/allier/bafa.pdf"}}\n',
      ),
    },
  ],
  ...["au 02 97 01 61 00", "à jeunes@mairie-vertou.fr"].map((qui): [string[], Change] => [
    [],
    {
      [PERMIS]: (PETIT[PERMIS] ?? "")
        .replace("form: https://vertou.fr/permis.pdf\n", "")
        .replace("qui donne 50 heures à une association.", `qui le demande ${qui}.`),
    },
  ]),
  [
    `erreur : ${DETTES}:3:5 demarche.1 : « aide-retiree » n’existe pas : à retirer de la liste`,
    dettes("demarche:\n  - nantes-covoiturage\n  - aide-retiree\n"),
  ],
  [
    `erreur : ${DETTES}:3:5 demarche.1 : « nantes-covoiturage » est déjà dans la liste : à retirer de la liste`,
    dettes("demarche:\n  - nantes-covoiturage\n  - nantes-covoiturage\n"),
  ],
  [
    `erreur : ${COVOITURAGE}:5:1 operateurs : rien n’est écrit : remplir ce champ, ou le retirer`,
    remplacer(COVOITURAGE, "[Mobicoop]", "[]"),
  ],
  [
    `erreur : ${COVOITURAGE}:6:1 une tabulation décale la ligne : la remplacer par des espaces`,
    remplacer(COVOITURAGE, "sens: ", "\tsens: "),
  ],
  [
    `à vérifier : ${DETTES}:3:1 page : 1 aide sans page d’information (link) ; cette liste ne peut que raccourcir`,
    { ...SANS_PAGE, ...dettes(`${PETIT[DETTES]}page:\n  - caf-allier-bafa\n`) },
  ],
  [
    `erreur : ${DETTES}:1:1 demarches : ce champ n’existe pas ; vouliez-vous « demarche » ?`,
    dettes("demarches: []\n"),
  ],
])("les dettes : %s", (dits, change) => {
  expect(ditDeLaFaute(change)).toEqual([dits].flat());
});

it.each([
  ["une source de cette année", "2026-10", []],
  [
    "une source ancienne",
    "2019",
    ["1 aide dont la dernière source lue est ancienne : en lire une plus récente"],
  ],
])("les fiches lues se comptent à part : %s", (_, date, anciennes) => {
  const reference = `\nreference:\n  - {adresse: https://vertou.fr/permis, date: "${date}"}\nprefix:`;
  expect(controlerLePetit(remplacer(PERMIS, "\nprefix:", reference)).slice(-1 - anciennes.length)).toEqual(
    ["2 aides sans source datée : ajouter à reference la page lue et sa date", ...anciennes].map(
      (dit) => `à vérifier : aides:1:1 ${dit}`,
    ),
  );
});
