import { communeDe } from "../../situation/commune.ts";
import type { Situation } from "../../situation/situation.ts";

/**
 * Centres of the communes (geo.api.gouv.fr): by département, the westernmost and southernmost
 * hundredths of a degree, then four characters in base 36 for each code in turn (how far east, how far
 * north), one space where no commune has that code.
 */
export type Coordonnees = Readonly<Record<string, readonly (string | number)[]>>;

/** Hundredths of a degree, and a point on Earth: longitude, latitude. */
type Point = readonly [longitude: number, latitude: number];

const CHIFFRES = 2;
const RAYON_DE_LA_TERRE = 6371;

const lire = (texte: string, position: number): number =>
  Number.parseInt(texte.slice(position, position + CHIFFRES), 36);

/** Centre of a commune by its INSEE code, `undefined` for one whose place is not known. */
export function centreDe(coordonnees: Coordonnees, commune: string): Point | undefined {
  const departement = commune.slice(0, commune.startsWith("97") ? 3 : 2);
  const [ouest, sud, texte] = (coordonnees[departement] ?? []) as [number, number, string?];
  const rang = Number(commune.slice(departement.length));
  if (texte === undefined || !(rang > 0)) return undefined;
  let position = 0;
  for (let n = 1; n < rang && position < texte.length; n += 1)
    position += texte[position] === " " ? 1 : 2 * CHIFFRES;
  if (position >= texte.length || texte[position] === " ") return undefined;
  return [ouest + lire(texte, position), sud + lire(texte, position + CHIFFRES)];
}

const radians = (centiemes: number): number => (centiemes / 100) * (Math.PI / 180);

/** Great-circle distance between two communes, in kilometres; `undefined` if one’s place is not known. */
export function distanceEntreCommunes(coordonnees: Coordonnees, a: string, b: string): number | undefined {
  const [une, autre] = [centreDe(coordonnees, a), centreDe(coordonnees, b)];
  if (!une || !autre) return undefined;
  const [phiA, phiB] = [radians(une[1]), radians(autre[1])];
  const h =
    Math.sin((phiB - phiA) / 2) ** 2 +
    Math.cos(phiA) * Math.cos(phiB) * Math.sin(radians(autre[0] - une[0]) / 2) ** 2;
  return 2 * RAYON_DE_LA_TERRE * Math.asin(Math.sqrt(h));
}

/**
 * Kilometres between the dwelling of a student who lives apart and the parents’ commune, `undefined`
 * where nothing needs it. The communes’ places are loaded only then.
 */
export async function distanceDuDomicileFamilial(situation: Situation): Promise<number | undefined> {
  const { demandeur, parents, menage } = situation;
  if (demandeur.activite !== "etudiant" || demandeur.habite_chez_parents === true) return undefined;
  const logement = communeDe(menage.depcom);
  const famille = communeDe(demandeur._bourseCriteresSociauxCommuneDomicileFamilial);
  if (parents._en_france === false || logement === undefined || famille === undefined) return undefined;
  const { default: coordonnees } = await import("../parametres/communes-coordonnees.json", {
    with: { type: "json" },
  });
  return distanceEntreCommunes(coordonnees, logement, famille);
}
