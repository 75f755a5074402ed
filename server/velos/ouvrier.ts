/** The thread that computes bike aids, away from the one that answers (fil.ts). */
export { calculer as default } from "../../catalogue/velos/moteur.ts";
