/** A picture as it stands in a PDF: levels of grey, or a JPEG file. */
export type ImageDePdf = GrisDePdf | { jpeg: Uint8Array<ArrayBuffer> };

interface GrisDePdf {
  largeur: number;
  hauteur: number;
  /** One level a point, from the top, 0 for black. */
  gris: Uint8Array;
}

/** Larger, it is no picture of a page. Points. */
const POINTS_MAX = 32_000_000;

/** What a picture says of itself, in the words before its octets. */
interface Annonce {
  largeur: number;
  hauteur: number;
  /** Bits of each number of a point. */
  bits: number;
  filtre: string;
  /** Lines are told as what changes from the one above (PNG). */
  predit: boolean;
}

const nombre = (mots: string, nom: string, sinon = 0): number =>
  Number(new RegExp(String.raw`/${nom}\s+(\d+)(?!\s+\d+\s+R)`).exec(mots)?.[1] ?? sinon);

/** What an object says of itself, when it is a picture that we can read. */
function lireLAnnonce(mots: string): Annonce | undefined {
  if (!/\/Subtype\s*\/Image\b/.test(mots)) return undefined;
  const annonce: Annonce = {
    largeur: nombre(mots, "Width"),
    hauteur: nombre(mots, "Height"),
    bits: nombre(mots, "BitsPerComponent", 1),
    filtre: /\/Filter\s*\[?\s*\/(\w+)/.exec(mots)?.[1] ?? "",
    predit: nombre(mots, "Predictor", 1) >= 10,
  };
  const points = annonce.largeur * annonce.hauteur;
  return points > 0 && points <= POINTS_MAX && [1, 8].includes(annonce.bits) ? annonce : undefined;
}

/** Undoes one line of a picture told as what changes (PNG specification, 9.2); the line above is whole already. */
function refaireLaLigne(filtre: number, ligne: Uint8Array, dessus: Uint8Array, pas: number): void {
  for (let x = 0; x < ligne.length; x++) {
    const gauche = ligne[x - pas] ?? 0;
    const haut = dessus[x] ?? 0;
    const coin = dessus[x - pas] ?? 0;
    const ecart = gauche + haut - coin;
    const [a, b, c] = [Math.abs(ecart - gauche), Math.abs(ecart - haut), Math.abs(ecart - coin)];
    const proche = a <= b && a <= c ? gauche : b <= c ? haut : coin;
    ligne[x] = ligne[x]! + ([0, gauche, haut, (gauche + haut) >> 1, proche][filtre] ?? 0);
  }
}

/** Lines of a picture, each of so many octets, one after the other. */
function lignesDe(octets: Uint8Array, { hauteur, predit }: Annonce, points: number): Uint8Array {
  if (!predit) return octets;
  const taille = octets.length / hauteur - 1;
  const pas = Math.max(1, Math.floor(taille / points));
  const lignes = new Uint8Array(taille * hauteur);
  for (let y = 0; y < hauteur; y++) {
    const ligne = lignes.subarray(y * taille, (y + 1) * taille);
    const debut = y * (taille + 1);
    ligne.set(octets.subarray(debut + 1, debut + 1 + taille));
    refaireLaLigne(octets[debut]!, ligne, lignes.subarray(Math.max(0, y - 1) * taille, y * taille), pas);
  }
  return lignes;
}

/** Levels of grey of a picture; nothing when its octets are not as many as it says. */
function griser(octets: Uint8Array, annonce: Annonce): GrisDePdf | undefined {
  const { largeur, hauteur, bits } = annonce;
  const filtres = annonce.predit ? 1 : 0;
  const parLigne = Math.floor(octets.length / hauteur) - filtres;
  const couleurs = bits === 8 ? Math.floor(parLigne / largeur) : 1;
  if (couleurs < 1 || parLigne < Math.ceil((largeur * bits) / 8)) return undefined;
  const lignes = lignesDe(octets.subarray(0, (parLigne + filtres) * hauteur), annonce, largeur);
  const niveau =
    bits === 8
      ? (ligne: number, x: number) => lignes[ligne + x * couleurs]!
      : (ligne: number, x: number) => 255 * ((lignes[ligne + (x >> 3)]! >> (7 - (x & 7))) & 1);
  const gris = Uint8Array.from({ length: largeur * hauteur }, (_, rang) =>
    niveau(Math.floor(rang / largeur) * parLigne, rang % largeur),
  );
  return { largeur, hauteur, gris };
}

/** Octets as they were before they were made smaller. Rejects when they are not whole, or this browser cannot. */
async function detendre(octets: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const flux = new Blob([octets]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(flux).arrayBuffer());
}

async function lireLImage(
  octets: Uint8Array<ArrayBuffer>,
  annonce: Annonce,
): Promise<ImageDePdf | undefined> {
  if (annonce.filtre === "DCTDecode") return { jpeg: octets };
  if (annonce.filtre === "") return griser(octets, annonce);
  if (annonce.filtre !== "FlateDecode") return undefined;
  return griser(await detendre(octets), annonce);
}

/** Where the octets of each picture are in the file, with what it says of itself. */
function* placesDesImages(texte: string): Generator<{ debut: number; fin: number; annonce: Annonce }> {
  for (const { 0: mot, index } of texte.matchAll(/>>\s*stream\r?\n/g)) {
    const mots = texte.slice(texte.lastIndexOf(" obj", index), index);
    const annonce = lireLAnnonce(mots);
    if (!annonce) continue;
    const debut = index + mot.length;
    const longueur = nombre(mots, "Length");
    const fin = longueur > 0 ? debut + longueur : texte.indexOf("endstream", debut);
    if (fin > debut) yield { debut, fin, annonce };
  }
}

/** The pictures that a PDF holds as such; those that cannot be read are left out. */
export async function imagesDansUnPdf(octets: Uint8Array<ArrayBuffer>): Promise<readonly ImageDePdf[]> {
  const texte = new TextDecoder("latin1").decode(octets);
  const lues = [...placesDesImages(texte)].map(({ debut, fin, annonce }) =>
    lireLImage(octets.slice(debut, fin), annonce).catch(() => undefined),
  );
  return (await Promise.all(lues)).filter((une) => une !== undefined);
}

/** Points of a picture in grey, four numbers each, with a white margin. */
export function dessinerLeGris({ largeur, hauteur, gris }: GrisDePdf, marge: number) {
  const large = largeur + 2 * marge;
  const pixels = new Uint8ClampedArray(large * (hauteur + 2 * marge) * 4).fill(255);
  for (let y = 0; y < hauteur; y++)
    for (let x = 0; x < largeur; x++)
      pixels.fill(
        gris[y * largeur + x]!,
        ((y + marge) * large + x + marge) * 4,
        ((y + marge) * large + x + marge) * 4 + 3,
      );
  return { pixels, largeur: large, hauteur: hauteur + 2 * marge };
}
