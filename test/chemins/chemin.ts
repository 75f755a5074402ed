import { type RessourceId, ressourceIds } from "../../catalogue/situation/ressources.ts";
import { type Answer, answerAt, answersOf } from "../../machines/answers/answer.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { contexteAuDepart, type Depart } from "./valeurs.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Modele, Point } from "./modele.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

/** An answer given on the way. */
export interface Pas {
  path: string;
  stateId: string;
  /** What was answered, in short French. */
  nom: string;
  value: unknown;
  answer: Answer;
}

/** A journey from the first question to the results. */
export interface Chemin {
  numero: number;
  /** What it was made for. */
  raison: string;
  depart: Depart;
  pas: readonly Pas[];
}

/** An answer for every point of a model: index of the answer, `ABSENT` if it is not asked. */
export type ReponsesCodees = Int16Array;

const nomDe = (point: Point, reponses: ReponsesCodees) =>
  point.valeurs[reponses[point.rang] ?? ABSENT]?.nom ?? "";

/** The answers of the points, step by step, in the order the journey asks them. */
export function pasDe(modele: Modele, reponses: ReponsesCodees): Pas[] {
  const declarees = new Map<string, RessourceId[]>();
  for (const { rang, type, visite, valeurs } of modele.points) {
    if (type === undefined) continue;
    const liste = declarees.get(visite.path) ?? [];
    if (valeurs[reponses[rang] ?? ABSENT]?.nom === "oui") liste.push(type);
    if (reponses[rang] !== ABSENT) declarees.set(visite.path, liste);
  }
  const vus = new Set<string>();
  return modele.points.flatMap((point): Pas[] => {
    const { visite, type, valeurs, rang } = point;
    if (reponses[rang] === ABSENT || vus.has(visite.path)) return [];
    vus.add(visite.path);
    const { path, stateId, address } = visite;
    const deLaPersonne = declarees.get(`/simulation/individu/${visite.personne}/ressources/types`) ?? [];
    const value =
      type === undefined
        ? valeurs[reponses[rang] as number]?.de(deLaPersonne)
        : ressourceIds.filter((id) => deLaPersonne.includes(id));
    const nom = type === undefined ? nomDe(point, reponses) : `${deLaPersonne.length} ressource(s)`;
    return [{ path, stateId, nom, value, answer: answerAt(address, value) }];
  });
}

/** The household of a journey: the fold of its answers, with no machine. */
export const contexteDuChemin = ({ depart, pas }: Pick<Chemin, "depart" | "pas">): JourneyContext => ({
  ...contexteAuDepart(depart),
  answers: answersOf(pas.map(({ answer }) => answer)),
});

/** What the plan says of a generated journey, when it disagrees: a French sentence. */
export function desaccord(chemin: Pick<Chemin, "depart" | "pas">): string | undefined {
  const { active } = parcoursOf(contexteDuChemin(chemin));
  const prevues = chemin.pas.map(({ path }) => path);
  const rang = active.findIndex(({ path }, n) => path !== prevues[n]);
  if (rang >= 0) return `le parcours demande ${active[rang]?.path}, le modèle ${prevues[rang] ?? "rien"}`;
  if (active.length < prevues.length) return `le parcours ne demande pas ${prevues[active.length]}`;
  const refusee = active.find(({ answered }) => !answered);
  return refusee && `la réponse à ${refusee.path} est refusée`;
}
