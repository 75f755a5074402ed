import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { calculees, legislationEmbarquee } from "../catalogue/legislation/embarquee.ts";
import { expliquerAide } from "../catalogue/legislation/explication.ts";
import { compute } from "../catalogue/results/compute.ts";
import { ecarts } from "../catalogue/results/ecarts.ts";
import { defaultParameters } from "../catalogue/situation/context.ts";
import { phrasesDe, readExemples } from "./catalogue/exemples.ts";
import { readCatalogue } from "./catalogue/read.ts";
import { readCommunes } from "./communes/data.ts";
import { nomsDeLieux } from "./communes/noms.ts";
import { lazyCommuneSearch } from "./communes/search.ts";
import type { Config } from "./config.ts";
import { openDb } from "./db/open.ts";
import { aidesDeLaDemande } from "./demo/pull-request.ts";
import type { AppDeps } from "./deps.ts";
import { repertoire } from "./lieux/repertoire.ts";
import { openfiscaLegislation } from "./openfisca/legislation.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Puts the real parts together: catalogue from its files, database, clock, randomness, legislation. */
export function assemble(config: Config, log: (line: string) => void): AppDeps {
  const now = () => new Date();
  const catalogue = readCatalogue(folder("../catalogue"));
  const { openfiscaUrl: url, marque } = config;
  const aides = catalogue.aides.map(({ aide }) => aide).filter((aide) => aide.source === "openfisca");
  const legislation = url ? openfiscaLegislation({ url, aides, now }) : legislationEmbarquee(aides);
  const velos = async () => (await import("../catalogue/velos/velos.ts")).velos;
  const noms = {
    lieu: nomsDeLieux(),
    aide: (id: string) => catalogue.byId.get(id)?.aide.label,
  };
  const tools = { catalogue, legislation, velos, marque, parameters: defaultParameters, noms };
  return {
    config,
    db: openDb(config.database, { maxBytes: config.databaseMaxMb * 1e6 }),
    now,
    random: randomBytes,
    log,
    catalogue,
    compute: (situation) => compute(situation, tools),
    ecarts: (situation) => ecarts(situation, tools, noms),
    expliquer: async (situation, id) => {
      const aide = aides.find(({ slug }) => slug === id);
      // Another engine’s figures are not ours to explain.
      return aide && !url ? expliquerAide(situation, aide) : undefined;
    },
    noms,
    exemples: phrasesDe(readExemples(folder("../catalogue"))),
    legislation,
    couvertes: new Set((url ? aides : calculees(aides)).map((aide) => aide.slug)),
    communes: lazyCommuneSearch(readCommunes),
    ...(config.demande?.api && { demonstration: aidesDeLaDemande(config.demande.api) }),
    ...(config.etablissementsUrl && { lieux: repertoire({ url: config.etablissementsUrl, now }) }),
    pages: folder("../dist/client"),
  };
}
