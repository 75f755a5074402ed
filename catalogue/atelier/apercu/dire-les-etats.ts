import { adressesDe } from "../../fiches/liens/adresses.ts";
import { ecrireJour } from "../../fiches/phrases/jours.ts";
import type { Etat, Etats } from "../../fiches/liens/etats.ts";

/** An address of an entry, where it is written (`forms.caf`), and what is known of it. */
export interface EtatDUnLien {
  champ: string;
  url: string;
  etat: Etat["etat"] | "jamais visité";
  /** For an editor: « vivant, vu le 3 novembre 2026 ». */
  dit: string;
}

function dire({ etat, statut, verifie_le, absent_depuis }: Etat): string {
  const le = ecrireJour(verifie_le);
  if (etat === "mort") return `mort depuis le ${ecrireJour(absent_depuis ?? verifie_le)}`;
  const avant = etat === "vivant" ? "vivant, mais " : "inconnu : ";
  if (absent_depuis !== undefined) return `${avant}la page manque depuis le ${ecrireJour(absent_depuis)}`;
  if (etat === "vivant" && statut !== undefined && statut < 300) return `vivant, vu le ${le}`;
  return `${avant}rien à conclure de la visite du ${le}${statut === undefined ? "" : ` (réponse ${statut})`}`;
}

/** What the last visits of the addresses of an aid or an institution say, in the order they are written in. */
export const etatsDesLiens = (entree: object, etats: Etats): EtatDUnLien[] =>
  adressesDe(entree).map(({ url, chemin }) => {
    const connu = etats[url];
    return {
      champ: chemin.join("."),
      url,
      etat: connu?.etat ?? "jamais visité",
      dit: connu ? dire(connu) : "jamais visité",
    };
  });
