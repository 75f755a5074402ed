import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { type Avance, avancer, breadcrumb } from "../../../machines/journey/position.ts";
import { contextOf, whoOf } from "../../../machines/journey/about.ts";
import { LISTE_ENFANTS } from "../../../machines/journey/screens.ts";
import type { VisitedStep } from "../../../machines/journey/visited.ts";
import { answerTyped, type Question } from "../../../machines/kinds/kinds.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { problem } from "../../../machines/questions/validate.ts";
import type { Chemin } from "../chemin.ts";
import { Conducteur } from "../conducteur.ts";
import { entreeDe } from "../depart.ts";
import type { RegistreDesLois } from "../proprietes.ts";
import { type FaitsApprouves, filApprouve, lireLesFaits, plat } from "./approuve.ts";
import { choixAttendus, type EcranVu } from "./attendu.ts";
import { lireLEcran } from "./lire.ts";
import { saisiesAttendues } from "./saisies.ts";

const faits = lireLesFaits();
const fil = filApprouve();
const AUCUN: FaitsApprouves = { titre: () => "", reponses: [], details: [], refus: [] };

/** A question that stands on the screen, as the model has it. */
interface Posee {
  path: string;
  step: VisitedStep;
  question: Question;
  vu: EcranVu;
}

/**
 * Looks at each screen of a journey while it is walked: the machine is played beside, the approved facts
 * say what must be read. Each difference is noted in the register, under the path of its screen.
 */
export class Regard {
  private readonly page: Page;
  private readonly chemin: Chemin;
  private readonly registre: RegistreDesLois;
  private readonly conducteur: Conducteur;
  private avance: Avance | undefined;
  private avant: Posee | undefined;

  constructor(page: Page, chemin: Chemin, registre: RegistreDesLois) {
    this.page = page;
    this.chemin = chemin;
    this.registre = registre;
    this.conducteur = new Conducteur(entreeDe({ ...chemin.depart, enfants: 0 }), new Map());
  }

  /** The screen that just came, not answered yet: what it shows, refuses, and what the one before kept. */
  async ecran(path: string): Promise<void> {
    const { conducteur, registre } = this;
    await this.arriver(path);
    registre.egal(path, conducteur.path, "l’écran est à l’adresse de la question du modèle", path);
    const posee = this.poser(path);
    if (!posee || path !== conducteur.path) return;
    await this.comparer(posee);
    if (path !== LISTE_ENFANTS) await this.refuser(posee);
    await this.revenir(posee);
    this.repondre(posee);
  }

  private poser(path: string): Posee | undefined {
    const { parcours } = this.conducteur;
    const step = parcours.byPath.get(path);
    if (!step) return undefined;
    const question = questionOf(step.step.entity, step.step.field);
    const vu = {
      faits: faits.get(step.stateId) ?? AUCUN,
      qui: whoOf(parcours, step),
      contexte: contextOf(parcours, step),
    };
    return { path, step, question, vu };
  }

  private async comparer({ path, step, question, vu }: Posee): Promise<void> {
    const { registre, conducteur } = this;
    const lu = await lireLEcran(this.page);
    registre.egal(lu.titre, plat(vu.faits.titre(vu.qui)), "l’écran a le titre approuvé", path);
    const ressources = faits.get(step.stateId.replace(/montants\/\w+$/, "types")) ?? AUCUN;
    const choix = choixAttendus(question, vu, ressources).map(plat);
    registre.egal(lu.choix, choix, "l’écran propose les réponses approuvées", path);
    const rang = Number(step.personne.replace("enfant_", ""));
    const approuvee = vu.faits.preremplie?.replace("1er", rang > 0 ? `${rang + 1}e` : "1er");
    const laissees = step.child && approuvee ? [approuvee] : [];
    registre.egal(lu.saisies, laissees, "l’écran est prérempli comme approuvé", path);
    this.avance = avancer(this.avance, conducteur.parcours, path);
    registre.egal(lu.part, Math.round(this.avance.part * 100), "l’écran dit l’avancement du modèle", path);
    const prevu = breadcrumb(conducteur.parcours, path).map(({ state }, n) => `${fil[n]} (${state})`);
    registre.egal(lu.fil, prevu, "l’écran a le fil des chapitres approuvé", path);
  }

  /** Going on without a word: the sentence that refuses it, and the same screen. */
  private async refuser({ path, step, question, vu }: Posee): Promise<void> {
    const { registre, page } = this;
    const phrase = problem(question, answerTyped(question, step.given?.value), vu.contexte);
    if (phrase === undefined) return;
    await page.getByRole("button", { name: "Continuer", exact: true }).click();
    await page.locator("#contenu .error-summary a").waitFor();
    const { refus } = await lireLEcran(page);
    registre.egal(refus, plat(phrase), "l’écran refuse avec la phrase du modèle", path);
    // Children are called by their name, which the approved sentence does not know.
    if (question.kind !== "childrenYesNo")
      registre.verifier(
        vu.faits.refus.map(plat).includes(refus),
        "l’écran refuse avec une phrase approuvée",
        path,
        refus,
      );
  }

  /** Back to the question before, which shows what was answered; then here again, without a word. */
  private async revenir({ path, step }: Posee): Promise<void> {
    const { avant, page, registre } = this;
    const suivent = avant && avant.step.personne === step.personne && avant.step.child === step.child;
    if (!suivent || [path, avant.path].includes(LISTE_ENFANTS)) return;
    await page.getByRole("button", { name: "Précédent", exact: true }).click();
    await this.arriver(avant.path);
    const { saisies } = await lireLEcran(page);
    const donnee = this.chemin.pas.find((un) => un.path === avant.path)?.value;
    const attendues = saisiesAttendues(avant.question, donnee, avant.vu).map(plat);
    registre.egal(saisies, attendues, "revenir retrouve ce qui a été répondu", avant.path);
    this.avance = avancer(this.avance, this.conducteur.parcours, avant.path);
    if (isDeepStrictEqual(saisies, attendues)) {
      await page.getByRole("button", { name: "Continuer", exact: true }).click();
      await this.arriver(path);
    } else {
      // What is not there cannot be gone on from: by its address, the page and its bar start again.
      await page.goto(new URL(path, page.url()).href);
      await page.locator("#contenu h1").waitFor();
      this.avance = undefined;
    }
    this.avance = avancer(this.avance, this.conducteur.parcours, path);
  }

  /** A screen has arrived once its heading has the focus: before, it may be the one that leaves. */
  private async arriver(path: string): Promise<void> {
    await this.page.waitForFunction(
      (voulu) => decodeURIComponent(location.pathname) === voulu && document.activeElement?.tagName === "H1",
      path,
    );
  }

  /** What the person does next, told to the machine as well. */
  private repondre(posee: Posee): void {
    const { conducteur, chemin } = this;
    const enfants = (conducteur.context.enfants ?? []).length;
    if (posee.path === LISTE_ENFANTS && enfants < chemin.depart.enfants) {
      conducteur.envoyer({ type: "CHILD.ADD" });
      this.avant = undefined;
      return;
    }
    const pas = chemin.pas.find(({ path }) => path === posee.path);
    conducteur.repondre(pas?.value);
    this.avant = posee;
  }
}
