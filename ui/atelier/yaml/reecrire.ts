import { isMap, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { ecrireChamp } from "./ecrire.ts";
import { rangDuDernier } from "../../../catalogue/situation/rangs.ts";

type Donnees = Readonly<Record<string, unknown>>;

/** Nothing was typed: the field is not written. */
const estVide = (valeur: unknown): boolean =>
  valeur === undefined ||
  valeur === null ||
  valeur === "" ||
  (Array.isArray(valeur) && valeur.length === 0) ||
  (typeof valeur === "object" && Object.values(valeur).every(estVide));

/** The same value without what is empty, at any depth. */
function sansVides(valeur: unknown): unknown {
  if (Array.isArray(valeur)) return valeur.filter((un) => !estVide(un)).map(sansVides);
  if (typeof valeur !== "object" || valeur === null) return valeur;
  return Object.fromEntries(
    Object.entries(valeur)
      .filter(([, une]) => !estVide(une))
      .map(([cle, une]) => [cle, sansVides(une)]),
  );
}

/** Two values that say the same, whatever the order of their fields. */
export const memes = (un: unknown, autre: unknown): boolean => empreinte(un) === empreinte(autre);
const empreinte = (valeur: unknown): string =>
  JSON.stringify(valeur, (_, une: unknown) =>
    typeof une === "object" && une !== null && !Array.isArray(une)
      ? Object.fromEntries(Object.entries(une).sort(([a], [b]) => (a < b ? -1 : 1)))
      : une,
  );

/** A field of a file, with the lines that say it and the comments above them. */
interface Morceau {
  nom: string;
  texte: string;
  valeur: unknown;
  liste?: YAMLSeq;
  /** Where its text starts in the file. */
  debut: number;
}

/** Start of the line of an offset, then up over the comments and the empty lines that precede it. */
function debutDe(texte: string, offset: number): number {
  let debut = texte.lastIndexOf("\n", offset - 1) + 1;
  while (debut > 0) {
    const avant = texte.lastIndexOf("\n", debut - 2) + 1;
    if (!/^\s*(#.*)?$/.test(texte.slice(avant, debut - 1))) break;
    debut = avant;
  }
  return debut;
}

function morceauxDe(texte: string): Morceau[] {
  const document = parseDocument(texte);
  const { contents } = document;
  if (!isMap(contents) || document.errors.length > 0) return [];
  const valeurs = document.toJS() as Donnees;
  const debuts = contents.items.map(({ key }) =>
    debutDe(texte, (key as { range?: [number, number, number] }).range?.[0] ?? 0),
  );
  return contents.items.map(({ key, value }, rang) => ({
    nom: String(key),
    texte: texte.slice(debuts[rang], debuts[rang + 1]),
    valeur: valeurs[String(key)],
    debut: debuts[rang] ?? 0,
    ...(isSeq(value) && !value.flow && { liste: value }),
  }));
}

/** A list whose items that stay keep their own lines. */
function reecrireListe(ancien: Morceau, valeurs: readonly unknown[], fichier: string): string {
  const { liste, nom } = ancien;
  const items = (liste?.items ?? []) as { range?: [number, number, number] }[];
  const debuts = items.map(({ range }) => debutDe(fichier, range?.[0] ?? 0));
  const fin = ancien.debut + ancien.texte.length;
  const restent = (ancien.valeur as unknown[]).map((valeur, rang) => ({
    valeur,
    texte: fichier.slice(debuts[rang], debuts[rang + 1] ?? fin),
  }));
  const lignes = valeurs.map((valeur) => {
    const rang = restent.findIndex((un) => memes(un.valeur, valeur));
    if (rang < 0) return ecrireChamp(nom, [valeur]).split("\n").slice(1).join("\n");
    const texte = restent.splice(rang, 1)[0]?.texte ?? "";
    return texte.endsWith("\n") ? texte : `${texte}\n`;
  });
  return fichier.slice(ancien.debut, debuts[0]) + lignes.join("");
}

function reecrireMorceau(ancien: Morceau, valeur: unknown, fichier: string): string {
  if (memes(ancien.valeur, valeur)) return ancien.texte;
  if (ancien.liste && Array.isArray(valeur)) return reecrireListe(ancien, valeur, fichier);
  const commentaires = /^(?:\s*#.*\n|\s*\n)*/.exec(ancien.texte)?.[0] ?? "";
  return commentaires + ecrireChamp(ancien.nom, valeur);
}

/**
 * The text of a file once its data have changed: what did not change keeps its lines, its comments and its
 * place, so that three fields changed are three lines of a diff. Fields that are new go where `ordre` puts
 * them; those emptied are left out. Without a former text, or one that cannot be read, all is written anew.
 */
export function reecrire(ancien: string | undefined, saisies: Donnees, ordre: readonly string[]): string {
  const donnees = sansVides(saisies) as Donnees;
  const fichier = ancien === undefined || ancien.endsWith("\n") ? (ancien ?? "") : `${ancien}\n`;
  const rang = (nom: string) => (ordre.includes(nom) ? ordre.indexOf(nom) : ordre.length);
  const morceaux = morceauxDe(fichier)
    .filter(({ nom }) => nom in donnees)
    .map((un) => ({ nom: un.nom, texte: reecrireMorceau(un, donnees[un.nom], fichier) }));
  for (const nom of Object.keys(donnees).sort((a, b) => rang(a) - rang(b))) {
    if (morceaux.some((un) => un.nom === nom)) continue;
    const avant = rangDuDernier(morceaux, (un) => rang(un.nom) <= rang(nom));
    morceaux.splice(avant + 1, 0, { nom, texte: ecrireChamp(nom, donnees[nom]) });
  }
  return morceaux.map(({ texte }) => texte).join("");
}
