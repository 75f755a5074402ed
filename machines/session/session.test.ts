import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Resultats } from "../../catalogue/results/results.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { desResultats } from "../../test/fixtures/droits.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { finished, journey } from "../../test/journeys.ts";
import { everyAnswer } from "../answers/answer.ts";
import type { SimulationRecord } from "../answers/record.ts";
import { pathOf } from "../journey/path.ts";
import { recordOf, replay } from "../journey/replay.ts";
import { readStored, type Stored, storedAt } from "../journey/stored.ts";
import { keptOf } from "./kept.ts";
import { lireLesResultatsGardes } from "./resultats-gardes.ts";
import { journeyText, type KeptTexts, restoreSession, type SessionActor } from "./persist.ts";
import { sessionMachine } from "./session.ts";
import {
  type Access,
  type KeptSession,
  resultatsAJour,
  type Saved,
  type SessionInput,
  type ToSave,
} from "./state.ts";
import { FIRST_STEP, RECAPITULATIF, RESULTATS } from "../journey/screens.ts";

interface Services {
  save: (record: SimulationRecord, ...replaces: Access[]) => Promise<Saved>;
  fetchSimulation: (access: Access) => Promise<unknown>;
  fetchResults: (access: Access) => Promise<Resultats>;
  eraseSimulation: (known: readonly Access[]) => Promise<void>;
}

const NAISSANCE = "2004-02-29";
const NATIONALITE = "/simulation/individu/demandeur/nationalite";
const ACTIVITE = "/simulation/individu/demandeur/activite";

const resultatsDe = (_id: string): Resultats => desResultats({ _id });

/** A server that saves under s1, s2, … and gives the results of what it is asked. */
function serveur() {
  let count = 0;
  return {
    save: vi.fn<Services["save"]>(async () => {
      count += 1;
      return { _id: `s${count}`, token: `jeton-${count}` };
    }),
    fetchSimulation: vi.fn<Services["fetchSimulation"]>(async () => gardeALaNationalite),
    fetchResults: vi.fn<Services["fetchResults"]>(async ({ id }) => resultatsDe(id)),
    eraseSimulation: vi.fn<Services["eraseSimulation"]>(async () => undefined),
  };
}

const machineDe = ({ save, fetchSimulation, fetchResults, eraseSimulation }: Services) =>
  sessionMachine.provide({
    actors: {
      save: fromPromise(({ input: { record, replaces } }: { input: ToSave }) =>
        save(record, ...(replaces ? [replaces] : [])),
      ),
      fetchSimulation: fromPromise<unknown, Access>(({ input }) => fetchSimulation(input)),
      fetchResults: fromPromise(({ input }: { input: Access }) => fetchResults(input)),
      eraseSimulation: fromPromise(({ input }: { input: readonly Access[] }) => eraseSimulation(input)),
    },
  }) as typeof sessionMachine;

const depart: SessionInput = { today: JOUR, marque: "neutre", parameters: defaultParameters };

/** A session as tests drive it. */
function session(
  services: Services = serveur(),
  input: Partial<SessionInput> = {},
  kept: Partial<KeptTexts> = {},
) {
  const texts = { journey: null, session: null, ...kept };
  const { actor } = restoreSession(machineDe(services), texts, { ...depart, ...input });
  const parcours = () => actor.getSnapshot().children.journey!;
  return {
    actor,
    get context() {
      return actor.getSnapshot().context;
    },
    get etats() {
      return actor.getSnapshot().value as Record<string, string>;
    },
    get path() {
      return pathOf(parcours().getSnapshot());
    },
    get reponses() {
      return everyAnswer(parcours().getSnapshot().context.answers);
    },
    get dateDeValeur() {
      return parcours().getSnapshot().context.dateDeValeur;
    },
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    repondre: (value: unknown) => parcours().send({ type: "ANSWER", value }),
    /** Waits until that region rests in that state; fails when it does not. */
    async attendre(region: string, etat: string) {
      const y = ({ value }: { value: unknown }) => (value as Record<string, string>)[region] === etat;
      await waitFor(actor, y, { timeout: 2000 }).catch(() => undefined);
      expect(this.etats[region]).toBe(etat);
    },
    async calculer() {
      actor.send({ type: "COMPUTE" });
      await this.attendre("calcul", "prêt");
    },
  };
}

