/** A parameter, as the description of the API has it. */
export interface ParametreDOperation {
  nom: string;
  lieu: "path" | "query" | "header";
  requis: boolean;
  schema: { enum?: readonly string[]; format?: string };
}

/** A route of the API. */
export interface Operation {
  methode: string;
  chemin: string;
  parametres: readonly ParametreDOperation[];
  avecCorps: boolean;
  securisee: boolean;
}

interface Decrite {
  parameters?: readonly {
    name: string;
    in: ParametreDOperation["lieu"];
    required?: boolean;
    schema?: ParametreDOperation["schema"];
  }[];
  requestBody?: unknown;
  security?: unknown;
}

export interface DescriptionDApi {
  paths: Readonly<Record<string, Readonly<Record<string, Decrite>>>>;
}

/** Every route of `/api/openapi.json`. */
export const operationsDe = ({ paths }: DescriptionDApi): Operation[] =>
  Object.entries(paths).flatMap(([chemin, methodes]) =>
    Object.entries(methodes).map(([methode, { parameters = [], requestBody, security }]) => ({
      methode: methode.toUpperCase(),
      chemin,
      parametres: parameters.map((un) => ({
        nom: un.name,
        lieu: un.in,
        requis: un.required === true,
        schema: un.schema ?? {},
      })),
      avecCorps: requestBody !== undefined,
      securisee: security !== undefined,
    })),
  );
