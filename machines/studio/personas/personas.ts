import type { PersonaContee } from "./conter.ts";
import * as etudes from "./personas-etudes.ts";
import * as vie from "./personas-vie.ts";

/** The twelve households that walk everywhere: browser tests, the inspector, the differences. */
export const foyers = { ...etudes, ...vie };

export const personas: readonly PersonaContee[] = [
  foyers.boursiereARennes,
  foyers.mereSeule,
  foyers.coupleAuChomage,
  foyers.lyceenEnTerminale,
  foyers.apprentieChezSesParents,
  foyers.jeuneAdulteHandicape,
  foyers.sansDomicile,
  foyers.independante,
  foyers.serviceCivique,
  foyers.grandParent,
  foyers.proprietaire,
  foyers.etudianteAParis,
];
