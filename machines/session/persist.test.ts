import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { desResultats } from "../../test/fixtures/droits.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { finished, journey, type Journey } from "../../test/journeys.ts";
import { pathOf } from "../journey/path.ts";
import { replay } from "../journey/replay.ts";
import { FIRST_STEP, RECAPITULATIF, RESULTATS } from "../journey/screens.ts";
import { VERSION } from "../journey/version.ts";
import { parcoursDe } from "../journey/walk.ts";
import { keptOf } from "./kept.ts";
import { isErased, journeyText, type KeptTexts, restoreSession, type SessionActor } from "./persist.ts";
import { sessionMachine } from "./session.ts";
import type { Saved, SessionInput, ToSave } from "./state.ts";

const resultats = desResultats({ _id: "s1" });

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

const ouvrir = ({ context }: Pick<Journey, "context"> = to, path = DEPCOM): SessionActor => {
  const actor = createActor(machine, { input }).start();
  actor.send({ type: "RESUME", journey: { context, path } });
  return actor;
};

const parcours = (actor: SessionActor) => actor.getSnapshot().children.journey!;
const ou = (actor: SessionActor) => pathOf(parcours(actor).getSnapshot());
const contexte = (actor: SessionActor) => parcours(actor).getSnapshot().context;
const foyer = (actor: SessionActor) => parcoursDe(contexte(actor)).situation;

const garder = (actor: SessionActor): KeptTexts => ({
  journey: journeyText(actor),
  session: JSON.stringify(keptOf(actor.getSnapshot())),
});

const restaurer = (texts: Partial<KeptTexts>, plus: Partial<SessionInput> = {}) =>
  restoreSession(machine, { journey: null, session: null, ...texts }, { ...input, ...plus });

