/** The figures of the law at a day, and what they are called. One of the doors of the law: its rooms are its own. */
export { libelleDuParametre } from "./parametres/libelles.ts";
export { type Valeur, parametres, parametresAu } from "./parametres/parametres.ts";
