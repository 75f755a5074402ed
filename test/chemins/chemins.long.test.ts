import { beforeAll, describe, expect, it } from "vitest";
import { grapheDe, idArete } from "../../machines/graph/graphe.ts";
import { cleDe } from "../../machines/graph/transitions.ts";
import { lienDuParcours } from "../../machines/graph/lien.ts";
import { journeyMachine } from "../../machines/journey/journey.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { stepsOf, tree } from "../../machines/journey/tree.ts";
import { couvrir } from "../../machines/chemins/couvrir.ts";
import { applicationDe } from "./application.ts";
import { type Chemin, contexteDuChemin } from "../../machines/chemins/chemin.ts";
import { executer } from "./executer.ts";
import { engendrerSuite } from "../../machines/chemins/generer.ts";
import { gesticuler } from "./gestes.ts";
import { journey } from "../journeys.ts";

const GRAINE = Number(process.env["GRAINE"] ?? 1);
const TOUT = Boolean(process.env["NUIT"]);

let suite: ReturnType<typeof engendrerSuite>;
beforeAll(() => {
  suite = engendrerSuite(GRAINE, TOUT ? Infinity : 150);
}, 600_000);

const mouvementsDe = ({ pas }: Chemin) =>
  pas.map(({ stateId }, n) => `${stateId} → ${pas[n + 1]?.stateId ?? "sortie"}`);

describe(`les chemins de la graine ${GRAINE}`, () => {
  it("posent chaque question, et donnent chaque réponse offerte sur l’un d’eux", () => {
    const posees = new Set(suite.chemins.flatMap(({ pas }) => pas.map(({ stateId }) => stateId)));
    expect(stepsOf(tree).flatMap(({ stateId }) => (posees.has(stateId) ? [] : [stateId]))).toEqual([]);
    expect(suite.reponses).toBeGreaterThan(600);
  });

  it("prennent chaque passage d’une question à l’autre que `xstate/graph` trouve", () => {
    expect(suite.mouvements).toBeGreaterThan(180);
  });

  it.runIf(TOUT)("donnent ensemble deux réponses offertes à un même foyer", () => {
    expect(suite.manquantes).toBe(0);
    expect(suite.paires).toBeGreaterThan(110_000);
  });
});

describe("chaque chemin, en pli, en machine et par le serveur", () => {
  // The essential form has its own tests; its moves are not taken here.
  const voulues = grapheDe(journeyMachine.root).aretes.filter(
    (arete) => !idArete(arete).includes("[l’essentiel s’en passe]"),
  );

  it(`tient ses lois${TOUT ? "" : ", d’un passage à l’autre"}`, async () => {
    const applications = { neutre: applicationDe("neutre"), banque: applicationDe("banque") };
    const joues = TOUT ? suite.chemins : couvrir(suite.chemins, mouvementsDe);
    const passages = new Set<string>();
    const problemes: string[] = [];
    for (const chemin of joues) {
      const { numero, raison, depart } = chemin;
      await executer(chemin, GRAINE, applications[depart.marque], passages).catch((erreur: Error) =>
        problemes.push(
          `chemin ${numero} (${raison}) : ${erreur.message}\n  npm start, puis ${lienDuParcours(contexteDuChemin(chemin), RESULTATS)}`,
        ),
      );
    }
    expect(problemes).toEqual([]);
    const manquent = voulues.filter(({ passage }) => !passages.has(cleDe(passage)));
    // The loop of the adults always has someone to ask: its first question has no condition.
    expect(manquent.map(idArete)).toEqual([
      "bloc/ressources des adultes → individu/enfants/_hasRessources [sinon]",
    ]);
  });
});

describe("les gestes au hasard", () => {
  const suites = TOUT ? 3000 : 60;

  it(`tiennent, ${suites} suites`, () => {
    expect(() => gesticuler(GRAINE, suites)).not.toThrow();
  });

  it("attrapent une réponse changée en route, et la réduisent", () => {
    // Whoever says « no » is heard saying « yes ».
    const menteur: typeof journey = (input) => {
      const to = journey(input);
      const { answer } = to;
      return Object.assign(to, { answer: (value: unknown) => answer(value === false ? true : value) });
    };
    expect(() => gesticuler(GRAINE, suites, menteur)).toThrow(/une réponse ne change que si on la change/);
  });
});
