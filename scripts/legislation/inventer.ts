import { parametresRevalorises } from "../../catalogue/legislation/parametres/fraicheur.ts";
import type { Parametre, Valeur } from "../../catalogue/legislation/parametres/parametres.ts";
import { revalorisations } from "../../catalogue/legislation/parametres/revalorisations.ts";

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

type Valeurs = Parametre["valeurs"];

/** A file of parameters, one a line, of which those of that day are written otherwise; how many are. */
function reecrire(texte: string, jour: string, autrement: (ligne: string, valeurs: Valeurs) => string) {
  const revus = revusLe(jour);
  let chiffres = 0;
  const lignes = texte.split("\n").map((ligne) => {
    const [, chemin = "", parametre = ""] = /^"([^"]+)": (.*?),?$/.exec(ligne) ?? [];
    if (!revus.has(chemin)) return ligne;
    const nouvelle = autrement(ligne, (JSON.parse(parametre) as Parametre).valeurs);
    if (nouvelle !== ligne) chiffres += 1;
    return nouvelle;
  });
  return { texte: lignes.join("\n"), chiffres };
}

/** What is invented for a day after the other values, newest first, as a line of a file writes it. */
function invention(jour: string, valeurs: Valeurs): string {
  const [derniere = null] = Object.entries(valeurs).flatMap(([un, valeur]) => (un === jour ? [] : [valeur]));
  return `"${jour}": ${JSON.stringify(invente(derniere))}, `;
}

/** Adds an invented figure on a day to every parameter of a file that the law revises on that day. */
export const inventer = (texte: string, jour: string) =>
  reecrire(texte, jour, (ligne, valeurs) =>
    jour in valeurs ? ligne : ligne.replace('"valeurs": {', `$&${invention(jour, valeurs)}`),
  );

/** Takes out the figures of that day that were invented; one that the law gave stays. */
export const retirer = (texte: string, jour: string) =>
  reecrire(texte, jour, (ligne, valeurs) => ligne.replace(invention(jour, valeurs), ""));
