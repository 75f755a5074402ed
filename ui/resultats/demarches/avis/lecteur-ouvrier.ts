import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import adresse from "zxing-wasm/reader/zxing_reader.wasm?url";
import { chercherLesCodes, REGLAGES } from "./codes-lus.ts";
import type { DemandeAuLecteur, ReponseDuLecteur } from "./lecteur-messages.ts";

/**
 * Reads the square codes of a picture away from the page, on this device. It alone may compile: its policy is its own
 * (`server/http/security.ts`), and its reader comes from here, never from the address that its makers serve it at.
 */
prepareZXingModule({ overrides: { locateFile: () => adresse } });

addEventListener("message", ({ data: { image, places, retour } }: MessageEvent<DemandeAuLecteur>) => {
  const repondre = (reponse: ReponseDuLecteur) => retour.postMessage(reponse, []);
  chercherLesCodes(image, places, (points) => readBarcodes(points as ImageData, REGLAGES)).then(
    (codes) => repondre({ codes }),
    (erreur: Error) => repondre({ erreur: erreur.message }),
  );
});
