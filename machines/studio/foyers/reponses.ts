import type { FactContext } from "../../../catalogue/situation/context.ts";
import {
  champsSupplementaires,
  type RessourceId,
  ressourceIds,
} from "../../../catalogue/situation/ressources.ts";
import type { Commune } from "../../../catalogue/situation/situation.ts";
import { periodsDe } from "../../kinds/amounts.ts";
import { offered } from "../../kinds/choices.ts";
import { communeFields } from "../../kinds/commune.ts";
import { byKind, type Cases, choicesOf, type Question } from "../../kinds/kinds.ts";
import { champsDuLoyer } from "../../kinds/rent.ts";
import type { Choice } from "../../kinds/question.ts";
import { ressourcesDeclarees, ressourcesProposees } from "../../kinds/ressources-proposees.ts";
import { typesActiviteLibelles, typesRessources } from "../../questions/types-ressources.ts";
import { say } from "../../questions/words.ts";
import type { Dit, Revenus } from "./foyer.ts";

/** Where a question is asked: the facts of the household, who is asked, and what she has to tell. */
export interface Ecoute {
  facts: FactContext;
  who: Parameters<typeof say>[1];
  /** Income of whoever is asked. */
  revenus: Revenus;
  /** Whether each child has some, by id. */
  enfantsAvecRevenus: ReadonlyMap<string, boolean>;
  /** What stands on the screen before anything is done. */
  prerempli: unknown;
  /** The commune that a name or a postal code means. */
  commune(dite: string): Commune;
}

const plat = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("’", "'").toLowerCase();

/** The one label that is it, or else begins with it. Throws when there is none, or several. */
export function parLibelle<T>(dit: string, parmi: readonly (readonly [label: string, value: T])[]): T {
  const exacts = parmi.filter(([label]) => plat(label) === plat(dit));
  const trouves = exacts.length > 0 ? exacts : parmi.filter(([label]) => plat(label).startsWith(plat(dit)));
  const [seul] = trouves;
  if (!seul || trouves.length > 1)
    throw new Error(
      `« ${dit} » ne choisit pas une seule réponse de : ${parmi.map(([label]) => label).join(" / ")}`,
    );
  return seul[1];
}

const choisir = (dit: unknown, choices: readonly Choice[], { facts, who }: Ecoute): unknown =>
  parLibelle(
    String(dit),
    offered(choices, facts).map(({ label, value }) => [say(label, who), value] as const),
  );

const libellesDe = (ids: readonly RessourceId[]) => ids.map((id) => [typesRessources[id].label, id] as const);

/** An income over the months or the year asked, by their rank; with what else is asked of it. */
export function revenuDe(
  id: RessourceId,
  { periods }: FactContext,
  par: (rang: number) => number,
  autre?: string,
) {
  const extra = champsSupplementaires[id];
  return {
    id,
    amounts: Object.fromEntries(periodsDe(id, periods).map((periode, rang) => [periode, par(rang)])),
    ...(extra && autre !== undefined && { [extra.champ]: autre }),
  };
}

/** What the answer of a question about a commune keeps of it. */
export function communeRepondue(prefix: string, commune: Commune) {
  const { depcom, _codePostal, _nomCommune, _departement, _region, _epci, _epciType } = commune;
  const champs = communeFields(prefix);
  return {
    [champs.code]: depcom,
    [champs.postal]: _codePostal,
    [champs.name]: _nomCommune,
    [champs.departement]: _departement,
    [champs.region]: _region,
    ...(_epci && { [champs.epci]: _epci, [champs.epciType]: _epciType }),
  };
}

/** The amounts told of a kind of income. */
function sommesDe(id: RessourceId, { revenus, facts }: Ecoute) {
  const nom = Object.keys(revenus).find((dit) => parLibelle(dit, libellesDe(ressourceIds)) === id);
  const dite = revenus[nom ?? ""] ?? 0;
  const { somme, activite } =
    typeof dite === "object" && "somme" in dite ? dite : { somme: dite, activite: undefined };
  const par = (rang: number) => (typeof somme === "number" ? somme : (somme[rang] ?? 0));
  const activites = Object.entries(typesActiviteLibelles).map(([code, label]) => [label, code] as const);
  return revenuDe(id, facts, par, activite && parLibelle(activite, activites));
}

/** What is said of a number that one does not know. */
export const JE_NE_SAIS_PAS = "Je ne sais pas";

const parSorte: Cases<[dit: Dit | undefined, ecoute: Ecoute], unknown> = {
  yesno: (question, dit, ecoute) => choisir(dit, choicesOf(question), ecoute),
  enum: ({ choices }, dit, ecoute) => choisir(dit, choices, ecoute),
  housing: ({ choices }, dit, ecoute) => choisir(dit, choices, ecoute),
  multiple: ({ choices }, dit, ecoute) => [dit ?? []].flat().map((un) => choisir(un, choices, ecoute)),
  number: (_, dit) => (dit === JE_NE_SAIS_PAS ? null : dit),
  date: (_, dit) => dit,
  text: (_, dit) => dit,
  commune: ({ prefix }, dit, { commune }) => communeRepondue(prefix, commune(String(dit))),
  rent(question, dit, { facts }) {
    const [loyer, charges] = [dit ?? []].flat();
    const demandees = champsDuLoyer(question, facts).charges !== undefined;
    if (charges !== undefined && !demandees) throw new Error("Les charges ne sont pas demandées");
    return { loyer, ...(charges !== undefined && { charges_locatives: charges }) };
  },
  children: (_, __, { facts: { situation } }) => (situation.enfants ?? []).length,
  childrenYesNo: (_, __, { facts: { situation }, enfantsAvecRevenus }) =>
    (situation.enfants ?? []).map(({ id }) => ({ id, value: enfantsAvecRevenus.get(id) === true })),
  resourceTypes: (_, __, { facts, revenus }) =>
    Object.keys(revenus).map((dit) => parLibelle(dit, libellesDe(ressourcesProposees(facts)))),
  amounts: ({ field }, _, ecoute) =>
    ressourcesDeclarees(field, ecoute.facts).map((id) => sommesDe(id, ecoute)),
};

/** Kinds answered by what the household is, rather than by what it says of the field. */
const SANS_MOT = new Set<Question["kind"]>(["children", "childrenYesNo", "resourceTypes", "amounts"]);
export const seDit = ({ kind }: Question): boolean => !SANS_MOT.has(kind);

/** The answer that what was said gives. Throws when nothing on the screen is it. */
export const reponseDite = (question: Question, dit: Dit | undefined, ecoute: Ecoute): unknown =>
  dit === null ? ecoute.prerempli : byKind(parSorte, question, dit, ecoute);
