/** What a rule of the catalogue begins with, and what is said of the person who reads. */
const VERBES: Readonly<Record<string, string>> = {
  "ne pas être": "n’êtes pas",
  "ne pas avoir": "n’avez pas",
  "ne pas habiter": "n’habitez pas",
  "ne pas recevoir": "ne recevez pas",
  "ne pas suivre": "ne suivez pas",
  "ne pas relever": "ne relevez pas",
  "ne pas attendre": "n’attendez pas",
  être: "êtes",
  avoir: "avez",
  habiter: "habitez",
  recevoir: "recevez",
  suivre: "suivez",
  relever: "relevez",
  attendre: "attendez",
  vouloir: "voulez",
};

const debut = new RegExp(`(^|, ou | ou | et )(${Object.keys(VERBES).join("|")}) `, "g");

/**
 * A rule as a sentence of the person: « être en études supérieures et avoir moins de 26 ans » is « vous êtes en
 * études supérieures et avez moins de 26 ans »; `undefined` for a rule that is not written with a verb.
 */
export function enVous(regle: string): string | undefined {
  const dite = regle.replace(debut, (_, avant: string, verbe: string) => `${avant}${VERBES[verbe]} `);
  return dite === regle || !/^(?:n[e’]|êtes|avez|habitez|recevez|suivez|relevez|attendez|voulez)/.test(dite)
    ? undefined
    : `vous ${dite}`;
}
