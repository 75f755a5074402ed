import { readFileSync } from "node:fs";
import fc from "fast-check";
import { MAX_BODY } from "../../server/http/body.ts";
import { contribuer, enregistrer, type Enregistree, porteur, poster, simulations } from "./cas.ts";
import type { DemandeHttp } from "./connexion.ts";
import { mutations, muter } from "./mutations.ts";

/** A generated request. */
export interface Engendree extends DemandeHttp {
  /** Route of the description, or why it has none. */
  route: string;
  /** Known to be malformed: an answer that accepts it is a fault. */
  faux: boolean;
}

interface Parametre {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema?: { enum?: readonly string[]; format?: string };
}

/** What is read of `/api/openapi.json`: routes, then methods. */
export interface DescriptionDApi {
  paths: Readonly<
    Record<string, Record<string, { parameters?: Parametre[]; requestBody?: unknown; security?: unknown }>>
  >;
}

/** What exists on a server before the requests: what they must name to go further than its door. */
export interface DejaLa {
  /** Stored simulations that no request erases. */
  durables: readonly Enregistree[];
  /** Stored simulations that may be erased or replaced. */
  sacrifiables: readonly Enregistree[];
  aides: readonly string[];
  institutions: readonly string[];
  contributions: readonly string[];
}

/** Something `fois` times for once nothing; nothing `fois` times for once something. */
const souvent = <T>(un: fc.Arbitrary<T>, fois: number) => fc.option(un, { freq: fois, nil: undefined });
const rarement = <T>(arbitrary: fc.Arbitrary<T>, fois: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: fois, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const parmi = (texte: string) => fc.constantFrom(...texte.trim().split(/\s+/));
const binaire = (maxLength: number) => fc.string({ unit: "binary", maxLength });

/** Bytes as a path or a query may hold them. */
const encoder = (texte: string): string =>
  Buffer.from(texte)
    .toString("latin1")
    .replace(/[^\w.~-]/g, (un) => `%${un.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** What programs get wrong in an address, as it is written there. */
const bizarre = fc.oneof(
  parmi(`% %00 %ff%fe ..%2f..%2fetc%2fpasswd __proto__ constructor %c0%ae %252e %e2%80%ae null -1 1e999
    [object%20Object] '%20OR%201=1-- %0d%0aX-Faux:%201`),
  fc.constant("a".repeat(3_000)),
  binaire(30).map(encoder),
);

const dates = fc.oneof(
  parmi(
    `2026-11-20 1990-01-01 2100-12-31 2024-02-29 2025-02-29 0000-00-00 9999-12-31 +010000-01-01 2026-1-1`,
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

function valeurDe({ name, schema }: Parametre, chemin: string, { _id }: Enregistree, monde: DejaLa) {
  const collection = /^\/api\/(aides|institutions|contributions)\//.exec(chemin)?.[1];
  const ids = collection ? monde[collection as "aides"] : [_id];
  const ordinaires = name === "id" ? ids : (schema?.enum ?? ORDINAIRES[name] ?? []);
  const ordinaire = ordinaires.length > 0 ? fc.constantFrom(...ordinaires).map(encoder) : bizarre;
  const arbitrary = schema?.format === "date" ? dates : ordinaire;
  return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: bizarre });
}

const jetonDe = ({ token }: Enregistree) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(porteur(token).Authorization) },
    fc.constantFrom("", "Bearer", "Bearer ", "Basic YTpi", "bearer x", `Bearer ${"x".repeat(5_000)}`),
    fc.constant("Bearer é\u00ff"),
  );