/** A call that the test lets go when it wants. */
function suspendu<T>() {
  let finir: (value: T) => void = () => undefined;
  let echouer: (error: unknown) => void = () => undefined;
  const promesse = new Promise<T>((resolve, reject) => {
    finir = resolve;
    echouer = reject;
  });
  return { promesse, finir, echouer };
}

const panne = (message: string, status: number) => Object.assign(new Error(message), { status });

/** « Une personne de 22 ans, arrêtée à sa nationalité. » */
const dossierALaNationalite: SimulationRecord = (() => {
  const to = journey().answer(NAISSANCE);
  return recordOf(to.context, to.path);
})();

/** The journey of a record, as a tab kept it. */
const reprise = (record: SimulationRecord): Partial<KeptTexts> => ({
  journey: JSON.stringify(storedAt(replay(record))),
});
const aCote = (kept: KeptSession): Partial<KeptTexts> => ({ session: JSON.stringify(kept) });

/** The same, as the server gives it. */
const gardeALaNationalite: Stored = storedAt(replay(dossierALaNationalite));

/** Everything that the tab of a session keeps. */
const textes = (actor: SessionActor) => ({
  journey: journeyText(actor),
  session: JSON.stringify(keptOf(actor.getSnapshot())),
});
const toutLeTexte = (actor: SessionActor) => Object.values(textes(actor)).join();

describe("au départ", () => {
  it("une session neuve pose la première question, à la date du jour, sans rien d’enregistré", () => {
    const une = session();
    expect([une.path, une.reponses, une.dateDeValeur]).toEqual([FIRST_STEP, [], JOUR]);
    expect(une.etats).toEqual({
      dossier: "ouvert",
      calcul: "repos",
      enregistrement: "repos",
      accès: "libre",
      effacement: "repos",
      démonstration: "éteinte",
    });
    const { simulation, resultats, error, saveError, savedEmail, savedKey, message, modifiedFrom } =
      une.context;
    expect({ simulation, resultats, error, saveError, savedEmail, savedKey, message, modifiedFrom }).toEqual({
      simulation: undefined,
      resultats: undefined,
      error: null,
      saveError: null,
      savedEmail: null,
      savedKey: null,
      message: null,
      modifiedFrom: null,
    });
  });

  it("un dossier gardé reprend là où la personne s’était arrêtée, à sa date de valeur", () => {
    const une = session(
      serveur(),
      { today: "2026-12-24" },
      { ...reprise(dossierALaNationalite), ...aCote({ modifiedFrom: "ancienne" }) },
    );
    expect([une.path, une.dateDeValeur, une.reponses]).toEqual([
      NATIONALITE,
      JOUR,
      dossierALaNationalite.answers.all,
    ]);
    expect(une.context.modifiedFrom).toBe("ancienne");
  });

  it("là où l’on relit ses réponses, le parcours le sait ; ailleurs, non", () => {
    const relecture = (input: Partial<SessionInput>) =>
      session(serveur(), input).actor.getSnapshot().children.journey!.getSnapshot().context.relecture;
    expect([relecture({ relecture: true }), relecture({})]).toEqual(["faite", undefined]);
  });
});

