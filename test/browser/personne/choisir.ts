import type { Marque } from "../../../catalogue/situation/context.ts";
import { choicesOf } from "../../../machines/kinds/kinds.ts";
import { conduireLeFoyer, type PasDuFoyer } from "../../approuver/faits/foyers-parcours.ts";
import { couvrir } from "../../chemins/consignes.ts";
import type { FoyerRaconte } from "../../foyers/foyer.ts";
import { themesDesFoyers } from "../../foyers/themes.ts";
import { type Detours, tousLesDetours } from "./detours.ts";

/** A household to follow on the screen, with the detours it makes. */
export interface ASuivre {
  titre: string;
  foyer: FoyerRaconte;
  detours: Detours;
}

/** What a step shows of its question: the question, and each answer where they are chosen from a list. */
const montres = ({ quoi, dite, reponse }: PasDuFoyer): string[] => {
  if (!reponse) return [quoi.split(" ")[0] ?? quoi];
  const enListe = choicesOf(reponse.question).length > 0;
  return [enListe ? `${reponse.stateId} = ${dite}` : reponse.stateId];
};

/** Detours before questions about adults, which come one after the other; each kind in turn. */
function detoursDe(pas: readonly PasDuFoyer[], rang: number): Detours {
  const ordinaires = pas.flatMap(({ quoi, reponse }, n) => {
    const avant = pas[n - 1];
    return reponse && avant?.reponse && !`${quoi}${avant.quoi}`.includes("enfant") ? [n] : [];
  });
  const pris = tousLesDetours.map((detour, n) => {
    const place = ordinaires[(rang * 5 + n * 7) % ordinaires.length];
    return [place, detour] as const;
  });
  return Object.fromEntries(pris);
}

/** Households enough for every question, every choice and every gesture to be met; by night, all of them. */
export function foyersASuivre(marque: Marque, tous = Boolean(process.env["NUIT"])): ASuivre[] {
  const foyers = themesDesFoyers
    .flatMap(({ foyers: ceux }) => ceux)
    .filter((foyer) => (foyer.marque ?? "neutre") === marque)
    .map((foyer) => ({ foyer, pas: conduireLeFoyer(foyer).pas }));
  const retenus = tous ? foyers : couvrir(foyers, ({ pas }) => pas.flatMap(montres));
  return retenus.map(({ foyer, pas }, rang) => ({
    titre: foyer.titre,
    foyer,
    detours: detoursDe(pas, rang),
  }));
}
