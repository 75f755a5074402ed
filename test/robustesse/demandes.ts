import fc from "fast-check";
import { enregistrer, type Enregistree, porteur, simulations } from "./cas.ts";
import { echangesDeContributions } from "./contributions.ts";
import type { DemandeHttp } from "./connexion.ts";
import { brouillons } from "./edition.ts";
import { corpsDeSimulation } from "./corps.ts";
import type { Operation, ParametreDOperation } from "./operations.ts";

/** A generated request. */
export interface Engendree extends DemandeHttp {
  /** Route of the description, or why it has none. */
  route: string;
  /** Known to be malformed: an answer that accepts it is a fault. */
  faux: boolean;
}

/** Nothing `fois` times for once something. */
const rarement = <T>(arbitraire: fc.Arbitrary<T>, fois: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: fois, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: arbitraire });

/** Something `fois` times for once nothing. */
const souvent = <T>(arbitraire: fc.Arbitrary<T>, fois: number): fc.Arbitrary<T | undefined> =>
  fc.option(arbitraire, { freq: fois, nil: undefined });

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

/** What exists on a server before the requests: what they must name to go further than its door. */
export interface MondeDesDemandes {
  /** Stored simulations that no request erases. */
  durables: readonly Enregistree[];
  /** Stored simulations that may be erased or replaced. */
  sacrifiables: readonly Enregistree[];
  /** Ids of aids. */
  aides: readonly string[];
  /** Ids of institutions that give aids. */
  institutions: readonly string[];
  /** Numbers of contributions. */
  contributions: readonly string[];
}

function ordinairesDe(
  { nom, schema }: ParametreDOperation,
  { chemin }: Operation,
  { _id }: Enregistree,
  { aides, institutions, contributions }: MondeDesDemandes,
) {
  if (nom === "id" && chemin.startsWith("/api/contributions/")) return contributions;
  if (nom === "id" && chemin.startsWith("/api/institutions/")) return institutions;
  if (nom === "id") return chemin.startsWith("/api/aides/") ? aides : [_id];
  return schema.enum ?? ORDINAIRES[nom] ?? [];
}

function valeurDe(
  parametre: ParametreDOperation,
  operation: Operation,
  une: Enregistree,
  monde: MondeDesDemandes,
) {
  const ordinaires = ordinairesDe(parametre, operation, une, monde);
  const ordinaire = ordinaires.length > 0 ? fc.constantFrom(...ordinaires).map(encoder) : bizarre;
  return fc.oneof(
    { weight: 4, arbitrary: parametre.schema.format === "date" ? dates : ordinaire },
    { weight: 1, arbitrary: bizarre },
  );
}

const jetonDe = ({ token }: Enregistree): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(porteur(token).Authorization) },
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

function adresseDe(operation: Operation, une: Enregistree, monde: MondeDesDemandes): fc.Arbitrary<string> {
  const { chemin, parametres } = operation;
  const valeurs = parametres.map((un) => souvent(valeurDe(un, operation, une, monde), un.requis ? 20 : 2));
  const suite = rarement(bizarre, 9);
  return fc.tuple(fc.tuple(...valeurs), suite).map(([donnees, suite]) => {
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

const METHODES = ["GET", "POST", "PUT", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "BREW"];

/** What an operation may be given beside its parameters. */
function partiesDe(operation: Operation, une: Enregistree, monde: MondeDesDemandes) {
  const { avecCorps, securisee } = operation;
  return fc.record({
    cible: adresseDe(operation, une, monde),
    ajoutes: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, enTetes),
    autorisation: securisee || avecCorps ? souvent(jetonDe(une), 9) : rarement(jetonDe(une), 2),
    remplace: avecCorps
      ? rarement(fc.constantFrom(une._id, "", "x".repeat(900), "%00"), 2)
      : fc.constant(undefined),
    donnees: avecCorps ? corpsDeSimulation : rarement(corpsDeSimulation, 12),
    enMorceaux: rarement(fc.constant(true), 8),
    autre: rarement(fc.constantFrom(...METHODES), 14),
  });
}

function demandeDe(operation: Operation, monde: MondeDesDemandes): fc.Arbitrary<Engendree> {
  const { avecCorps } = operation;
  const erase = avecCorps || operation.methode === "DELETE";
  return fc
    .constantFrom(...(erase ? monde.sacrifiables : monde.durables))
    .chain((une) => partiesDe(operation, une, monde))
    .map(({ cible, ajoutes, autorisation, remplace, donnees, enMorceaux, autre }) => {
      const methode = autre ?? operation.methode;
      return {
        route: `${operation.methode} ${operation.chemin}`,
        methode,
        cible,
        entetes: {
          ...(donnees && { "Content-Type": donnees.type ?? "application/json" }),
          ...ajoutes,
          ...(donnees && enMorceaux && { "Transfer-Encoding": "chunked" }),
          ...(autorisation !== undefined && { Authorization: autorisation }),
          ...(remplace !== undefined && { Remplace: remplace }),
        },
        ...(donnees && { corps: donnees.corps }),
        faux: methode === "POST" && avecCorps && donnees?.faux === true,
      };
    });
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

/** A record as the questionnaire produced it, to be stored or only computed. */
const ordinaire = fc
  .tuple(fc.constantFrom(...simulations), fc.constantFrom("/api/simulation", "/api/resultats"))
  .map(([une, cible]): Engendree => ({
    ...enregistrer(JSON.stringify(une)),
    cible,
    route: `POST ${cible}`,
    faux: false,
  }));

const deBonneFoi = (une: DemandeHttp & { route: string }): Engendree => ({ ...une, faux: false });

/** Requests drawn from the description of the API, then mutated. */
export const demandes = (
  operations: readonly Operation[],
  monde: MondeDesDemandes,
): fc.Arbitrary<Engendree> =>
  fc.oneof(
    ...operations.map((une) => ({ weight: une.avecCorps ? 30 : 3, arbitrary: demandeDe(une, monde) })),
    { weight: 4, arbitrary: ailleurs },
    { weight: 4, arbitrary: ordinaire },
    { weight: 2, arbitrary: echangesDeContributions(monde.contributions).map(deBonneFoi) },
    { weight: 2, arbitrary: brouillons.map(deBonneFoi) },
  );
