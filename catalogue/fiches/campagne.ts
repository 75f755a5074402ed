import type { Aide } from "../schema/aide.ts";
import type { PeriodeDeDemande } from "../schema/periode.ts";

/** Whether an aid can be asked for on a day, and until or from when (`YYYY-MM-DD`). */
export type Campagne =
  | { etat: "ouverte"; jusquAu: string }
  | { etat: "à venir"; du: string; au?: string }
  | { etat: "close"; edition: string; retour?: number };

/** A period around a day: the days it goes from and to. */
interface Fenetre {
  du: string;
  au: string;
}

const LOIN = "0000-01-01";

/** The windows of a yearly period that a day can be in, or wait for. */
function fenetres({ du, au }: Fenetre, annee: number): Fenetre[] {
  const chaque = [annee - 1, annee, annee + 1];
  return chaque.map((une) => ({ du: `${une}-${du}`, au: `${du <= au ? une : une + 1}-${au}` }));
}

const etendue = (periode: PeriodeDeDemande, annee: number): Fenetre[] =>
  periode.annuelle ? fenetres(periode, annee) : [{ du: periode.du ?? LOIN, au: periode.au }];

/**
 * State of the demands of an aid on a day; `undefined` for one that can be asked for at any time. The
 * periods of several campaigns are read together: open if one is, else waiting for the nearest.
 */
export function campagneDe({ periode }: Pick<Aide, "periode">, jour: string): Campagne | undefined {
  if (!periode) return undefined;
  const toutes = periode.flatMap((une) => etendue(une, Number(jour.slice(0, 4))));
  const ouvertes = toutes.filter(({ du, au }) => du <= jour && jour <= au).map(({ au }) => au);
  if (ouvertes.length > 0) return { etat: "ouverte", jusquAu: [...ouvertes].sort().at(-1) as string };
  const prochaine = toutes.filter(({ du }) => du > jour).sort((a, b) => a.du.localeCompare(b.du))[0];
  if (prochaine) return { etat: "à venir", ...prochaine };
  const derniere = [...periode].sort((a, b) => (a.au < b.au ? 1 : -1))[0];
  return {
    etat: "close",
    edition: String(derniere?.au).slice(0, 4),
    ...(derniere && !derniere.annuelle && derniere.retour && { retour: derniere.retour }),
  };
}

/** True if nobody can ask for the aid any more: it ended, or its last known edition did. */
export const estTerminee = (aide: Pick<Aide, "fin" | "periode">, jour: string): boolean =>
  (aide.fin !== undefined && aide.fin < jour) || campagneDe(aide, jour)?.etat === "close";
