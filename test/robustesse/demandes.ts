import fc from "fast-check";
import { enregistrer, type Enregistree, porteur, simulations } from "./cas.ts";
import type { Demande } from "./connexion.ts";
import { muter, mutation, type Mutation } from "./mutations.ts";
import type { Operation, Parametre } from "./operations.ts";

/** A generated request. */
export interface Engendree extends Demande {
  /** Route of the description, or why it has none. */
  route: string;
  /** Known to be malformed: an answer that accepts it is a fault. */
  faux: boolean;
}

/** Bytes as a path or a query may hold them. */
const encoder = (texte: string): string =>
  [...Buffer.from(texte)]
    .map((octet) =>
      /[\w.~-]/.test(String.fromCharCode(octet))
        ? String.fromCharCode(octet)
        : `%${octet.toString(16).padStart(2, "0")}`,
    )
    .join("");

/** What programs get wrong in an address, as it is written there. */
const bizarre: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "%",
    "%00",
    "%ff%fe",
    "..%2f..%2fetc%2fpasswd",
    "__proto__",
    "constructor",
    "%c0%ae",
    "%252e",
    "%e2%80%ae",
    "null",
    "-1",
    "1e999",
    "[object%20Object]",
    "'%20OR%201=1--",
    "%0d%0aX-Faux:%201",
  ),
  fc.constant("a".repeat(3_000)),
  fc.string({ unit: "binary", maxLength: 30 }).map(encoder),
);

const dates = fc.oneof(
  fc.constantFrom(
    "2026-11-20",
    "1990-01-01",
    "2100-12-31",
    "2024-02-29",
    "2025-02-29",
    "0000-00-00",
    "9999-12-31",
    "+010000-01-01",
    "2026-1-1",
  ),
  fc.date({ noInvalidDate: true }).map((jour) => jour.toISOString().slice(0, 10)),
);

/** What a name suggests, beside what the schema says: enough to reach the inside of the route. */
const ORDINAIRES: Readonly<Record<string, readonly string[]>> = {
  q: ["75", "35000", "rennes", "saint den", "la", "76650 petit"],
  commune: ["35238", "2A004", "97411"],
  types: ["caf", "mission_locale", "caf+cpam", "france_travail"],
  aide: ["rsa", "ppa", "aide_logement"],
  chemin: ["marche_travail.salaire_minimum.smic.smic_b_horaire"],
  reponse: ["individu.demandeur.activite", "menage.depcom"],
  filtre: ["bafa", "tout"],
};

function valeurDe({ nom, schema }: Parametre, connues: readonly Enregistree[]): fc.Arbitrary<string> {
  const ordinaires = schema.enum ?? ORDINAIRES[nom] ?? (nom === "id" ? connues.map(({ _id }) => _id) : []);
  return fc.oneof(
    {
      weight: 4,
      arbitrary:
        schema.format === "date"
          ? dates
          : ordinaires.length > 0
            ? fc.constantFrom(...ordinaires).map(encoder)
            : bizarre,
    },
    { weight: 1, arbitrary: bizarre },
  );
}

const jetonDe = (connues: readonly Enregistree[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...connues).map(({ token }) => porteur(token).Authorization) },
    fc.constantFrom(
      "",
      "Bearer",
      "Bearer ",
      "Basic YTpi",
      "bearer x",
      `Bearer ${"x".repeat(5_000)}`,
      "Bearer é\u00ff",
    ),
  );

/** Headers that a browser, a proxy or a mischievous caller adds. */
const enTetes: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    Origin: fc.constantFrom("https://ailleurs.example", "null", "http://[", ""),
    "Sec-Fetch-Site": fc.constantFrom("cross-site", "same-origin", "none", "é"),
    "X-Forwarded-For": fc.constantFrom("1.2.3.4", "1.2.3.4, 5.6.7.8", "::1", ",,,", "x".repeat(500)),
    "X-Forwarded-Proto": fc.constantFrom("https", "https,http", "gopher"),
    "Accept-Encoding": fc.constantFrom("gzip", "br", "gzip;q=0", "*", "é"),
    "If-None-Match": fc.constantFrom("*", 'W/"x"', '"'),
    Cookie: fc.constantFrom("cap_aides_token=x", "=;=", "cap_aides_token=%ff", "a=".repeat(400)),
    Range: fc.constantFrom("bytes=0-1", "bytes=-", "bytes=9-1"),
    Host: fc.constantFrom("exemple.fr", "127.0.0.1:99999", "", "a b"),
    Expect: fc.constant("100-continue"),
  },
  { requiredKeys: [] },
);

