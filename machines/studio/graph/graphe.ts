import type { Predicate } from "../../../catalogue/conditions/predicate/condition.ts";
import type { Role } from "../../../catalogue/situation/situation.ts";
import { nomDe } from "./etapes.ts";
import { type Passage, passageDe, type TransitionLue } from "./transitions.ts";
import { type JourneyMeta, POSEE_AVEC } from "../../journey/base.ts";
import { chapterNamed } from "../../journey/chapters.ts";
import type { ChapterName } from "../../journey/mots-des-chapitres.ts";

/** The journey as a graph, read from the state nodes of the built machine and from nothing else. */
export interface NoeudDuGraphe {
  /** Id of the state. */
  id: string;
  /** `suivant`: the turn of a loop, where the next person is chosen. */
  sorte: "etape" | "groupe" | "suivant" | "ecran";
  libelle: string;
  chapitre: ChapterName;
  /** Ids of the groups around it, outermost first. */
  groupes: readonly string[];
  condition?: Predicate;
}

export interface Arete {
  de: string;
  vers: string;
  /** An answer, or one of the eventless moves: into a group, past a step, to the next person. */
  sorte: "reponse" | "entree" | "saut" | "boucle";
  libelle: string;
  /** The transition of the machine that it draws. */
  passage: Passage;
}

/** Name of a move, the same in the drawing, in the log and in the coverage report. */
export const idArete = ({ de, vers, libelle }: Pick<Arete, "de" | "vers" | "libelle">) =>
  `${de} → ${vers} [${libelle}]`;

export interface Graphe {
  chapitres: readonly { nom: ChapterName; titre: string; noeuds: readonly NoeudDuGraphe[] }[];
  aretes: readonly Arete[];
}

/** What is read of a state node of XState. */
interface Etat {
  id: string;
  key: string;
  meta?: unknown;
  states: Record<string, Etat>;
  always?: readonly TransitionLue[];
  transitions: ReadonlyMap<string, readonly TransitionLue[]>;
}

/** Screens whose key does not say enough. */
const ecrans: Readonly<Record<string, string>> = { liste: "Les aides", réponses: "Le récapitulatif" };

const metaDe = (etat: Etat) => (etat.meta ?? {}) as JourneyMeta;

const sansGarde = (sorte: Arete["sorte"], dernier: boolean) =>
  dernier ? "sinon" : sorte === "reponse" ? "réponse" : "";

/** The name of a group, with those it goes through. */
function groupeDit({ name, loop }: NonNullable<JourneyMeta["group"]>): string {
  if (!loop) return name;
  return `${name}, pour ${loop === "adultes" ? "chaque adulte" : "chaque enfant"}`;
}

class Lecteur {
  readonly noeuds: NoeudDuGraphe[] = [];
  readonly aretes: Arete[] = [];
  private readonly chapitre: ChapterName;

  constructor(chapitre: ChapterName) {
    this.chapitre = chapitre;
  }

  lire(etats: Record<string, Etat>, groupes: readonly string[], role: Role): void {
    for (const etat of Object.values(etats)) this.lireUn(etat, groupes, role);
  }

  private lireUn(etat: Etat, groupes: readonly string[], role: Role): void {
    const { step, group, screen } = metaDe(etat);
    const commun = { id: etat.id, chapitre: this.chapitre, groupes };
    if (step) {
      const { condition } = step;
      this.noeuds.push({ ...commun, sorte: "etape", libelle: nomDe(step, role), condition });
      this.passages(etat.id, etat.always, "saut");
      const reponse = etat.transitions.get("ANSWER")?.filter(({ guard, target }) => !guard && target);
      this.passages(etat.id, reponse, "reponse");
    } else if (group) {
      this.noeuds.push({ ...commun, sorte: "groupe", libelle: groupeDit(group), condition: group.condition });
      this.lire(etat.states, [...groupes, etat.id], group.loop === "enfants" ? "enfant" : role);
    } else if (screen) this.noeuds.push({ ...commun, sorte: "ecran", libelle: ecrans[etat.key] ?? etat.key });
    else if (etat.key === "entrée") this.passages(groupes.at(-1) ?? "", etat.always, "entree");
    else if (etat.key === "suivant") {
      this.noeuds.push({ ...commun, sorte: "suivant", libelle: "personne suivante" });
      this.passages(etat.id, etat.always, "boucle");
    }
  }

  /** Only the move that goes back up is a loop; out of a group, the last move passes it by. */
  private passages(
    de: string,
    transitions: readonly TransitionLue[] | undefined,
    sorte: Arete["sorte"],
  ): void {
    const passages = (transitions ?? []).map(passageDe).filter(({ garde }) => garde !== POSEE_AVEC);
    for (const [rang, passage] of passages.entries()) {
      const { vers, garde } = passage;
      if (vers === undefined) continue;
      const dernier = rang > 0 && rang === passages.length - 1;
      const sort = sorte === "boucle" && !this.dejaVu(vers);
      const libelle = garde || sansGarde(sorte, dernier);
      this.aretes.push({ de, vers, sorte: dernier || sort ? "saut" : sorte, libelle, passage });
    }
  }

  private dejaVu(id: string): boolean {
    return this.noeuds.some((noeud) => noeud.id === id);
  }
}

/** Reads the graph of a machine from its root. */
export function grapheDe(root: unknown): Graphe {
  const aretes: Arete[] = [];
  const chapitres = Object.values((root as Etat).states).flatMap((etat) => {
    const { chapter } = metaDe(etat);
    if (!chapter) return [];
    const lecteur = new Lecteur(chapter);
    lecteur.lire(etat.states, [], "demandeur");
    aretes.push(...lecteur.aretes);
    return [{ nom: chapter, titre: chapterNamed(chapter).title, noeuds: lecteur.noeuds }];
  });
  return { chapitres, aretes };
}