describe("calculer les résultats", () => {
  it("gardés par l’onglet, ils se montrent sans la machine, tant qu’ils sont ceux des réponses", async () => {
    const une = session();
    une.repondre(NAISSANCE);
    const montres = () => lireLesResultatsGardes(textes(une.actor));
    expect(montres()).toBeUndefined();
    await une.calculer();
    const { simulation, resultats, savedKey, key } = une.context;
    expect(montres()?.session).toMatchObject({ simulation, resultats, savedKey, key });
    expect(montres()?.foyer.demandeur.date_naissance).toBe(NAISSANCE);
    une.repondre("FR");
    expect(montres()).toBeUndefined();
  });

  it("illisibles, d’une autre simulation ou en train d’être effacés, ils ne se montrent pas", async () => {
    const une = session();
    une.repondre(NAISSANCE);
    await une.calculer();
    const { journey, session: garde } = textes(une.actor);
    const avec = (change: object) =>
      lireLesResultatsGardes({ journey, session: JSON.stringify({ ...JSON.parse(garde), ...change }) });
    expect(avec({})).toBeDefined();
    for (const change of [
      { resultats: undefined },
      { resultats: { ...une.context.resultats, _id: "une autre" } },
      { resultats: { _id: "s1", droitsEligibles: {}, baremes: {} } },
      { foyer: null },
      { savedKey: null },
      { opening: true },
      { demo: true },
      { erasing: [{ id: "s1", token: "jeton-1" }] },
    ])
      expect(avec(change), JSON.stringify(change)).toBeUndefined();
    expect(lireLesResultatsGardes({ journey, session: "{" })).toBeUndefined();
    expect(lireLesResultatsGardes({ journey: null, session: garde })).toBeUndefined();
  });

  it("enregistre le dossier, puis va chercher les résultats avec son identifiant et son jeton", async () => {
    const services = serveur();
    const une = session(services, { abtesting: { couleur: "verte" } });
    une.repondre(NAISSANCE);
    await une.calculer();
    expect(services.save.mock.calls).toEqual([
      [
        {
          answers: dossierALaNationalite.answers,
          dateDeValeur: JOUR,
          version: 11,
          abtesting: { couleur: "verte" },
        },
      ],
    ]);
    expect(services.fetchResults.mock.calls).toEqual([[{ id: "s1", token: "jeton-1" }]]);
    const { simulation, resultats, error, saveError } = une.context;
    expect({ simulation, resultats, error, saveError }).toEqual({
      simulation: { id: "s1", token: "jeton-1" },
      resultats: resultatsDe("s1"),
      error: null,
      saveError: null,
    });
  });

  it("prend les résultats venus avec l’enregistrement, sans rien demander d’autre", async () => {
    const services = serveur();
    services.save.mockResolvedValueOnce({ _id: "s1", token: "jeton-1", resultats: resultatsDe("s1") });
    const une = session(services);
    une.repondre(NAISSANCE);
    await une.calculer();
    expect(services.fetchResults.mock.calls).toEqual([]);
    expect(une.context.resultats).toEqual(resultatsDe("s1"));
    expect(une.context.simulation).toEqual({ id: "s1", token: "jeton-1" });
    une.send({ type: "COMPUTE" });
    expect([une.etats["calcul"], services.save.mock.calls.length]).toEqual(["prêt", 1]);
  });

  it.each([
    [
      "un enfant ajouté",
      (une: ReturnType<typeof session>) =>
        une.actor.getSnapshot().children.journey!.send({ type: "CHILD.ADD" }),
    ],
    [
      "des revenus fiscaux",
      (une: ReturnType<typeof session>) =>
        une.actor.getSnapshot().children.journey!.send({
          type: "TAX.SET",
          ressourcesFiscales: { demandeur: { frais_reels: 1200 } },
        }),
    ],
    [
      "un patrimoine",
      (une: ReturnType<typeof session>) =>
        une.actor
          .getSnapshot()
          .children.journey!.send({ type: "WEALTH.SET", patrimoine: { livret_a: 1500 } }),
    ],
  ])("tient pour une réponse changée : %s", async (_, changer) => {
    const fini = finished();
    const services = serveur();
    const une = session(services, {}, reprise(recordOf(fini.context, fini.path)));
    await une.calculer();
    changer(une);
    await une.calculer();
    expect(services.save.mock.calls).toHaveLength(2);
  });

  it("redemande les résultats, sans réenregistrer, s’ils portent un autre identifiant que la simulation", async () => {
    const services = serveur();
    services.fetchResults.mockResolvedValueOnce(resultatsDe("une-autre"));
    const une = session(services);
    await une.calculer();
    expect(une.context.resultats?._id).toBe("une-autre");
    await une.calculer();
    expect(une.context.resultats?._id).toBe("s1");
    expect([services.save.mock.calls.length, services.fetchResults.mock.calls.length]).toEqual([1, 2]);
  });

  it("sans service pour enregistrer, l’échec dit qu’aucun n’est fourni", async () => {
    const actor = createActor(sessionMachine, { input: depart }).start();
    actor.send({ type: "COMPUTE" });
    const { context } = await waitFor(actor, ({ value }) => value.calcul === "échec");
    expect(context.error).toEqual({ message: "Service non fourni", status: 0 });
  });

  it("des résultats gardés sans leur simulation ne valent plus : on les refait", async () => {
    const services = serveur();
    const une = session(services, {}, aCote({ resultats: resultatsDe("perdue") }));
    une.actor.subscribe({ error: () => undefined });
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "prêt");
    expect([une.context.resultats, services.save.mock.calls.length]).toEqual([resultatsDe("s1"), 1]);
  });

  it.each([
    ["rien", undefined, { message: "Erreur inconnue", status: 0 }],
    ["un texte", "non", { message: "Erreur inconnue", status: 0 }],
    ["une erreur sans état", new Error("Panne."), { message: "Panne.", status: 0 }],
  ])("une erreur reste lisible quand le serveur rejette avec %s", async (_, rejet, attendu) => {
    const une = session({ ...serveur(), save: () => Promise.reject(rejet) });
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "échec");
    expect(une.context.error).toEqual(attendu);
  });
});

