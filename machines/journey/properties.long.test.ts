import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readsOf } from "../../catalogue/predicate/describe.ts";
import { choicesAt, journey, type Journey } from "../../test/journeys.ts";
import { keyOf } from "../answers/answer.ts";
import { canVisit, currentAnswers, frontier, missingChildAnswers, progress } from "./position.ts";
import { recordOf, replay } from "./replay.ts";
import { tree } from "./tree.ts";
import { traverse } from "./traverse.ts";
import { LISTE_ENFANTS, RECAPITULATIF, RESULTATS, screens } from "./screens.ts";

/** A move chosen at random; numbers choose among what is possible at that moment. */
type Move =
  | { move: "ANSWER"; pick: number }
  | { move: "REFUSED" | "CHILD.ADD" | "BACK" }
  | { move: "GO" | "EDIT" | "CHILD.EDIT" | "CHILD.REMOVE"; pick: number };

const pick = fc.nat(999);
/** Answers run ten at a time, so that journeys reach far. */
const move: fc.Arbitrary<Move[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.record({ move: fc.constant("ANSWER" as const), pick }), {
      minLength: 3,
      maxLength: 14,
    }),
  },
  {
    weight: 5,
    arbitrary: fc
      .oneof(
        fc.record({ move: fc.constantFrom("REFUSED" as const, "CHILD.ADD" as const, "BACK" as const) }),
        fc.record({
          move: fc.constantFrom(
            "GO" as const,
            "EDIT" as const,
            "CHILD.EDIT" as const,
            "CHILD.REMOVE" as const,
          ),
          pick,
        }),
      )
      .map((one) => [one]),
  },
);
const moves = fc.array(move, { minLength: 2, maxLength: 14 }).map((runs) => runs.flat());

const draws = new Set([LISTE_ENFANTS, RECAPITULATIF, RESULTATS]);

const among = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

function play(to: Journey, one: Move): void {
  const open = () =>
    [...to.parcours.steps.map((step) => step.path), ...screens].filter((path) => canVisit(to.parcours, path));
  switch (one.move) {
    case "ANSWER": {
      const value = among(choicesAt(to), one.pick);
      if (value !== undefined) to.answer(value);
      return;
    }
    case "REFUSED":
      to.answer("ni ceci ni cela, et bien trop long pour un prénom");
      return;
    case "BACK":
      to.send({ type: "BACK", from: to.path });
      return;
    case "GO":
    case "EDIT": {
      // The list of children, the summary and the results draw more visits than their share.
      const path = among(
        [...open(), ...open().flatMap((at) => (draws.has(at) ? [at, at, at] : []))],
        one.pick,
      );
      if (path) to.send({ type: one.move, path });
      return;
    }
    case "CHILD.ADD":
      if ((to.context.enfants ?? []).length < 3) to.send({ type: "CHILD.ADD" });
      return;
    case "CHILD.EDIT":
    case "CHILD.REMOVE":
      to.send({ type: one.move, index: among(to.context.enfants ?? [0], one.pick) ?? 0 });
  }
}

/** Plays random journeys of both brands and checks `holds` after each move. */
function always(holds: (to: Journey) => void, numRuns = 60): void {
  fc.assert(
    fc.property(moves, fc.constantFrom("neutre" as const, "banque" as const), (those, marque) => {
      const to = journey({ marque });
      for (const one of those) {
        play(to, one);
        holds(to);
      }
    }),
    { seed: 20_261_120, numRuns },
  );
}

describe("quoi qu’on réponde, où qu’on aille", () => {
  it("l’avancement reste entre 0 et 1", () => {
    always((to) => {
      const share = progress(to.parcours, to.path);
      expect(share >= 0 && share <= 1).toBe(true);
    });
  });

  it("on se tient toujours à une question qui se pose et qu’on peut visiter, ou à un écran ouvert", () => {
    always((to) => {
      const here = to.path;
      expect(screens.includes(here) || to.parcours.byPath.get(here)?.active).toBe(true);
      expect(canVisit(to.parcours, here)).toBe(true);
    });
  });

  it("les réponses courantes sont le début du parcours, aux frères et sœurs d’un enfant près", () => {
    always((to) => {
      const { active } = to.parcours;
      const here = active.find((step) => step.path === to.path);
      const siblings = (key: string) =>
        here?.child === true &&
        active.some((step) => keyOf(step.address) === key && step.child && step.personne !== here.personne);
      const current = currentAnswers(to.parcours, to.path).map(keyOf);
      const own = current.filter((key) => !siblings(key));
      const path = active.map((step) => keyOf(step.address)).filter((key) => !siblings(key));
      expect(own).toEqual(path.slice(0, own.length));
    });
  });

  it("aucune question ne revient deux fois pour une même personne", () => {
    always((to) => {
      const keys = to.parcours.steps.map((step) => keyOf(step.address));
      expect(new Set(keys).size).toBe(keys.length);
      const paths = to.parcours.steps.map((step) => step.path);
      expect(new Set(paths).size).toBe(paths.length);
    });
  });

  it("aucune réponse ne vise un enfant qui n’est plus là", () => {
    always((to) => {
      const presents = new Set((to.context.enfants ?? []).map((index) => `enfant_${index}`));
      const nommes = to.context.answers.flatMap((answer) =>
        answer.id === "enfants" ? (answer.value as { id: string }[]).map(({ id }) => id) : [answer.id ?? ""],
      );
      expect(nommes.filter((id) => id.startsWith("enfant_") && !presents.has(id))).toEqual([]);
    });
  });

  it("une réponse refusée ne change rien", () => {
    always((to) => {
      // The list of children takes any answer: it stores their number.
      if (to.path === LISTE_ENFANTS) return;
      const before = to.persisted();
      expect(to.answer(Number.NaN).persisted()).toBe(before);
    });
  });

  it("fermer et rouvrir rend exactement le même parcours", () => {
    always((to) => {
      const kept = to.persisted();
      const back = journey({ dateDeValeur: "2000-01-01" }, kept);
      expect(back.persisted()).toBe(kept);
      expect([back.path, back.situation]).toEqual([to.path, to.situation]);
    }, 30);
  });

  it("rejouer l’enregistrement rend le même foyer et la même page", () => {
    always((to) => {
      const rejoue = replay(recordOf(to.context, to.path), { marque: to.context.marque });
      expect(rejoue.situation).toEqual(to.situation);
      // A screen, or a place among children left incomplete, has no place in a record: the journey
      // comes back where it must go on.
      const among = missingChildAnswers(to.parcours).length > 0;
      const here = screens.includes(to.path) ? [] : [to.path];
      const goesOn = here.length === 0 || among ? [frontier(to.parcours)] : [];
      expect([...here, ...goesOn]).toContain(rejoue.path);
      const waiting = to.parcours.active.some((step) => step.given && !step.answered);
      expect(waiting ? [] : rejoue.dropped).toEqual([]);
    });
  });

  it("rejouer l’enregistrement ne signale pas une réponse seulement mise de côté", () => {
    always((to) => {
      const { dropped } = replay(recordOf(to.context, to.path), { marque: to.context.marque });
      const oubliees = new Set(to.context.oubliees);
      expect(dropped.filter(({ answer }) => oubliees.has(keyOf(answer)))).toEqual([]);
    });
  });
});

