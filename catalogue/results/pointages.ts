import { isDay } from "../situation/periods.ts";
import type { Droit, Resultats } from "./results.ts";

/** What a person says of an aid: it comes already, it was asked for, it is not for her. */
export const pointes = ["recue", "demandee", "ecartee"] as const;
export type Pointe = (typeof pointes)[number];

/** What one may say of an aid, in her words. */
export const motsDesPointes: Readonly<Record<Pointe, string>> = {
  recue: "Je la reçois déjà",
  demandee: "Je l’ai demandée",
  ecartee: "Pas pour moi",
};

/** What has become of an aid by what is said of it now and was before; nothing when it is only taken back, nor of what was never asked for here. */
export function suiteDUnePointe(
  avant: Pointe | undefined,
  maintenant: Pointe | undefined,
): "demandee" | "recue" | "abandonnee" | undefined {
  if (maintenant === "demandee") return maintenant;
  if (avant !== "demandee") return undefined;
  return maintenant === "ecartee" ? "abandonnee" : maintenant;
}

/** What was said of each aid, by its id. */
export type Pointages = Readonly<Record<string, Pointe>>;

/** Results once what was said of aids is applied. */
export interface ResultatsPointes {
  /** The same, without what is no longer to be asked for, nor the questions that decide of that alone; what comes already is with what was declared so. */
  resultats: Resultats;
  /** Aids that were marked, in the order of the results. */
  pointees: Readonly<Record<Pointe, readonly Droit[]>>;
}

/** Applies marks to results: pure; the results themselves when no mark is of one of their aids. */
export function pointer(resultats: Resultats, pointages: Pointages): ResultatsPointes {
  const pointeDe = ({ id }: Droit) => (Object.hasOwn(pointages, id) ? pointages[id] : undefined);
  const de = (pointe: Pointe | undefined) =>
    resultats.droitsEligibles.filter((droit) => pointeDe(droit) === pointe);
  const pointees = { recue: de("recue"), demandee: de("demandee"), ecartee: de("ecartee") };
  const droitsEligibles = de(undefined);
  if (droitsEligibles.length === resultats.droitsEligibles.length) return { resultats, pointees };
  const droitsInjectes = [...resultats.droitsInjectes, ...pointees.recue];
  const questions = resultats.questions.filter(({ aides }) =>
    aides.some((id) => !Object.hasOwn(pointages, id)),
  );
  return { resultats: { ...resultats, droitsEligibles, droitsInjectes, questions }, pointees };
}

/** What was done once the results were read: kept on the device, and handed over with the answers. */
export interface CeQuiEstFait {
  pointages: Pointages;
  /** Day on which an aid was asked for, `YYYY-MM-DD`, by its id. */
  demandees: Readonly<Record<string, string>>;
  /** Keys of the papers that are gathered. */
  papiers: readonly string[];
  /** What was decided with somebody who helps, and the day, `YYYY-MM-DD`. */
  note?: { texte: string; le: string } | undefined;
}

export const RIEN_DE_FAIT: CeQuiEstFait = { pointages: {}, demandees: {}, papiers: [] };

const estUnJour = (lu: unknown): lu is string => typeof lu === "string" && /^20[2-9]/.test(lu) && isDay(lu);
/** Papers, and letters of the key of one. */
const [PAPIERS, CLE] = [300, 200];
/** Letters of a note. */
export const NOTE_MAX = 1_000;

const estUnePointe = (value: unknown): value is Pointe => pointes.includes(value as Pointe);
const objet = (lu: unknown): Readonly<Record<string, unknown>> => (typeof lu === "object" ? { ...lu } : {});

/** Reads it from outside; what is not of our making is left out. Never throws. */
export function lireCeQuiEstFait(lu: unknown): CeQuiEstFait {
  const { pointages, demandees, papiers, note } = objet(lu);
  const { texte, le } = objet(note);
  const dits = Object.entries(objet(pointages)).filter((un): un is [string, Pointe] => estUnePointe(un[1]));
  const jours = Object.entries(objet(demandees)).filter((un): un is [string, string] => estUnJour(un[1]));
  return {
    pointages: Object.fromEntries(dits),
    demandees: Object.fromEntries(jours),
    papiers: (Array.isArray(papiers) ? papiers.slice(0, PAPIERS) : []).filter(
      (un): un is string => typeof un === "string" && un.length <= CLE,
    ),
    ...(typeof texte === "string" && estUnJour(le) && { note: { texte: texte.slice(0, NOTE_MAX), le } }),
  };
}
