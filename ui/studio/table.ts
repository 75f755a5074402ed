import { createActor } from "xstate";
import type { Marque } from "../../catalogue/situation/context.ts";
import type { EtapeDuParcours } from "../../machines/studio/graph/etapes.ts";
import { jouer, type Vue } from "../../machines/studio/graph/jeu.ts";
import { phraseDeCondition } from "../../machines/studio/graph/phrases.ts";
import { contextOf, whoOf } from "../../machines/journey/about.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { pathOf } from "../../machines/journey/path.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { choicesOf, type Question } from "../../machines/kinds/kinds.ts";
import { autresReponses } from "../../machines/studio/personas/autres-reponses.ts";
import { cheminVers } from "../../machines/studio/personas/chemin.ts";
import { journeesDe } from "../../machines/studio/personas/journees.ts";
import { achever } from "../../machines/studio/personas/remplir.ts";
import { say } from "../../machines/questions/words.ts";
import { ecrireReponse } from "../cadre/format/reponse.ts";
import { nomDeLEtape, questionDe, roleDe } from "./index-etapes.ts";
import { etapes, etapesParId, etatA, noeudsParId } from "./parcours.ts";
import { direReponse } from "./reponses.ts";

/** Where some answers lead, and whom: everybody who passes there, or some of them. */
interface Suite {
  vers: string;
  qui: readonly string[];
}

/** A question, its answers, the question that the machine asks next. */
export interface LigneDeTable {
  id: string;
  chapitre: string;
  nom: string;
  question: string;
  /** When it is asked, in words; none when it always is. */
  quand: readonly string[];
  /** Who is asked it. */
  qui: readonly string[];
  /** Invented persons, or somebody found for that question alone. */
  inventees: boolean;
  reponses: readonly { dites: readonly string[]; suites: readonly Suite[] }[];
}

/** Somebody at each question of a whole journey. */
interface Passant {
  nom: string;
  vues: readonly Vue[];
}

const nommer = (id: string) => {
  const etape = etapesParId.get(id);
  return etape ? nomDeLEtape(etape) : (noeudsParId.get(id)?.libelle ?? id);
};

/** Where the machine stands once that answer is sent to it, as one reads it; nothing if it refuses it. */
function apres({ snapshot, context, ici }: Vue, value: unknown): string | undefined {
  const actor = createActor(journeyMachine, { input: { context, path: ici }, snapshot }).start();
  actor.send({ type: "ANSWER", value });
  const machine = actor.getSnapshot();
  actor.stop();
  const path = pathOf(machine);
  return path === ici ? undefined : nommer(etatA(parcoursDe(machine.context), path));
}

/** « mère seule de deux enfants » */
function court(nom: string): string {
  const [debut = "", suite] = nom.split(", ");
  return /^\d/.test(debut) && suite ? `${debut}, ${suite}` : debut;
}

const passer = (nom: string, context: Parameters<typeof jouer>[0]): Passant => ({
  nom,
  vues: jouer(context).vues,
});

/** The invented persons; the bank’s simulator is played when the other one asks a question to none of them. */
const personnages = (marque: Marque): Passant[] =>
  journeesDe(marque).map(({ persona: { titre }, context }) =>
    passer(marque === "banque" ? `${court(titre)} (à la banque)` : court(titre), context),
  );

/** Moments at which somebody stands at a question, once for each person that it is about, with what was answered there. */
function momentsA({ vues }: Passant, stateId: string): { vue: Vue; donnee: unknown }[] {
  const parPersonne = new Map<string, { vue: Vue; donnee: unknown }>();
  for (const [rang, vue] of vues.entries()) {
    const evenement = vues[rang + 1]?.evenement;
    if (evenement?.type === "ANSWER" && vue.parcours.byPath.get(vue.ici)?.stateId === stateId)
      parPersonne.set(vue.ici, { vue, donnee: evenement.value });
  }
  return [...parPersonne.values()];
}

/** Somebody else, when no invented person is asked that question: told by the answers that decide. */
function quelquUn(etape: EtapeDuParcours): Passant[] {
  const chemin = cheminVers(etape, etapes);
  if (!chemin) return [];
  const dites = chemin.decisives.map((visite) => {
    const { nom, reponse } = direReponse(visite, chemin.parcours);
    return `${nom} : ${reponse}`;
  });
  return [passer(dites.slice(-3).join(" ; "), achever(chemin.context))];
}

const fermee = (question: Question) => question.kind === "yesno" || choicesOf(question).length > 0;

/** Each answer that was tried, in words: where it led, and whom. */
function essayer(etape: EtapeDuParcours, passants: readonly Passant[]) {
  const question = questionDe(etape);
  const essais = new Map<string, Map<string, Set<string>>>();
  for (const passant of passants)
    for (const { vue, donnee } of momentsA(passant, etape.stateId)) {
      const visite = vue.parcours.byPath.get(vue.ici)!;
      const faits = contextOf(vue.parcours, visite);
      const essayees = new Map(
        [donnee, ...autresReponses(question, faits)].map((un) => [JSON.stringify(un), un]),
      );
      for (const value of essayees.values()) {
        const vers = apres(vue, value);
        if (vers === undefined) continue;
        const dite = ecrireReponse(question, value, { role: whoOf(vue.parcours, visite).role }, faits);
        const suites = essais.get(dite) ?? new Map<string, Set<string>>();
        essais.set(dite, suites.set(vers, (suites.get(vers) ?? new Set()).add(passant.nom)));
      }
    }
  return essais;
}

/** Answers that lead to the same questions, together. */
function reunir(question: Question, essais: ReturnType<typeof essayer>): LigneDeTable["reponses"] {
  const groupes = new Map<string, { dites: string[]; suites: Map<string, Set<string>> }>();
  for (const [dite, suites] of essais) {
    const seule = suites.size === 1 || !fermee(question);
    const cle = JSON.stringify([...suites].map(([vers, qui]) => (seule ? vers : [vers, [...qui]])).sort());
    const groupe = groupes.get(cle) ?? { dites: [], suites: new Map<string, Set<string>>() };
    groupe.dites.push(dite);
    for (const [vers, qui] of suites)
      groupe.suites.set(vers, new Set([...(groupe.suites.get(vers) ?? []), ...qui]));
    groupes.set(cle, groupe);
  }
  const toute = groupes.size === 1 && !fermee(question);
  return [...groupes.values()].map(({ dites, suites }) => ({
    dites: toute ? ["Toute réponse"] : dites,
    suites: [...suites].map(([vers, qui]) => ({ vers, qui: [...qui] })),
  }));
}

/**
 * « Question → answers → next question », for every question of the journey: each answer is sent to the machine where
 * each invented person stands. It takes seconds: the build writes it.
 */
export function tableDuParcours(): LigneDeTable[] {
  const neutres = personnages("neutre");
  let banque: Passant[] | undefined;
  return etapes.map((etape): LigneDeTable => {
    const passent = (tous: readonly Passant[]) => tous.filter((un) => momentsA(un, etape.stateId).length > 0);
    let connus = passent(neutres);
    if (connus.length === 0) connus = passent((banque ??= personnages("banque")));
    const inventees = connus.length > 0;
    const passants = inventees ? connus : quelquUn(etape);
    const question = questionDe(etape);
    return {
      id: etape.stateId,
      chapitre: etape.chapitre,
      nom: nomDeLEtape(etape),
      question: say(question.title, { role: roleDe(etape) }),
      quand: etape.conditions.map(({ label }) => phraseDeCondition(label)),
      qui: passants.map(({ nom }) => nom),
      inventees,
      reponses: reunir(question, essayer(etape, passants)),
    };
  });
}
