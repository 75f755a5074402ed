import * as v from "valibot";
import { describe } from "../../catalogue/conditions/predicate/describe.ts";
import { comparer, type Comparaison } from "../../machines/studio/graph/comparer.ts";
import { decrire, type Description } from "../../machines/studio/graph/decrire.ts";
import type { EtapeDuParcours } from "../../machines/studio/graph/etapes.ts";
import type { Graphe, NoeudDuGraphe } from "../../machines/studio/graph/graphe.ts";
import type { JourneyMeta } from "../../machines/journey/base.ts";
import { journeesDe } from "../../machines/studio/personas/journees.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { RETIREE } from "./dessin/textes.ts";
import { etapes, etapesParId } from "./parcours.ts";
import { rangDuDernier } from "../../catalogue/situation/rangs.ts";

/** A version of the journey as a file holds it, with its day if it says one. */
export interface VersionLue extends Description {
  jour?: string;
}

const outils = {
  describe,
  questionOf: (entity: string, field: string): object => {
    try {
      return questionOf(entity as Parameters<typeof questionOf>[0], field);
    } catch {
      return { title: field };
    }
  },
};

/** What each aid obtained is worth, by persona then by id: « 382.8 euro », « oui ». */
export type ResultatsDits = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The journey of this page, described: what a later version is compared with. */
export const versionActuelle = (jour: string, resultats?: ResultatsDits): VersionLue => ({
  jour,
  questions: etapes.map((etape) => decrire(etape, outils)),
  personas: journeesDe("neutre").map(({ persona: { titre: nom }, context }) => ({
    nom,
    chemin: parcoursDe(context).active.map(({ path }) => path.replace("/simulation/", "")),
    ...(resultats?.has(nom) && { resultats: resultats.get(nom) }),
  })),
  reserves: [],
});

const texte = v.string();
const textes = v.array(texte);
const condition = v.object({ label: texte, detail: texte, forme: texte });
const question = v.object({
  id: texte,
  chapitre: texte,
  titre: texte,
  aide: texte,
  sorte: texte,
  choix: textes,
  conditions: v.array(condition),
});
const decrite = v.looseObject({
  jour: v.optional(texte),
  questions: v.array(question),
  personas: v.array(
    v.looseObject({
      nom: texte,
      chemin: textes,
      resultats: v.optional(v.record(texte, texte)),
      refus: v.optional(texte),
    }),
  ),
  reserves: textes,
});

/** What is read of a state of the XState file. */
interface EtatEcrit {
  id?: string;
  meta?: JourneyMeta;
  states?: Record<string, EtatEcrit>;
}

const SANS_MOTS =
  "Ce fichier XState dit les questions et leurs conditions, sans les mots des questions ni les personnages : eux ne se comparent pas.";

/** The steps of an XState file, in the words of today. */
function* etapesEcrites(
  etats: Record<string, EtatEcrit>,
  chapitre: string,
  conditions: EtapeDuParcours["conditions"],
): Generator<Description["questions"][number]> {
  for (const { id: stateId = "", meta = {}, states = {} } of Object.values(etats)) {
    const { step, group, chapter = chapitre } = meta;
    const own = (step ?? group)?.condition;
    const toutes = own ? [...conditions, own] : conditions;
    if (step) {
      const { roles = ["demandeur"] } = etapesParId.get(stateId) ?? {};
      const etape = { stateId, chapitre: chapter as EtapeDuParcours["chapitre"], step, roles };
      yield decrire({ ...etape, conditions: toutes }, outils);
    } else yield* etapesEcrites(states, chapter, toutes);
  }
}

const xstate = v.looseObject({ id: v.literal("parcours"), states: v.record(texte, v.unknown()) });

/** A version from its JSON; nothing when it has another shape. */
export function versionDe(json: unknown): VersionLue | undefined {
  const lue = v.safeParse(decrite, json);
  return lue.success ? (lue.output as VersionLue) : undefined;
}