describe("arriver aux résultats", () => {
  const auRecapitulatif = () => {
    const services = serveur();
    const une = session(services);
    une.send({ type: "RESUME", journey: { context: finished().context, path: RECAPITULATIF } });
    const parcours = une.actor.getSnapshot().children.journey!;
    return { une, parcours, envois: () => services.save.mock.calls.length };
  };

  it("les demande, une fois pour les mêmes réponses, et encore quand elles y changent", async () => {
    const { une, parcours, envois } = auRecapitulatif();
    expect([une.etats["calcul"], envois()]).toEqual(["repos", 0]);
    parcours.send({ type: "GO", path: RESULTATS });
    parcours.send({ type: "GO", path: RESULTATS });
    await une.attendre("calcul", "prêt");
    expect([envois(), une.context.resultats]).toEqual([1, resultatsDe("s1")]);
    parcours.send({ type: "PRECISION.SET", precisions: { _interetBafa: true } });
    expect(une.etats["calcul"]).toBe("enregistre");
    await une.attendre("calcul", "prêt");
    expect([envois(), une.context.resultats]).toEqual([2, resultatsDe("s2")]);
  });

  it("ne les demande pas de lui-même quand l’onglet se recharge", () => {
    const { une, parcours } = auRecapitulatif();
    parcours.send({ type: "GO", path: RESULTATS });
    const services = serveur();
    const deux = session(services, {}, { journey: journeyText(une.actor) });
    expect([deux.path, deux.etats["calcul"], services.save.mock.calls.length]).toEqual([
      RESULTATS,
      "repos",
      0,
    ]);
  });

  it("ne les demande pas pour une réponse d’ailleurs", () => {
    const { une, parcours, envois } = auRecapitulatif();
    parcours.send({ type: "PRECISION.SET", precisions: { _interetBafa: true } });
    expect([une.etats["calcul"], envois()]).toEqual(["repos", 0]);
  });
});

describe("réessayer un calcul incomplet", () => {
  const partiels = (id: string): Resultats => ({
    ...resultatsDe(id),
    nonCalcules: [{ partie: "vélos", raison: "Elles n’ont pas pu être calculées.", passager: true }],
  });

  it("garde ceux qu’on avait quand le nouvel essai échoue", async () => {
    const services = serveur();
    services.fetchResults.mockResolvedValueOnce(partiels("s1")).mockRejectedValueOnce(panne("Coupure.", 0));
    const une = session(services);
    await une.calculer();
    une.send({ type: "RECOMPUTE" });
    await une.attendre("calcul", "échec");
    expect([une.context.resultats, resultatsAJour(une.context)]).toEqual([partiels("s1"), true]);
  });
});

