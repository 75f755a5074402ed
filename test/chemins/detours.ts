import { answerAt, keyOf, place } from "../../machines/answers/answer.ts";
import { frontier } from "../../machines/journey/position.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import type { VisitedStep } from "../../machines/journey/visited.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { ressourcesDeclarees } from "../../machines/questions/ressources-proposees.ts";
import { problem } from "../../machines/questions/validate.ts";
import { contextOf } from "../../machines/journey/about.ts";
import type { Conducteur } from "./conducteur.ts";
import { cheminsActifs, type RegistreDesLois } from "./proprietes.ts";
import { valeursDEtape } from "./valeurs.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";

/** Right answers to the step a journey stands on; empty on a screen. */
export function reponsesA({ parcours, path, context }: Conducteur): unknown[] {
  const step = parcours.byPath.get(path);
  if (!step) return [];
  const facts = contextOf(parcours, step);
  const question = questionOf(step.step.entity, step.step.field);
  if (question.kind === "resourceTypes") return [[], ["salaire_net"]];
  const declarees = question.kind === "amounts" ? ressourcesDeclarees(question.field, facts) : [];
  const enfants = context.enfants ?? [];
  // Children keep their number when an older one is removed.
  const numeroter = (value: unknown) =>
    question.kind === "childrenYesNo"
      ? (value as object[]).map((un, n) => ({ ...un, id: `enfant_${enfants[n]}` }))
      : value;
  return valeursDEtape(step, enfants.length)
    .map(({ de }) => numeroter(de(declarees)))
    .filter((value) => problem(question, value, facts) === undefined);
}

/** Answers what was answered before, or the plainest, until the journey rests on one of these addresses. */
export function finir(conducteur: Conducteur, arrets: readonly string[]): void {
  for (let pas = 0; !arrets.includes(conducteur.path); pas += 1) {
    if (pas > 150) throw new Error(`Le parcours n’en finit pas : ${conducteur.path}`);
    const avant = conducteur.path;
    const deja = conducteur.parcours.byPath.get(avant)?.given;
    for (const value of [...(deja ? [deja.value] : []), ...reponsesA(conducteur)]) {
      conducteur.repondre(value);
      if (conducteur.path !== avant) break;
    }
    if (conducteur.path === avant) throw new Error(`Aucune réponse ne convient à ${avant}`);
  }
}

/**
 * Wherever a journey stands, somebody who goes on to the first question left, again and again, gets
 * results; throws if they do not. A child completed leads to the list, a correction to the summary.
 */
export function allerAuBout(conducteur: Conducteur): void {
  const enfants = (conducteur.context.enfants ?? []).length;
  for (let fois = 0; fois < 6 + enfants && conducteur.path !== RESULTATS; fois += 1) {
    conducteur.envoyer({ type: "GO", path: frontier(conducteur.parcours) });
    if (conducteur.path === LISTE_ENFANTS) conducteur.repondre(enfants);
    finir(conducteur, [RESULTATS, RECAPITULATIF, LISTE_ENFANTS]);
  }
  if (conducteur.path !== RESULTATS) throw new Error(`${conducteur.path} ne mène pas aux résultats`);
}

/** An answer that cannot be right changes nothing. */
export function refuser(registre: RegistreDesLois, conducteur: Conducteur): void {
  // The list of children takes any answer: it stores their number.
  if (conducteur.path === LISTE_ENFANTS) return;
  const avant = conducteur.persiste();
  conducteur.repondre(Number.NaN);
  registre.verifier(conducteur.persiste() === avant, "une réponse refusée ne change rien", conducteur.path);
}

/** Where a journey stands and all it knows; the cursor of the loops means nothing outside of them. */
const etat = ({ path, context }: Conducteur) => ({ path, context: { ...context, personne: undefined } });

/** Back, then forward with the same answer. */
export function revenir(
  registre: RegistreDesLois,
  conducteur: Conducteur,
  path: string,
  value: unknown,
): void {
  const avant = etat(conducteur);
  conducteur.envoyer({ type: "BACK", from: conducteur.path });
  registre.egal(conducteur.path, path, "« précédent » ramène à la question d’avant", path);
  conducteur.repondre(value);
  registre.egal(etat(conducteur), avant, "revenir puis redonner la même réponse ne change rien", path);
}

const reponduesDe = ({ parcours }: Conducteur) =>
  new Map(
    parcours.active.flatMap(({ address, answered, given }) =>
      answered && given ? [[keyOf(address), given] as const] : [],
    ),
  );

