import fc from "fast-check";
import { MAX_BODY } from "../../server/http/body.ts";
import { simulations } from "./cas.ts";
import { muter, mutation, type Mutation } from "./mutations.ts";

/** A body to post, and what is known of it. */
export interface Corps {
  corps: string;
  faux: boolean;
  type?: string;
}

const TYPES_FAUX = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "",
];

/** How a body is written: whole, cut, or not JSON at all. */
const ecriture = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ genre: "entier" as const }) },
  fc.record({ genre: fc.constant("coupé" as const), part: fc.double({ min: 0, max: 0.99, noNaN: true }) }),
  fc.record({ genre: fc.constant("type" as const), type: fc.constantFrom(...TYPES_FAUX) }),
  fc.record({
    genre: fc.constant("texte" as const),
    texte: fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("", "[".repeat(30_000), "1e999", '{"a":1,"a":2}', "NaN", "\ufeff{}"),
    ),
  }),
  fc.record({ genre: fc.constant("gros" as const) }),
);

function ecrire(
  simulation: number,
  mutations: readonly Mutation[],
  forme: { genre: string; part?: number; type?: string; texte?: string },
): Corps {
  const { record, faux } = muter(simulations[simulation], mutations);
  const corps = JSON.stringify(record);
  switch (forme.genre) {
    case "coupé":
      // A cut number or word may still be JSON: only what opens and does not close is sure not to be.
      return { corps: corps.slice(0, Math.floor(corps.length * (forme.part ?? 0))), faux: true };
    case "type":
      return { corps, faux: true, type: forme.type ?? "" };
    case "texte":
      return { corps: forme.texte ?? "", faux: true };
    case "gros":
      return { corps: corps + " ".repeat(MAX_BODY), faux: true };
    default:
      return { corps, faux };
  }
}

/** A record of the questionnaire, mutated, then written well or badly. */
export const corpsDeSimulation: fc.Arbitrary<Corps> = fc
  .tuple(fc.nat(simulations.length - 1), fc.array(mutation, { maxLength: 3 }), ecriture)
  .map(([simulation, mutations, forme]) => ecrire(simulation, mutations, forme));