describe("reprendre d’un lien privé", () => {
  const { context, path } = readStored(gardeALaNationalite)!;
  const reprendre = { type: "RESUME", journey: { context, path } } as const;

  it("les réponses du lien prennent la place de celles qui étaient là, et leurs résultats ne valent plus", async () => {
    const services = serveur();
    services.save.mockResolvedValueOnce({
      _id: "s1",
      token: "jeton-1",
      ecartees: [{ where: "patrimoine.livret_a", reason: "Ce montant n’est pas demandé." }],
    });
    const une = session(services);
    une.repondre("1960-01-01");
    une.repondre("AF");
    await une.calculer();
    expect([resultatsAJour(une.context), une.context.ecartees.length]).toEqual([true, 1]);
    une.send(reprendre);
    expect([une.path, une.reponses]).toEqual([NATIONALITE, dossierALaNationalite.answers.all]);
    expect(une.context.ecartees).toEqual([]);
    expect([une.context.resultats, une.context.savedKey, une.etats["calcul"]]).toEqual([
      undefined,
      null,
      "repos",
    ]);
    expect(services.fetchSimulation).not.toHaveBeenCalled();
  });
});

describe("ouvrir une simulation par son adresse", () => {
  const acces = { type: "FETCH", id: "abc", token: "secret" } as const;

  it("demande la simulation avec son jeton et remplace le parcours par elle", async () => {
    const services = serveur();
    const lecture = suspendu<unknown>();
    services.fetchSimulation.mockReturnValueOnce(lecture.promesse);
    const une = session(services);
    une.repondre("1960-01-01");
    une.repondre("AF");
    expect(une.path).toBe(ACTIVITE);
    une.send(acces);
    expect(une.etats["accès"]).toBe("lecture");
    lecture.finir(gardeALaNationalite);
    await une.attendre("accès", "libre");
    expect(services.fetchSimulation.mock.calls).toEqual([[{ id: "abc", token: "secret" }]]);
    expect([une.path, une.reponses]).toEqual([NATIONALITE, dossierALaNationalite.answers.all]);
    expect(une.context.modifiedFrom).toBe("abc");
  });

  it("les résultats d’avant ne valent plus, et l’enregistrement suivant dit d’où vient le dossier", async () => {
    const services = serveur();
    services.fetchSimulation.mockResolvedValueOnce(gardeALaNationalite);
    const une = session(services);
    une.repondre(NAISSANCE);
    await une.calculer();
    une.send(acces);
    await une.attendre("accès", "libre");
    expect(une.context.resultats).toBeUndefined();
    await une.calculer();
    expect(services.save.mock.calls.map(([record]) => record.modifiedFrom)).toEqual([undefined, "abc"]);
    expect(une.context.resultats).toEqual(resultatsDe("s2"));
  });
});

describe("tout effacer", () => {
  const effacer = { type: "CLEAR", today: "2026-12-01" } as const;

  it("vide les réponses, la simulation, les résultats, les erreurs et l’adresse gardée", async () => {
    const services = serveur();
    services.fetchSimulation
      .mockResolvedValueOnce(gardeALaNationalite)
      .mockRejectedValueOnce(panne("Simulation introuvable.", 404));
    const une = session(services);
    une.send({ type: "FETCH", id: "abc", token: "secret" });
    await une.attendre("accès", "libre");
    await une.calculer();
    une.send({ type: "EMAIL.SAVED", email: "lea@exemple.fr" });
    une.send({ type: "FETCH", id: "abd", token: "secret" });
    await une.attendre("accès", "refusé");
    une.send(effacer);
    const { today, simulation, resultats, error, saveError, openError, savedEmail, savedKey, modifiedFrom } =
      une.context;
    expect({
      today,
      simulation,
      resultats,
      error,
      saveError,
      openError,
      savedEmail,
      savedKey,
      modifiedFrom,
    }).toEqual({
      openError: null,
      today: "2026-12-01",
      simulation: undefined,
      resultats: undefined,
      error: null,
      saveError: null,
      savedEmail: null,
      savedKey: null,
      modifiedFrom: null,
    });
    expect([une.path, une.reponses, une.dateDeValeur]).toEqual([FIRST_STEP, [], "2026-12-01"]);
    expect([une.etats["calcul"], une.etats["accès"]]).toEqual(["repos", "libre"]);
  });

  it("ne laisse aucune réponse dans ce que le navigateur garde", () => {
    const une = session(serveur(), {}, reprise(dossierALaNationalite));
    expect(toutLeTexte(une.actor)).toContain(NAISSANCE);
    une.send(effacer);
    expect(toutLeTexte(une.actor)).not.toContain(NAISSANCE);
  });
});

