/** What a rule of the catalogue begins with, and what is said of the person who reads. */
const VERBES: Readonly<Record<string, string>> = {
  être: "êtes",
  avoir: "avez",
  habiter: "habitez",
  recevoir: "recevez",
  suivre: "suivez",
  relever: "relevez",
  attendre: "attendez",
  vouloir: "voulez",
};

/** What is said of the person who reads, where the catalogue says it of anyone. */
export const aVous = (dit: string): string =>
  dit.replaceAll("à son compte", "à votre compte").replaceAll(/\bses (?=parents|études)/g, "vos ");

const debut = new RegExp(`(^|, ou | ou | et )(ne pas )?(${Object.keys(VERBES).join("|")})(?= )`, "g");

const nie = (verbe: string) => `${/^[aêh]/.test(verbe) ? "n’" : "ne "}${verbe} pas`;

/**
 * A rule as a sentence of the person: « être en études supérieures et avoir moins de 26 ans » is « vous êtes en
 * études supérieures et avez moins de 26 ans »; `undefined` for a rule that is not written with a verb.
 */
export function enVous(regle: string): string | undefined {
  const dite = regle.replace(debut, (_, avant: string, pas: string | undefined, infinitif: string) => {
    const verbe = VERBES[infinitif] ?? infinitif;
    return `${avant}${pas ? nie(verbe) : verbe}`;
  });
  return dite === regle || !/^(?:n[e’]|êtes|avez|habitez|recevez|suivez|relevez|attendez|voulez)/.test(dite)
    ? undefined
    : `vous ${aVous(dite)}`;
}
