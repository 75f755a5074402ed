import { parametresRevalorises } from "./fraicheur.ts";
import { derniereDate, type Valeur, valeurEnVigueur } from "./parametres.ts";
import { moisDe } from "../moteur/mois.ts";
import { revalorisations } from "./revalorisations.ts";

/** An invented scale: one hundredth more than the last that is known. */
const HAUSSE = 1.01;

const releve = (valeur: number) => Math.round(valeur * HAUSSE * 100) / 100;

function invente(valeur: Valeur | null): Valeur | null {
  if (typeof valeur === "number") return releve(valeur);
  if (valeur === null || Array.isArray(valeur)) return valeur;
  const paliers = <T>(lus: [number, T][]) => lus.map(([seuil, un]) => [releve(seuil), un] as [number, T]);
  return "montants" in valeur ? { montants: paliers(valeur.montants) } : { taux: paliers(valeur.taux) };
}

/** Parameters that the law revises on a day `YYYY-MM-01` of any year. */
const revusLe = (jour: string): ReadonlySet<string> =>
  new Set(revalorisations.filter(({ le }) => le === jour.slice(5)).flatMap(parametresRevalorises));

/** A file of parameters, one a line, rewritten; how many figures changed. */
export interface Reecrit {
  texte: string;
  chiffres: number;
}

function ligneALigne(texte: string, jour: string, reecrire: (chemin: string, ligne: string) => string): Reecrit {
  const revus = revusLe(jour);
  let chiffres = 0;
  const lignes = texte.split("\n").map((ligne) => {
    const [, chemin = ""] = /^"([^"]+)":/.exec(ligne) ?? [];
    if (!revus.has(chemin)) return ligne;
    const nouvelle = reecrire(chemin, ligne);
    if (nouvelle !== ligne) chiffres += 1;
    return nouvelle;
  });
  return { texte: lignes.join("\n"), chiffres };
}

const entree = (jour: string, valeur: string) => `"${jour}": ${valeur}, `;

/** Adds an invented figure on a day to every parameter of a file that the law revises on that day. */
export const repeter = (texte: string, jour: string): Reecrit =>
  ligneALigne(texte, jour, (chemin, ligne) => {
    const { valeur } = valeurEnVigueur(chemin, moisDe(derniereDate(chemin)) + 1);
    return ligne.includes(`"${jour}":`)
      ? ligne
      : ligne.replace('"valeurs": {', `"valeurs": {${entree(jour, JSON.stringify(invente(valeur)))}`);
  });

/** Takes out the figures of that day. */
export const retirer = (texte: string, jour: string): Reecrit =>
  ligneALigne(texte, jour, (_, ligne) =>
    ligne.replace(new RegExp(`"${jour}": (?:\\{.*?\\]\\]\\}|[^,{]+), `), ""),
  );
