import type { Catalogue } from "../../catalogue.ts";
import type { CompiledAide } from "../../lire/compiled-aide.ts";
import { contexteDExemple } from "../exemples/chercher.ts";
import { exempleDe } from "../exemples/exemple.ts";
import { cadreDe } from "../exemples/exemples.ts";
import type { Pays } from "../exemples/pays.ts";
import { relire } from "../exemples/rejouer.ts";
import type { Reponses } from "../exemples/reponses.ts";
import type { Noms } from "../../fiches/phrases/noms.ts";
import { pourQui } from "../../fiches/pour-qui.ts";
import { ecrireJour } from "../../fiches/phrases/jours.ts";
import { eurosEnMots, nombreDit } from "../../fiches/phrases/nombres.ts";
import { openRuleAids } from "../../results/decider.ts";
import { estOuvert } from "../../results/rules/montant.ts";
import type { Aide } from "../../schema/aide.ts";
import type { Institution } from "../../schema/institution.ts";
import { type MotsDUnChamp, motsDeLAide, motsDeLInstitution } from "../formulaire/mots.ts";
import { avecLeursLectures } from "./foyers.ts";
import { piecesVariees } from "./pieces.ts";

/** An aid in the catalogue where it is read: as published, or with the draft. */
export interface Version {
  compiled: CompiledAide;
  catalogue: Catalogue;
}

/** Longer values are told by their length: the form shows them beside. */
const COURT = 60;

const plat = (texte: string) => texte.replaceAll(/\s+/g, " ");

function valeurDite(valeur: unknown): string {
  if (valeur === undefined) return "rien";
  if (typeof valeur === "boolean") return valeur ? "oui" : "non";
  if (typeof valeur === "number") return nombreDit(valeur);
  if (/^\d{4}-\d\d-\d\d$/.test(String(valeur))) return ecrireJour(String(valeur));
  const texte = typeof valeur === "string" ? plat(valeur) : JSON.stringify(valeur);
  return texte.length > COURT ? `un texte de ${texte.length} signes` : `« ${texte} »`;
}

/** Told otherwise: line by line, or made from the rest. */
const AILLEURS: ReadonlySet<string> = new Set(["conditions", "conditions_generales", "profils", "top"]);

/** Fields that differ, in words: « Montant : 250 (avant : 200) ». */
export function champsChanges<T extends object>(
  avant: T,
  apres: T,
  noms: Readonly<Record<string, MotsDUnChamp>>,
): string[] {
  const champs = new Set([...Object.keys(avant), ...Object.keys(apres)]) as Set<keyof T & string>;
  return [...champs]
    .filter((champ) => !AILLEURS.has(champ) && JSON.stringify(avant[champ]) !== JSON.stringify(apres[champ]))
    .map((champ) => {
      const [vieille, neuve] = [valeurDite(avant[champ]), valeurDite(apres[champ])];
      const nom = noms[champ]?.nom ?? champ;
      return vieille === neuve ? `${nom} : réécrit` : `${nom} : ${neuve} (avant : ${vieille})`;
    });
}

/** Lines of a list that went, then those that came. */
export function lignesChangees(quoi: string, avant: readonly string[], apres: readonly string[]): string[] {
  const sans = (de: readonly string[], autres: readonly string[]) =>
    de.map(plat).filter((une) => !autres.map(plat).includes(une));
  return [
    ...sans(avant, apres).map((une) => `${quoi}, ôté : ${une}`),
    ...sans(apres, avant).map((une) => `${quoi}, ajouté : ${une}`),
  ];
}

/** « non », « oui » for an aid without amount, « 300 € », « 5 % », « 8 séances ». */
function issueDite({ unit }: Aide, valeur: number | boolean | undefined): string {
  if (valeur === undefined || !estOuvert(valeur)) return "non";
  if (typeof valeur === "boolean") return "oui";
  return unit === "euro"
    ? plat(eurosEnMots(valeur))
    : `${nombreDit(valeur)} ${unit === "percent" ? "%" : unit}`;
}

/** What an aid gives to anyone told by their answers. A rule that fails gives nothing. */
function jugeDe({ compiled, catalogue }: Version, pays: Pays): (reponses: Partial<Reponses>) => string {
  const sien = avecLeursLectures([compiled], catalogue);
  const cadre = cadreDe(compiled, pays);
  return (champs) => {
    const reponses = relire(champs);
    const dits = contexteDExemple(reponses, cadre);
    // Past the age of a dependent, the tax income that was given is the household’s own.
    const siens = reponses.parents === null && champs.parents;
    const contexte = siens ? { ...dits, legislation: { ...dits.legislation, ...siens } } : dits;
    return issueDite(compiled.aide, openRuleAids(sien, contexte).get(compiled.aide.slug));
  };
}

