import { describe, expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { BAREMES, JOUR } from "../../test/fixtures/foyers.ts";
import { finished, journey } from "../../test/journeys.ts";
import { FIRST_STEP, pathOf } from "../journey/path.ts";
import { recordOf } from "../journey/replay.ts";
import { restoreSession, serialise, type SessionActor } from "./persist.ts";
import { sessionMachine } from "./session.ts";
import type { Saved, SessionInput, ToSave } from "./state.ts";
import { parcoursOf } from "../journey/walk.ts";
import { RECAPITULATIF, RESULTATS } from "../journey/screens.ts";

const resultats: Resultats = {
  droitsEligibles: [],
  droitsNonEligibles: [],
  droitsInjectes: [],
  incalculables: [],
  nonCalcules: [],
  presque: [],
  dateDeValeur: JOUR,
  baremes: BAREMES,
  _id: "s1",
};

const machine = sessionMachine.provide({
  actors: {
    save: fromPromise<Saved, ToSave>(async () => ({ _id: "s1", token: "jeton" })),
    fetchResults: fromPromise<Resultats, { id: string; token: string }>(async () => resultats),
  },
}) as typeof sessionMachine;

const input: SessionInput = { today: JOUR, marque: "neutre", parameters: defaultParameters };
const DEPCOM = "/simulation/menage/depcom";

/** « Salarié·e propriétaire, arrivé·e au bout du parcours puis revenu·e à la commune. » */
const to = finished({
  "demandeur/activite": "salarie",
  "menage/statut_occupation_logement": "proprietaire",
});
const record = recordOf(to.context, to.path);

const ouvrir = (plus: Partial<SessionInput> = {}): SessionActor =>
  createActor(machine, { input: { ...input, record, path: DEPCOM, ...plus } }).start();

const parcours = (actor: SessionActor) => actor.getSnapshot().children.journey!;
const ou = (actor: SessionActor) => pathOf(parcours(actor).getSnapshot());
const contexte = (actor: SessionActor) => parcours(actor).getSnapshot().context;
const foyer = (actor: SessionActor) => parcoursOf(contexte(actor)).situation;

const restaurer = (text: string | null, plus: Partial<SessionInput> = {}) =>
  restoreSession(machine, text, { ...input, ...plus });

/** The kept text with something changed in it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a text from outside has no shape
const changer = (text: string, change: (kept: any) => void): string => {
  const kept = JSON.parse(text);
  change(kept);
  return JSON.stringify(kept);
};

async function calculee(): Promise<SessionActor> {
  const actor = ouvrir();
  actor.send({ type: "COMPUTE" });
  await waitFor(actor, ({ value }) => (value as { calcul: string }).calcul === "prêt");
  return actor;
}

describe("garder puis reprendre", () => {
  it("rend exactement la même session, à la même page", () => {
    const avant = ouvrir();
    const { actor, from, dropped } = restaurer(serialise(avant));
    expect([from, dropped, ou(actor)]).toEqual(["snapshot", [], DEPCOM]);
    expect(actor.getPersistedSnapshot()).toEqual(avant.getPersistedSnapshot());
    expect(serialise(actor)).toBe(serialise(avant));
  });

  it("rend aussi les résultats, le message, la démonstration, et ce qui reste à voir", async () => {
    const avant = await calculee();
    avant.send({ type: "MESSAGE.SHOW", text: "Attention", kind: "warning", views: 3 });
    avant.send({ type: "DEMO.ON" });
    avant.send({ type: "AB.SET", name: "couleur", value: "verte" });
    avant.send({ type: "EMAIL.SAVED", email: "lea@exemple.fr" });
    const { actor, from } = restaurer(serialise(avant));
    expect(from).toBe("snapshot");
    expect(actor.getSnapshot().context).toEqual(avant.getSnapshot().context);
    expect(actor.getSnapshot().value).toEqual(avant.getSnapshot().value);
    actor.send({ type: "COMPUTE" });
    expect(actor.getSnapshot().matches({ calcul: "prêt" })).toBe(true);
  });

  it.each([FIRST_STEP, DEPCOM, RECAPITULATIF, RESULTATS])("à n’importe quelle page : %s", (path) => {
    const avant = ouvrir({ path });
    const { actor, from } = restaurer(serialise(avant));
    expect([from, ou(actor), serialise(actor)]).toEqual(["snapshot", path, serialise(avant)]);
  });

  it("au milieu d’un enfant qu’on ajoute", () => {
    const avant = ouvrir({ record: undefined, path: undefined });
    for (const value of ["1990-05-17", "FR", "salarie", 12, false, "pas_enceinte"])
      parcours(avant).send({ type: "ANSWER", value });
    expect(ou(avant)).toBe("/simulation/enfants");
    parcours(avant).send({ type: "CHILD.ADD" });
    parcours(avant).send({ type: "ANSWER", value: "Zoé" });
    const { actor, from } = restaurer(serialise(avant));
    expect([from, ou(actor)]).toEqual(["snapshot", "/simulation/individu/enfant_0/date_naissance"]);
    expect(serialise(actor)).toBe(serialise(avant));
  });

  it("la session reprise répond aux mêmes événements", () => {
    const { actor } = restaurer(serialise(ouvrir()));
    parcours(actor).send({ type: "GO", path: RECAPITULATIF });
    expect(ou(actor)).toBe(RECAPITULATIF);
  });

  it("sans rien de gardé, une session neuve commence", () => {
    for (const text of [null, ""]) {
      const { actor, from, dropped } = restaurer(text);
      expect([from, dropped, ou(actor), contexte(actor).answers]).toEqual(["nothing", [], FIRST_STEP, []]);
    }
  });
});

describe("ce qui ne sert plus se reconstruit depuis les réponses, à la même page", () => {
  const text = serialise(ouvrir());

  it.each<[string, string, Partial<SessionInput>]>([
    ["une autre forme de texte", changer(text, (kept) => (kept.schema = 0)), {}],
    ["une autre version de la machine", changer(text, (kept) => (kept.machine = 999)), {}],
    ["une autre marque", text, { marque: "banque" }],
    ["un état absent", changer(text, (kept) => delete kept.snapshot), {}],
    ["un état vide", changer(text, (kept) => (kept.snapshot = {})), {}],
    ["un état nul", changer(text, (kept) => (kept.snapshot = null)), {}],
    ["un état qui est un texte", changer(text, (kept) => (kept.snapshot = "zut")), {}],
    [
      "un état dont les réponses diffèrent",
      changer(
        text,
        (kept) => (kept.snapshot.children.journey.snapshot.context.answers[0].value = "1960-01-01"),
      ),
      {},
    ],
    ["un état sans parcours", changer(text, (kept) => (kept.snapshot.children = {})), {}],
    [
      "un parcours dans un état inconnu",
      changer(text, (kept) => (kept.snapshot.children.journey.snapshot.value = "nulle part")),
      {},
    ],
    [
      "un parcours dans un sous-état inconnu",
      changer(text, (kept) => (kept.snapshot.children.journey.snapshot.value = { profil: "couleur" })),
      {},
    ],
    [
      "une session dans un état inconnu",
      changer(text, (kept) => (kept.snapshot.value = { calcul: "inconnu" })),
      {},
    ],
    [
      "un parcours terminé",
      changer(text, (kept) => (kept.snapshot.children.journey.snapshot.status = "done")),
      {},
    ],
    ["une session en erreur", changer(text, (kept) => (kept.snapshot.status = "error")), {}],
    [
      "un parcours sans seuils légaux",
      changer(text, (kept) => delete kept.snapshot.children.journey.snapshot.context.parameters),
      {},
    ],
    [
      "un parcours sans date de valeur",
      changer(text, (kept) => delete kept.snapshot.children.journey.snapshot.context.dateDeValeur),
      {},
    ],
  ])("%s", (_, kept, plus) => {
    const { actor, from, dropped } = restaurer(kept, plus);
    expect([from, dropped, ou(actor)]).toEqual(["answers", [], DEPCOM]);
    expect(foyer(actor)).toEqual(to.situation);
    expect(contexte(actor).marque).toBe(plus.marque ?? "neutre");
    expect(actor.getSnapshot().status).toBe("active");
  });

  it("un calcul gardé reste consultable, et se refait quand on le demande", async () => {
    const kept = changer(serialise(await calculee()), (one) => (one.machine = 999));
    const { actor, from } = restaurer(kept);
    const { simulation, resultats: gardes } = actor.getSnapshot().context;
    expect({ from, simulation, gardes }).toEqual({
      from: "answers",
      simulation: { id: "s1", token: "jeton" },
      gardes: resultats,
    });
    actor.send({ type: "COMPUTE" });
    expect(actor.getSnapshot().matches({ calcul: "enregistre" })).toBe(true);
  });

  it("des résultats gardés qui ne disaient pas leurs barèmes ne se montrent plus : ils se refont", async () => {
    const kept = changer(serialise(await calculee()), (one) => {
      one.schema = 1;
      delete one.resultats.baremes;
    });
    const { resultats: gardes, simulation } = restaurer(kept).actor.getSnapshot().context;
    expect([gardes, simulation]).toEqual([undefined, { id: "s1", token: "jeton" }]);
  });

  it("une page qui n’existe plus laisse là où les réponses courantes s’arrêtent", () => {
    const { actor } = restaurer(
      changer(text, (kept) => {
        kept.machine = 999;
        kept.path = "/simulation/disparue";
      }),
    );
    expect(ou(actor)).toBe(DEPCOM);
  });
});

describe("un texte illisible donne une session neuve", () => {
  const text = serialise(ouvrir());

  it.each([
    ["coupé", text.slice(0, 200)],
    ["coupé d’un seul caractère", text.slice(0, -1)],
    ["du HTML", "<!doctype html>"],
    ["null", "null"],
    ["un nombre", "12"],
    ["une liste", "[]"],
    ["un objet vide", "{}"],
    ["sans dossier", changer(text, (kept) => delete kept.record)],
    ["un dossier d’une autre version", changer(text, (kept) => (kept.record.version = 10))],
    ["une date de valeur impossible", changer(text, (kept) => (kept.record.dateDeValeur = "2026-02-30"))],
    ["des réponses qui n’en sont pas", changer(text, (kept) => (kept.record.answers.all = { a: 1 }))],
  ])("%s", (_, kept) => {
    const { actor, from, dropped } = restaurer(kept);
    expect([from, dropped, ou(actor), contexte(actor).answers]).toEqual(["unreadable", [], FIRST_STEP, []]);
  });

  it.each([
    ["un profond empilement", `${"[".repeat(5000)}${"]".repeat(5000)}`],
    ["un prototype", '{"__proto__":{"schema":1}}'],
  ])("sans jamais échouer : %s", (_, kept) => {
    expect(restaurer(kept).from).toBe("unreadable");
  });
});

describe("ce qui manque autour des réponses ne les fait pas perdre", () => {
  const text = changer(serialise(ouvrir()), (kept) => (kept.machine = 999));

  it.each([
    ["sans page", changer(text, (kept) => delete kept.path)],
    ["un champ de trop", changer(text, (kept) => (kept.record.surprise = true))],
    ["des résultats sans liste", changer(text, (kept) => (kept.resultats = { droitsEligibles: "non" }))],
    ["un jeton absent", changer(text, (kept) => (kept.simulation = { id: "s1" }))],
  ])("%s", (_, kept) => {
    const { actor, from, lost } = restaurer(kept);
    expect([from, lost, ou(actor)]).toEqual(["answers", 0, DEPCOM]);
  });
});

describe("les réponses qui ne conviennent plus", () => {
  it("celles qu’aucune version ne sait lire sont comptées, et la question se repose", () => {
    const text = changer(serialise(ouvrir()), (kept) => {
      for (const answers of [kept.record.answers.all, kept.record.answers.current]) {
        const nationalite = answers.find((one: { fieldName?: string }) => one.fieldName === "nationalite");
        if (nationalite) nationalite.value = "ZZ";
      }
    });
    const { actor, from, lost } = restaurer(text);
    expect([from, lost, ou(actor)]).toEqual(["answers", 1, "/simulation/individu/demandeur/nationalite"]);
    expect(serialise(actor)).not.toContain("ZZ");
  });

  it("celles qui ne vont pas avec les autres sont listées, et la question se repose", () => {
    const text = changer(serialise(ouvrir()), (kept) => {
      for (const answers of [kept.record.answers.all, kept.record.answers.current]) {
        const naissance = answers.find((one: { fieldName?: string }) => one.fieldName === "date_naissance");
        if (naissance) naissance.value = "2030-01-01";
      }
    });
    const { actor, from, lost, dropped } = restaurer(text);
    expect([from, lost, ou(actor)]).toEqual(["answers", 1, FIRST_STEP]);
    expect(dropped[0]).toEqual({
      answer: { entityName: "individu", id: "demandeur", fieldName: "date_naissance", value: "2030-01-01" },
      where: "answers.all[0]",
      reason: "La réponse à « Date de naissance » ne convient pas à cette situation.",
    });
    expect(serialise(actor)).not.toContain("2030-01-01");
  });

  it("un état qui les tient pour bonnes n’est pas cru", () => {
    const text = changer(serialise(ouvrir()), (kept) => {
      const intruse = { entityName: "individu", id: "demandeur", fieldName: "couleur", value: "rouge" };
      kept.record.answers.all.push(intruse);
      kept.snapshot.children.journey.snapshot.context.answers.push(intruse);
    });
    const { actor, from, lost } = restaurer(text);
    expect([from, lost, ou(actor)]).toEqual(["answers", 1, DEPCOM]);
    expect(serialise(actor)).not.toContain("couleur");
  });
});

describe("ce que le parcours garde de lui-même n’est pas une réponse perdue", () => {
  it("une réponse mise de côté dont la question se pose à nouveau", () => {
    const une = journey().answer("2004-02-29").answer("FR").answer("etudiant").answer("lycee");
    une.send({ type: "GO", path: "/simulation/individu/demandeur/activite" }).answer("salarie");
    une.send({ type: "GO", path: "/simulation/individu/demandeur/activite" }).answer("etudiant");
    expect(une.path).toBe("/simulation/individu/demandeur/scolarite");
    const avant = ouvrir({ record: recordOf(une.context, une.path) });
    const { from, dropped } = restaurer(serialise(avant));
    expect([from, dropped]).toEqual(["snapshot", []]);
  });

  it("la liste des enfants, tant qu’on y ajoute un enfant", () => {
    const avant = ouvrir();
    parcours(avant).send({ type: "CHILD.ADD" });
    const { from, dropped } = restaurer(serialise(avant));
    expect([from, dropped]).toEqual(["snapshot", []]);
  });
});

describe("une réponse mise de côté le reste", () => {
  // « Étudiante devenue salariée : ses réponses d’étudiante attendent, et ne comptent plus. »
  const etudiante = journey();
  etudiante.answer("2004-02-29").answer("FR").answer("etudiant").answer("lycee").answer("terminale");
  etudiante.send({ type: "GO", path: "/simulation/individu/demandeur/activite" }).answer("salarie");
  const dossier = recordOf(etudiante.context, etudiante.path);
  const cotes = ["individu/demandeur/scolarite", "individu/demandeur/annee_etude"];
  const text = serialise(ouvrir({ record: dossier, path: etudiante.path }));

  it("le dossier de départ en a bien", () => {
    expect(dossier.oubliees).toEqual(cotes);
  });

  it.each<[string, string, "snapshot" | "answers", Partial<SessionInput>]>([
    ["depuis l’état gardé", text, "snapshot", {}],
    ["depuis les réponses", changer(text, (kept) => (kept.machine = 999)), "answers", {}],
    ["sous une autre marque", text, "answers", { marque: "banque" }],
    [
      "quand l’état gardé dit autre chose que le dossier",
      changer(text, (kept) => (kept.snapshot.children.journey.snapshot.context.oubliees = [])),
      "answers",
      {},
    ],
  ])("%s", (_, kept, attendu, plus) => {
    const { actor, from } = restaurer(kept, plus);
    expect([from, contexte(actor).oubliees, ou(actor)]).toEqual([attendu, cotes, etudiante.path]);
    expect(foyer(actor)).toEqual(etudiante.situation);
    parcours(actor).send({ type: "GO", path: "/simulation/individu/demandeur/activite" });
    parcours(actor).send({ type: "ANSWER", value: "etudiant" });
    expect(ou(actor)).toBe("/simulation/individu/demandeur/scolarite");
    expect(foyer(actor).demandeur.scolarite).toBeUndefined();
  });
});
