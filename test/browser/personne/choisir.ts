import type { Marque } from "../../../catalogue/situation/context.ts";
import { choicesOf } from "../../../machines/kinds/kinds.ts";
import { conduireLeFoyer, type PasLu } from "../../approuver/faits/foyers-resultats.ts";
import { couvrir } from "../../../machines/chemins/couvrir.ts";
import type { FoyerRaconte } from "../../../machines/foyers/foyer.ts";
import { themesDesFoyers } from "../../../machines/foyers/themes.ts";
import { type Detours, tousLesDetours } from "./detours.ts";

/** A household to follow on the screen, with the detours it makes. */
export interface ASuivre {
  titre: string;
  foyer: FoyerRaconte;
  detours: Detours;
}

/** What a step touches: the question, and each choice of a list. */
function touchees({ quoi, dite, reponse }: PasLu): string[] {
  if (!reponse) return [quoi.split(" ")[0] ?? quoi];
  const { question, stateId, dit, ecoute } = reponse;
  if (question.kind === "resourceTypes") return Object.keys(ecoute.revenus).map((une) => `ressource ${une}`);
  if (choicesOf(question).length === 0) return [stateId];
  return (Array.isArray(dit) ? dit : [dite]).map((un) => `${stateId} = ${un}`);
}

/** Detours before questions about adults, which come one after the other; each kind in turn. */
function detoursDe(pas: readonly PasLu[], rang: number): Detours {
  const fin = pas.findIndex(({ quoi }) => quoi.startsWith("corriger"));
  const ordinaires = (fin < 0 ? pas : pas.slice(0, fin)).flatMap(({ quoi, reponse }, n) => {
    const avant = pas[n - 1];
    return reponse && avant?.reponse && !`${quoi}${avant.quoi}`.includes("enfant") ? [n] : [];
  });
  const pris = tousLesDetours.map((detour, n) => {
    const place = ordinaires[(rang * 5 + n * 7) % ordinaires.length];
    return [place, detour] as const;
  });
  return Object.fromEntries(pris);
}

/** Households that show the most, from the first: those of `check`, then the rest of the day, then those of the night. */
const TRANCHES = { premiers: [0, 11], suivants: [11, 18] } as const;

export type TrancheDeFoyers = keyof typeof TRANCHES;

/**
 * The households of a brand to follow, those that meet the most questions, choices and gestures first:
 * by day some of them, by night all those that it takes to meet everything.
 */
export function foyersASuivre(marque: Marque, tranche: TrancheDeFoyers): ASuivre[] {
  const foyers = themesDesFoyers
    .flatMap(({ foyers: ceux }) => ceux)
    .map((foyer) => ({ foyer, pas: conduireLeFoyer(foyer).pas }));
  const [debut, fin] = TRANCHES[tranche];
  const jusqua = process.env["NUIT"] && tranche === "suivants" ? Infinity : fin;
  const retenus = couvrir(foyers, ({ pas }) => pas.flatMap(touchees), jusqua);
  return retenus
    .slice(debut)
    .map(({ foyer, pas }, rang) => ({ titre: foyer.titre, foyer, detours: detoursDe(pas, rang) }))
    .filter(({ foyer }) => (foyer.marque ?? "neutre") === marque);
}
