import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Largest logo, in bytes: the editors’ page makes them smaller than that. */
const MAX_OCTETS = 200_000;

const ENTETES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

const estUneImage = (contenu: Uint8Array): boolean =>
  ENTETES.some((entete) => entete.every((octet, rang) => contenu[rang] === octet));

const noms = (dossier: string) =>
  existsSync(dossier) ? readdirSync(dossier).filter((nom) => /\.(?:png|jpe?g)$/i.test(nom)) : [];

/** Logos of `catalogue/logos`, as `imgSrc` names them, and why some are refused (a French sentence each). */
export function lireLesLogos(dossier: string): { logos: ReadonlySet<string>; refus: string[] } {
  const refus = noms(dossier).flatMap((nom) => {
    const contenu = readFileSync(join(dossier, nom));
    if (!estUneImage(contenu)) return [`${nom} : Seul les images au format JPG et PNG sont supportées`];
    return contenu.length > MAX_OCTETS
      ? [`${nom} : ${Math.ceil(contenu.length / 1000)} ko, 200 au plus`]
      : [];
  });
  return { logos: new Set(noms(dossier).map((nom) => `/logos/${nom}`)), refus };
}

/** Puts the logos beside the pages, at `/logos/`; those that were taken away go. */
export function poserLesLogos(dossier: string, pages: string): void {
  const cible = join(pages, "logos");
  rmSync(cible, { recursive: true, force: true });
  mkdirSync(cible, { recursive: true });
  for (const nom of noms(dossier)) copyFileSync(join(dossier, nom), join(cible, nom));
}
