import { buildCatalogue, type Catalogue } from "../catalogue.ts";
import type { CompiledAide } from "../compiled-aide.ts";
import { legislationEmbarquee } from "../legislation/embarquee.ts";
import { atomsOf } from "../predicate/describe.ts";
import { decide } from "../results/decider.ts";
import { estOuvert } from "../rules/montant.ts";
import { defaultParameters, type Marque } from "../situation/context.ts";
import type { Situation } from "../situation/situation.ts";
import { velosAvec } from "../velos/velos.ts";

/** One of the approved households: who it is, and what it sent. */
export interface FoyerTemoin {
  titre: string;
  marque?: Marque;
  situation: Situation;
}

/** Approved households that an edit gives an aid to, or takes it from, or pays another amount. */
export interface EffetSurLesFoyers {
  regardes: number;
  gagnent: string[];
  perdent: string[];
  changent: string[];
}

type Valeur = number | boolean | undefined;

const lues = ({ rules }: CompiledAide): string[] =>
  atomsOf(rules.whole).flatMap((atom) =>
    atom.fact === "resultats.aide" && atom.kind === "is" ? [String(atom.params?.["id"])] : [],
  );

/** An aid and those that its rules read: all that its households need. */
export function avecSesLectures(compiled: CompiledAide, { byId, institutions }: Catalogue): Catalogue {
  const gardees = new Map([[compiled.aide.slug, compiled]]);
  for (const une of gardees.values())
    for (const slug of lues(une)) {
      const autre = byId.get(slug);
      if (autre && !gardees.has(slug)) gardees.set(slug, autre);
    }
  return buildCatalogue(
    [...gardees.values()].map(({ aide }) => aide),
    [...institutions.values()],
  );
}

/** What each household obtains of an aid. */
async function valeurs(
  compiled: CompiledAide,
  catalogue: Catalogue,
  foyers: readonly FoyerTemoin[],
): Promise<Valeur[]> {
  const sien = avecSesLectures(compiled, catalogue);
  const legales = sien.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca");
  const legislation = legislationEmbarquee(legales);
  return Promise.all(
    foyers.map(async ({ situation, marque = "neutre" }) => {
      const outils = { catalogue: sien, legislation, marque, parameters: defaultParameters };
      const { values } = await decide(situation, { ...outils, velos: async () => velosAvec(async () => []) });
      return values.get(compiled.aide.slug);
    }),
  );
}

/** What households obtain of an aid as it is published: asked again at each edit of it. */
const publiees = new WeakMap<CompiledAide, ReturnType<typeof valeurs>>();

function valeursPubliees(avant: CompiledAide, ...reste: [Catalogue, readonly FoyerTemoin[]]) {
  const connues = publiees.get(avant) ?? valeurs(avant, ...reste);
  publiees.set(avant, connues);
  return connues;
}

/** What an edit of an aid changes for the approved households; `avant` is absent for a new aid. */
export async function effetDe(
  avant: CompiledAide | undefined,
  apres: CompiledAide,
  catalogue: Catalogue,
  { foyers, catalogue: publie }: { foyers: readonly FoyerTemoin[]; catalogue: Catalogue },
): Promise<EffetSurLesFoyers> {
  const de = avant ? await valeursPubliees(avant, publie, foyers) : [];
  const a = await valeurs(apres, catalogue, foyers);
  const choisir = (tient: (un: Valeur, deux: Valeur) => boolean) =>
    foyers.filter((_, rang) => tient(de[rang], a[rang])).map(({ titre }) => titre);
  return {
    regardes: foyers.length,
    gagnent: choisir((un, deux) => !estOuvert(un) && estOuvert(deux)),
    perdent: choisir((un, deux) => estOuvert(un) && !estOuvert(deux)),
    changent: choisir((un, deux) => estOuvert(un) && estOuvert(deux) && un !== deux),
  };
}
