import type { Input, MiddlewareHandler } from "hono";
import type { BlankEnv, BlankInput } from "hono/types";
import { describeRoute, type DescribeRouteOptions, resolver } from "hono-openapi";
import type { GenericSchema } from "valibot";
import { PROBLEME } from "../http/errors.ts";
import { errorBody } from "./schemas.ts";

/** What a route takes, as the typed client of the pages must give it. */
type Taken = NonNullable<Input["in"]>;

interface Description {
  summary: string;
  tag:
    | "données ouvertes"
    | "simulation"
    | "référentiels"
    | "contributions"
    | "suivi"
    | "service"
    | "édition"
    | "OpenFisca";
  parameters?: NonNullable<DescribeRouteOptions["parameters"]>;
  body?: GenericSchema;
  /** A body that it takes, tried by the tests. */
  exemple?: object;
  secured?: boolean;
  /** For editors only. */
  editeurs?: boolean;
  /** A caller may be told to wait (429). */
  limited?: boolean;
  /** Status, French description and shape of the answer that succeeds. */
  success: [status: number, description: string, schema?: GenericSchema];
  /** What the answer that succeeds may be announced as; JSON unless told. */
  formes?: readonly string[];
  /** Other answers that have a shape of their own, by status. */
  aussi?: Readonly<Record<number, readonly [description: string, schema: GenericSchema]>>;
  /** French description of each refusal, by status. */
  errors?: Readonly<Record<number, string>>;
}

const JSON_ = "application/json";

const json = (schema: GenericSchema, ...formes: readonly string[]) =>
  Object.fromEntries(
    (formes.length > 0 ? formes : [JSON_]).map((forme) => [forme, { schema: resolver(schema) }]),
  );

/** The generator resolves schemas of bodies too, though its type does not say so. */
const corps = (schema: GenericSchema, exemple: Description["exemple"]) => ({
  required: true,
  content: { [JSON_]: { schema: resolver(schema), ...(exemple && { example: exemple }) } } as never,
});

const parStatut = <T, U>(dits: Readonly<Record<string, T>>, decrire: (dit: T) => U) =>
  Object.fromEntries(Object.entries(dits).map(([statut, dit]) => [statut, decrire(dit)]));

/**
 * Publishes a route in `/api/openapi.json`, and gives its type what it takes beside its path (`In`).
 * Every route may answer 500, and writes 403, 413, 415 and 429.
 */
export function routeDoc<In extends Taken = BlankInput>({
  summary,
  tag,
  parameters,
  body,
  exemple,
  secured,
  editeurs,
  limited,
  success,
  formes = [],
  aussi = {},
  errors,
}: Description): MiddlewareHandler<BlankEnv, string, { in: In }> {
  const [status, description, schema] = success;
  const refusals: Readonly<Record<string, string>> = {
    ...errors,
    ...(limited && { 429: "Trop de demandes en peu de temps." }),
    500: "Le serveur a rencontré un problème.",
  };
  return describeRoute({
    summary,
    tags: [tag],
    ...(parameters && { parameters }),
    ...(body && { requestBody: corps(body, exemple) }),
    ...(editeurs && { security: [{ editeur: [] }] }),
    ...(secured && { security: [{ jeton: [] }, { temoin: [] }] }),
    responses: {
      [status]: { description, ...(schema && { content: json(schema, ...formes) }) },
      ...parStatut(aussi, ([text, shape]) => ({ description: text, content: json(shape) })),
      ...parStatut(refusals, (text) => ({ description: text, content: json(errorBody, PROBLEME) })),
    },
  });
}

/** What a parameter may be, and one of its values. */
interface Parametre {
  schema?: object;
  /** Tried by the tests. */
  example?: string | number;
}

/** A required parameter of the path. */
export const pathParameter = (name: string, description: string, { schema, example }: Parametre = {}) => ({
  name,
  in: "path" as const,
  required: true,
  description,
  schema: schema ?? { type: "string" },
  ...(example !== undefined && { example }),
});

/** An optional parameter of the query. */
export const queryParameter = (name: string, description: string, { schema, example }: Parametre = {}) => ({
  name,
  in: "query" as const,
  required: false,
  description,
  schema: schema ?? { type: "string" },
  ...(example !== undefined && { example }),
});
