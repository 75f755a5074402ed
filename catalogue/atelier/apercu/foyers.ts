import { buildCatalogue, type Catalogue } from "../../catalogue.ts";
import type { CompiledAide } from "../../lire/compiled-aide.ts";
import { legislationEmbarquee } from "../../loi/embarquee.ts";
import { atomsOf } from "../../conditions/predicate/describe.ts";
import { decide } from "../../results/decider.ts";
import { estOuvert } from "../../results/rules/montant.ts";
import { defaultParameters, type Marque } from "../../situation/context.ts";
import { compterPar } from "./compter.ts";
import type { Situation } from "../../situation/situation.ts";
import { velosAvec } from "../../results/velos/velos.ts";

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

/** Aids and those that their rules read: all that their households need. */
export function avecLeursLectures(
  compiled: readonly CompiledAide[],
  { byId, institutions }: Catalogue,
): Catalogue {
  const gardees = new Map(compiled.map((une) => [une.aide.slug, une]));
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

/** What each household obtains of some aids. */
async function valeurs(
  compiled: readonly CompiledAide[],
  catalogue: Catalogue,
  foyers: readonly FoyerTemoin[],
): Promise<ReadonlyMap<string, Valeur>[]> {
  const siens = avecLeursLectures(compiled, catalogue);
  const legales = siens.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca");
  const legislation = legislationEmbarquee(legales);
  return Promise.all(
    foyers.map(async ({ situation, marque = "neutre" }) => {
      const outils = { catalogue: siens, legislation, marque, parameters: defaultParameters };
      const { values } = await decide(situation, { ...outils, velos: async () => velosAvec(async () => []) });
      return values;
    }),
  );
}

/** How many of these households obtain each aid of a catalogue. */
export async function combienObtiennent(
  catalogue: Catalogue,
  foyers: readonly FoyerTemoin[],
): Promise<ReadonlyMap<string, number>> {
  const obtenues = await valeurs(catalogue.aides, catalogue, foyers);
  return compterPar(
    obtenues.flatMap((un) => [...un].flatMap(([slug, valeur]) => (estOuvert(valeur) ? [slug] : []))),
  );
}

/** What households obtain of aids as they are published: asked again at each edit of them. */
const publiees = new WeakMap<CompiledAide, ReturnType<typeof valeurs>>();

function valeursPubliees(avant: readonly CompiledAide[], ...reste: [Catalogue, readonly FoyerTemoin[]]) {
  const [premiere] = avant;
  if (!premiere || avant.length > 1) return valeurs(avant, ...reste);
  const connues = publiees.get(premiere) ?? valeurs(avant, ...reste);
  publiees.set(premiere, connues);
  return connues;
}

/** Aids before and after an edit, each in its catalogue. */
export interface Corrigees {
  compiled: readonly CompiledAide[];
  catalogue: Catalogue;
}

/** A household that is looked at with the approved ones, and what it obtains of the aid before and after. */
interface FoyerFait {
  titre: string;
  de: Valeur;
  a: Valeur;
}

/**
 * What an edit changes for the approved households, and one that was made for its aid: of one aid, or of all those of an
 * institution, which are then named.
 */
export async function effetDe(
  avant: Corrigees,
  apres: Corrigees,
  { foyers, fait }: { foyers: readonly FoyerTemoin[]; fait?: FoyerFait },
): Promise<EffetSurLesFoyers> {
  const de = await valeursPubliees(avant.compiled, avant.catalogue, foyers);
  const a = await valeurs(apres.compiled, apres.catalogue, foyers);
  const noms = new Map([...avant.compiled, ...apres.compiled].map(({ aide }) => [aide.slug, aide.label]));
  const choisir = (tient: (un: Valeur, deux: Valeur) => boolean) => [
    ...(fait && tient(fait.de, fait.a) ? [fait.titre] : []),
    ...[...noms].flatMap(([slug, nom]) =>
      foyers
        .filter((_, rang) => tient(de[rang]?.get(slug), a[rang]?.get(slug)))
        .map(({ titre }) => (noms.size > 1 ? `${titre} (${nom})` : titre)),
    ),
  ];
  return {
    regardes: foyers.length + Number(fait !== undefined),
    gagnent: choisir((un, deux) => !estOuvert(un) && estOuvert(deux)),
    perdent: choisir((un, deux) => estOuvert(un) && !estOuvert(deux)),
    changent: choisir((un, deux) => estOuvert(un) && estOuvert(deux) && un !== deux),
  };
}
