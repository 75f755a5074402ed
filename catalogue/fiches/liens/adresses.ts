/** An address of an entry, and the keys of the field it is written in. */
export interface Adresse {
  url: string;
  chemin: readonly (string | number)[];
}

/** `[words](address)` inside a text. */
export const lienDansUnTexte = /\[([^\]]*)\]\((https?:[^)\s]+)\)/g;

/** Fields that are one address, and those that gather some by name. */
const champs: ReadonlySet<unknown> = new Set(["link", "form", "instructions", "teleservice", "url"]);
const groupes: ReadonlySet<unknown> = new Set(["forms", "teleservice"]);

function lire(valeur: unknown, chemin: Adresse["chemin"]): Adresse[] {
  if (typeof valeur === "string") {
    const [groupe, champ] = [chemin.at(-2), chemin.at(-1)];
    // An online service may be one that the product names itself: `{name, query}`.
    if ((champs.has(champ) && /^https?:/.test(valeur)) || (groupes.has(groupe) && champ !== "name"))
      return [{ url: valeur, chemin }];
    return [...valeur.matchAll(lienDansUnTexte)].map(([, , url = ""]) => ({ url, chemin }));
  }
  if (typeof valeur !== "object" || valeur === null) return [];
  if (Array.isArray(valeur)) return valeur.flatMap((un, rang) => lire(un, [...chemin, rang]));
  return Object.entries(valeur).flatMap(([champ, un]) => lire(un, [...chemin, champ]));
}

/** Every address of an aid or an institution: its fields, those of its customisations, the links of its texts. */
export const adressesDe = (entree: object): Adresse[] => lire(entree, []);

/** Every address to visit, once: those of the aids, and of the institutions, whether they give one or not. */
export const adressesAVisiter = (aides: readonly object[], institutions: readonly object[]): Set<string> =>
  new Set([...aides, ...institutions].flatMap((entree) => adressesDe(entree).map(({ url }) => url)));