/** A text with something changed in it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a text from outside has no shape
const changer = (text: string | null, change: (kept: any) => void): string => {
  const kept = JSON.parse(text ?? "");
  change(kept);
  return JSON.stringify(kept);
};

const CALCULEE = await (async () => {
  const actor = ouvrir();
  actor.send({ type: "COMPUTE" });
  await waitFor(actor, ({ value }) => (value as { calcul: string }).calcul === "prêt");
  return actor;
})();

describe("garder puis reprendre", () => {
  it.each([FIRST_STEP, DEPCOM, RECAPITULATIF, RESULTATS])("à la même page : %s", (path) => {
    const avant = ouvrir(to, path);
    const { actor, from, dropped, lost } = restaurer(garder(avant));
    expect([from, dropped, lost, ou(actor)]).toEqual(["snapshot", [], [], path]);
    expect(contexte(actor).answers).toEqual(contexte(avant).answers);
    expect(parcours(actor).getSnapshot().value).toEqual(parcours(avant).getSnapshot().value);
    expect(garder(actor)).toEqual(garder(avant));
  });

  it("rend aussi les résultats, le message, la démonstration, et ce qui reste à voir", () => {
    CALCULEE.send({ type: "MESSAGE.SHOW", text: "Attention", kind: "warning", views: 3 });
    CALCULEE.send({ type: "DEMO.ON" });
    CALCULEE.send({ type: "AB.SET", name: "couleur", value: "verte" });
    CALCULEE.send({ type: "EMAIL.SAVED", email: "lea@exemple.fr" });
    const { actor } = restaurer(garder(CALCULEE));
    expect(keptOf(actor.getSnapshot())).toEqual({
      ...keptOf(CALCULEE.getSnapshot()),
      message: { text: "Attention", kind: "warning", views: 2 },
    });
    expect(actor.getSnapshot().matches({ démonstration: "allumée" })).toBe(true);
    actor.send({ type: "COMPUTE" });
    expect(actor.getSnapshot().matches({ calcul: "prêt" })).toBe(true);
  });

  it.each<[string, Partial<KeptTexts>, string]>([
    ["rien", {}, FIRST_STEP],
    ["un parcours seul", { journey: journeyText(ouvrir()) }, DEPCOM],
    ["des textes coupés", { journey: "{", session: "{" }, FIRST_STEP],
  ])("ne fait jamais échouer l’onglet : %s", (_, texts, page) => {
    const reprise = () => ou(restaurer(texts).actor);
    expect(reprise).not.toThrow();
    expect(reprise()).toBe(page);
  });

  it("sans rien de gardé, une session neuve commence", () => {
    const { actor, from, dropped } = restaurer({});
    expect([from, dropped, ou(actor), contexte(actor).answers]).toEqual(["nothing", [], FIRST_STEP, {}]);
  });

  it("sans l’adresse qui était en train de s’ouvrir, il n’y a rien à ouvrir", () => {
    const { actor } = restaurer({ session: JSON.stringify({ opening: true }) });
    expect(actor.getSnapshot().value.accès).toBe("libre");
  });

  it("une adresse déjà ouverte ne se rouvre pas d’elle-même", () => {
    const { actor } = restaurer({ session: JSON.stringify({ opened: { id: "a", token: "b" } }) });
    expect(actor.getSnapshot().value.accès).toBe("libre");
  });

  it("une adresse en train de s’ouvrir, et ce qui restait à effacer, se reprennent", () => {
    const session = JSON.stringify({
      opened: { id: "a", token: "b" },
      opening: true,
      erasing: [{ id: "c", token: "d" }],
    });
    const { value, context } = restaurer({ session }).actor.getSnapshot();
    expect([value.accès, value.effacement]).toEqual(["lecture", "efface"]);
    expect(context.opened).toEqual({ id: "a", token: "b" });
  });
});

describe("tout est effacé", () => {
  const naissance = { type: "ANSWER", value: "2004-02-29" } as const;

  it("un parcours commencé, ou jamais effacé, ne l’est pas", () => {
    expect([isErased(ouvrir()), isErased(createActor(machine, { input }).start())]).toEqual([false, false]);
  });

  it.each<[string, boolean, (actor: SessionActor) => void]>([
    ["rien n’a été dit depuis", true, () => undefined],
    ["une réponse", false, (actor) => parcours(actor).send(naissance)],
    [
      "un patrimoine",
      false,
      (actor) => parcours(actor).send({ type: "WEALTH.SET", patrimoine: { livret_a: 5 } }),
    ],
    ["une adresse que l’on ouvre", false, (actor) => actor.send({ type: "FETCH", id: "abc", token: "j" })],
    [
      "des revenus déclarés",
      false,
      (actor) =>
        parcours(actor).send({
          type: "TAX.SET",
          ressourcesFiscales: { demandeur: { salaire_imposable: 1 } },
        }),
    ],
  ])("depuis l’effacement : %s", (_, attendu, ensuite) => {
    const actor = ouvrir();
    actor.send({ type: "CLEAR", today: JOUR });
    ensuite(actor);
    expect(isErased(actor)).toBe(attendu);
  });

  it("depuis l’effacement : des résultats demandés, que le serveur garde", async () => {
    const actor = ouvrir();
    actor.send({ type: "CLEAR", today: JOUR });
    actor.send({ type: "COMPUTE" });
    await waitFor(actor, ({ value }) => value.calcul === "prêt");
    expect(isErased(actor)).toBe(false);
  });
});

describe("d’une autre version, ou abîmé : les réponses se rejouent, à la même page quand elle existe", () => {
  const text = journeyText(ouvrir());

  it.each<[string, string, string]>([
    ["une autre version", changer(text, (kept) => (kept.version = "autre")), DEPCOM],
    ["un état inconnu", changer(text, (kept) => (kept.snapshot.value = "nulle part")), RESULTATS],
    [
      "un sous-état inconnu",
      changer(text, (kept) => (kept.snapshot.value = { profil: "couleur" })),
      RESULTATS,
    ],
    ["un état où l’on ne s’arrête pas", changer(text, (kept) => (kept.snapshot.value = "foyer")), RESULTATS],
  ])("%s", (_, kept, page) => {
    const { actor, from, dropped } = restaurer({ journey: kept });
    expect([from, dropped, ou(actor)]).toEqual(["answers", [], page]);
    expect(foyer(actor)).toEqual(to.situation);
    expect(actor.getSnapshot().status).toBe("active");
  });

  it("sous une autre marque, les réponses restent et la page aussi", () => {
    const { actor } = restaurer({ journey: text }, { marque: "banque" });
    expect([ou(actor), contexte(actor).marque]).toEqual([DEPCOM, "banque"]);
  });

  it.each([
    ["coupé", text.slice(0, 200)],
    ["coupé d’un seul caractère", text.slice(0, -1)],
    ["du HTML", "<!doctype html>"],
    ["null", "null"],
    ["un nombre", "12"],
    ["une liste", "[]"],
    ["un objet vide", "{}"],
    ["sans état", changer(text, (kept) => delete kept.snapshot)],
    ["sans date de valeur", changer(text, (kept) => delete kept.snapshot.context.dateDeValeur)],
    ["une date impossible", changer(text, (kept) => (kept.snapshot.context.dateDeValeur = "2026-02-30"))],
    ["des réponses qui n’en sont pas", changer(text, (kept) => (kept.snapshot.context.answers = "zut"))],
    ["un profond empilement", `${"[".repeat(5000)}${"]".repeat(5000)}`],
    ["un prototype", '{"__proto__":{"version":1}}'],
  ])("illisible, il donne une session neuve, sans jamais échouer : %s", (_, kept) => {
    const { actor, from, dropped } = restaurer({ journey: kept });
    expect([from, dropped, ou(actor), contexte(actor).answers]).toEqual(["unreadable", [], FIRST_STEP, {}]);
  });

  it.each([
    ["un champ de trop", changer(text, (kept) => (kept.snapshot.context.surprise = true))],
    ["une correction sans forme", changer(text, (kept) => (kept.snapshot.context.retour = "oui"))],
    ["personne sous le curseur", changer(text, (kept) => (kept.snapshot.context.personne = "voisin"))],
    [
      "un nom de trop sous le curseur",
      changer(text, (kept) => (kept.snapshot.context.personne = "le conjoint")),
    ],
  ])("ce qui manque autour des réponses ne les fait pas perdre : %s", (_, kept) => {
    const { actor, lost } = restaurer({ journey: kept });
    expect([lost, ou(actor), contexte(actor).personne]).toEqual([[], DEPCOM, "demandeur"]);
  });

  it.each([
    ["abîmé", "{"],
    ["sans forme", '{"simulation":{"id":"s1"},"resultats":{"droitsEligibles":"non"},"message":3}'],
  ])("ce qui est gardé à côté du parcours, %s, ne coûte que lui-même", (_, session) => {
    const { actor, from } = restaurer({ journey: text, session });
    const { simulation, resultats: gardes, message } = actor.getSnapshot().context;
    expect([from, simulation, gardes, message]).toEqual(["snapshot", undefined, undefined, null]);
  });
});

describe("les réponses qui ne conviennent plus", () => {
  const text = journeyText(ouvrir());
  const NATIONALITE = "individu/demandeur/nationalite";

  it("celles qu’aucune version ne sait lire sont comptées, et la question se repose", () => {
    const kept = changer(
      text,
      (one) => (one.snapshot.context.answers["individu/demandeur"].nationalite = "ZZ"),
    );
    const { actor, from, lost } = restaurer({ journey: kept });
    expect([from, lost]).toEqual(["answers", ["Nationalité"]]);
    expect(parcoursDe(contexte(actor)).byPath.get(`/simulation/${NATIONALITE}`)?.answered).toBe(false);
    expect(ou(actor)).toBe(`/simulation/${NATIONALITE}`);
    expect(journeyText(actor)).not.toContain("ZZ");
  });

  it("celles qui ne vont pas avec les autres sont listées, et la question se repose", () => {
    const kept = changer(
      text,
      (one) => (one.snapshot.context.answers["individu/demandeur"].date_naissance = "2030-01-01"),
    );
    const { actor, from, lost, dropped } = restaurer({ journey: kept });
    expect([from, lost, ou(actor)]).toEqual(["answers", ["Date de naissance"], FIRST_STEP]);
    expect(dropped[0]?.reason).toBe("La réponse à « Date de naissance » ne convient pas à cette situation.");
    expect(journeyText(actor)).not.toContain("2030-01-01");
  });

  it("une réponse à une question qui n’existe pas part sans bruit pour les autres", () => {
    const kept = changer(
      text,
      (one) => (one.snapshot.context.answers["individu/demandeur"].couleur = "rouge"),
    );
    const { actor, lost } = restaurer({ journey: kept });
    expect([lost, ou(actor)]).toEqual([[""], DEPCOM]);
    expect(journeyText(actor)).not.toContain("couleur");
  });
});

describe("une réponse mise de côté le reste", () => {
  // « Étudiante devenue salariée : ses réponses d’étudiante attendent, et ne comptent plus. »
  const etudiante = journey();
  etudiante.answer("2004-02-29").answer("FR").answer("etudiant").answer("lycee").answer("terminale");
  etudiante.send({ type: "GO", path: "/simulation/individu/demandeur/activite" }).answer("salarie");
  const cotes = ["individu/demandeur/scolarite", "individu/demandeur/annee_etude"];
  const text = journeyText(ouvrir(etudiante, etudiante.path));

  it.each<[string, string, "snapshot" | "answers", Partial<SessionInput>]>([
    ["telle quelle", text, "snapshot", {}],
    ["d’une autre version", changer(text, (kept) => (kept.version = "autre")), "answers", {}],
    ["sous une autre marque", text, "snapshot", { marque: "banque" }],
    [
      "que rien ne dit de côté",
      changer(text, (kept) => delete kept.snapshot.context.oubliees),
      "snapshot",
      {},
    ],
  ])("%s", (_, kept, attendu, plus) => {
    const { actor, from } = restaurer({ journey: kept }, plus);
    expect([from, contexte(actor).oubliees, ou(actor)]).toEqual([attendu, cotes, etudiante.path]);
    expect(foyer(actor)).toEqual(etudiante.situation);
    parcours(actor).send({ type: "GO", path: "/simulation/individu/demandeur/activite" });
    parcours(actor).send({ type: "ANSWER", value: "etudiant" });
    expect(ou(actor)).toBe("/simulation/individu/demandeur/scolarite");
    expect(foyer(actor).demandeur.scolarite).toBeUndefined();
  });
});

describe("ce qui s’écrit à chaque changement", () => {
  it("porte la version du parcours, et tient en quatre mille octets pour les foyers de l’échantillon", () => {
    const simulations = readFileSync(
      new URL("../../test/fixtures/journey-sample.jsonl", import.meta.url),
      "utf8",
    )
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).simulation);
    for (const record of simulations) {
      const text = journeyText(ouvrir(replay(record), RESULTATS));
      expect(JSON.parse(text).version).toBe(VERSION);
      expect(text.length).toBeLessThan(4000);
    }
  });
});
