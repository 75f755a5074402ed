import type { Atom, Condition } from "../../catalogue/predicate/condition.ts";
import { type CategorieRessources, ressourcesParCategorie } from "../../catalogue/situation/ressources.ts";
import type { IndividuId } from "../../catalogue/situation/situation.ts";
import { type Algebra, traverse } from "../../machines/journey/traverse.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { conditions } from "../../catalogue/conditions.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { atomesDe, type Compte, type AtomeLu } from "./atomes.ts";
import { contexteAuDepart, type Depart, valeursDEtape } from "./valeurs.ts";
import type { Formule } from "../../catalogue/recherche/formules.ts";
import { Lexique } from "../../catalogue/recherche/lexique.ts";
import { tree } from "../../machines/journey/tree.ts";
import { pertinences } from "../../catalogue/conditions/ressources.ts";

/** A point with what decides of it. */
export interface Point extends AtomeLu {
  rang: number;
  /** Path of the step, followed by `#type` for a resource type. */
  cle: string;
  /** The step is asked. */
  active: Formule;
  /** By answer: it is offered. */
  permises: readonly Formule[];
  /** By answer: answers that no condition of the journey tells apart share a number. */
  sortes: readonly number[];
}

const OUI_NON = ["non", "oui"].map((nom) => ({ nom, de: () => nom === "oui" }));

/**
 * The journey of a household as points and formulas: the same plan and the same conditions, with
 * their truth on each answer computed by the product’s own `evaluate`. Resource types are points of
 * their own, placed before the amounts of their category, which nothing reads.
 */
export class Modele {
  readonly lexique = new Lexique();
  readonly formules = this.lexique.formules;
  readonly points: readonly Point[];
  readonly depart: Depart;
  readonly visites: readonly VisitedStep[];
  private readonly connus = new Map<string, Formule>();
  private readonly lus: AtomeLu[];
  private readonly actives = new Map<string, Formule>();

  constructor(depart: Depart) {
    this.depart = depart;
    const visites = parcoursOf(contexteAuDepart(depart)).steps;
    this.visites = visites;
    this.lus = visites.flatMap((visite) => this.lusDe(visite));
    traverse(tree, this.algebre());
    const points = this.lus.map((lu, rang) => this.pointDe(lu, rang));
    this.points = points.map((point) => ({ ...point, sortes: this.sortesDe(point) }));
  }

  private lusDe(visite: VisitedStep): AtomeLu[] {
    const { kind, field } = questionOf(visite.step.entity, visite.step.field);
    if (kind === "resourceTypes") return [];
    const lu = { visite, valeurs: valeursDEtape(visite, this.depart.enfants) };
    if (kind !== "amounts") return [lu];
    const types = ressourcesParCategorie[field as CategorieRessources];
    const liste = this.visites.find(
      ({ step, personne }) => step.field === "ressources" && personne === visite.personne,
    ) as VisitedStep;
    return [...types.map((type) => ({ visite: liste, type, valeurs: OUI_NON })), lu];
  }

  /** The journey as formulas: who may be there, and what must be answered for each step to be asked. */
  private algebre(): Algebra<Formule> {
    const { et, vrai } = this.formules;
    const suite = this.visites[Symbol.iterator]();
    return {
      always: vrai,
      read: (condition, personne = "demandeur", _node, ouverte) =>
        et(ouverte, this.formule(condition, personne)),
      people: (loop) =>
        loop === "adultes"
          ? ["demandeur", "conjoint"]
          : Array.from({ length: this.depart.enfants }, (_, n) => `enfant_${n}` as const),
      present: (personne, ouverte) =>
        personne === "conjoint"
          ? et(ouverte, this.formule(conditions["vit en couple"], "demandeur"))
          : ouverte,
      step: (_, active) => {
        const { value } = suite.next();
        if (value) this.actives.set(value.path, active);
      },
    };
  }

  /** A condition as a formula, for one person. */
  formule(condition: Condition, personne: IndividuId): Formule {
    return this.formules.de(condition, (atome) => this.atome(atome, personne));
  }

  private atome(atome: Atom, personne: IndividuId): Formule {
    const cle = JSON.stringify([atome, atome.fact.startsWith("personne.") ? personne : ""]);
    const connue = this.connus.get(cle);
    if (connue) return connue;
    const { atomes, vide, compte } = atomesDe(atome, personne, this.lus, this.depart);
    const chacun = atomes.map((un) => this.lexique.atome(un));
    const neuve = compte ? this.compter(chacun, compte) : (chacun[0] ?? this.formules.constante(vide));
    this.connus.set(cle, neuve);
    return neuve;
  }

  /** Every combination of the children that makes the right number. */
  private compter(chacun: readonly Formule[], { suffit }: Compte): Formule {
    const { formules } = this;
    const combinaisons = Array.from({ length: 2 ** chacun.length }, (_, bits) =>
      chacun.map((_, n) => (bits & (1 << n)) !== 0),
    ).filter((oui) => suffit(oui.filter(Boolean).length));
    return formules.ou(
      ...combinaisons.map((oui) => formules.et(...chacun.map((f, n) => (oui[n] ? f : formules.non(f))))),
    );
  }

  private pointDe(lu: AtomeLu, rang: number): Point {
    const { visite, type, valeurs } = lu;
    const pertinence = type && pertinences[type];
    const permises = valeurs.map(({ nom, condition }) => {
      const exigee = type === undefined ? condition : nom === "oui" ? pertinence : undefined;
      return exigee ? this.formule(exigee, visite.personne) : this.formules.vrai;
    });
    const cle = type === undefined ? visite.path : `${visite.path}#${type}`;
    const active = this.actives.get(visite.path) ?? this.formules.faux;
    return { ...lu, rang, cle, active, permises, sortes: [] };
  }

  /** By answer: answers that no atom known so far tells apart share a number. */
  sortesDe({ rang, valeurs, permises }: Point): number[] {
    return this.lexique.sortesDe(rang, valeurs.length, (v) => permises[v]?.id);
  }

  private readonly choix = new Map<string, Formule>();

  /** The point is asked, this answer is offered, and one that nothing tells apart from it is given. */
  but(point: Point, valeur: number): Formule {
    const { et } = this.formules;
    const sorte = point.sortes[valeur] as number;
    const cle = `${point.rang}:${sorte}`;
    const connu = this.choix.get(cle);
    if (connu) return connu;
    const lu = new Set(point.sortes).size > 1;
    const donnee = lu
      ? this.lexique.atome({
          inconnue: point.rang,
          vrai: point.sortes.map((autre) => autre === sorte),
          absent: false,
        })
      : this.formules.vrai;
    const neuf = et(point.active, point.permises[valeur] as Formule, donnee);
    this.choix.set(cle, neuf);
    return neuf;
  }
}