const liste = new Intl.ListFormat("fr", { type: "conjunction" });

/** Consecutive whole numbers together: « de 16 à 25 ». */
function plages(ages: readonly number[]): string[] {
  const dites: [debut: number, fin: number][] = [];
  for (const age of ages) {
    const derniere = dites.at(-1);
    if (derniere && derniere[1] === age - 1) derniere[1] = age;
    else dites.push([age, age]);
  }
  return dites.map(([debut, fin]) => (debut === fin ? `à ${debut}` : `de ${debut} à ${fin}`));
}

const pour = (piece: string, valeurs: readonly string[]) =>
  piece === "âge"
    ? `${liste.format(plages(valeurs.map(Number)))} ans`
    : `pour ${piece} « ${valeurs.join(" », « ")} »`;

function phraseDe(avant: string, apres: string, qui: string): string {
  if (apres === "non") return `N’est plus ouverte ${qui}`;
  if (avant !== "non") return `Donne ${apres} au lieu de ${avant} ${qui}`;
  return `Est maintenant ouverte ${qui}${apres === "oui" ? "" : ` (${apres})`}`;
}

/** Who gets it otherwise, among the person of its example and everyone who differs from them by one answer. */
function personnesChangees(avant: Version, apres: Version, pays: Pays): string[] {
  if (apres.compiled.aide.source !== "javascript") return [];
  const exempleChez = ({ compiled, catalogue }: Version) =>
    exempleDe(compiled, catalogue, cadreDe(compiled, pays));
  const exemple = exempleChez(avant) ?? exempleChez(apres);
  if (!exemple) return [];
  const [de, a] = [jugeDe(avant, pays), jugeDe(apres, pays)];
  const base = exemple.reponses;
  const [avantElle, apresElle] = [de(base), a(base)];
  const ecarts = new Map<string, { avant: string; apres: string; piece: string; valeurs: string[] }>();
  const regles = [avant, apres].map(({ compiled }) => compiled.rules.whole);
  for (const { nom, essais } of piecesVariees(regles, apres.compiled.aide.interestFlag, pays))
    for (const { dit, champs } of essais) {
      const [vieille, neuve] = [de({ ...base, ...champs }), a({ ...base, ...champs })];
      if (vieille === neuve) continue;
      // As for the person of the example: said once, of everyone.
      if (avantElle !== apresElle && vieille === avantElle && neuve === apresElle) continue;
      const cle = `${nom} ${vieille} ${neuve}`;
      const un = ecarts.get(cle) ?? { avant: vieille, apres: neuve, piece: nom, valeurs: [] };
      un.valeurs.push(dit);
      ecarts.set(cle, un);
    }
  return [
    ...(avantElle === apresElle ? [] : [phraseDe(avantElle, apresElle, "à la personne de l’exemple")]),
    ...[...ecarts.values()].map((un) => phraseDe(un.avant, un.apres, pour(un.piece, un.valeurs))),
  ];
}

/**
 * What an edit of an aid changes, in French sentences: its fields, its rules in words, then who gets it otherwise. Nothing
 * when nothing changes; one sentence for a new aid. Pure; a tenth of a second.
 */
export function changementsDUneAide(
  avant: Version | undefined,
  apres: Version,
  { pays, noms }: { pays: Pays; noms: Noms },
): string[] {
  if (!avant) return ["C’est une aide nouvelle."];
  const [vieille, neuve] = [avant.compiled.aide, apres.compiled.aide];
  if (JSON.stringify(vieille) === JSON.stringify(neuve)) return [];
  return [
    ...champsChanges(vieille, neuve, motsDeLAide),
    ...lignesChangees("Condition à vérifier soi-même", vieille.conditions, neuve.conditions),
    ...lignesChangees("Pour qui", pourQui(avant.compiled.rules, noms), pourQui(apres.compiled.rules, noms)),
    ...personnesChangees(avant, apres, pays),
  ];
}

/** What an edit of an institution changes, in French sentences; one for a new one. */
export function changementsDUnOrganisme(avant: Institution | undefined, apres: Institution): string[] {
  return avant ? champsChanges(avant, apres, motsDeLInstitution) : ["C’est un organisme nouveau."];
}
