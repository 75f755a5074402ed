import { expect, test } from "vitest";
import { ecrireHoraires } from "./lieu.ts";

const matin = { valeur_heure_debut_1: "09:00:00", valeur_heure_fin_1: "12:30:00" };
const journee = { ...matin, valeur_heure_debut_2: "14:00:00", valeur_heure_fin_2: "17:00:00" };
const MATIN = "9\u00a0h – 12\u00a0h\u00a030";
const JOURNEE = `${MATIN} et 14\u00a0h – 17\u00a0h`;
const plage = (du: string, au: string, heures: object) => ({
  nom_jour_debut: du,
  nom_jour_fin: au,
  ...heures,
});

test.each<[string, unknown, object[]]>([
  [
    "plusieurs jours, matin et après-midi",
    [plage("Lundi", "Jeudi", journee)],
    [{ jours: "lundi au jeudi", heures: JOURNEE, semaine: [1, 2, 3, 4] }],
  ],
  [
    "un seul jour",
    [plage("Vendredi", "Vendredi", matin)],
    [{ jours: "vendredi", heures: MATIN, semaine: [5] }],
  ],
  ["un jour sans fin dite", [plage("Samedi", "", matin)], [{ jours: "samedi", heures: MATIN, semaine: [6] }]],
  [
    "une liste donnée en texte, et des heures sans secondes",
    JSON.stringify([plage("Lundi", "Mardi", { valeur_heure_debut_1: "8:05", valeur_heure_fin_1: "16:00" })]),
    [{ jours: "lundi au mardi", heures: "8\u00a0h\u00a005 – 16\u00a0h", semaine: [1, 2] }],
  ],
  [
    "d’une fin de semaine au début de l’autre",
    [plage("Samedi", "Lundi", matin)],
    [{ jours: "samedi au lundi", heures: MATIN, semaine: [6, 7, 1] }],
  ],
  [
    "ce qui s’ajoute aux heures, ou en tient lieu",
    [
      plage("Mardi", "Mardi", { ...matin, commentaire: "Sur rendez-vous" }),
      plage("Jeudi", "Jeudi", { commentaire: "Sur rendez-vous." }),
    ],
    [
      { jours: "mardi", heures: `${MATIN}, sur rendez-vous`, semaine: [2] },
      { jours: "jeudi", heures: "sur rendez-vous", semaine: [4] },
    ],
  ],
  ["un jour sans heure est tu", [plage("Lundi", "Lundi", {})], []],
  [
    "une plage étrange est tue, les autres restent",
    [plage("Férié", "", matin), 3, null, plage("Lundi", "Lundi", { ...matin, valeur_heure_debut_2: "tôt" })],
    [{ jours: "lundi", heures: MATIN, semaine: [1] }],
  ],
  ["rien", undefined, []],
  ["autre chose qu’une liste", "9h-12h", []],
])("horaires : %s", (_, given, attendu) => {
  expect(ecrireHoraires(given)).toEqual(attendu);
});
