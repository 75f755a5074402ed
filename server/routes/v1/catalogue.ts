import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import * as v from "valibot";
import type { JourDeChangements } from "./changements.ts";
import type { AppDeps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { type Etiquete, envoyerEtiquete, etiqueter } from "../../http/etiquete.ts";
import { prepared } from "../../http/prepared.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../../catalogue/situation/jour-en-france.ts";
import { pathParameter, routeDoc } from "../describe.ts";
import { comptesDesAides } from "../../catalogue/visibles.ts";
import { comptesBody } from "../schemas.ts";
import { LICENCE, LIEN_DE_LICENCE } from "./licence.ts";
import { fichiersOuverts } from "./fichiers.ts";
import { changementsMontres, filAtom } from "./fil.ts";

const documentedIndex = routeDoc({
  summary: "Dit la version du catalogue servi, et l’adresse de chacun de ses fichiers.",
  tag: "données ouvertes",
  limited: true,
  success: [
    200,
    "La version, la licence et pourquoi celle-là, le nombre d’aides, et chaque fichier : ceux des aides ont les visibles et les terminées.",
    v.strictObject({
      version: v.string(),
      licence: v.string(),
      licencePage: v.string(),
      licencePourquoi: v.string(),
      ...comptesBody,
      fichiers: v.array(
        v.strictObject({ nom: v.string(), quoi: v.string(), type: v.string(), adresse: v.string() }),
      ),
    }),
  ],
});

const documentedFile = routeDoc({
  summary: "Rend un fichier du catalogue entier, à une adresse qui nomme sa version.",
  tag: "données ouvertes",
  parameters: [
    pathParameter("version", "Version du catalogue, rendue par `/api/v1/catalogue`."),
    pathParameter("fichier", "Nom du fichier.", {
      schema: { type: "string", enum: Object.keys(fichiersOuverts) },
      example: "aides.csv",
    }),
  ],
  limited: true,
  success: [200, "JSON, CSV (point-virgule, UTF-8) ou schéma JSON 2020-12.", v.any()],
  formes: [...new Set(Object.values(fichiersOuverts).map(({ type }) => type))],
  errors: { 404: "Ce fichier n’existe pas, ou cette version n’est plus servie ; l’actuelle est dite." },
});

const documentedFeed = routeDoc({
  summary: "Rend le fil Atom de ce qui change au catalogue, un jour par entrée.",
  tag: "données ouvertes",
  limited: true,
  success: [200, "Un fil Atom (RFC 4287).", v.string()],
  formes: ["application/atom+xml"],
});

const UN_JOUR = 24 * 3600;

/** What the build read of the history; nothing where there was none. */
function lireLesChangements(pages: string): JourDeChangements[] {
  const chemin = join(pages, "changements.json");
  return existsSync(chemin) ? (JSON.parse(readFileSync(chemin, "utf8")) as JourDeChangements[]) : [];
}

/** What is served, under what licence, and where each file is. */
const sommaire = (deps: AppDeps) => ({
  version: deps.empreinte,
  licence: LICENCE.nom,
  licencePage: LICENCE.adresse,
  licencePourquoi: LICENCE.pourquoi,
  ...comptesDesAides(deps),
  fichiers: Object.entries(fichiersOuverts).map(([nom, { quoi, type }]) => ({
    nom,
    quoi,
    type,
    adresse: `/api/v1/catalogue/${deps.empreinte}/${nom}`,
  })),
});

function fichierServi(nom: string) {
  const fichier = Object.hasOwn(fichiersOuverts, nom) ? fichiersOuverts[nom] : undefined;
  if (!fichier) throw new ApiError(404, "fichier_inconnu", "Le catalogue n’a pas ce fichier.", "fichier");
  return fichier;
}

/** The whole catalogue as files, at addresses that name its version, and what changes in it. */
export function catalogueRoutes(deps: AppDeps) {
  const limited = rateLimit("recherches", deps);
  const prets = new Map<string, Etiquete>();
  let changements: ReturnType<typeof changementsMontres> | undefined;
  return new Hono()
    .get(
      "/catalogue",
      documentedIndex,
      limited,
      prepared(
        // What ends leaves the count.
        () => `${deps.empreinte} ${jourEnFrance(deps.now())}`,
        () => sommaire(deps),
      ),
    )
    .get("/catalogue/changements.atom", documentedFeed, limited, (c) => {
      const origine = deps.config.publicOrigins[0] ?? new URL(c.req.url).origin;
      changements ??= changementsMontres(lireLesChangements(deps.pages), deps);
      return envoyerEtiquete(c, etiqueter(filAtom(changements, origine, jourEnFrance(deps.now()))), {
        type: "application/atom+xml; charset=utf-8",
        cacheControl: "public, max-age=3600",
        parMorceaux: true,
      });
    })
    .get("/catalogue/:version/:fichier", documentedFile, limited, (c) => {
      const nom = c.req.param("fichier");
      const fichier = fichierServi(nom);
      if (c.req.param("version") !== deps.empreinte)
        throw new ApiError(404, "version_perdue", `La version servie est ${deps.empreinte}.`, "version");
      const pret = prets.get(nom) ?? etiqueter(fichier.texte(deps));
      prets.set(nom, pret);
      c.header("Link", LIEN_DE_LICENCE);
      // The version is that of the entries: how they are written out may change with the product.
      return envoyerEtiquete(c, pret, {
        type: `${fichier.type}; charset=utf-8`,
        cacheControl: `public, max-age=${UN_JOUR}`,
        parMorceaux: true,
      });
    });
}
