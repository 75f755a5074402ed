import { it } from "vitest";
import { coupure } from "./coupure.ts";
import { enfants } from "./enfants.ts";
import { tenir } from "./loi.ts";
import { retour } from "./retour.ts";
import { session } from "./session.ts";

it("coupée à n’importe quel moment, une session reprise continue comme si elle ne l’avait pas été", async () => {
  await tenir(coupure, 40);
});

it("jusqu’à six enfants, ajoutés, repris ou retirés dans n’importe quel ordre, font le foyer saisi d’un coup", async () => {
  await tenir(enfants, 40);
});

it("de chaque écran, Précédent revient d’une question, et de question en question jusqu’à la première", async () => {
  await tenir(retour, 20);
});

it("quel que soit l’ordre des réponses du serveur, la session tient ses lois", async () => {
  await tenir(session, 250);
});