/** Reads a version from a file: that of `versionActuelle`, or the XState file. Throws in French for another. */
export function lireVersion(contenu: string): VersionLue {
  let json: unknown;
  try {
    json = JSON.parse(contenu);
  } catch {
    throw new Error("Ce fichier n’est pas du JSON : donnez une version ou un XState téléchargés ici.");
  }
  const lue = versionDe(json);
  if (lue) return lue;
  const ecrit = v.safeParse(xstate, json);
  if (!ecrit.success)
    throw new Error(
      "Ce fichier n’est pas une version du parcours : donnez une version ou un XState téléchargés ici.",
    );
  try {
    const questions = [...etapesEcrites(ecrit.output.states as Record<string, EtatEcrit>, "", [])];
    return { questions, personas: [], reserves: [SANS_MOTS] };
  } catch {
    throw new Error("Ce fichier XState est d’un parcours que cette page ne sait pas lire.");
  }
}

/** What became of a question since a version. */
export type Devenir = "ajoutee" | "retiree" | "deplacee" | "changee";

export interface DevenirDit {
  devenir: Devenir;
  /** In words, a line each. */
  lignes: readonly string[];
}

/** What changed, by state; a question moved and changed is changed, and says both. */
export function devenirs(comparaison: Comparaison): ReadonlyMap<string, DevenirDit> {
  const { ajoutees, retirees, deplacees, reformulees, conditions } = comparaison;
  const dits = new Map<string, DevenirDit>();
  const noter = (devenir: Devenir, changements: Comparaison["ajoutees"]) => {
    for (const {
      question: { id },
      lignes,
    } of changements)
      dits.set(id, { devenir, lignes: [...(dits.get(id)?.lignes ?? []), ...lignes] });
  };
  noter("deplacee", deplacees);
  noter("changee", reformulees);
  noter("changee", conditions);
  noter("ajoutee", ajoutees);
  noter("retiree", retirees);
  return dits;
}

/** Today’s drawing with the questions that were taken away, each after the one it followed. */
export function avecRetirees(graphe: Graphe, avant: Description, retirees: Comparaison["retirees"]): Graphe {
  const partis = new Set(retirees.map(({ question: { id } }) => id));
  const chapitres = graphe.chapitres.map((un) => ({ ...un, noeuds: [...un.noeuds] }));
  const aretes = [...graphe.aretes];
  for (const [rang, { id, titre, chapitre: nom }] of avant.questions.entries()) {
    const chapitre = chapitres.find((un) => un.nom === nom) ?? chapitres[0];
    if (!partis.has(id) || !chapitre) continue;
    const avantElle = new Set(avant.questions.slice(0, rang).map((une) => une.id));
    const place = rangDuDernier(chapitre.noeuds, (noeud) => avantElle.has(noeud.id));
    const precedent = chapitre.noeuds[place] ?? chapitre.noeuds[0];
    const noeud: NoeudDuGraphe = {
      id,
      sorte: "etape",
      libelle: titre,
      chapitre: chapitre.nom,
      groupes: precedent?.groupes ?? [],
    };
    chapitre.noeuds.splice(place + 1, 0, noeud);
    if (!precedent) continue;
    const [de, vers] = place < 0 ? [id, precedent.id] : [precedent.id, id];
    aretes.push({
      de,
      vers,
      sorte: "saut",
      libelle: RETIREE,
      passage: { de, vers, evenement: "", garde: "" },
    });
  }
  return { chapitres, aretes };
}

/** Today’s journey against a former version, with the results of the personas if they are known. */
export const depuisLaVersion = (avant: VersionLue, jour: string, resultats?: ResultatsDits): Comparaison =>
  comparer(avant, versionActuelle(jour, resultats));

/** A result of a version, for who reads it: the name of the aid, amounts as they are written in French. */
export const direResultat = (ligne: string, noms: ReadonlyMap<string, string>): string =>
  ligne.startsWith("résultat, ")
    ? ligne
        .replace(/^résultat, (\S+) : /, (_, id: string) => `${noms.get(id) ?? id} : `)
        .replaceAll(
          /« (\d+)(?:\.(\d+))? (euro|percent|\S+) »/g,
          (_, entier: string, reste: string, unite: string) => {
            const mot = unite === "euro" ? "€" : unite === "percent" ? "%" : unite;
            return `« ${entier}${reste ? `,${reste}` : ""}\u00a0${mot} »`;
          },
        )
    : ligne;
