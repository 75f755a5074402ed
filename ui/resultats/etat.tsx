import type { EtatDeDroit } from "../../catalogue/results/certitude.ts";

const classes: Readonly<Record<EtatDeDroit, string>> = {
  "à demander": "to-ask",
  si: "if",
  "à vérifier": "to-check",
  bientôt: "soon",
  "déjà perçue": "received",
};

/** What is to be done of an aid, in a word, a colour and a shape. */
export const MotDEtat = ({ etat }: { etat: EtatDeDroit }) => (
  <span className={`state ${classes[etat]}`}>{etat === "si" ? "si…" : etat}</span>
);
