import { idArete } from "../../machines/studio/graph/graphe.ts";
import { trajetDe, type Vue } from "../../machines/studio/graph/jeu.ts";
import { cleDe } from "../../machines/studio/graph/transitions.ts";
import { aretesParPassage } from "./parcours.ts";
import { direReponse } from "./reponses.ts";

/** Of two journeys: the same for both, another answer, only the first, only the second. */
export type EcartDeTrajet = "pareil" | "autre" | "a" | "b";

/** A question that one of two journeys asks, with both answers in words. */
export interface LigneDeTrajet {
  path: string;
  stateId: string;
  nom: string;
  a?: string;
  b?: string;
  ecart: EcartDeTrajet;
}

/** Two lists as one, both orders kept: what only the second has comes after what comes before it there. */
export function fusionner(a: readonly string[], b: readonly string[]): string[] {
  const fusion = [...a];
  b.forEach((un, rang) => {
    if (fusion.includes(un)) return;
    fusion.splice(rang === 0 ? 0 : fusion.indexOf(b[rang - 1] as string) + 1, 0, un);
  });
  return fusion;
}

interface Posee {
  stateId: string;
  nom: string;
  reponse: string;
}

/** « (conjoint) », « (enfant 2) »: whom a question is about, when it is not who answers. */
const deQui = (personne: string): string =>
  personne === "demandeur"
    ? ""
    : ` (${personne.replace(/enfant_(\d+)/, (_, rang: string) => `enfant ${Number(rang) + 1}`)})`;

/** What a journey asked, in order, with the answers. */
const poseesDe = ({ parcours }: Vue): ReadonlyMap<string, Posee> =>
  new Map(
    parcours.active.map((visite) => {
      const { nom, reponse } = direReponse(visite, parcours);
      const posee = { stateId: visite.stateId, nom: nom + deQui(visite.personne), reponse };
      return [visite.path, posee] as const;
    }),
  );

const ecartDe = (a: Posee | undefined, b: Posee | undefined): EcartDeTrajet =>
  a && b ? (a.reponse === b.reponse ? "pareil" : "autre") : a ? "a" : "b";

/** Questions that two journeys ask, in the order of both, each with what sets them apart. */
export function lignesDesTrajets(une: Vue, autre: Vue): LigneDeTrajet[] {
  const [a, b] = [poseesDe(une), poseesDe(autre)];
  return fusionner([...a.keys()], [...b.keys()]).map((path) => {
    const [ici, la] = [a.get(path), b.get(path)];
    const { stateId = "", nom = "" } = ici ?? la ?? {};
    return {
      path,
      stateId,
      nom,
      ...(ici && { a: ici.reponse }),
      ...(la && { b: la.reponse }),
      ecart: ecartDe(ici, la),
    };
  });
}

/** How far apart two journeys are at each state: of several people, what sets them apart most. */
export function ecartsParEtat(lignes: readonly LigneDeTrajet[]): ReadonlyMap<string, EcartDeTrajet> {
  const ecarts = new Map<string, EcartDeTrajet>();
  for (const { stateId, ecart } of lignes) {
    const deja = ecarts.get(stateId);
    ecarts.set(stateId, deja === undefined || deja === ecart ? ecart : "autre");
  }
  return ecarts;
}

const prisesDe = (vue: Vue): Set<string> =>
  new Set(
    trajetDe(vue)
      .flatMap((passage) => aretesParPassage.get(cleDe(passage)) ?? [])
      .map(idArete),
  );

/** Moves that each of two journeys takes, by their id. */
export function ecartsDesTraits(une: Vue, autre: Vue): ReadonlyMap<string, EcartDeTrajet> {
  const [a, b] = [prisesDe(une), prisesDe(autre)];
  return new Map(
    [...new Set([...a, ...b])].map((id) => [id, a.has(id) ? (b.has(id) ? "pareil" : "a") : "b"] as const),
  );
}

/** An aid as two results compare it: its name and what it brings, in words. */
export interface AideObtenue {
  id: string;
  label: string;
  montant: string;
}

export interface LigneDAide {
  id: string;
  label: string;
  a?: string;
  b?: string;
  ecart: EcartDeTrajet;
}

function ecartEntre(ici: AideObtenue | undefined, la: AideObtenue | undefined): EcartDeTrajet {
  if (!ici) return "b";
  if (!la) return "a";
  return ici.montant === la.montant ? "pareil" : "autre";
}

/** Aids that two results hold: those that differ first, each group in the order it came. */
export function lignesDesAides(a: readonly AideObtenue[], b: readonly AideObtenue[]): LigneDAide[] {
  const [chezA, chezB] = [a, b].map((aides) => new Map(aides.map((une) => [une.id, une])));
  const lignes = fusionner(
    a.map(({ id }) => id),
    b.map(({ id }) => id),
  ).map((id): LigneDAide => {
    const [ici, la] = [chezA?.get(id), chezB?.get(id)];
    return {
      id,
      label: (ici ?? la)?.label ?? id,
      ...(ici && { a: ici.montant }),
      ...(la && { b: la.montant }),
      ecart: ecartEntre(ici, la),
    };
  });
  const rangs: readonly EcartDeTrajet[] = ["autre", "a", "b", "pareil"];
  return rangs.flatMap((voulu) => lignes.filter(({ ecart }) => ecart === voulu));
}