describe("ce qui part vers le serveur", () => {
  it("un enregistrement après un changement remplace la simulation d’avant", async () => {
    const services = serveur();
    const une = session(services);
    une.repondre(NAISSANCE);
    await une.calculer();
    une.repondre("FR");
    await une.calculer();
    expect(services.save.mock.calls.map(([, ...replaces]) => replaces)).toEqual([
      [],
      [{ id: "s1", token: "jeton-1" }],
    ]);
  });

  it("un enregistrement refusé ne fait pas oublier la simulation à remplacer", async () => {
    const services = serveur();
    const une = session(services);
    await une.calculer();
    services.save.mockRejectedValueOnce(panne("Base pleine.", 503));
    une.repondre(NAISSANCE);
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "échec");
    await une.calculer();
    expect(services.save.mock.calls.map(([, replaces]) => replaces?.id)).toEqual([undefined, "s1", "s1"]);
  });

  it("les prénoms restent dans l’onglet : le dossier envoyé n’a que « votre 1er enfant »", async () => {
    const services = serveur();
    const { all } = dossierALaNationalite.answers;
    const prenom = {
      entityName: "individu",
      id: "enfant_0",
      fieldName: "_firstName",
      value: "Zélie",
    } as const;
    const answers = { all: [...all, prenom], current: all };
    const une = session(services, {}, reprise({ ...dossierALaNationalite, enfants: [0], answers }));
    expect(JSON.stringify(une.reponses)).toContain("Zélie");
    await une.calculer();
    const envoye = JSON.stringify(services.save.mock.calls);
    expect(envoye).not.toContain("Zélie");
    expect(envoye).toContain("votre 1er enfant");
    expect(toutLeTexte(une.actor)).toContain("Zélie");
  });

  it("ce que le serveur laisse de côté se retient jusqu’à l’enregistrement suivant", async () => {
    const services = serveur();
    const ecartees = [
      { where: "ressourcesFiscales.conjoint", reason: "Cette personne ne fait pas partie du foyer." },
    ];
    services.save.mockResolvedValueOnce({ _id: "s0", token: "j0", ecartees });
    const une = session(services);
    await une.calculer();
    expect(une.context.ecartees).toEqual(ecartees);
    une.repondre(NAISSANCE);
    await une.calculer();
    expect(une.context.ecartees).toEqual([]);
  });
});

describe("une simulation que le serveur n’a plus", () => {
  const perdue = () => panne("Cette simulation n’existe pas ou n’est plus disponible.", 404);

  it("perdue deux fois : un échec, pas une boucle ; redemander recommence une fois", async () => {
    const services = serveur();
    services.fetchResults.mockImplementation(() => Promise.reject(perdue()));
    const une = session(services);
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "échec");
    expect([services.save.mock.calls.length, services.fetchResults.mock.calls.length]).toEqual([2, 2]);
    expect(une.context.error?.status).toBe(404);
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "échec");
    expect([services.save.mock.calls.length, services.fetchResults.mock.calls.length]).toEqual([3, 4]);
  });

  it("des résultats redemandés restent là pendant ce temps", async () => {
    const services = serveur();
    const une = session(services);
    await une.calculer();
    const envoi = suspendu<Saved>();
    services.fetchResults.mockRejectedValueOnce(perdue());
    services.save.mockReturnValueOnce(envoi.promesse);
    une.send({ type: "RECOMPUTE" });
    await une.attendre("calcul", "enregistre");
    expect(resultatsAJour(une.context)).toBe(true);
    envoi.finir({ _id: "s2", token: "jeton-2" });
    await une.attendre("calcul", "prêt");
    expect(une.context.resultats?._id).toBe("s2");
  });
});

