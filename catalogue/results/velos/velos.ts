import departements from "@etalab/decoupage-administratif/data/departements.json" with { type: "json" };
import regions from "@etalab/decoupage-administratif/data/regions.json" with { type: "json" };
import { aidesAvecLocalisation } from "aides-velo/data";
import { LRUCache } from "lru-cache";
import { communeDe } from "../../situation/commune.ts";
import type { Situation } from "../../situation/situation.ts";
import type { Calculee, DemandeVelo } from "./demande.ts";

/**
 * Bike aids through the library of public bike subsidies (docs/specification.md#velos).
 * Import this module only when a household wants a bike: it reads the names of places.
 */
export interface AideVelo {
  id: string;
  label: string;
  description: string;
  link: string;
  montant: number;
  collectivite: { genre: string; nom: string; code?: string };
  /** Last day of the aid, when the library knows it. */
  fin?: string;
}

export interface Velos {
  /**
   * Best amount of each open aid over the bike types chosen; empty without a full address. `rfr`:
   * reference income of N-2, in euros. Rejects if the library does.
   */
  compute(situation: Situation, rfr: number | undefined): Promise<AideVelo[]>;
}

/** Runs the library, here or in another thread: the open aids of each set of inputs. */
type Calculer = (
  demandes: readonly DemandeVelo[],
) => readonly (readonly Calculee[])[] | Promise<readonly (readonly Calculee[])[]>;

const types = {
  velo_mecanique: "mécanique simple",
  velo_electrique: "électrique",
  velo_cargo: "cargo",
  velo_cargo_electrique: "cargo électrique",
  velo_pliant: "pliant",
  velo_motorisation: "motorisation",
} as const;

const idOf = (rule: PropertyKey) => `aidesvelo_${String(rule).replaceAll(" . ", "_").replaceAll(" ", "_")}`;

/** SIREN of an intercommunality to the name the library knows it by. */
const epciNames = new Map(
  Object.values(aidesAvecLocalisation).flatMap(({ collectivity: { kind, code, value } }) =>
    kind === "epci" && code ? [[code, value] as const] : [],
  ),
);

interface Lieu {
  code: string;
  nom: string;
}

const nomsDe = (lieux: readonly Lieu[]) => new Map(lieux.map(({ code, nom }) => [code, nom]));

/** The library gives régions and départements by code. */
const noms: Record<string, ReadonlyMap<string, string>> = {
  région: nomsDe(regions),
  département: nomsDe(departements),
};

const nomDe = (genre: string, value: string): string => noms[genre]?.get(value) ?? value;

/** Answers of the library kept: a household is computed again at each correction and each « et si ? ». */
const GARDES = 500;

/** The library writes the last day of an aid as midnight of the machine’s own time zone. */
function day(date: Date): string {
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** What the library reads of a household, once per type of bike chosen. */
function demandesDe({ menage, demandeur }: Situation, rfr: number | undefined): DemandeVelo[] {
  const { depcom, _departement, _region, _epci } = menage;
  if (!depcom || !_departement || !_region) return [];
  return (demandeur._interetsAidesVelo ?? []).map((type) => ({
    "localisation . pays": "France",
    "localisation . code insee": communeDe(depcom) ?? depcom,
    "localisation . département": _departement,
    "localisation . région": _region,
    ...(_epci && epciNames.has(_epci) && { "localisation . epci": epciNames.get(_epci) }),
    ...(rfr !== undefined && { "revenu fiscal de référence par part . revenu de référence": rfr }),
    "vélo . type": types[type],
  }));
}

const aideDe = ({ id, title, description, url, amount, collectivity, endDate }: Calculee): AideVelo => ({
  id: idOf(id),
  label: title,
  description: description ?? "",
  link: url,
  montant: amount,
  collectivite: {
    genre: collectivity.kind,
    nom: nomDe(collectivity.kind, collectivity.value),
    ...(collectivity.code && { code: collectivity.code }),
  },
  ...(endDate && { fin: day(endDate) }),
});

/** Bike aids, computed by `calculer` and remembered by what the library reads. */
export function velosAvec(calculer: Calculer): Velos {
  const gardees = new LRUCache<string, readonly Calculee[]>({ max: GARDES });
  return {
    async compute(situation, rfr) {
      const demandes = new Map(demandesDe(situation, rfr).map((une) => [JSON.stringify(une), une]));
      const connues = new Map([...demandes.keys()].map((cle) => [cle, gardees.get(cle)]));
      const nouvelles = [...demandes].filter(([cle]) => !connues.get(cle));
      const rendues = nouvelles.length > 0 ? await calculer(nouvelles.map(([, une]) => une)) : [];
      nouvelles.forEach(([cle], rang) => {
        connues.set(cle, rendues[rang]);
        gardees.set(cle, rendues[rang]);
      });
      const best = new Map<string, AideVelo>();
      for (const aide of [...connues.values()].flatMap((unes) => unes ?? []).map(aideDe)) {
        const ended = aide.fin !== undefined && aide.fin < situation.dateDeValeur;
        if (!ended && aide.montant > (best.get(aide.id)?.montant ?? 0)) best.set(aide.id, aide);
      }
      return [...best.values()];
    },
  };
}

/** The library in this thread. */
export const velos: Velos = velosAvec(async (demandes) => (await import("./moteur.ts")).calculer(demandes));
