import { netDeCrds, soumiseALaCrds } from "./crds.ts";
import { floorTo } from "../rules/montant.ts";
import { droitsSansMontant } from "./sans-montant.ts";
import type { Aide } from "../schema/aide.ts";
import { periodsOf } from "../situation/periods.ts";
import type { Situation } from "../situation/situation.ts";
import { preparerCalcul, entiteDe, periodeDe } from "./embarquee.ts";
import { registre } from "./formules/registre.ts";
import { lettreDe } from "./lettres/lettres.ts";
import type { LigneDeLettre, Redaction } from "./lettres/ligne.ts";
import type { Noeud, ParametreLu } from "./moteur/definition.ts";
import { premierJour } from "./mois.ts";
import type { Resultat } from "./moteur/definition.ts";
import { retardDuParametre } from "./parametres/fraicheur.ts";
import { libelleDuParametre } from "./parametres/libelles.ts";
import { parametres, type Valeur } from "./parametres/parametres.ts";
import { ecrirePeriodes, type NomsDesGens, nomsDe } from "./quand.ts";
import { inconnusDe } from "./requete/inconnus.ts";
import { placeOf } from "./requete/requete.ts";

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

const nombre = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 4 });
const euros = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

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
interface Lecteur extends Pick<Redaction, "suppose" | "incertain"> {
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

function expliquer(groupe: readonly Noeud[], lecteur: Lecteur, profondeur: number): Explication {
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
    details: details.map((one) => expliquer(one, lecteur, profondeur + 1)),
    parametres: noeud.parametres.map(expliquerParametre),
  };
}

/** « Nous affichons 651 € : la simulation arrondit à l’euro inférieur. »; nothing for an amount shown whole. */
function direLArrondi(
  { valeur, definition }: Noeud,
  { slug, type, floorAt }: Aide,
  situation: Situation,
): string | undefined {
  if (typeof valeur !== "number" || type === "bool" || definition.unite !== "€") return undefined;
  const net = netDeCrds(slug, valeur, situation);
  const affiche = floorTo(net, floorAt);
  if (Math.abs(valeur - affiche) < 0.005) return undefined;
  const crds = soumiseALaCrds(slug, situation)
    ? ` Après la CRDS, ${euros.format(net)} € vous sont versés.`
    : "";
  return `La loi donne ${euros.format(valeur)} €.${crds} Nous affichons ${nombre.format(affiche)} €, arrondi ${floorAt === 10 ? "à la dizaine d’euros inférieure" : "à l’euro inférieur"}.`;
}

/**
 * How an aid of legislation was computed for a household, from its amount down to the answers and
 * the figures of the law; `undefined` for an aid the engine does not compute.
 */
export async function expliquerAide(situation: Situation, aide: Aide): Promise<Explication | undefined> {
  const place = placeOf(aide, periodsOf(situation.dateDeValeur));
  if (!registre.has(place.variable)) return undefined;
  const c = await preparerCalcul(situation, { trace: true, inconnu: inconnusDe(situation).inconnu });
  const entite = entiteDe(c, place);
  const periode = periodeDe(place);
  const sansMontant = droitsSansMontant[aide.slug];
  const vaut = c.lireParNom(place.variable, entite, periode);
  const nom =
    !vaut && sansMontant && c.lireParNom(sansMontant, entite, periode) ? sansMontant : place.variable;
  const noeud = c.noeud(nom, entite, periode);
  if (!noeud) return undefined;
  const repose = ({ definition, entite: deQui, periode: quand }: Noeud) =>
    c.douteDe(definition.nom, deQui, quand) !== 0;
  const lecteur: Lecteur = {
    noms: nomsDe(situation),
    suppose: (un) => un.donnee && repose(un),
    incertain: (un) => !un.donnee && repose(un),
  };
  const explication = expliquer([noeud], lecteur, 0);
  const lettre = lettreDe(aide.slug, { c, mois: periode, ...lecteur }, noeud);
  const arrondi = nom === place.variable ? direLArrondi(noeud, aide, situation) : undefined;
  return { ...explication, ...(arrondi && { arrondi }), ...(lettre && { lettre }) };
}
