import { type Chemin, pasDe } from "./chemin.ts";
import type { Depart } from "./depart.ts";
import { Modele, type Point } from "./modele.ts";
import { tirer } from "./tirage.ts";

/** Answers of a journey that are kept as they were, by key of their point; the others are the plainest. */
type Gardees = ReadonlyMap<string, string>;

const modeles = new Map<string, { modele: Modele; simples: ReadonlyMap<string, number> }>();

/** With these answers wherever they are offered, else the first offered. */
const tirage = (modele: Modele, voulue: (point: Point) => number | undefined) =>
  tirer(modele, new Map(), (point, offertes) => {
    const valeur = voulue(point) ?? -1;
    return offertes.includes(valeur) ? valeur : (offertes[0] as number);
  });

const longueur = (modele: Modele, reponses: ReturnType<typeof tirage>) => pasDe(modele, reponses).length;

/** The plainest answer of each point: the one that opens the fewest questions, the others being the first offered. */
function simplesDe(modele: Modele): Map<string, number> {
  const simples = new Map<string, number>();
  let plusCourte = longueur(
    modele,
    tirage(modele, () => undefined),
  );
  for (const point of modele.points)
    for (const valeur of new Set(point.sortes.map((sorte) => point.sortes.indexOf(sorte)))) {
      const essai = tirage(modele, ({ cle }) => (cle === point.cle ? valeur : simples.get(cle)));
      if (longueur(modele, essai) >= plusCourte) continue;
      plusCourte = longueur(modele, essai);
      simples.set(point.cle, valeur);
    }
  return simples;
}

function modeleDe(depart: Depart) {
  const cle = `${depart.marque} ${depart.enfants}`;
  const connu = modeles.get(cle);
  if (connu) return connu;
  const modele = new Modele(depart);
  const neuf = { modele, simples: simplesDe(modele) };
  modeles.set(cle, neuf);
  return neuf;
}

/** Names of the answers of a journey, by key of their point. */
function reponsesDe({ depart, pas }: Chemin): Map<string, string> {
  const { modele } = modeleDe(depart);
  const donnees = new Map(pas.map((un) => [un.path, un]));
  return new Map(
    modele.points.flatMap(({ cle, type, visite }) => {
      const donnee = donnees.get(visite.path);
      if (!donnee) return [];
      if (type === undefined) return [[cle, donnee.nom] as const];
      return [[cle, (donnee.value as string[]).includes(type) ? "oui" : "non"] as const];
    }),
  );
}

/** The journey of a household that keeps to some answers; nothing else but the plainest. */
function avec({ numero, raison, depart: { marque } }: Chemin, enfants: number, gardees: Gardees): Chemin {
  const depart = { marque, enfants };
  const { modele, simples } = modeleDe(depart);
  const reponses = tirage(modele, ({ cle, valeurs }) => {
    const nom = gardees.get(cle);
    const rang = nom === undefined ? -1 : valeurs.findIndex((une) => une.nom === nom);
    return rang >= 0 ? rang : simples.get(cle);
  });
  return { numero, raison, depart, pas: pasDe(modele, reponses) };
}

/**
 * The shortest journey found that still fails, from one that does: children are dropped, then answers
 * made plain, many at a time then fewer, while `echoue` says that the failure is the same. At most
 * `essais` journeys are tried; the journey itself comes back when none of them fails.
 */
export async function reduire(
  chemin: Chemin,
  echoue: (essai: Chemin) => Promise<boolean>,
  essais: number,
): Promise<Chemin> {
  const suivi = { reste: essais, court: chemin };
  const essayer = async (enfants: number, gardees: Gardees): Promise<boolean> => {
    const essai = avec(chemin, enfants, gardees);
    if (suivi.reste <= 0 || essai.pas.length > suivi.court.pas.length) return false;
    suivi.reste -= 1;
    if (!(await echoue(essai))) return false;
    suivi.court = essai;
    return true;
  };
  const toutes = reponsesDe(chemin);
  let { enfants } = chemin.depart;
  for (let moins = 0; moins < enfants; moins += 1)
    if ((await essayer(moins, new Map())) || (await essayer(moins, toutes))) enfants = moins;
  let gardees = [...toutes];
  if (await essayer(enfants, new Map())) return suivi.court;
  for (let taille = Math.ceil(gardees.length / 2); suivi.reste > 0 && gardees.length > 0;) {
    const avant = gardees.length;
    for (let debut = 0; debut < gardees.length && suivi.reste > 0;) {
      const sans = [...gardees.slice(0, debut), ...gardees.slice(debut + taille)];
      if (await essayer(enfants, new Map(sans))) gardees = sans;
      else debut += taille;
    }
    if (taille === 1 && gardees.length === avant) break;
    taille = Math.ceil(taille / 2);
  }
  return suivi.court;
}