interface Corps {
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
      return { corps: corps + " ".repeat(70_000), faux: true };
    default:
      return { corps, faux };
  }
}

const corpsDeSimulation: fc.Arbitrary<Corps> = fc
  .tuple(fc.nat(simulations.length - 1), fc.array(mutation, { maxLength: 3 }), ecriture)
  .map(([simulation, mutations, forme]) => ecrire(simulation, mutations, forme));

function adresseDe({ chemin, parametres }: Operation, connues: readonly Enregistree[]): fc.Arbitrary<string> {
  const valeurs = fc.tuple(
    ...parametres.map((un) => fc.option(valeurDe(un, connues), { freq: un.requis ? 20 : 2, nil: undefined })),
  );
  return fc.tuple(valeurs, fc.option(bizarre, { freq: 9, nil: undefined })).map(([donnees, suite]) => {
    let ici = chemin;
    const requete: string[] = suite === undefined ? [] : [suite];
    for (const [rang, { nom, lieu }] of parametres.entries()) {
      const donnee = donnees[rang];
      if (lieu === "path") ici = ici.replace(`{${nom}}`, donnee ?? "x");
      else if (donnee !== undefined && lieu === "query") requete.push(`${nom}=${donnee}`);
    }
    return requete.length > 0 ? `${ici}?${requete.join("&")}` : ici;
  });
}

const METHODES = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "BREW"];

function demandeDe(operation: Operation, connues: readonly Enregistree[]): fc.Arbitrary<Engendree> {
  const { methode, chemin, avecCorps, securisee } = operation;
  const autorisation = fc.option(jetonDe(connues), { freq: securisee ? 9 : 1, nil: undefined });
  const remplace = fc.option(fc.constantFrom(...connues.map(({ _id }) => _id), "", "x".repeat(900), "%00"), {
    freq: 1,
    nil: undefined,
  });
  return fc
    .record({
      cible: adresseDe(operation, connues),
      entetes: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, enTetes),
      autorisation,
      remplace,
      corps: avecCorps ? corpsDeSimulation : fc.option(corpsDeSimulation, { freq: 12, nil: undefined }),
      autre: fc.option(fc.constantFrom(...METHODES), { freq: 14, nil: undefined }),
    })
    .map(({ cible, entetes, autorisation, remplace, corps, autre }) => ({
      route: `${methode} ${chemin}`,
      methode: autre ?? methode,
      cible,
      entetes: {
        ...(corps && { "Content-Type": corps.type ?? "application/json" }),
        ...entetes,
        ...(autorisation !== undefined && { Authorization: autorisation }),
        ...(avecCorps && remplace !== undefined && { Remplace: remplace }),
      },
      ...(corps && { corps: corps.corps }),
      faux: (autre ?? methode) === "POST" && avecCorps && corps?.faux === true,
    }));
}

/** Addresses that no description names: pages, their files, what is nowhere. */
const ailleurs = fc
  .record({
    methode: fc.constantFrom(...METHODES),
    cible: fc.oneof(
      fc.constantFrom(
        "/",
        "/index.html",
        "/api",
        "/api/",
        "/api/simulation",
        "/assets/",
        "/assets/..%2f..%2fpackage.json",
        "//",
        "/?iframe",
        "/simulation/resultats",
        "/favicon.svg",
        "*",
        "http://ailleurs.example/",
      ),
      bizarre.map((suite) => `/${suite}`),
      bizarre.map((suite) => `/api/${suite}`),
      bizarre.map((suite) => `/api/simulation/${suite}/resultats`),
    ),
    entetes: enTetes,
  })
  .map((une): Engendree => ({ ...une, route: "hors description", faux: false }));

/**
 * Requests drawn from the description of the API, then mutated. `connues` are stored simulations, to
 * reach what is behind a token.
 */
export function demandes(
  operations: readonly Operation[],
  connues: readonly Enregistree[],
): fc.Arbitrary<Engendree> {
  return fc.oneof(
    ...operations.map((une) => ({
      weight: une.avecCorps ? 12 : 3,
      arbitrary: demandeDe(une, connues),
    })),
    { weight: 4, arbitrary: ailleurs },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...simulations).map((une): Engendree => ({
        ...enregistrer(JSON.stringify(une)),
        route: "post /api/simulation",
        faux: false,
      })),
    },
  );
}