/** Headers that a browser, a proxy or a mischievous caller adds. */
const ENTETES = {
  Origin: ["https://ailleurs.example", "null", "http://[", ""],
  "Sec-Fetch-Site": ["cross-site", "same-origin", "none", "é"],
  "X-Forwarded-For": ["1.2.3.4", "1.2.3.4, 5.6.7.8", "::1", ",,,", "x".repeat(500)],
  "X-Forwarded-Proto": ["https", "https,http", "gopher"],
  "Accept-Encoding": ["gzip", "br", "gzip;q=0", "*", "é"],
  "If-None-Match": ["*", 'W/"x"', '"'],
  Cookie: ["cap_aides_token=x", "=;=", "cap_aides_token=%ff", "a=".repeat(400)],
  Range: ["bytes=0-1", "bytes=-", "bytes=9-1"],
  Host: ["exemple.fr", "127.0.0.1:99999", "", "a b"],
  Expect: ["100-continue"],
};
const entetes = fc.record(
  Object.fromEntries(Object.entries(ENTETES).map(([nom, ceux]) => [nom, fc.constantFrom(...ceux)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string>>;

const METHODES = parmi("GET POST PUT PATCH OPTIONS HEAD TRACE PROPFIND BREW");
const TYPES_FAUX =
  "text/plain|application/x-www-form-urlencoded|multipart/form-data; boundary=x|application/jsonp|".split(
    "|",
  );
const faux = <T>(un: fc.Arbitrary<T>) => un.map((reste) => ({ ...reste, faux: true }));

/** A record of the questionnaire, mutated, then written whole, cut, under another type, too big, or not JSON at all. */
const corpsDeSimulation = fc
  .tuple(fc.constantFrom(...simulations), mutations())
  .map(([une, suite]) => muter(une, suite))
  .chain(({ record, faux: mute }): fc.Arbitrary<{ corps: string; faux: boolean; type?: string }> => {
    const corps = JSON.stringify(record);
    const textes = ["", "[".repeat(30_000), "1e999", '{"a":1,"a":2}', "NaN", "\ufeff{}"];
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant({ corps, faux: mute }) },
      faux(fc.nat(corps.length - 1).map((fin) => ({ corps: corps.slice(0, fin) }))),
      faux(fc.constantFrom(...TYPES_FAUX).map((type) => ({ corps, type }))),
      faux(fc.oneof(binaire(10), fc.constantFrom(...textes)).map((texte) => ({ corps: texte }))),
      faux(fc.constant({ corps: corps + " ".repeat(MAX_BODY) })),
    );
  });

/** A request to an operation of the description, and whatever else it may be given. */
function demandeDe(
  chemin: string,
  nom: string,
  { parameters = [], requestBody, security }: DescriptionDApi["paths"][string][string],
  monde: DejaLa,
): fc.Arbitrary<Engendree> {
  const avecCorps = requestBody !== undefined;
  const efface = avecCorps || nom === "delete";
  const partiesDe = (une: Enregistree) =>
    fc.record({
      donnees: fc.tuple(
        ...parameters.map((un) => souvent(valeurDe(un, chemin, une, monde), un.required ? 20 : 2)),
      ),
      suite: rarement(bizarre, 9),
      ajoutes: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, entetes),
      autorisation: security || avecCorps ? souvent(jetonDe(une), 9) : rarement(jetonDe(une), 2),
      remplace: avecCorps
        ? rarement(fc.constantFrom(une._id, "", "x".repeat(900), "%00"), 2)
        : fc.constant(undefined),
      envoi: avecCorps ? corpsDeSimulation : rarement(corpsDeSimulation, 12),
      enMorceaux: rarement(fc.constant(true), 8),
      autre: rarement(METHODES, 14),
    });
  return fc
    .constantFrom(...(efface ? monde.sacrifiables : monde.durables))
    .chain(partiesDe)
    .map(({ donnees, suite, ajoutes, autorisation, remplace, envoi, enMorceaux, autre }) => {
      let ici = chemin;
      const requete = suite === undefined ? [] : [suite];
      for (const [rang, { name, in: lieu }] of parameters.entries()) {
        const donnee = donnees[rang];
        if (lieu === "path") ici = ici.replace(`{${name}}`, donnee ?? "x");
        else if (donnee !== undefined && lieu === "query") requete.push(`${name}=${donnee}`);
      }
      const methode = autre ?? nom.toUpperCase();
      return {
        route: `${nom.toUpperCase()} ${chemin}`,
        methode,
        cible: requete.length > 0 ? `${ici}?${requete.join("&")}` : ici,
        entetes: {
          ...(envoi && { "Content-Type": envoi.type ?? "application/json" }),
          ...ajoutes,
          ...(envoi && enMorceaux && { "Transfer-Encoding": "chunked" }),
          ...(autorisation !== undefined && { Authorization: autorisation }),
          ...(remplace !== undefined && { Remplace: remplace }),
        },
        ...(envoi && { corps: envoi.corps }),
        faux: methode === "POST" && avecCorps && envoi?.faux === true,
      };
    });
}

/** Addresses that no description names: pages, their files, what is nowhere. */
const ailleurs = fc.record({
  methode: METHODES,
  cible: fc.oneof(
    parmi(`/ /index.html /api /api/ /api/simulation /assets/ /assets/..%2f..%2fpackage.json // /?iframe
      /simulation/resultats /favicon.svg * http://ailleurs.example/`),
    fc
      .tuple(fc.constantFrom("/", "/api/", "/api/simulation/"), bizarre)
      .map(([debut, suite]) => debut + suite + (debut.endsWith("n/") ? "/resultats" : "")),
  ),
  entetes,
});

const CHEMIN = "aides/regles/caf-ain-aide-bafa-session-generale.yml";
const FICHE = readFileSync(`catalogue/${CHEMIN}`, "utf8");

/** What a hand does to a file of the catalogue: cuts it, loses a line, writes something in the middle. */
const brouillon = fc
  .record({
    fin: souvent(fc.nat(FICHE.length), 1),
    ligne: souvent(fc.nat(FICHE.split("\n").length), 1),
    ajout: souvent(
      fc.oneof(binaire(20), fc.constantFrom("&a *a", "? [", "!!js/function x", "__proto__: 1\n")),
      1,
    ),
  })
  .map(({ fin = FICHE.length, ligne, ajout = "" }) =>
    (FICHE.slice(0, fin) + ajout + (ajout && FICHE.slice(fin)))
      .split("\n")
      .filter((_, rang) => rang !== ligne)
      .join("\n"),
  );

/** Requests of good faith: records as the questionnaire made them, contributions, what an editor does. */
const deBonneFoi = ({ contributions }: DejaLa): fc.Arbitrary<DemandeHttp> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...simulations).map((une) => enregistrer(JSON.stringify(une))) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...simulations).map((une) => poster("resultats", JSON.stringify(une))),
    },
    binaire(200).map((suite) => contribuer(`300 € pour passer le permis. ${suite}`)),
    fc
      .tuple(fc.constantFrom(...contributions), parmi("reprise écartée nouvelle effacée"))
      .map(([id, etat]) => ({
        ...poster(`contributions/${id}`, JSON.stringify({ etat })),
        methode: "PATCH",
      })),
    fc
      .tuple(parmi("apercu foyers"), brouillon)
      .map(([route, texte]) => poster(`editer/${route}`, JSON.stringify({ chemin: CHEMIN, texte }))),
  );

const sans = (une: DemandeHttp, route: string): Engendree => ({ ...une, route, faux: false });
const routeDe = ({ methode, cible }: DemandeHttp) =>
  `${methode} ${cible.replace(/(contributions)\/.+/, "$1/{id}")}`;

/** Requests drawn from the description of the API, then mutated. */
export const demandes = (paths: DescriptionDApi["paths"], monde: DejaLa): fc.Arbitrary<Engendree> =>
  fc.oneof(
    ...Object.entries(paths).flatMap(([chemin, methodes]) =>
      Object.entries(methodes).map(([nom, operation]) => ({
        weight: operation.requestBody === undefined ? 3 : 30,
        arbitrary: demandeDe(chemin, nom, operation, monde),
      })),
    ),
    { weight: 4, arbitrary: ailleurs.map((une) => sans(une, "hors description")) },
    { weight: 8, arbitrary: deBonneFoi(monde).map((une) => sans(une, routeDe(une))) },
  );
