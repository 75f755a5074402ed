import { JOUR_FIXE } from "../../catalogue/situation/jour-fixe.ts";
import { answerAt, place } from "../../machines/answers/answer.ts";
import { contextOf } from "../../machines/journey/about.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { refusalAt } from "../../machines/journey/refusal.ts";
import { startingContext } from "../../machines/journey/start.ts";
import { type Parcours, parcoursDe } from "../../machines/journey/walk.ts";
import type { EtapeDuParcours } from "../../machines/studio/graph/etapes.ts";
import { type GardeLue, gardesDe } from "../../machines/studio/graph/lecture.ts";
import { phraseDeCondition } from "../../machines/studio/graph/phrases.ts";
import { achever } from "../../machines/studio/personas/remplir.ts";
import { etapes } from "./parcours.ts";

/** What somebody does, in words, and her answers that say so, by field. */
const ACTIVITES = {
  college: ["Au collège", { activite: "etudiant", scolarite: "college" }],
  lycee: ["Au lycée", { activite: "etudiant", scolarite: "lycee" }],
  apprenti: ["En apprentissage", { activite: "etudiant", scolarite: "lycee", alternant: true }],
  superieur: [
    "Dans le supérieur",
    {
      activite: "etudiant",
      scolarite: "enseignement_superieur",
      annee_etude: "licence_2",
      bourse_criteres_sociaux_nombre_enfants_a_charge: 1,
      bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: 1,
    },
  ],
  salarie: ["En emploi", { activite: "salarie" }],
  independant: ["À son compte", { activite: "independant" }],
  volontaire: ["En service civique", { activite: "service_civique" }],
  chomeur: ["En recherche d’emploi", { activite: "chomeur" }],
  inactif: ["Autre situation", { activite: "inactif" }],
  retraite: ["À la retraite", { activite: "retraite" }],
} as const satisfies Record<string, readonly [mots: string, reponses: Readonly<Record<string, unknown>>]>;

export type ActiviteDite = keyof typeof ACTIVITES;
export const activitesDites = Object.entries(ACTIVITES).map(
  ([nom, [mots]]) => [nom as ActiviteDite, mots] as const,
);

/** Ages that may be typed. */
export const AGES = { min: 12, max: 99 } as const;

/** The journey with one more answer; nothing when it is not asked of her, or refused. */
function avecReponse(avant: JourneyContext, champ: string, value: unknown): JourneyContext | undefined {
  const parcours = parcoursDe(avant);
  const step = parcours.active.find((un) => un.step.field === champ);
  if (!step || refusalAt(step, value, contextOf(parcours, step)) !== undefined) return undefined;
  return { ...avant, answers: place(avant.answers, answerAt(step.address, value)) };
}

/**
 * The journey of somebody of that age who does that, on the fixed day; every other answer is the plainest (`remplir.ts`). Nothing when
 * the questionnaire does not let somebody of that age say so.
 */
export function parcoursDePersonne(age: number, activite: ActiviteDite): Parcours | undefined {
  const date_naissance = `${Number(JOUR_FIXE.slice(0, 4)) - age}-01-15`;
  const depart = startingContext({ dateDeValeur: JOUR_FIXE, marque: "neutre", enfants: [] });
  const dites = Object.entries({ date_naissance, ...ACTIVITES[activite][1] });
  const dit = dites.reduce<JourneyContext | undefined>(
    (context, [champ, value]) => context && avecReponse(context, champ, value),
    depart,
  );
  return dit && parcoursDe(achever(dit));
}

/** A question, whether it is asked, and each reason with what was read. */
export interface LigneDuPourquoi {
  etape: EtapeDuParcours;
  posee: boolean;
  raisons: readonly string[];
}

/** « posée si l’on est adulte (lu : 15 ans) ». */
function raisonDe({ label, vraie, lues }: GardeLue): string {
  const decident = lues.filter(({ holds }) => holds === vraie);
  const lu = [...new Set(decident.map(({ read }) => read))].join(", ");
  return `posée ${phraseDeCondition(label)}${lu && ` (lu : ${lu})`}`;
}

/** What reads an answer that nobody gave follows from what closed it. */
const suitUneAutre = ({ lues }: GardeLue) => lues.some(({ read }) => read.endsWith("sans réponse"));

const PERSONNE = "posée d’un conjoint ou d’un enfant : il n’y en a pas ici";

function ligneDe(etape: EtapeDuParcours, parcours: Parcours): LigneDuPourquoi {
  const posee = parcours.active.some(({ stateId }) => stateId === etape.stateId);
  const gardes = gardesDe(parcours, etape);
  const decisives = gardes.filter(({ vraie }) => vraie === posee);
  const premieres = decisives.filter((une) => posee || !suitUneAutre(une));
  const raisons = (premieres.length > 0 ? premieres : decisives).map(raisonDe);
  return { etape, posee, raisons: gardes.length === 0 && !posee ? [PERSONNE] : [...new Set(raisons)] };
}

/** A question of several people: asked when one is asked; else the reasons that are everybody’s, or those of the first. */
function ensemble(lignes: readonly LigneDuPourquoi[]): LigneDuPourquoi | undefined {
  const [premiere, ...autres] = lignes;
  const posee = lignes.find((une) => une.posee);
  if (!premiere || posee) return posee;
  const communes = premiere.raisons.filter((une) => autres.every(({ raisons }) => raisons.includes(une)));
  return { ...premiere, raisons: communes.length > 0 ? communes : premiere.raisons };
}

/**
 * Every question of the journey, asked or not of somebody of that age, and why; of nobody in particular without an activity: asked
 * when somebody of that age may be. Nothing when nobody of that age may say so.
 */
export function pourquoi(age: number, activite?: ActiviteDite): LigneDuPourquoi[] | undefined {
  const noms = activite ? [activite] : activitesDites.map(([nom]) => nom);
  const parcours = noms.flatMap((nom) => parcoursDePersonne(age, nom) ?? []);
  if (parcours.length === 0) return undefined;
  return etapes.flatMap((etape) => ensemble(parcours.map((un) => ligneDe(etape, un))) ?? []);
}
