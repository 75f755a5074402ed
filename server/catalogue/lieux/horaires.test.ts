import { expect, test } from "vitest";
import { ecrireHoraires } from "./lieu.ts";

const matin = { de: "09:00:00", a: "12:30:00" };
const apresMidi = { de: "14:00:00", a: "17:00:00" };
const MATIN = "9\u00a0h – 12\u00a0h\u00a030";
const JOURNEE = `${MATIN} et 14\u00a0h – 17\u00a0h`;

test.each<[string, unknown, object[]]>([
  [
    "plusieurs jours, matin et après-midi",
    [{ du: "lundi", au: "jeudi", heures: [matin, apresMidi] }],
    [{ jours: "lundi au jeudi", heures: JOURNEE, semaine: [1, 2, 3, 4] }],
  ],
  [
    "un seul jour",
    [{ du: "vendredi", au: "vendredi", heures: [matin] }],
    [{ jours: "vendredi", heures: MATIN, semaine: [5] }],
  ],
  [
    "un jour sans fin dite",
    [{ du: "Samedi", heures: [matin] }],
    [{ jours: "samedi", heures: MATIN, semaine: [6] }],
  ],
  [
    "des heures sans secondes",
    [{ du: "lundi", au: "mardi", heures: [{ de: "8:05", a: "16:00" }] }],
    [{ jours: "lundi au mardi", heures: "8\u00a0h\u00a005 – 16\u00a0h", semaine: [1, 2] }],
  ],
  [
    "d’une fin de semaine au début de l’autre",
    [{ du: "samedi", au: "lundi", heures: [matin] }],
    [{ jours: "samedi au lundi", heures: MATIN, semaine: [6, 7, 1] }],
  ],
  ["un jour sans heure est tu", [{ du: "lundi", au: "lundi", heures: [] }], []],
  [
    "une plage étrange est tue, les autres restent",
    [
      { du: "férié", heures: [matin] },
      3,
      null,
      { du: "lundi", au: "lundi", heures: [matin, { de: "tôt" }, 7] },
    ],
    [{ jours: "lundi", heures: MATIN, semaine: [1] }],
  ],
  ["rien", undefined, []],
  ["autre chose qu’une liste", "9h-12h", []],
])("horaires : %s", (_, given, attendu) => {
  expect(ecrireHoraires(given)).toEqual(attendu);
});
