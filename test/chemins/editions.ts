import fc from "fast-check";
import type { Marque } from "../../catalogue/situation/context.ts";
import { type Answer, answersOf, everyAnswer, keyOf } from "../../machines/answers/answer.ts";
import { canVisit, frontier, missingChildAnswers } from "../../machines/journey/position.ts";
import { recordOf, replay } from "../../machines/journey/replay.ts";
import { placeholderPrenom } from "../../machines/questions/words.ts";
import { Conducteur } from "./conducteur.ts";
import { entreeDe } from "./valeurs.ts";
import { allerAuBout, reponsesA } from "./detours.ts";
import { partout, RegistreDesLois } from "./proprietes.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { LISTE_ENFANTS, RECAPITULATIF, screens } from "../../machines/journey/screens.ts";

/** What somebody remembers having said, and whose children are there. */
interface Memoire {
  /** Last accepted answer by key, as JSON; what is no longer asked is forgotten. */
  dites: Map<string, string>;
  /** The same, never forgotten. */
  jadis: Map<string, string>;
  enfants: number[];
}

type Commande = fc.Command<Memoire, { conducteur: Conducteur }>;

const json = (valeur: unknown) => JSON.stringify(valeur);
const parmi = <T>(liste: readonly T[], n: number): T | undefined => liste[n % Math.max(1, liste.length)];
const deTous = ({ id, entityName }: Answer) => id === "enfants" || entityName === "enfants";

/** A gesture that anybody may do anywhere; `possible` looks at what is remembered only. */
const geste = (
  nom: string,
  faire: (conducteur: Conducteur, memoire: Memoire) => void,
  possible: (memoire: Memoire) => boolean = () => true,
): Commande => ({
  check: possible,
  run: (memoire, { conducteur }) => {
    faire(conducteur, memoire);
    verifier(conducteur, memoire, nom);
  },
  toString: () => nom,
});

/** Whatever was done: the laws of every place, and nothing but what was said. */
function verifier(conducteur: Conducteur, { dites, enfants }: Memoire, nom: string): void {
  const registre = new RegistreDesLois();
  const { parcours, path, context } = conducteur;
  partout(registre, parcours, path);
  registre.verifier(
    screens.includes(path) || canVisit(parcours, path),
    "on se tient où l’on peut se tenir",
    path,
  );
  registre.egal(context.enfants ?? [], enfants, "les enfants sont ceux qui ont été dits", path);
  const tenues = parcours.active.flatMap(({ answered, given }) => (answered && given ? [given] : []));
  for (const une of tenues)
    if (!deTous(une))
      registre.egal(
        json(une.value),
        dites.get(keyOf(une)),
        "une réponse ne change que si on la change",
        keyOf(une),
      );
  const seules = parcoursOf({ ...context, answers: answersOf(tenues), oubliees: [] });
  registre.egal(
    seules.situation,
    parcours.situation,
    "le foyer ne vient que des questions posées et répondues",
    path,
  );
  const partis = everyAnswer(context.answers).flatMap(({ id = "", value }) =>
    (id === "enfants" ? (value as { id: string }[]).map((un) => un.id) : [id]).filter(
      (un) => un.startsWith("enfant_") && !enfants.includes(Number(un.slice("enfant_".length))),
    ),
  );
  registre.egal(partis, [], "aucune réponse ne vise un enfant qui n’est plus là", path);
  rejouee(registre, conducteur);
  const [premier] = registre.problemes;
  if (premier) throw new Error(`${nom} : ${premier.propriete} (${premier.ou}) ${premier.detail}`);
}

/** Replayed from its record, the household is the same; what is only set aside is not said lost. */
function rejouee(registre: RegistreDesLois, { context, path, parcours }: Conducteur): void {
  const { situation, dropped, ...la } = replay(recordOf(context, path), { marque: context.marque });
  registre.egal(situation, parcours.situation, "rejouer l’enregistrement rend le même foyer", path);
  const perdues = dropped.filter(({ answer }) => context.oubliees.includes(keyOf(answer)));
  registre.egal(perdues, [], "rejouer ne signale pas une réponse seulement mise de côté", path);
  // A screen, or a place among children left incomplete, has no place in a record.
  const ailleurs = screens.includes(path) || missingChildAnswers(parcours).length > 0;
  const attendue = ailleurs && la.path !== path ? frontier(parcours) : path;
  registre.egal(la.path, attendue, "rejouer l’enregistrement rend la même page", path);
}

function dire({ dites, jadis }: Memoire, cle: string, value: unknown): void {
  dites.set(cle, json(value));
  jadis.set(cle, json(value));
}

/** What is not asked any more is to be asked again before it counts. */
function oublier({ parcours }: Conducteur, { dites }: Memoire): void {
  for (const { active, address } of parcours.steps) if (!active) dites.delete(keyOf(address));
}

