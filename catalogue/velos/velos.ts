import { AidesVeloEngine } from "aides-velo";
import { aidesAvecLocalisation } from "aides-velo/data";
import departements from "@etalab/decoupage-administratif/data/departements.json" with { type: "json" };
import regions from "@etalab/decoupage-administratif/data/regions.json" with { type: "json" };
import { communeDe } from "../situation/facts.ts";
import type { Situation } from "../situation/situation.ts";

/**
 * Bike aids through the library of public bike subsidies (simulator.md §7, semantics.md §2, 11).
 * Heavy (a rules engine and its data): import this module only when a household wants a bike.
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
  /** Best amount of each open aid over the bike types chosen; empty without a full address. */
  compute(situation: Situation, rfr: number | undefined): AideVelo[];
}

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

type Inputs = Parameters<AidesVeloEngine["setInputs"]>[0];
type Calculee = ReturnType<AidesVeloEngine["computeAides"]>[number];

let engine: AidesVeloEngine | undefined;

/** Answers of the library kept: a household is computed again at each correction and each « et si ? ». */
const GARDES = 200;
const connus = new Map<string, readonly Calculee[]>();

/** What the library gives for its inputs; a tenth of a second the first time. */
function calculer(inputs: Inputs): readonly Calculee[] {
  const cle = JSON.stringify(inputs);
  const connu = connus.get(cle);
  if (connu) return connu;
  engine ??= new AidesVeloEngine();
  const calculees = engine.setInputs(inputs).computeAides();
  if (connus.size >= GARDES) connus.delete(connus.keys().next().value as string);
  connus.set(cle, calculees);
  return calculees;
}

/** The library writes the last day of an aid as midnight of the machine’s own time zone. */
function day(date: Date): string {
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The library, one engine for the process: each computation replaces the inputs of the last. */
export const velos: Velos = {
  compute({ menage, demandeur, dateDeValeur }, rfr) {
    const { depcom, _departement, _region, _epci } = menage;
    const chosen = demandeur._interetsAidesVelo ?? [];
    if (!depcom || !_departement || !_region || chosen.length === 0) return [];
    const best = new Map<PropertyKey, AideVelo>();
    for (const type of chosen) {
      const calculees = calculer({
        "localisation . pays": "France",
        "localisation . code insee": communeDe(depcom) ?? depcom,
        "localisation . département": _departement,
        "localisation . région": _region,
        ...(_epci && epciNames.has(_epci) && { "localisation . epci": epciNames.get(_epci)! }),
        ...(rfr !== undefined && { "revenu fiscal de référence par part . revenu de référence": rfr }),
        "vélo . type": types[type],
      });
      for (const aide of calculees) {
        const fin = aide.endDate && day(aide.endDate);
        const known = best.get(aide.id)?.montant ?? 0;
        if (aide.amount <= known || (fin && fin < dateDeValeur)) continue;
        best.set(aide.id, {
          id: idOf(aide.id),
          label: aide.title,
          description: aide.description ?? "",
          link: aide.url,
          montant: aide.amount,
          collectivite: {
            genre: aide.collectivity.kind,
            nom: nomDe(aide.collectivity.kind, aide.collectivity.value),
            ...(aide.collectivity.code && { code: aide.collectivity.code }),
          },
          ...(fin && { fin }),
        });
      }
    }
    return [...best.values()];
  },
};
