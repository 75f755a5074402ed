/** A verb in the infinitive and what follows it: « être » + « au lycée », « en CAP ». */
export interface Phrase {
  verbe: string;
  /** Any one of them; when the phrase is denied, none of them. */
  quoi: readonly string[];
  nie?: true;
  /** Whole years, for what bounds an age. */
  age?: { min?: number; max?: number };
  /** Made of several phrases. */
  compose?: true;
}

/** What a condition says, and what its contrary says. */
export interface Dite {
  oui: Phrase;
  non: Phrase;
}

const sansDoublons = (words: readonly string[]) => [...new Set(words)];

/** « a, b ou c ». */
export const enumerer = (words: readonly string[], lien: "et" | "ou" | "ni"): string =>
  words.length < 2
    ? words.join("")
    : lien === "ni"
      ? words.join(" ni ")
      : `${words.slice(0, -1).join(", ")} ${lien} ${words.at(-1)}`;

/** The phrase in words: « être au lycée ou en CAP », « ne pas être à la retraite ». */
export const enTexte = ({ verbe, quoi, nie }: Phrase): string =>
  `${nie ? "ne pas " : ""}${verbe} ${enumerer(quoi, nie ? "ni" : "ou")}`.trim();

/** A phrase, and « ne pas » before it for its contrary. */
export const dite = (verbe: string, ...quoi: readonly string[]): Dite => ({
  oui: { verbe, quoi: sansDoublons(quoi) },
  non: { verbe, quoi: sansDoublons(quoi), nie: true },
});

/** Two wordings that are each other’s contrary. */
export const contraires = (oui: string, non: string): Dite => ({
  oui: { verbe: oui, quoi: [] },
  non: { verbe: non, quoi: [] },
});

/** The same, seen from the other side. */
export const inverse = ({ oui, non }: Dite): Dite => ({ oui: non, non: oui });

const sansSuite = ({ quoi, compose, age }: Phrase) => quoi.length === 0 || compose || age;

/** Phrases of one verb become one: its first place is kept. `nie` says which ones may be gathered. */
function parVerbe(parts: readonly Phrase[], nie: boolean): Phrase[] {
  const kept: Phrase[] = [];
  for (const part of parts) {
    const rang = kept.findIndex(
      (one) => one.verbe === part.verbe && !sansSuite(one) && Boolean(one.nie) === nie,
    );
    const autre = kept[rang];
    if (!autre || sansSuite(part) || Boolean(part.nie) !== nie) kept.push(part);
    else kept[rang] = { ...autre, quoi: sansDoublons([...autre.quoi, ...part.quoi]) };
  }
  return kept;
}

/** Two verbs before the same words become one: « habiter ou avoir ses parents à Lille ». */
function parSuite(parts: readonly Phrase[]): Phrase[] {
  const kept: Phrase[] = [];
  for (const part of parts) {
    const suite = enumerer(part.quoi, "ou");
    const rang = kept.findIndex(
      (one) => !sansSuite(one) && !one.nie && !part.nie && enumerer(one.quoi, "ou") === suite,
    );
    const autre = kept[rang];
    if (autre) kept[rang] = { ...autre, verbe: `${autre.verbe} ou ${part.verbe}` };
    else kept.push(part);
  }
  return kept;
}

const uniques = (parts: readonly Phrase[]) => [
  ...new Map(parts.map((part) => [enTexte(part), part])).values(),
];

/** Any one of these is enough. */
export function ou(parts: readonly Phrase[]): Phrase {
  const kept = uniques(parSuite(parVerbe(parts, false)));
  const [seule] = kept;
  if (kept.length === 1 && seule) return seule;
  const dense = kept.some(({ quoi, compose }) => compose || quoi.length > 1);
  const texts = kept.map(enTexte);
  return {
    verbe: dense || kept.length > 2 ? texts.join(", ou ") : texts.join(" ou "),
    quoi: [],
    compose: true,
  };
}