describe("une simulation enregistrée à nouveau telle quelle", () => {
  it("ne prend pas pour siens les résultats d’une autre", async () => {
    const services = serveur();
    services.fetchResults.mockResolvedValueOnce(resultatsDe("une-autre"));
    const une = session(services);
    await une.calculer();
    services.fetchResults.mockReturnValueOnce(suspendu<Resultats>().promesse);
    une.send({ type: "GONE", id: "s1" });
    await une.attendre("calcul", "calcule");
    expect([une.context.simulation?.id, une.context.resultats?._id]).toEqual(["s2", "une-autre"]);
  });
});

describe("le réseau revient", () => {
  it("le calcul qu’il avait fait échouer repart sans réenregistrer", async () => {
    const services = serveur();
    services.fetchResults.mockRejectedValueOnce(panne("Vous êtes hors connexion.", 0));
    const une = session(services);
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "échec");
    une.send({ type: "ONLINE" });
    await une.attendre("calcul", "prêt");
    expect(services.save).toHaveBeenCalledTimes(1);
  });

  it("des réponses dont la simulation n’a pas été gardée sont enregistrées d’abord", async () => {
    const avant = session();
    await avant.calculer();
    const services = serveur();
    services.save.mockRejectedValueOnce(panne("Vous êtes hors connexion.", 0));
    const une = session(services, {}, aCote({ savedKey: avant.context.savedKey }));
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "échec");
    expect(une.context.savedKey).toBe(une.context.key);
    une.send({ type: "ONLINE" });
    expect(une.etats["calcul"]).toBe("enregistre");
  });

  it("un calcul manqué avant que le dossier s’ouvre n’est pas celui de ce dossier : il ne repart pas", async () => {
    const services = serveur();
    const lecture = suspendu<unknown>();
    services.fetchSimulation.mockReturnValueOnce(lecture.promesse);
    services.save.mockRejectedValueOnce(panne("Vous êtes hors connexion.", 0));
    const une = session(services);
    une.actor.subscribe({ error: () => undefined });
    une.send({ type: "FETCH", id: "abc", token: "secret" });
    une.send({ type: "COMPUTE" });
    await une.attendre("calcul", "échec");
    lecture.finir(gardeALaNationalite);
    await une.attendre("accès", "libre");
    une.send({ type: "ONLINE" });
    expect([une.actor.getSnapshot().status, une.context.error]).toEqual(["active", null]);
    expect(services.save).toHaveBeenCalledTimes(1);
  });
});

describe("effacer du serveur", () => {
  const effacer = { type: "CLEAR", today: "2026-12-01" } as const;

  it("tout effacer efface la simulation enregistrée, et celle qu’une adresse avait ouverte", async () => {
    const services = serveur();
    services.fetchSimulation.mockResolvedValueOnce(gardeALaNationalite);
    const une = session(services);
    une.send({ type: "FETCH", id: "abc", token: "secret" });
    await une.attendre("accès", "libre");
    await une.calculer();
    une.send(effacer);
    expect(une.etats["effacement"]).toBe("efface");
    await une.attendre("effacement", "effacé");
    expect(services.eraseSimulation.mock.calls).toEqual([
      [
        [
          { id: "s1", token: "jeton-1" },
          { id: "abc", token: "secret" },
        ],
      ],
    ]);
    expect([une.context.erasing, une.context.opened]).toEqual([[], null]);
  });

  it("effacer deux fois de suite n’oublie pas la première simulation", async () => {
    const services = serveur();
    services.eraseSimulation.mockReturnValueOnce(suspendu<void>().promesse);
    const une = session(services);
    await une.calculer();
    une.send(effacer);
    une.send(effacer);
    await une.attendre("effacement", "effacé");
    expect(services.eraseSimulation.mock.calls.at(-1)).toEqual([[{ id: "s1", token: "jeton-1" }]]);
  });
});

