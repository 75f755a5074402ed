import { enMoins } from "./sections.ts";

const MONTREES = 10;
const LARGEUR = 160;

const courte = (ligne: string) => (ligne.length > LARGEUR ? `${ligne.slice(0, LARGEUR)}…` : ligne);

/** What differs between two texts: how many lines, and the first of them. */
export function lignesChangees(avant: string, apres: string): string[] {
  const [vieilles, neuves] = [avant.split("\n"), apres.split("\n")];
  const [otees, ajoutees] = [enMoins(vieilles, neuves), enMoins(neuves, vieilles)];
  if (otees.length + ajoutees.length === 0) return ["les mêmes lignes, dans un autre ordre"];
  const toutes = [...otees.map((ligne) => `- ${ligne}`), ...ajoutees.map((ligne) => `+ ${ligne}`)];
  const reste = toutes.length - MONTREES;
  return [
    `${ajoutees.length} ligne(s) de plus, ${otees.length} de moins`,
    ...toutes.slice(0, MONTREES).map(courte),
    ...(reste > 0 ? [`… et ${reste} autre(s)`] : []),
  ];
}