// ── Structure of the journey

interface Read {
  path: string;
  reads: readonly string[];
  /** Answers of the steps before this one. */
  earlier: ReadonlySet<string>;
}

const answerName = (entity: string, field: string, personne: string) =>
  entity === "individu" ? `individu.${personne}.${field}` : field ? `${entity}.${field}` : entity;

/** Every condition of the journey, what it reads, and what was asked before it; one child goes round the loops. */
function readsOfTree(): Read[] {
  const found: Read[] = [];
  const asked = new Set<string>();
  const roleOf = (person: string) => (person.startsWith("enfant_") ? "enfant" : person);
  traverse<void>(tree, {
    always: undefined,
    read(condition, person, node) {
      const whom = person ?? "enfants";
      const reads = readsOf(condition).map((read) => read.replace("{personne}", roleOf(whom)));
      const path =
        node.kind === "group" ? `groupe ${node.group.name}` : node.step.path.replace("{personne}", whom);
      found.push({ path, reads, earlier: new Set(asked) });
    },
    people: (loop) => (loop === "adultes" ? ["demandeur", "conjoint"] : ["enfant_0"]),
    present: () => undefined,
    step({ node: { step }, person = step.personne ?? "demandeur" }) {
      asked.add(answerName(step.entity, step.field, roleOf(person)));
    },
  });
  return found;
}

/** Answers at random from here to the next screen; returns the paths met. */
function toScreen(to: Journey, picks: readonly number[]): string[] {
  const met: string[] = [];
  for (let i = 0; to.parcours.byPath.has(to.path); i += 1) {
    if (i > 200) throw new Error(`Le parcours n’en finit pas : ${met.slice(-3).join(" ")}`);
    met.push(to.path);
    to.answer(among(choicesAt(to), picks[i % picks.length] ?? 0));
  }
  return met;
}

describe("quoi qu’on corrige depuis le récapitulatif", () => {
  const picks = fc.array(pick, { minLength: 5, maxLength: 40 });

  it("on répond à la question et à celles qui attendent encore, chacune une fois, puis on revient au récapitulatif", () => {
    fc.assert(
      fc.property(picks, pick, picks, fc.integer({ min: 0, max: 2 }), (first, which, then, enfants) => {
        const to = journey();
        while (to.path !== LISTE_ENFANTS)
          to.answer(among(choicesAt(to), first[to.context.answers.length % first.length] ?? 0));
        for (let i = 0; i < enfants; i += 1) {
          to.send({ type: "CHILD.ADD" });
          while (to.path !== LISTE_ENFANTS) to.answer(choicesAt(to)[0]);
        }
        toScreen(to, first);
        expect(to.path).toBe(RESULTATS);
        to.send({ type: "GO", path: RECAPITULATIF });
        const path = among(to.parcours.active, which)?.path ?? "";
        const met = toScreen(to.send({ type: "EDIT", path }), then);
        expect(met[0]).toBe(path);
        expect(new Set(met).size).toBe(met.length);
        expect(to.path).toBe(RECAPITULATIF);
        expect(to.send({ type: "GO", path: RESULTATS }).path).toBe(RESULTATS);
      }),
      { seed: 20_261_121, numRuns: 60 },
    );
  });
});

describe("la structure du parcours", () => {
  const found = readsOfTree();

  it("a des conditions à vérifier, et des réponses à lire", () => {
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ reads }) => reads.length === 0).map(({ path }) => path)).toEqual([
      "groupe projets de la banque",
      "groupe imprévus",
    ]);
  });

  // A child has no activity question: the types that depend on it are never worth asking a child about.
  const neverAsked = new Set(["individu.enfant.activite"]);

  it("aucune question ne dépend d’une réponse donnée après elle", () => {
    const late = found.flatMap(({ path, reads, earlier }) =>
      reads
        .filter((read) => !earlier.has(read) && !neverAsked.has(read))
        .map((read) => `${path} lit ${read}`),
    );
    expect(late).toEqual([]);
  });
});