/** What the presence of a child had closed counts again without it. */
function retrouver({ parcours }: Conducteur, { dites, jadis }: Memoire): void {
  for (const { answered, address } of parcours.active) {
    const cle = keyOf(address);
    const connue = jadis.get(cle);
    if (answered && connue !== undefined && !dites.has(cle)) dites.set(cle, connue);
  }
}

function repondre(conducteur: Conducteur, memoire: Memoire, choix: number): void {
  const step = conducteur.parcours.byPath.get(conducteur.path);
  const value = parmi(reponsesA(conducteur), choix);
  if (!step || value === undefined) return;
  dire(memoire, keyOf(step.address), value);
  conducteur.repondre(value);
  oublier(conducteur, memoire);
}

/** Answers ten times in a row, so that journeys reach far. */
const repondreDixFois = (choix: readonly number[]): Commande =>
  geste(`répondre ${choix.join(" ")}`, (conducteur, memoire) => {
    for (const un of choix) repondre(conducteur, memoire, un);
  });

const ouvertes = ({ parcours }: Conducteur) =>
  [...parcours.steps.map(({ path }) => path), ...screens].filter((path) => canVisit(parcours, path));

const nommer = (memoire: Memoire, index: number) =>
  dire(
    memoire,
    keyOf({ entityName: "individu", id: `enfant_${index}`, fieldName: "_firstName" }),
    placeholderPrenom(index),
  );

const nat = fc.nat(999);

const gestes = [
  fc.array(nat, { minLength: 3, maxLength: 12 }).map(repondreDixFois),
  nat.map((n) =>
    geste(`aller ${n}`, (conducteur) =>
      conducteur.envoyer({ type: "GO", path: parmi(ouvertes(conducteur), n) ?? RECAPITULATIF }),
    ),
  ),
  fc.tuple(nat, nat).map(([n, choix]) =>
    geste(`modifier ${n} ${choix}`, (conducteur, memoire) => {
      conducteur.envoyer({ type: "GO", path: RECAPITULATIF });
      const faites = conducteur.parcours.active.filter(
        ({ answered, path }) => answered && path !== LISTE_ENFANTS,
      );
      const step = parmi(faites, n);
      if (!step || conducteur.path !== RECAPITULATIF) return;
      conducteur.envoyer({ type: "EDIT", path: step.path });
      if (conducteur.path === step.path) repondre(conducteur, memoire, choix);
    }),
  ),
  fc.constant(
    geste("précédent", (conducteur) => conducteur.envoyer({ type: "BACK", from: conducteur.path })),
  ),
  fc.constant(
    geste("réponse impossible", (conducteur) =>
      conducteur.path === LISTE_ENFANTS ? conducteur : conducteur.repondre(Number.NaN),
    ),
  ),
  fc.constant(
    geste(
      "ajouter un enfant",
      (conducteur, memoire) => {
        if (!canVisit(conducteur.parcours, LISTE_ENFANTS)) return;
        const index = (memoire.enfants.at(-1) ?? -1) + 1;
        conducteur.envoyer({ type: "CHILD.ADD" });
        memoire.enfants.push(index);
        nommer(memoire, index);
        oublier(conducteur, memoire);
        // Of whom nothing is said, no child would be left.
        repondre(conducteur, memoire, 0);
      },
      ({ enfants }) => enfants.length < 3,
    ),
  ),
  nat.map((n) =>
    geste(
      `retirer un enfant ${n}`,
      (conducteur, memoire) => {
        const index = parmi(memoire.enfants, n) as number;
        if (!canVisit(conducteur.parcours, LISTE_ENFANTS)) return;
        conducteur.envoyer({ type: "CHILD.REMOVE", index });
        memoire.enfants = memoire.enfants.filter((autre) => autre !== index);
        retrouver(conducteur, memoire);
      },
      ({ enfants }) => enfants.length > 0,
    ),
  ),
  nat.map((n) =>
    geste(
      `reprendre un enfant ${n}`,
      (conducteur, memoire) =>
        void conducteur.envoyer({ type: "CHILD.EDIT", index: parmi(memoire.enfants, n) as number }),
      ({ enfants }) => enfants.length > 0,
    ),
  ),
];

/**
 * Random gestures on real journeys: answers, corrections, addresses, children; then going on to the results. When a law
 * does not hold, fast-check throws the fewest gestures that break it, and the seed.
 */
export function editer(graine: number, suites: number): void {
  const commandes = fc.commands(gestes, { maxCommands: 40, size: "max" });
  const loi = fc.property(fc.constantFrom<Marque>("neutre", "banque"), commandes, (marque, suite) => {
    const conducteur = new Conducteur(entreeDe({ marque, enfants: 0 }), new Set());
    try {
      fc.modelRun(
        () => ({ model: { dites: new Map(), jadis: new Map(), enfants: [] }, real: { conducteur } }),
        suite,
      );
      allerAuBout(conducteur);
    } finally {
      conducteur.arreter();
    }
  });
  fc.assert(loi, { seed: graine, numRuns: suites, includeErrorInReport: true });
}
