import {
  registre,
  CalculDemesure,
  ErreurDeRequete,
  type CalculateRequest,
  repondreALaRequete,
  tracerLaRequete,
} from "../../../catalogue/loi/openfisca.ts";

/** A request of the OpenFisca Web API, as it came. */
export interface DemandeDuProtocole {
  verbe: "calculate" | "trace";
  donnee: unknown;
}

/** Its answer: a status of HTTP, and JSON; past a bound (422), the sentence that says which. */
export type ReponseDuProtocole = { statut: 200 | 400 | 404; corps: string } | { statut: 422; borne: string };

/** Most of each that one request may hold: more people than any family, more values than the law has aids. */
const PERSONNES = 30;
const GROUPES = 30;
const VALEURS_DEMANDEES = 1_000;

/** Values that one request may compute: two or three tenths of a second of processor, its trace costing five times more. */
const CALCULS = { calculate: 40_000, trace: 8_000 } as const;

/** Most characters of an answer. */
const REPONSE = 2_000_000;

const taille = (objet: unknown): number =>
  typeof objet === "object" && objet !== null ? Object.keys(objet).length : 0;

/** The bound that a request exceeds, in a sentence; nothing for one that may be computed. */
export function borneDepassee(donnee: unknown): string | undefined {
  const { individus, familles, foyers_fiscaux, menages } = (donnee ?? {}) as Partial<CalculateRequest>;
  if (taille(individus) > PERSONNES) return `Une demande a ${PERSONNES} personnes au plus.`;
  if ([familles, foyers_fiscaux, menages].some((groupes) => taille(groupes) > GROUPES))
    return `Une demande a ${GROUPES} groupes de chaque sorte au plus.`;
  return nombreDeDemandes(donnee) > VALEURS_DEMANDEES
    ? `Une demande a ${VALEURS_DEMANDEES} valeurs à calculer au plus.`
    : undefined;
}

/** How many values are asked for (`null`), without a look at what they are. */
function nombreDeDemandes(noeud: unknown): number {
  if (noeud === null) return 1;
  if (typeof noeud !== "object") return 0;
  return Object.values(noeud).reduce<number>((total, un) => total + nombreDeDemandes(un), 0);
}

/** Answers a request of the OpenFisca Web API on the embedded law, whatever it holds; never throws for what it holds. */
export function repondreAuProtocole({ verbe, donnee }: DemandeDuProtocole): ReponseDuProtocole {
  const borne = borneDepassee(donnee);
  if (borne) return { statut: 422, borne };
  const calculer = verbe === "trace" ? tracerLaRequete : repondreALaRequete;
  try {
    const corps = JSON.stringify(calculer(donnee, registre, { calculs: CALCULS[verbe] }));
    return corps.length > REPONSE
      ? { statut: 422, borne: "La réponse dépasserait 2 Mo : demandez moins de valeurs à la fois." }
      : { statut: 200, corps };
  } catch (erreur) {
    if (erreur instanceof CalculDemesure) return { statut: 422, borne: erreur.message };
    if (erreur instanceof ErreurDeRequete)
      return { statut: erreur.inconnu ? 404 : 400, corps: JSON.stringify(erreur.arbre) };
    throw erreur;
  }
}
