import { isDeepStrictEqual } from "node:util";
import { answersOf, everyAnswer, keyOf } from "../../machines/answers/answer.ts";
import { type JourneyContext } from "../../machines/journey/moves.ts";
import { canVisit, currentAnswers, nextPath, progress } from "../../machines/journey/position.ts";
import { recordOf, replay } from "../../machines/journey/replay.ts";
import { type Parcours, parcoursOf } from "../../machines/journey/walk.ts";
import { Conducteur, type TransitionsVues } from "./conducteur.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** What did not hold, where, in French. */
export interface Probleme {
  propriete: string;
  ou: string;
  detail: string;
}

/** Gathers what does not hold. */
export class RegistreDesLois {
  readonly problemes: Probleme[] = [];

  verifier(vrai: boolean, propriete: string, ou: string, detail: string | (() => string) = ""): void {
    if (!vrai) this.problemes.push({ propriete, ou, detail: typeof detail === "string" ? detail : detail() });
  }

  egal(recu: unknown, attendu: unknown, propriete: string, ou: string): void {
    const court = (valeur: unknown) => (JSON.stringify(valeur) ?? "rien").slice(0, 160);
    this.verifier(
      isDeepStrictEqual(recu, attendu),
      propriete,
      ou,
      () => `${court(recu)} au lieu de ${court(attendu)}`,
    );
  }
}

export const cheminsActifs = ({ active }: Pick<Parcours, "active">) => active.map(({ path }) => path);

/** What must hold wherever a journey stands. */
export function partout(registre: RegistreDesLois, parcours: Parcours, path: string): void {
  const part = progress(parcours, path);
  registre.verifier(part >= 0 && part <= 1, "l’avancement reste entre 0 et 1", path, `${part}`);
  const cles = parcours.steps.map(({ address }) => keyOf(address));
  const adresses = parcours.steps.map((step) => step.path);
  registre.verifier(
    new Set(cles).size === cles.length && new Set(adresses).size === adresses.length,
    "aucune question ne revient deux fois pour une même personne",
    path,
  );
  const ici = parcours.active.find((step) => step.path === path);
  const freres = new Set(
    parcours.active
      .filter((step) => ici?.child && step.child && step.personne !== ici.personne)
      .map(({ address }) => keyOf(address)),
  );
  const courantes = currentAnswers(parcours, path)
    .map(keyOf)
    .filter((cle) => !freres.has(cle));
  const actives = parcours.active.map(({ address }) => keyOf(address)).filter((cle) => !freres.has(cle));
  registre.egal(
    courantes,
    actives.slice(0, courantes.length),
    "les réponses courantes sont le début du parcours",
    path,
  );
}

/** Replayed from its record, or from its snapshot, a journey is the same. */
export function relue(registre: RegistreDesLois, conducteur: Conducteur, passages: TransitionsVues): void {
  const { context, path, parcours } = conducteur;
  const rejouee = replay(recordOf(context, path), { marque: context.marque });
  registre.egal(rejouee.situation, parcours.situation, "rejouer l’enregistrement rend le même foyer", path);
  registre.egal(rejouee.dropped, [], "rejouer l’enregistrement ne perd aucune réponse", path);
  registre.egal(rejouee.path, path, "rejouer l’enregistrement rend la même page", path);
  const garde = conducteur.persiste();
  const rouvert = new Conducteur({ dateDeValeur: "2000-01-01" }, passages, garde);
  registre.egal(rouvert.persiste(), garde, "fermer et rouvrir rend exactement le même parcours", path);
  registre.egal(rouvert.path, path, "fermer et rouvrir rend la même page", path);
  rouvert.arreter();
}

/** An address nobody knows is an error that names it. */
export function adresseInconnue(registre: RegistreDesLois, parcours: Parcours): void {
  const inconnue = "/simulation/individu/demandeur/inconnue";
  let message = "";
  try {
    nextPath(parcours, inconnue);
  } catch (error) {
    message = (error as Error).message;
  }
  registre.egal(
    message,
    `Logic missing for ${inconnue}`,
    "une adresse inconnue lève « Logic missing for … »",
    inconnue,
  );
}

/** Every address of a step opened: the journey goes there when it may, and does not move otherwise. */
export function toutesLesAdresses(registre: RegistreDesLois, conducteur: Conducteur): void {
  const { steps } = conducteur.parcours;
  const depart = conducteur.path;
  for (const { path } of steps) {
    const ouverte = canVisit(conducteur.parcours, path);
    const avant = conducteur.path;
    conducteur.envoyer({ type: "GO", path });
    registre.egal(
      conducteur.path,
      ouverte ? path : avant,
      "une adresse mène à sa question, ou ne bouge pas",
      path,
    );
  }
  conducteur.envoyer({ type: "GO", path: depart });
}

/** Answers in another order, then folded: the same household. */
export function autreRoute(
  registre: RegistreDesLois,
  context: JourneyContext,
  melange: <T>(liste: readonly T[]) => T[],
): void {
  const autre = parcoursOf({ ...context, answers: answersOf(melange(everyAnswer(context.answers))) });
  const ici = parcoursOf(context);
  registre.egal(autre.situation, ici.situation, "le foyer ne dépend pas de l’ordre des réponses", RESULTATS);
  registre.egal(
    cheminsActifs(autre),
    cheminsActifs(ici),
    "les questions ne dépendent pas de l’ordre des réponses",
    RESULTATS,
  );
}
