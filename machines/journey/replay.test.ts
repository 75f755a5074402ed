import { everyAnswer } from "../answers/answer.ts";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { oracleCases } from "../../test/fixtures/oracle.ts";
import { activePaths, answerAll, finished, journey } from "../../test/journeys.ts";
import { ouErreur } from "../../test/ou-erreur.ts";
import { connueDeLaReference, ecartsVoulus } from "../../test/reference.ts";
import { recordSchema, type SimulationRecord } from "../answers/record.ts";
import { recordOf, replay } from "./replay.ts";

const RESULTATS = "/simulation/resultats";
const EN_COUPLE = "/simulation/famille/en_couple";
const salariee = { "demandeur/activite": "salarie", "menage/statut_occupation_logement": "proprietaire" };
const fini = finished(salariee);
const record = recordOf(fini.context, fini.path);

const avec = (...plus: SimulationRecord["answers"]["all"]): SimulationRecord => ({
  ...record,
  answers: { ...record.answers, all: [...record.answers.all, ...plus] },
});
const changer = (fieldName: string, value: string): SimulationRecord => ({
  ...record,
  answers: {
    all: record.answers.all.map((one) => (one.fieldName === fieldName ? { ...one, value } : one)),
    current: [],
  },
});

describe("enregistrer puis rejouer", () => {
  it("un parcours fini redonne le même foyer, la même page, et rien à signaler", () => {
    const rejoue = replay(record);
    expect(rejoue.situation).toEqual(fini.situation);
    expect([rejoue.path, rejoue.dropped]).toEqual([RESULTATS, []]);
  });

  it("à chaque question du parcours, redonne la page où l’on était", () => {
    const to = journey();
    const pages: [string, string][] = [];
    answerAll(to, { "demandeur/activite": "etudiant" }, [EN_COUPLE]);
    for (const path of activePaths(to.parcours).filter(
      (one) => to.send({ type: "GO", path: one }).path === one,
    )) {
      pages.push([path, replay(recordOf(to.context, path)).path]);
    }
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(([avant, apres]) => avant !== apres)).toEqual([]);
  });

  it("est une simulation que le schéma accepte, avec ses enfants, revenus fiscaux et patrimoine", () => {
    const to = journey();
    answerAll(to, salariee, ["enfants"]);
    to.send({ type: "CHILD.ADD" });
    answerAll(to);
    to.send({ type: "TAX.SET", ressourcesFiscales: { demandeur: { salaire_imposable: 1 } } });
    to.send({ type: "WEALTH.SET", patrimoine: { livret_a: 2 } });
    const complet = recordOf(to.context, to.path, { _id: "abc", abtesting: { appel: "trouver" } });
    expect(v.parse(recordSchema, complet)).toEqual(complet);
    expect(complet).toMatchObject({ version: 11, enfants: [0], _id: "abc", dateDeValeur: "2026-11-20" });
    expect(replay(complet).situation).toEqual(to.situation);
  });

  it("de réponses mises de côté, ne les remet pas dans le foyer : couple, séparé, reformé", () => {
    const to = finished({ ...salariee, "famille/en_couple": true });
    for (const value of [false, true]) to.send({ type: "EDIT", path: EN_COUPLE }).answer(value);
    const rejoue = replay(recordOf(to.context, to.path));
    expect(rejoue.path).toBe("/simulation/individu/conjoint/date_naissance");
    expect(rejoue.situation.conjoint).toEqual(to.situation.conjoint);
  });
});

