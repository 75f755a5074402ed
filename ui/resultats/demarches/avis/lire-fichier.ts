import type { ListeDeCertificats } from "../../../../catalogue/results/demarches/avis/certificats.ts";
import { lireAvis } from "../../../../catalogue/results/demarches/avis/lire-avis.ts";
import { direLeRefus } from "../../../../catalogue/results/demarches/avis/refus.ts";
import { lireLesCodes } from "./lecteur.ts";
import { pixelsDuFichier } from "./pixels.ts";
import type { AvisMontre } from "./cible.ts";

/** Places where a code is looked for in a picture. */
const PLACES = 12;

const SANS_LECTEUR = "Ce navigateur ne peut pas lire le carré : écrivez le montant.";
const SANS_CARRE =
  "Aucun carré lisible sur cette image : prenez-le de près, à plat et net. D’un PDF, une capture d’écran suffit.";
const PAS_UNE_IMAGE = "Ce fichier n’est ni une image ni un PDF que nous sachions ouvrir.";

/** What a code is worth for that year. */
export async function jugerLeCode(
  code: string,
  liste: ListeDeCertificats,
  annee: number,
): Promise<AvisMontre> {
  try {
    const lecture = await lireAvis(code, liste, annee);
    return "avis" in lecture ? lecture : { refus: direLeRefus(lecture.refus) };
  } catch {
    return { refus: SANS_LECTEUR };
  }
}

/** Codes of the first picture that has some; nothing where none has, `null` where the reader cannot run. */
async function codesDuFichier(fichier: Blob): Promise<readonly string[] | null> {
  for await (const pixels of pixelsDuFichier(fichier)) {
    const codes = await lireLesCodes(pixels, PLACES).catch(() => null);
    if (codes === null || codes.length > 0) return codes;
  }
  return [];
}

/** Reads the notice that a file shows, whatever the file is. */
export async function lireLAvisMontre(
  fichier: Blob,
  liste: ListeDeCertificats,
  annee: number,
): Promise<AvisMontre> {
  try {
    const codes = await codesDuFichier(fichier);
    if (codes === null) return { refus: SANS_LECTEUR };
    const [premier] = codes;
    return premier === undefined ? { refus: SANS_CARRE } : await jugerLeCode(premier, liste, annee);
  } catch {
    return { refus: PAS_UNE_IMAGE };
  }
}
