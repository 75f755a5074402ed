import { createActor } from "xstate";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import type { JourneyEvent } from "../../journey/base.ts";
import { journeyMachine } from "../../journey/journey.ts";
import { type JourneySnapshot, pathOf } from "../../journey/path.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS } from "../../journey/screens.ts";
import type { VisitedStep } from "../../journey/visited.ts";
import { parcoursDe } from "../../journey/walk.ts";
import type { Question } from "../../kinds/kinds.ts";
import { refusalAt } from "../../journey/refusal.ts";
import type { Dit, EnfantRaconte, FoyerRaconte } from "./foyer.ts";
import { DitsDuFoyer, type ReponseDuFoyer } from "./dits.ts";
import type { Ecoute } from "./reponses.ts";

/** A question asked, with its answer; or a gesture, which answers nothing. */
export interface PasDuFoyer {
  /** Address under `/simulation/`, or the gesture. */
  quoi: string;
  /** The household does not tell it: it answers as most do. */
  ordinaire?: boolean;
  /** State of the question, its answer as it is recorded, and as it was told. */
  reponse?: Omit<ReponseDuFoyer, "ordinaire"> & { stateId: string; question: Question };
}

export interface FoyerConduit {
  pas: readonly PasDuFoyer[];
  situation: Situation;
  /** The machine, standing at the results. */
  snapshot: JourneySnapshot;
}

/** A household that cannot be told: its message names it and the question. Anything else thrown is a crash. */
export class ErreurDeFoyer extends Error {
  override readonly name = "ErreurDeFoyer";
  /** Address of the question under `/simulation/`, or field of the answer told in vain. */
  readonly chemin: string;
  /** What is wrong, without the names. */
  readonly raison: string;

  constructor(titre: string, chemin: string, raison: string) {
    super(`« ${titre} », ${chemin} : ${raison}`);
    this.chemin = chemin;
    this.raison = raison;
  }
}

/** No household is asked as much, its gestures included. */
const PAS_AU_PLUS = 600;

const court = (path: string) => path.replace("/simulation/", "");

/** A household going through the real machine, by events. */
class Marcheur {
  readonly pas: PasDuFoyer[] = [];
  private readonly actor;
  private readonly dits: DitsDuFoyer;
  private aAjouter: readonly EnfantRaconte[];
  private readonly foyer: FoyerRaconte;

  constructor(foyer: FoyerRaconte, commune: Ecoute["commune"]) {
    this.foyer = foyer;
    this.dits = new DitsDuFoyer(foyer, commune);
    this.aAjouter = foyer.enfants ?? [];
    const input = { dateDeValeur: JOUR_FIXE, marque: foyer.marque ?? "neutre" } as const;
    this.actor = createActor(journeyMachine, { input }).start();
  }

  get snapshot(): JourneySnapshot {
    return this.actor.getSnapshot();
  }

  get path(): string {
    return pathOf(this.snapshot);
  }

  get parcours() {
    return parcoursDe(this.snapshot.context);
  }

  private envoyer(event: JourneyEvent, geste?: string): void {
    if (geste !== undefined) this.pas.push({ quoi: geste });
    this.actor.send(event);
  }

  private erreur(quoi: string): ErreurDeFoyer {
    return new ErreurDeFoyer(this.foyer.titre, court(this.path), quoi);
  }

  private reponse(step: VisitedStep, autrement?: Dit): ReponseDuFoyer {
    try {
      return this.dits.repondre(this.parcours, step, autrement);
    } catch (error) {
      throw this.erreur((error as Error).message);
    }
  }

  /** Answers the question that is there, as told; or otherwise, when it is corrected. */
  private repondre(autrement?: Dit): void {
    const { path, parcours } = this;
    if (this.pas.length > PAS_AU_PLUS) throw this.erreur("le parcours n’en finit pas");
    const step = parcours.byPath.get(path);
    if (!step) throw this.erreur("ce n’est pas une question");
    const { stateId, question } = step;
    const { ordinaire, ...reponse } = this.reponse(step, autrement);
    const refus = refusalAt(step, reponse.value, reponse.ecoute.facts);
    if (refus !== undefined) throw this.erreur(refus);
    this.pas.push({ quoi: court(path), ordinaire, reponse: { stateId, question, ...reponse } });
    this.envoyer({ type: "ANSWER", value: reponse.value });
    if (this.path === path) throw this.erreur("le parcours n’avance pas");
  }

  /** What is done at the list of children before it is confirmed; true when something was. */
  private gererLesEnfants(): boolean {
    const [suivant, ...autres] = this.aAjouter;
    for (const [id, { repris, retire }] of this.dits.enfants) {
      const index = Number(id.split("_")[1]);
      if (repris && !this.dits.repris.has(id)) {
        this.dits.repris.add(id);
        this.envoyer({ type: "CHILD.EDIT", index }, `reprendre ${id}`);
        return true;
      }
      if (retire === "aussitôt" || (retire && !suivant)) {
        this.dits.enfants.delete(id);
        this.envoyer({ type: "CHILD.REMOVE", index }, `retirer ${id}`);
        return true;
      }
    }
    if (!suivant) return false;
    this.aAjouter = autres;
    this.envoyer({ type: "CHILD.ADD" }, "ajouter un enfant");
    this.dits.enfants.set(this.actor.getSnapshot().context.personne, suivant);
    return true;
  }

  /** Answers each question that comes, until this screen. */
  allerA(fin: string): void {
    while (this.path !== fin) {
      if (this.path === LISTE_ENFANTS && this.gererLesEnfants()) continue;
      this.repondre();
    }
  }

  /** Corrects an answer from the summary, answers what that opens, and comes back to the results. */
  corriger(chemin: string, dit: Dit): void {
    this.envoyer({ type: "GO", path: RECAPITULATIF });
    this.envoyer({ type: "EDIT", path: `/simulation/${chemin}` }, `corriger ${chemin}`);
    this.repondre(dit);
    this.allerA(RECAPITULATIF);
    this.envoyer({ type: "GO", path: RESULTATS });
    if (this.path !== RESULTATS) throw this.erreur("les résultats ne s’ouvrent plus");
  }

  /** Says what is asked under questions or on results, once there. */
  preciser({ precisions }: FoyerRaconte): void {
    if (precisions) this.envoyer({ type: "PRECISION.SET", precisions });
  }

  /** Throws for an answer told to a question that nobody asked. */
  toutServi(): void {
    const [field] = this.dits.enTrop();
    if (field !== undefined)
      throw new ErreurDeFoyer(this.foyer.titre, field, "cette réponse n’est demandée à personne");
  }
}

/**
 * Takes a household from the first question to the results, through the machine of the product. Throws,
 * naming it and the question, when one is asked that it does not answer, or the contrary.
 */
export function conduire(foyer: FoyerRaconte, commune: Ecoute["commune"]): FoyerConduit {
  const marcheur = new Marcheur(foyer, commune);
  marcheur.allerA(RESULTATS);
  marcheur.preciser(foyer);
  for (const [chemin, dit] of Object.entries(foyer.corrections ?? {})) marcheur.corriger(chemin, dit);
  marcheur.toutServi();
  return { pas: marcheur.pas, situation: marcheur.parcours.situation, snapshot: marcheur.snapshot };
}
