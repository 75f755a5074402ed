/** How an amount came about, a line at a time. One of the doors of the law: its rooms are its own. */
export { type LigneDeLettre } from "./lettres/ligne.ts";
