import type { Atom } from "../../catalogue/predicate/condition.ts";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { personneDe } from "../../machines/answers/fold.ts";
import { type JourneySnapshot, pathOf, stepOf } from "../../machines/journey/path.ts";
import type { Modele } from "./modele.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { type ChapterName } from "../../machines/journey/chapters.ts";
import { rangDuDernier } from "../../catalogue/rangs.ts";

interface Lecture {
  atome: Atom;
  personne: IndividuId;
}

/**
 * Key of a state: where the journey stands, whom it asks, and the truth of every atom that some later
 * condition still reads, up to the end of a chapter when one is named. Two states with one key have
 * the same future there.
 */
export class Cle {
  private readonly modele: Modele;
  private readonly jusqua: number;
  private readonly parRang = new Map<number, Lecture[]>();

  constructor(modele: Modele, chapitre?: ChapterName) {
    this.modele = modele;
    const dernier = rangDuDernier(modele.visites, (visite) => visite.chapter === chapitre);
    this.jusqua = dernier < 0 ? modele.visites.length : dernier;
  }

  /** Atoms that a condition reads from that step on. */
  aLire(rang: number): Lecture[] {
    const connues = this.parRang.get(rang);
    if (connues) return connues;
    const { lectures, lecturesDesReponses } = this.modele;
    const toutes = [
      ...lectures.filter(({ avant }) => avant > rang && avant <= this.jusqua),
      ...lecturesDesReponses.filter(({ avant }) => avant >= rang && avant <= this.jusqua),
    ].flatMap(({ condition, personne }) => atomsOf(condition).map((atome) => ({ atome, personne })));
    const uniques = new Map(
      toutes.map((une) => [
        JSON.stringify([une.atome, une.atome.fact.startsWith("personne.") && une.personne]),
        une,
      ]),
    );
    const liste = [...uniques.values()];
    this.parRang.set(rang, liste);
    return liste;
  }

  de(snapshot: JourneySnapshot): string {
    const { context } = snapshot;
    const ici = stepOf(snapshot);
    const rang = this.modele.visites.findIndex(({ path }) => path === ici?.path);
    const parcours = parcoursOf(context);
    const mots = this.aLire(ici ? rang : this.modele.visites.length).map(({ atome, personne }) =>
      evaluate(atome, { ...parcours.context, personne: personneDe(parcours.situation, personne) }) ? 1 : 0,
    );
    return [pathOf(snapshot), context.unSeulEnfant, context.retour !== null, mots.join("")].join(" ");
  }
}
