import { createHash } from "node:crypto";
import * as v from "valibot";

/** Fingerprints of the words before and after a figure, on its page: where it stands, without its sentence. */
const repere = v.strictObject({ avant: v.string(), apres: v.string() });
export type Repere = v.InferOutput<typeof repere>;

/** By address, then by figure as the page wrote it (`catalogue/reperes.json`). */
export const reperesFile = v.record(v.string(), v.record(v.string(), repere));
export type ReperesDesPages = v.InferOutput<typeof reperesFile>;

const MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
  " ",
);
const NOMBRE = /\d{1,3}(?:[ .]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[,.]\d+)?/g;

/** Words of a text, a number (« 1 200 ») being one: spaces of every kind and apostrophes are alike. */
export function motsDeLaPage(texte: string): string[] {
  const plat = texte
    .replace(/\s+/g, " ")
    .replaceAll("'", "’")
    .replace(
      /(\d)\s*(€|%|euros?\b)/g,
      (_, chiffre: string, signe: string) => `${chiffre} ${signe.startsWith("e") ? "€" : signe}`,
    )
    .replace(NOMBRE, (nombre) => nombre.replace(/[ .](?=\d{3})/g, "\u202f"));
  return plat.split(" ").flatMap((mot) => mot.match(/[\p{L}\d\u202f,/.’-]*[\p{L}\d]|[€%]/gu) ?? []);
}

/** What a word stands for: a number, a month, or itself. */
const forme = (mot: string): string =>
  /\d/.test(mot)
    ? mot.replace(/[\d\u202f]+(?:[,.]\d+)?/g, "#")
    : MOIS.includes(mot.toLowerCase())
      ? "@mois"
      : mot.toLowerCase();

/** Words on either side that say where a figure stands. */
const AUTOUR = 4;
const empreinte = (mots: readonly string[]): string =>
  mots.length < 2 ? "" : createHash("sha256").update(mots.map(forme).join(" ")).digest("hex").slice(0, 12);

/** « 1 200 € » and « 1200 € » are the same figure. */
const cle = (ecrit: string): string => ecrit.toLowerCase().replace(/(?<=\d)\s(?=\d{3})/g, "");

/** A figure of a page: its words, and its place. */
interface Trouvaille {
  ecrit: string;
  repere: Repere;
}

/** Every place of a page where words of the same form as a figure stand. */
function semblables(page: readonly string[], ecrit: readonly string[]): Trouvaille[] {
  const formes = page.map(forme);
  const voulues = ecrit.map(forme);
  return page.flatMap((_, rang) => {
    if (!voulues.every((une, pas) => formes[rang + pas] === une)) return [];
    const fin = rang + ecrit.length;
    return [
      {
        ecrit: page.slice(rang, fin).join(" ").replaceAll("\u202f", " "),
        repere: {
          avant: empreinte(page.slice(Math.max(0, rang - AUTOUR), rang)),
          apres: empreinte(page.slice(fin, fin + AUTOUR)),
        },
      },
    ];
  });
}

/** What a page says now of a figure that it said: still there, another in its place, or nothing. */
export type Lecture = { etat: "là"; repere: Repere } | { etat: "changé"; ecrit: string } | { etat: "parti" };

const cotes = (un: Repere, autre: Repere): number =>
  Number(un.avant !== "" && un.avant === autre.avant) + Number(un.apres !== "" && un.apres === autre.apres);

/**
 * Reads a page (its text) again for a figure. Another one is only proposed where the words around say that it
 * stands in its place, and when they say it of one figure alone.
 */
export function relireUnChiffre(texte: string, ecrit: string, connu: Repere | undefined): Lecture {
  const mots = motsDeLaPage(ecrit);
  const lus = semblables(motsDeLaPage(texte), mots);
  const meme = cle(mots.join(" "));
  const memes = lus.filter((un) => cle(un.ecrit) === meme);
  const autres = lus.filter((un) => cle(un.ecrit) !== meme);
  const reste = memes.find((un) => connu && cotes(un.repere, connu) > 0);
  if (reste) return { etat: "là", repere: reste.repere };
  const aSaPlace = (combien: number) =>
    new Set(autres.filter((un) => connu && cotes(un.repere, connu) >= combien).map((un) => un.ecrit));
  const [sur, ...autresSurs] = aSaPlace(2);
  if (sur !== undefined && autresSurs.length === 0) return { etat: "changé", ecrit: sur };
  if (memes[0]) return { etat: "là", repere: memes[0].repere };
  const [probable, ...autresProbables] = aSaPlace(1);
  return probable !== undefined && autresProbables.length === 0
    ? { etat: "changé", ecrit: probable }
    : { etat: "parti" };
}