describe("le message en tête de page", () => {
  it("disparaît à la première page suivante, si on ne dit rien d’autre", () => {
    const une = session();
    une.send({ type: "MESSAGE.SHOW", text: "Bonjour" });
    expect(une.context.message).toEqual({ text: "Bonjour", kind: "info", views: 1 });
    une.send({ type: "NAVIGATED" });
    expect(une.context.message).toBeNull();
  });

  it.each([2, 3, 5])("reste %i pages quand on le demande", (views) => {
    const une = session();
    une.send({ type: "MESSAGE.SHOW", text: "Attention", kind: "warning", views });
    const vus: unknown[] = [];
    for (let page = 0; page < views; page += 1) {
      une.send({ type: "NAVIGATED" });
      vus.push(une.context.message?.text ?? null);
    }
    expect(vus).toEqual([...Array.from({ length: views - 1 }, () => "Attention"), null]);
  });

  it("dit en partant, se lit à l’arrivée, et pas à la page d’après", () => {
    const une = session();
    une.send({ type: "MESSAGE.SHOW", text: "Redirigé", kind: "warning", enRoute: true });
    const vus = [1, 2].map(() => {
      une.send({ type: "NAVIGATED" });
      return une.context.message?.text ?? null;
    });
    expect(vus).toEqual(["Redirigé", null]);
  });

  it("se ferme tout de suite, et une page de plus n’y change rien", () => {
    const une = session();
    une.send({ type: "MESSAGE.SHOW", text: "Attention", views: 3 });
    une.send({ type: "MESSAGE.HIDE" });
    expect(une.context.message).toBeNull();
    une.send({ type: "NAVIGATED" });
    expect(une.context.message).toBeNull();
  });

  it("un nouveau message remplace l’ancien et repart de son propre compte", () => {
    const une = session();
    une.send({ type: "MESSAGE.SHOW", text: "Un", views: 3 });
    une.send({ type: "NAVIGATED" });
    une.send({ type: "MESSAGE.SHOW", text: "Deux", views: 2 });
    expect(une.context.message).toEqual({ text: "Deux", kind: "info", views: 2 });
  });
});

describe("autour du parcours", () => {
  it("la démonstration s’allume et s’éteint", () => {
    const une = session();
    une.send({ type: "DEMO.ON" });
    expect(une.etats["démonstration"]).toBe("allumée");
    une.send({ type: "DEMO.OFF" });
    expect(une.etats["démonstration"]).toBe("éteinte");
  });

  it("les variantes s’ajoutent, se remplacent et partent avec l’enregistrement", async () => {
    const services = serveur();
    const une = session(services, { abtesting: { couleur: "verte" } });
    une.send({ type: "AB.SET", name: "titre", value: "long" });
    une.send({ type: "AB.SET", name: "couleur", value: "bleue" });
    expect(une.context.abtesting).toEqual({ couleur: "bleue", titre: "long" });
    une.send({ type: "SAVE" });
    await une.attendre("enregistrement", "repos");
    expect(services.save.mock.calls[0]?.[0].abtesting).toEqual({ couleur: "bleue", titre: "long" });
  });

  it.each([
    ["un enregistrement", { type: "SAVE" } as const, "enregistrement", "repos"],
    ["un calcul qui enregistre", { type: "COMPUTE" } as const, "calcul", "prêt"],
    [
      "l’ouverture d’une simulation",
      { type: "FETCH", id: "abc", token: "secret" } as const,
      "accès",
      "libre",
    ],
  ])("l’adresse électronique gardée s’efface après %s", async (_, event, region, etat) => {
    const une = session();
    une.send({ type: "EMAIL.SAVED", email: "lea@exemple.fr" });
    expect(une.context.savedEmail).toBe("lea@exemple.fr");
    une.send(event);
    await une.attendre(region, etat);
    expect(une.context.savedEmail).toBeNull();
  });

  it("une session fermée pendant l’enregistrement garde ses réponses, et les enregistre quand on redemande les résultats", async () => {
    const jamais = session({ ...serveur(), save: () => suspendu<Saved>().promesse });
    jamais.repondre(NAISSANCE);
    jamais.send({ type: "COMPUTE" });
    const services = serveur();
    const { actor, from } = restoreSession(machineDe(services), textes(jamais.actor), depart);
    expect(from).toBe("snapshot");
    actor.send({ type: "COMPUTE" });
    const { context } = await waitFor(actor, ({ value }) => (value as { calcul: string }).calcul === "prêt");
    expect(context.resultats).toEqual(resultatsDe("s1"));
    expect(services.save.mock.calls.map(([record]) => record.answers.all.length)).toEqual([1]);
  });
});
