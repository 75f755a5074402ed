import { type AideLue, aVerifier, type CheminYaml, erreur, type Remarque } from "../../lire/constat.ts";

/** A name without accents, case or punctuation: two that are the same are read as one. */
export const nomSimple = (texte: string): string =>
  texte
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // « +26 ans » and « -26 ans » are two names.
    .replace(/\+/g, " plus ")
    .replace(/-(?=\d)/g, " moins ")
    .replace(/[^a-z\d]+/g, " ")
    .trim();

/** The two halves of the Bafa are two aids, often on one page. */
const stade = (label: string) => /générale|approfondissement/i.exec(label)?.[0].toLowerCase();

/** What makes two aids of an institution the same, surely or perhaps. */
const marques: readonly {
  champ: CheminYaml;
  juger: typeof erreur;
  dit: string;
  cle: (aide: AideLue["aide"]) => string | undefined;
}[] = [
  {
    champ: ["label"],
    juger: erreur,
    dit: "le même nom et les mêmes règles",
    cle: ({ label, conditions_generales, profils }) =>
      JSON.stringify([nomSimple(label), conditions_generales, profils]),
  },
  { champ: ["label"], juger: aVerifier, dit: "le même nom", cle: ({ label }) => nomSimple(label) },
  {
    champ: ["description"],
    juger: aVerifier,
    dit: "la même description",
    cle: ({ description }) => nomSimple(description),
  },
  {
    champ: ["link"],
    juger: aVerifier,
    dit: "la même page, le même montant et les mêmes règles",
    cle: ({ link, montant, conditions_generales, profils, label }) =>
      link && montant !== undefined
        ? JSON.stringify([link, montant, conditions_generales, profils, stade(label)])
        : undefined,
  },
];

/** Aids that an institution gives twice under two slugs; a pair is told once, by what tells most. */
export function doublons(aides: readonly AideLue[]): { lue: AideLue; remarque: Remarque }[] {
  const dites = new Set<AideLue>();
  return marques.flatMap(({ champ, juger, dit, cle }) => {
    const premieres = new Map<string, AideLue>();
    return aides.flatMap((lue) => {
      const sienne = cle(lue.aide);
      if (sienne === undefined || lue.aide.private || (lue.aide.famille && champ[0] !== "label")) return [];
      const entiere = `${lue.aide.institution} ${sienne}`;
      const premiere = premieres.get(entiere);
      if (!premiere) premieres.set(entiere, lue);
      if (!premiere || premiere.aide.slug === lue.aide.slug || dites.has(lue)) return [];
      dites.add(lue);
      const message = `${dit} que ${premiere.aide.slug}, du même organisme : retirer l’une des deux, ou dire ce qui les distingue`;
      return [{ lue, remarque: juger(champ, message) }];
    });
  });
}
