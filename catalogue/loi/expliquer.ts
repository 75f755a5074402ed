import type { LigneDeLettre, Redaction } from "./lettres/ligne.ts";
import { premierJour } from "./mois.ts";
import type { Noeud, ParametreLu, Resultat } from "./moteur/definition.ts";
import { retardDuParametre } from "./parametres/fraicheur.ts";
import { libelleDuParametre } from "./parametres/libelles.ts";
import { parametres, type Valeur } from "./parametres/parametres.ts";
import { ecrirePeriodes, type NomsDesGens } from "./quand.ts";

/** A figure of the law that a value was computed with. */
export interface ParametreExplique {
  libelle: string;
  valeur: string;
  /** Day since which it is in force, `YYYY-MM-DD`. */
  depuis: string;
  /** Day on which the law revised it since: the newer figure is not known here. */
  attendu?: string;
  /** It is the first one known, for a month before it. */
  premier?: true;
  /** Title of the text, and its address. */
  texte?: string;
  lien?: string;
}

/** A value and what it came from, in French, to be unfolded line by line. */
export interface Explication {
  libelle: string;
  /** Whose it is, when it is not the household’s: « vous », a child’s name. */
  qui?: string;
  /** « juin 2026 », « de mars 2026 à mai 2026 », « 2024 ». */
  quand: string;
  valeur: string;
  article?: string;
  /** An answer, rather than something computed. */
  reponse?: true;
  /** An income that nobody gave: the mean of the known months, last year’s figure, nought for a blank. */
  suppose?: true;
  /** Computed, near or far, from such an income. */
  incertain?: true;
  details: Explication[];
  parametres: ParametreExplique[];
  /** What is shown of it, when that is not the whole of it; of the aid alone. */
  arrondi?: string;
  /** The same told in plain sentences, for the great benefits; of the aid alone, not of what it came from. */
  lettre?: LigneDeLettre[];
}

export const nombre = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 4 });
export const euros = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function ecrireValeur(valeur: Resultat, unite: string | undefined): string {
  if (typeof valeur === "boolean") return valeur ? "oui" : "non";
  if (typeof valeur === "string") return valeur.replaceAll("_", " ");
  if (unite === "€") return `${euros.format(valeur)} €`;
  return `${nombre.format(valeur)}${unite ? ` ${unite}` : ""}`;
}

function ecrireParametre(valeur: Valeur | null, unite: string | undefined): string {
  if (valeur === null) return "pas en vigueur";
  if (typeof valeur !== "number") return Array.isArray(valeur) ? valeur.join(", ") : "barème";
  return unite === "/1" ? `${nombre.format(valeur * 100)} %` : nombre.format(valeur);
}

function expliquerParametre({ chemin, valeur, depuis, mois }: ParametreLu): ParametreExplique {
  const { unite, reference } = parametres[chemin] ?? {};
  const [texte, lien] = reference?.at(-1) ?? [];
  const attendu = retardDuParametre(chemin, mois)?.attendu;
  return {
    libelle: libelleDuParametre(chemin),
    valeur: ecrireParametre(valeur, unite),
    depuis,
    ...(attendu && { attendu }),
    ...(depuis > premierJour(mois) && { premier: true as const }),
    ...(texte && { texte }),
    ...(lien && { lien }),
  };
}

/** What the lines of one household are told with. */
export interface Lecteur extends Pick<Redaction, "suppose" | "incertain"> {
  noms: NomsDesGens;
}

/** Nothing was given and nothing was found: no line of an explanation. */
const estMuet = ({ valeur, donnee }: Noeud): boolean =>
  !donnee && (valeur === 0 || valeur === false || valeur === "");

/** How deep an explanation goes: further down, people are lost. */
const PROFONDEUR = 6;

/** Same thing of the same people over several months in a row: one line. */
function regrouper(lectures: readonly Noeud[], { suppose }: Lecteur): Noeud[][] {
  const groupes: Noeud[][] = [];
  for (const noeud of lectures) {
    const meme = groupes.find(
      ([premier]) =>
        premier?.definition === noeud.definition &&
        premier.entite === noeud.entite &&
        premier.valeur === noeud.valeur &&
        suppose(premier) === suppose(noeud),
    );
    if (meme?.includes(noeud)) continue;
    if (meme) meme.push(noeud);
    else groupes.push([noeud]);
  }
  return groupes;
}

function expliquerGroupe(groupe: readonly Noeud[], lecteur: Lecteur, profondeur: number): Explication {
  const [noeud] = groupe as [Noeud];
  const { definition, entite, valeur, donnee, lectures } = noeud;
  const details =
    profondeur < PROFONDEUR
      ? regrouper(
          lectures.filter((lu) => !estMuet(lu)),
          lecteur,
        )
      : [];
  const qui = lecteur.noms(entite);
  const suppose = lecteur.suppose(noeud);
  return {
    libelle: definition.libelle,
    ...(qui && { qui }),
    quand: ecrirePeriodes(groupe.map(({ periode }) => periode)),
    valeur: ecrireValeur(valeur, definition.unite),
    ...(definition.article && { article: definition.article }),
    ...(suppose && { suppose: true as const }),
    ...(donnee && !suppose && { reponse: true as const }),
    ...(groupe.some(lecteur.incertain) && { incertain: true as const }),
    details: details.map((one) => expliquerGroupe(one, lecteur, profondeur + 1)),
    parametres: noeud.parametres.map(expliquerParametre),
  };
}

/** How a value came about, from itself down to the answers and the figures of the law. */
export const expliquerNoeud = (noeud: Noeud, lecteur: Lecteur): Explication =>
  expliquerGroupe([noeud], lecteur, 0);
