/** Of which day the figures are. One of the doors of the law: its rooms are its own. */
export {
  type Baremes,
  DE_PEU,
  type Retard,
  aidesDesBaremes,
  baremesAu,
  fraicheurAu,
  jourDuBareme,
  retardDeLAide,
} from "./parametres/fraicheur.ts";
