/** What a cell says wrong, in words for whoever typed it. */
export class CelluleFausse extends Error {}

/** The same word however it is typed: no accent, no capital, no typographic mark. */
export const plie = (texte: string): string =>
  texte
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d%€<>=]+/gu, " ")
    .trim();

/** Choices told at once: beyond, those that look most like what was typed. */
const CHOIX_DITS = 12;

/** These words, those that share most of what was typed first. */
function lesPlusProches(texte: string, mots: readonly string[]): string[] {
  const tapes = new Set(plie(texte).split(" "));
  const communs = (mot: string) =>
    plie(mot)
      .split(" ")
      .filter((un) => tapes.has(un)).length;
  return [...mots].sort((un, autre) => communs(autre) - communs(un));
}

/** The key of what a text names, by its words or by the key itself. Throws `CelluleFausse` with the choices. */
export function designer(texte: string, mots: Readonly<Record<string, string>>, champ: string): string {
  const cherche = plie(texte);
  const trouve = Object.entries(mots).find(([cle, mot]) => plie(mot) === cherche || plie(cle) === cherche);
  if (trouve) return trouve[0];
  const choix = Object.values(mots);
  const dits = choix.length > CHOIX_DITS ? lesPlusProches(texte, choix).slice(0, CHOIX_DITS) : choix;
  const suite = dits.length < choix.length ? `, ou un autre des ${choix.length} choix` : "";
  throw new CelluleFausse(
    `« ${texte} » n’est pas un choix de « ${champ} » : écrire ${dits.join(", ")}${suite}`,
  );
}

/** « 1 200,50 € » is 1200.5. Throws `CelluleFausse`. */
export function lireLeNombre(texte: string): number {
  const chiffres = texte.replaceAll(/[\s€%]/g, "").replace(",", ".");
  if (!/^-?\d+(\.\d+)?$/.test(chiffres)) throw new CelluleFausse(`« ${texte} » n’est pas un nombre`);
  return Number(chiffres);
}

const OUI: ReadonlySet<string> = new Set(["oui", "vrai", "true", "x", "1"]);
const NON: ReadonlySet<string> = new Set(["non", "faux", "false", "0"]);

/** « oui », « non », or what spreadsheets write for them. Throws `CelluleFausse`. */
export function lireOuiNon(texte: string): boolean {
  const dit = plie(texte);
  if (!OUI.has(dit) && !NON.has(dit)) throw new CelluleFausse(`« ${texte} » : écrire oui ou non`);
  return OUI.has(dit);
}

/** A day as it is written in France, `22/11/2026`, is `2026-11-22`, a month `2026-11`; anything else is left to the check. */
export const lireJour = (texte: string): string => {
  const [, jour, mois = "", an] = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/.exec(texte) ?? [];
  if (!an) return texte;
  return [an, mois, ...(jour ? [jour] : [])].map((un) => un.padStart(2, "0")).join("-");
};

/** A message of the check with days as they are written in France: « 22/11/2026 »; those of an address stay. */
export const enJoursDeFrance = (message: string): string =>
  message
    .replace("date AAAA-MM-JJ attendue", "un jour est attendu, comme 22/11/2026")
    .replace("AAAA, AAAA-MM ou AAAA-MM-JJ", "2026, 11/2026 ou 22/11/2026")
    .replaceAll(/(?<![\w/.-])(\d{4})-(\d\d)-(\d\d)(?![\w/-])/g, "$3/$2/$1");

/** A line end inside an item of a list, which has a line each. */
const RETOUR = "⏎";

/** A list in a cell, an item a line. */
export const ecrireLignes = (items: readonly string[]): string =>
  items.map((un) => un.replaceAll("\n", RETOUR)).join("\n");

export const lireLignes = (texte: string): string[] =>
  texte
    .split(/\r?\n/)
    .map((une) => une.trim().replaceAll(RETOUR, "\n"))
    .filter(Boolean);

const ENTRE = " ; ";
const entre = " ⁏ ";

/** Plain facts on a line: `nombre = 3 ; unite = mois`. */
export const ecrireFaits = (faits: object): string =>
  Object.entries(faits)
    .map(([nom, valeur]) => {
      const dit = typeof valeur === "boolean" ? (valeur ? "oui" : "non") : String(valeur);
      return `${nom} = ${dit.replaceAll(ENTRE, entre).replaceAll("\n", RETOUR)}`;
    })
    .join(ENTRE);

/** What `ecrireFaits` wrote; `nombres` and `ouiNon` name the facts that are no text. Throws `CelluleFausse`. */
export function lireFaits(
  texte: string,
  { nombres = [], ouiNon = [], noms }: { nombres?: string[]; ouiNon?: string[]; noms: string[] },
): Record<string, unknown> {
  return Object.fromEntries(
    texte.split(ENTRE).map((fait) => {
      const [, dit = "", valeur = ""] = /^([^=]*?)\s*=\s*(.*)$/s.exec(fait.trim()) ?? [];
      const nom = noms.find((un) => plie(un) === plie(dit));
      if (!nom)
        throw new CelluleFausse(
          `« ${fait.trim()} » : écrire « ${noms[0]} = … », les noms possibles étant ${noms.join(", ")}`,
        );
      const lu = valeur.replaceAll(entre, ENTRE).replaceAll(RETOUR, "\n");
      return [
        nom,
        nombres.includes(nom) ? lireLeNombre(lu) : ouiNon.includes(nom) ? lireOuiNon(lu) : lireJour(lu),
      ];
    }),
  );
}
