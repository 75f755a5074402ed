import * as v from "valibot";
import { adresseElectronique } from "../../machines/pages/courriel.ts";

/** True for what may be a key: base64url of 32 bytes. */
const estUneCle = (texte: string): boolean =>
  /^[\w-]+=?$/.test(texte) && Buffer.from(texte, "base64url").length === 32;

const HTTP = "une adresse http(s) est attendue";

export const adresse = v.pipe(v.string(), v.url(HTTP), v.regex(/^https?:\/\//, HTTP));

const SMTP = "une adresse smtp(s) est attendue";

export const smtp = v.pipe(v.string(), v.url(SMTP), v.regex(/^smtps?:\/\/./, SMTP));

const POSTGRES = "une adresse telle que postgres://compte:motdepasse@hote:5432/base est attendue";

export const adressePostgres = v.pipe(
  v.string(),
  v.url(POSTGRES),
  v.regex(/^postgres(?:ql)?:\/\/.*\/./, POSTGRES),
);

export const cleSecrete = v.pipe(
  v.string(),
  v.check(estUneCle, "32 octets en base64url sont attendus : openssl rand -base64 32 | tr '+/' '-_'"),
);

export const courriel = v.pipe(
  v.string(),
  v.check((dite) => v.is(adresseElectronique, dite), "une seule adresse électronique est attendue"),
);

/** A whole number between two bounds, both allowed. */
export const entierEntre = (min: number, max: number) => {
  const message = `un nombre entier entre ${min} et ${max} est attendu`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

/** A list separated by commas. */
export const noms = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean),
  ),
);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

export const origines = v.pipe(
  noms,
  v.array(v.pipe(v.string(), v.check(isOrigin, "des origines telles que https://exemple.fr sont attendues"))),
);

/** Some proxies refuse an answer whose headers take more than 4 kB; the list is not the only one of them. */
const LISTE_MAX = 2000;

/** Origins that a header names all at once. */
export const originesDEnTete = v.pipe(
  origines,
  v.minLength(1, "au moins une origine est attendue"),
  v.check(
    (toutes) => toutes.join(" ").length <= LISTE_MAX,
    `la liste a plus de ${LISTE_MAX} caractères : des mandataires refuseraient l’en-tête qui la porte`,
  ),
);

export const branche = v.pipe(v.string(), v.regex(/^[\w./-]+$/, "un nom de branche est attendu"));

type Texte = v.GenericSchema<string, unknown>;

/** A variable that may be left out: what it does, in French, and an example. */
export const facultative = <const S extends Texte>(schema: S, sert: string, exemple: string) =>
  v.pipe(v.optional(schema), v.description(sert), v.examples([exemple]));

/** A variable with the text that it is worth when it is left out. */
export const valant = <const S extends Texte>(schema: S, defaut: string, sert: string, exemple: string) =>
  v.pipe(v.optional(schema, defaut), v.description(sert), v.examples([exemple]));

export const parmi = <const T extends readonly [string, ...string[]]>(...choix: T) =>
  v.picklist(choix, `${choix.join(" ou ")} est attendu`);
