import type { Plugin } from "vite";
import { isWords } from "../../machines/journey/fingerprint.ts";
import type { Question } from "../../machines/kinds/kinds.ts";
import { parTheme } from "../../machines/questions/themes.ts";

const THEMES = /\/machines\/questions\/themes\.ts$/;
const MOTS = /\/machines\/questions\/mots\.ts$/;
const SUITE = "virtual:mots-des-questions";

/** The first question: it alone keeps its words, for the three people who are asked it. */
const estPremiere = ({ entity, field }: Question) => entity === "individu" && field === "date_naissance";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What is not words: what the machine reads. */
const sansMots = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sansMots);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isWords(key) ? [] : [[key, sansMots(one)]])),
  );
};

/** Words alone, each at its place; nothing where there is none. */
function motsSeuls(value: Json): Json | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((one) => motsSeuls(one) ?? {});
    return items.some((one) => Object.keys(one).length > 0) ? items : undefined;
  }
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const words = isWords(key) ? one : motsSeuls(one);
    return words === undefined ? [] : [[key, words] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const enJson = (question: Question) => JSON.parse(JSON.stringify(question)) as Json;

const themes = (made: (question: Question) => Json): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(parTheme).map(([theme, questions]) => [theme, questions.map(made)])),
  );

/** Every question, the first one with its words, the others without. */
export const questionsSansMots = (): string =>
  themes((question) => (estPremiere(question) ? enJson(question) : sansMots(enJson(question))));

/** The words that the others lack, in their places. */
export const motsDeLaSuite = (): string =>
  themes((question) => (estPremiere(question) ? {} : (motsSeuls(enJson(question)) ?? {})));

const CHARGEUR = `
import type { Question } from "../../machines/kinds/kinds.ts";
import { parTheme } from "./themes.ts";
const poser = (into, words) => {
  for (const key in words) {
    if (typeof words[key] === "object" && typeof into[key] === "object") poser(into[key], words[key]);
    else into[key] = words[key];
  }
};
let enRoute;
let posés = false;
const dejaDits = new Set(Object.values(parTheme).flat().filter(({ title }) => title !== undefined));
const motsAPart = (question) => !dejaDits.has(question);
const tousLesMots = () => {
  if (posés) return undefined;
  enRoute ??= import("${SUITE}").then(
    ({ default: words }) => {
      poser(parTheme, words);
      posés = true;
    },
    (error) => {
      enRoute = undefined;
      throw error;
    },
  );
  return enRoute;
};
${"export"} { motsAPart, tousLesMots };
`;

/**
 * In the pages, the words of every question but the first come in a script of their own: it needs no others. What the machine reads stays where it was, for all of them.
 */
export const motsApart = (): Plugin => ({
  name: "mots-a-part",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => (id === SUITE ? `\0${SUITE}` : undefined),
  load(id) {
    if (THEMES.test(id)) return `export const parTheme = ${questionsSansMots()};`;
    if (MOTS.test(id)) return CHARGEUR;
    if (id === `\0${SUITE}`) return `export default ${motsDeLaSuite()};`;
    return undefined;
  },
});
