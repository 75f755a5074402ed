/** When each figure changes. One of the doors of the law: its rooms are its own. */
export { revalorisations } from "./parametres/revalorisations.ts";
