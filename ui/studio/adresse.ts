import * as v from "valibot";
import { aller, envoyer, type Jeu, jouer } from "../../machines/studio/graph/jeu.ts";
import type { JourneyEvent } from "../../machines/journey/base.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { foyers } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { fromBase64Url, toBase64Url } from "../../machines/session/base64url.ts";

/**
 * What an address of the inspector restores: a state, an invented person, a moment. It names the person
 * and never holds what somebody real answered; its fragment stays in the browser.
 */
export interface LieuDuStudio {
  /** State of the drawing. */
  etape?: string;
  /** Name of an invented person, among `foyers`. */
  personne?: NomDeFoyer;
  /** The moment looked at; the last without it. */
  moment?: number;
  /** What was done otherwise than that person: the moment it left from, and the events since. */
  sinon?: { depuis: number; evenements: readonly JourneyEvent[] };
  /** The person compared with. */
  avec?: NomDeFoyer;
}

export type NomDeFoyer = keyof typeof foyers;

/** Invented persons that an address may name, with how they are told. */
export const foyersConnus = Object.entries(foyers).map(([nom, { titre: dit }]) => ({
  nom: nom as NomDeFoyer,
  dit,
}));

const noms = Object.keys(foyers) as [NomDeFoyer, ...NomDeFoyer[]];
const rang = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const chemin = v.pipe(v.string(), v.startsWith("/simulation/"), v.maxLength(200));

/** What somebody may do in the inspector: the machine judges the answers. */
const evenement = v.variant("type", [
  v.object({ type: v.literal("ANSWER"), value: v.unknown() }),
  v.object({ type: v.literal("BACK"), from: chemin }),
  v.object({ type: v.literal("GO"), path: chemin }),
  v.object({ type: v.literal("EDIT"), path: chemin }),
  v.object({ type: v.literal("CHILD.ADD") }),
  v.object({ type: v.literal("CHILD.EDIT"), index: rang }),
  v.object({ type: v.literal("CHILD.REMOVE"), index: rang }),
  v.object({ type: v.literal("CHILD.RESTORE") }),
]);
const suite = v.object({ depuis: rang, evenements: v.pipe(v.array(evenement), v.maxLength(300)) });
const personne = v.picklist(noms);

const enLettres = (quoi: unknown) => toBase64Url(new TextEncoder().encode(JSON.stringify(quoi)));
const enValeur = (lettres: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64Url(lettres)));

/** « #etape=menage/depcom&personne=mereSeule&moment=12 »; empty for nothing. */
export function ecrireLieu({ etape, personne: qui, moment, sinon, avec }: LieuDuStudio): string {
  const parts: readonly [string, string | number | undefined][] = [
    ["etape", etape],
    ["personne", qui],
    ["moment", moment],
    ["sinon", sinon && enLettres(sinon)],
    ["avec", avec],
  ];
  const ecrites = parts.flatMap(([nom, valeur]) =>
    valeur === undefined ? [] : [`${nom}=${encodeURIComponent(valeur).replaceAll("%2F", "/")}`],
  );
  return ecrites.length ? `#${ecrites.join("&")}` : "";
}

/** Reads such a fragment; « illisible » for one that names nobody or is not whole, nothing for another one. Never throws. */
export function lireLieu(fragment: string): LieuDuStudio | "illisible" | undefined {
  if (!/^#(etape|personne|moment|sinon|avec)=/.test(fragment)) return undefined;
  const lus = new URLSearchParams(fragment.slice(1).replaceAll("+", "%2B"));
  const lu = (nom: string) => lus.get(nom) ?? undefined;
  // A moment is somebody’s.
  if (lus.has("moment") && !lus.has("personne")) return "illisible";
  try {
    const moment = lu("moment");
    const [qui, lettres, autre] = [lu("personne"), lu("sinon"), lu("avec")];
    return {
      ...(lus.has("etape") && { etape: lu("etape") }),
      ...(qui !== undefined && { personne: v.parse(personne, qui) }),
      ...(moment !== undefined && { moment: v.parse(rang, Number(moment)) }),
      ...(lettres !== undefined && { sinon: v.parse(suite, enValeur(lettres)) as LieuDuStudio["sinon"] }),
      ...(autre !== undefined && { avec: v.parse(personne, autre) }),
    };
  } catch {
    return "illisible";
  }
}

/** The journey of an invented person, whole. */
export const jeuDuFoyer = (nom: NomDeFoyer, marque: Marque): Jeu => jouer(remplir(foyers[nom], marque));

/** A played person whom an address may name, and their journey as it was before anything was done otherwise. */
export interface Inventee {
  nom: NomDeFoyer;
  depart: Jeu;
}

/** Plays what an address names; nothing if it names nobody. Throws when the machine cannot follow it. */
export function rejouerLieu(
  { personne: nom, moment, sinon }: LieuDuStudio,
  marque: Marque,
): { jeu: Jeu; inventee: Inventee } | undefined {
  if (!nom) return undefined;
  const depart = jeuDuFoyer(nom, marque);
  const jeu = sinon ? envoyer(aller(depart, sinon.depuis), ...sinon.evenements) : depart;
  return { jeu: moment === undefined ? jeu : aller(jeu, moment), inventee: { nom, depart } };
}

/** Where a played journey stands for an address, from the journey of that person as it was. */
export function lieuDuJeu({ nom, depart }: Inventee, { vues, rang: moment }: Jeu): LieuDuStudio {
  const autre = vues.findIndex((vue, n) => vue !== depart.vues[n]);
  const evenements = vues.slice(autre).flatMap(({ evenement: un }) => un ?? []);
  return {
    personne: nom,
    ...(moment < vues.length - 1 && { moment }),
    ...(autre > 0 && { sinon: { depuis: autre - 1, evenements } }),
  };
}
