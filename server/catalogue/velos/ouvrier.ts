import { calculer } from "../../../catalogue/results/velos/moteur.ts";

/** The thread that computes bike aids, away from the one that answers (fil.ts). */
export default calculer;

// The library warns about its own rules at each computation, naming those of the place: nobody here mends them.
console.warn = () => undefined;
