/** Approved texts by path from the root. */
export type Textes = ReadonlyMap<string, string>;

/** What a change does to people, to say it before anything else. */
export interface Effets {
  /** Told households whose text changes, and how many there are. */
  foyers: number;
  tous: number;
  /** How many households gain, or lose, each aid, by its name. */
  gagnees: ReadonlyMap<string, number>;
  perdues: ReadonlyMap<string, number>;
}

/** Committed texts that a person approves, made from the rest of the repository. */
export interface FamilleApprouvee {
  /** How `npm run approuver` is asked for it. */
  nom: string;
  titre: string;
  /** Files, and folders that hold nothing else. */
  lieux: readonly string[];
  engendrer(): Textes | Promise<Textes>;
  /** Follows from the code, whatever it means: nobody decides of it. */
  mecanique?: true;
  /** What changed in a file, in French; of its parts, unless it has none. */
  changements?(avant: string, apres: string): readonly string[];
  effets?(avant: Textes, apres: Textes): Effets;
}

/** A part of an approved text: what it is about, then what is known of it, a fact a line. */
export interface PartieDite {
  titre: string;
  lignes: readonly string[];
}

/** An approved text as it is written: a title, then its parts, each with its facts set in. */
export const ecrireSections = (titre: string, sections: readonly PartieDite[]): string =>
  [titre, "=".repeat(titre.length), ""]
    .concat(sections.flatMap((une) => [une.titre, ...une.lignes.map((ligne) => `  ${ligne}`), ""]))
    .join("\n");

/** The parts of an approved text. */
export function lireSections(texte: string): PartieDite[] {
  const sections: { titre: string; lignes: string[] }[] = [];
  for (const ligne of texte.split("\n").slice(2)) {
    if (ligne.startsWith("  ")) sections.at(-1)?.lignes.push(ligne.slice(2));
    else if (ligne) sections.push({ titre: ligne, lignes: [] });
  }
  return sections;
}

interface Redite extends Record<string, string> {
  garde: string;
  sujet: string;
  dit: string;
  fin: string;
}

/**
 * Says once what lines of the texts say of the same thing in the same words, as the groups of `regle` tell them: what is kept of
 * the line (`garde`, `fin`), the thing (`sujet`), what is said of it (`dit`). Returns the texts, and what is said by thing.
 */
export function direUneFois(textes: Textes, regle: RegExp): [Textes, ReadonlyMap<string, string>] {
  const fois = new Map<string, { dit: string; n: number }>();
  for (const { groups } of [...textes.values()].flatMap((texte) => [...texte.matchAll(regle)])) {
    const { sujet, dit } = groups as Redite;
    const deja = fois.get(sujet) ?? { dit, n: 0 };
    fois.set(sujet, { ...deja, n: deja.n + Number(deja.dit === dit) });
  }
  const dits = new Map([...fois].flatMap(([sujet, { dit, n }]) => (n > 1 ? [[sujet, dit] as const] : [])));
  const abreger = (...trouve: unknown[]) => {
    const { garde, sujet, dit, fin } = trouve.at(-1) as Redite;
    return dits.get(sujet) === dit ? garde + fin : String(trouve[0]);
  };
  return [new Map([...textes].map(([nom, texte]) => [nom, texte.replaceAll(regle, abreger)])), dits];
}

/** Lines of the first list that the second lacks, as many times as it lacks them. */
export function enMoins(de: readonly string[], dans: readonly string[]): string[] {
  const restent = new Map<string, number>();
  for (const ligne of dans) restent.set(ligne, (restent.get(ligne) ?? 0) + 1);
  return de.filter((ligne) => {
    const n = restent.get(ligne) ?? 0;
    restent.set(ligne, n - 1);
    return n <= 0;
  });
}

function changementsDUne(avant: PartieDite, apres: PartieDite): string[] {
  const plus = enMoins(avant.lignes, apres.lignes).map((ligne) => `n’a plus : ${ligne.trim()}`);
  const ajoutes = enMoins(apres.lignes, avant.lignes).map((ligne) => `a maintenant : ${ligne.trim()}`);
  const dits = [...plus, ...ajoutes];
  if (dits.length === 0 && avant.lignes.join("\n") !== apres.lignes.join("\n"))
    dits.push("dit la même chose dans un autre ordre");
  return dits.map((dit) => `« ${avant.titre} » ${dit}`);
}

/** What changed from an approved text to another, part by part, as French sentences. */
export function changementsDesSections(avant: string, apres: string): string[] {
  const [vieilles, neuves] = [avant, apres].map(
    (texte) => new Map(lireSections(texte).map((une) => [une.titre, une])),
  ) as [Map<string, PartieDite>, Map<string, PartieDite>];
  const otees = [...vieilles.keys()].filter((titre) => !neuves.has(titre));
  const changees = [...neuves.values()].flatMap((une) => {
    const vieille = vieilles.get(une.titre);
    return vieille ? changementsDUne(vieille, une) : [`« ${une.titre} » est nouveau`];
  });
  const ordre = (de: Map<string, PartieDite>, dans: Map<string, PartieDite>) =>
    [...de.keys()].filter((titre) => dans.has(titre)).join("\n");
  const deplacees =
    ordre(vieilles, neuves) === ordre(neuves, vieilles) ? [] : ["L’ordre des parties n’est plus le même"];
  return [...otees.map((titre) => `« ${titre} » a disparu`), ...changees, ...deplacees];
}

/** Lines that go, then those that come, of a text without parts. */
export function changementsDesLignes(avant: string, apres: string): string[] {
  const [vieilles, neuves] = [avant.split("\n"), apres.split("\n")];
  const dites = [
    ...enMoins(vieilles, neuves).map((ligne) => `- ${ligne.trim()}`),
    ...enMoins(neuves, vieilles).map((ligne) => `+ ${ligne.trim()}`),
  ];
  return dites.length > 0 ? dites : ["les mêmes lignes, dans un autre ordre"];
}