describe("rejouer ce qui vient d’ailleurs", () => {
  it.each(oracleCases.map((one) => [one.id, one] as const))(
    "le cas de référence passe en entier ; seules s’écartent les réponses d’un enfant retiré : %s",
    (id, { simulation }) => {
      const presents = new Set((simulation.enfants ?? []).map((index) => `enfant_${index}`));
      const retire = (id = "") => id.startsWith("enfant_") && !presents.has(id);
      const { path, dropped, ecartees, context } = replay(simulation);
      expect(dropped).toEqual([]);
      // A question that the reference does not know waits for its answer.
      expect(path).toBe(ecartsVoulus[id] || !connueDeLaReference(path) ? path : RESULTATS);
      expect(
        ecartees.filter(({ where }) => /^answers\.all\[\d+\]$/.test(where)).map(({ where }) => where),
      ).toEqual(
        simulation.answers.all.flatMap(({ id }, index) => (retire(id) ? [`answers.all[${index}]`] : [])),
      );
      expect(everyAnswer(context.answers).filter(({ id }) => retire(id))).toEqual([]);
    },
  );

  it.each<[string, SimulationRecord, { where: string; reason: string }[]]>([
    [
      "deux fois la même réponse",
      avec({ entityName: "famille", fieldName: "en_couple", value: true }),
      [{ where: `answers.all[${record.answers.all.length}]`, reason: "Cette réponse figure deux fois." }],
    ],
    [
      "une question inconnue",
      avec({ entityName: "menage", fieldName: "piscine", value: true }),
      [
        {
          where: `answers.all[${record.answers.all.length}]`,
          reason: "Aucune question du parcours n’attend cette réponse.",
        },
      ],
    ],
    [
      "une valeur impossible",
      changer("nationalite", "MARS"),
      [
        {
          where: "answers.all[1]",
          reason: "La réponse à « Nationalité » ne convient pas à cette situation.",
        },
      ],
    ],
  ])("signale %s, sans répéter la valeur", (_, abime, attendu) => {
    const dit = () =>
      replay(abime).dropped.map(({ where, reason }) => ({
        where,
        reason: reason.replace(/[\u00a0\u202f]/g, " "),
      }));
    expect(ouErreur(dit)).toEqual(attendu);
  });

  it("garde la première de deux réponses à la même question", () => {
    const double = avec({ entityName: "famille", fieldName: "en_couple", value: true });
    expect(replay(double).situation.famille.en_couple).toBe(false);
  });

  it("ne signale pas une réponse mise de côté : sa question existe, elle ne se pose plus", () => {
    const separe = avec({ entityName: "individu", id: "conjoint", fieldName: "activite", value: "salarie" });
    const rejoue = replay(separe);
    expect([rejoue.dropped, rejoue.situation.conjoint]).toEqual([[], undefined]);
    expect(rejoue.context.oubliees).toEqual(["individu/conjoint/activite"]);
  });

  it("signale une réponse courante qui n’est pas celle qui est gardée, ou qui n’a pas sa place", () => {
    const [naissance] = record.answers.all;
    const abime: SimulationRecord = {
      ...record,
      answers: {
        all: record.answers.all,
        current: [
          { ...naissance!, value: "1950-01-01" },
          { entityName: "individu", id: "demandeur", fieldName: "scolarite", value: "lycee" },
          { entityName: "individu", id: "demandeur", fieldName: "scolarite", value: "bic" },
        ],
      },
    };
    expect(replay(abime).dropped.map(({ where, reason }) => [where, reason])).toEqual([
      ["answers.current[0]", "Cette réponse diffère de celle qui est gardée dans toutes les réponses."],
      ["answers.current[1]", "Cette réponse n’est pas attendue à cet endroit du parcours."],
      ["answers.current[2]", "Cette réponse n’est pas attendue à cet endroit du parcours."],
    ]);
  });

  it("sans réponse, commence au début", () => {
    const vide = { ...record, answers: { all: [], current: [] } };
    expect(replay(vide)).toMatchObject({
      path: "/simulation/individu/demandeur/date_naissance",
      dropped: [],
    });
  });

  it("rejoue la marque demandée", () => {
    const paths = activePaths(replay(record, { marque: "banque" }).parcours);
    expect(paths).toContain("/simulation/individu/demandeur/_aleas");
  });

  it.each([
    [
      "un enfant deux fois dans la réponse donnée pour tous",
      [
        { id: "enfant_0", value: true },
        { id: "enfant_0", value: false },
      ],
    ],
    ["un texte à la place de la liste", "oui"],
    ["une liste de textes", ["enfant_0"]],
  ])("ne tombe pas sur %s", (_, value) => {
    const tordu = avec({
      entityName: "individu",
      id: "enfants",
      fieldName: "_hasRessources",
      value,
    } as never);
    expect(() => replay({ ...tordu, enfants: [0] })).not.toThrow();
  });

  it.each([
    null,
    3,
    "x",
    [null],
    [["a"]],
    [{ id: "salaire_net" }],
    [{ id: "salaire_net", amounts: null }],
    { a: 1 },
  ])("ne tombe pas sur une valeur de la mauvaise forme : %j, quelle que soit la question", (value) => {
    for (const one of record.answers.all) {
      const answers = {
        all: record.answers.all.map((other) => (other === one ? ({ ...other, value } as never) : other)),
        current: [],
      };
      if (!v.safeParse(recordSchema, { ...record, answers }).success) continue;
      expect(() => replay({ ...record, answers })).not.toThrow();
    }
  });
});
