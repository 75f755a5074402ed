import type { Parametre, Valeur } from "../../loi/parametres/parametres.ts";
import { ecrireJour } from "../../fiches/phrases/jours.ts";

/** A new figure: its value, the first day of its force `AAAA-MM-JJ`, the text that sets it and its address. */
interface ChiffreNouveau {
  chemin: string;
  jour: string;
  valeur: Valeur;
  titre: string;
  lien: string;
}

/**
 * The file of a figure with its new value first, dated, and its text last; nothing is erased, and no other line moves. Throws, in
 * French, when the file does not hold it, or holds a value as recent.
 */
export function ecrireLeChiffre(
  fichier: string,
  { chemin, jour, valeur, titre, lien }: ChiffreNouveau,
): string {
  const lignes = fichier.split("\n");
  const rang = lignes.findIndex((ligne) => ligne.startsWith(`"${chemin}": {`));
  const ligne = lignes[rang];
  if (ligne === undefined) throw new Error("ce chiffre n’est pas dans ce fichier");
  const { valeurs, reference } = JSON.parse(ligne.replace(/^"[^"]+": /, "").replace(/,$/, "")) as Parametre;
  const recente = Object.keys(valeurs).sort().at(-1) ?? "";
  if (recente >= jour) throw new Error(`un chiffre est déjà connu depuis le ${ecrireJour(recente)}`);
  const texte = JSON.stringify([titre, lien]).replace('","', '", "');
  const date = ligne.replace('"valeurs": {', () => `"valeurs": {"${jour}": ${JSON.stringify(valeur)}, `);
  const fin = reference ? /\](\},?)$/ : /(\},?)$/;
  lignes[rang] = date.replace(fin, (_, suite: string) =>
    reference ? `, ${texte}]${suite}` : `, "reference": [${texte}]${suite}`,
  );
  return lignes.join("\n");
}