/**
 * Corrects one answer from the summary. Every other answer still asked and still right is kept, every
 * other one is set aside, and the answers about the other children are as they were.
 */
export function corriger(
  registre: RegistreDesLois,
  conducteur: Conducteur,
  step: VisitedStep,
  value: unknown,
): void {
  const { path } = step;
  const cle = keyOf(step.address);
  const avant = reponduesDe(conducteur);
  conducteur.envoyer({ type: "GO", path: RECAPITULATIF });
  conducteur.envoyer({ type: "EDIT", path });
  registre.egal(conducteur.path, path, "modifier mène à la question", path);
  const { context } = conducteur;
  const autres = place(context.answers, answerAt(step.address, value));
  const sans = parcoursOf({ ...context, answers: autres });
  const attendues = sans.active
    .flatMap(({ address, answered }) => (answered ? [keyOf(address)] : []))
    .filter((une) => avant.has(une));
  conducteur.repondre(value);
  const apres = reponduesDe(conducteur);
  registre.egal([...apres.keys()], attendues, "modifier garde ce qui compte encore et rien d’autre", path);
  for (const [autre, reponse] of apres)
    if (autre !== cle)
      registre.egal(
        reponse,
        avant.get(autre),
        "modifier ne change pas les autres réponses",
        `${path} : ${autre}`,
      );
  const perdues = [...avant.keys()].filter((une) => !apres.has(une));
  const oubliees = new Set(conducteur.context.oubliees);
  const enFile = new Set(sans.steps.filter(({ active }) => !active).map(({ address }) => keyOf(address)));
  registre.verifier(
    perdues.every((une) => oubliees.has(une) || !enFile.has(une)),
    "ce qui n’est plus demandé est mis de côté",
    path,
    perdues.join(),
  );
  const freres = (cles: Iterable<string>) =>
    [...cles].filter((une) => step.child && /enfant_\d/.test(une) && !une.includes(step.personne));
  registre.egal(freres(apres.keys()), freres(avant.keys()), "modifier un enfant laisse les autres", path);
  finir(conducteur, [RECAPITULATIF]);
  conducteur.envoyer({ type: "GO", path: RESULTATS });
  registre.egal(conducteur.path, RESULTATS, "de partout, on peut aller aux résultats", path);
}

const empreinte = ({ parcours, context: { answers, oubliees, enfants } }: Conducteur, toutes: boolean) => ({
  situation: parcours.situation,
  actives: cheminsActifs(parcours),
  ...(toutes && { answers, oubliees: [...oubliees].sort(), enfants }),
});

/** A child added by mistake, then removed: as if nothing had happened. */
export function enfantDeTrop(registre: RegistreDesLois, conducteur: Conducteur): void {
  const avant = empreinte(conducteur, true);
  conducteur.envoyer({ type: "CHILD.ADD" });
  const index = conducteur.context.enfants?.at(-1) ?? -1;
  conducteur.repondre("Sacha");
  conducteur.envoyer({ type: "GO", path: LISTE_ENFANTS });
  conducteur.envoyer({ type: "CHILD.REMOVE", index });
  registre.egal(
    empreinte(conducteur, true),
    avant,
    "un enfant ajouté puis retiré ne laisse pas de trace",
    LISTE_ENFANTS,
  );
  conducteur.envoyer({ type: "GO", path: RESULTATS });
  registre.egal(conducteur.path, RESULTATS, "de partout, on peut aller aux résultats", LISTE_ENFANTS);
}

const COUPLE = "/simulation/famille/en_couple";

/** A partner told, then untold: no fact and no question is left of them. */
export function conjointDeTrop(registre: RegistreDesLois, conducteur: Conducteur): void {
  const dire = (value: boolean) => {
    conducteur.envoyer({ type: "GO", path: RECAPITULATIF });
    conducteur.envoyer({ type: "EDIT", path: COUPLE });
    conducteur.repondre(value);
    finir(conducteur, [RECAPITULATIF]);
  };
  const seul = conducteur.parcours.situation.conjoint === undefined;
  if (!seul) return;
  const avant = empreinte(conducteur, false);
  dire(true);
  registre.verifier(
    conducteur.parcours.situation.conjoint !== undefined,
    "un conjoint ajouté est là",
    COUPLE,
  );
  dire(false);
  registre.egal(
    empreinte(conducteur, false),
    avant,
    "un conjoint ajouté puis retiré ne laisse pas de trace",
    COUPLE,
  );
  conducteur.envoyer({ type: "GO", path: RESULTATS });
}
