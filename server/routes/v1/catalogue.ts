import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import * as v from "valibot";
import type { JourDeChangements } from "../../build/changements.ts";
import type { AppDeps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { type Etiquete, envoyerEtiquete, etiqueter } from "../../http/etiquete.ts";
import { prepared } from "../../http/prepared.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { jourEnFrance } from "../../jour.ts";
import { pathParameter, routeDoc } from "../describe.ts";
import { fichiersOuverts } from "./fichiers.ts";
import { changementsMontres, filAtom } from "./fil.ts";

const documentedIndex = routeDoc({
  summary: "Dit la version du catalogue servi, et l’adresse de chacun de ses fichiers.",
  tag: "données ouvertes",
  limited: true,
  success: [
    200,
    "La version, la licence, et chaque fichier.",
    v.strictObject({
      version: v.string(),
      licence: v.string(),
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
    }),
  ],
  limited: true,
  success: [200, "JSON, CSV (point-virgule, UTF-8) ou schéma JSON 2020-12.", v.any()],
  errors: { 404: "Ce fichier n’existe pas, ou cette version n’est plus servie ; l’actuelle est dite." },
});

const documentedFeed = routeDoc({
  summary: "Rend le fil Atom de ce qui change au catalogue, un jour par entrée.",
  tag: "données ouvertes",
  limited: true,
  success: [200, "Un fil Atom (RFC 4287).", v.string()],
  forme: "application/atom+xml",
});

const UN_JOUR = 24 * 3600;

/** What the build read of the history; nothing where there was none. */
function lireLesChangements(pages: string): JourDeChangements[] {
  const chemin = join(pages, "changements.json");
  return existsSync(chemin) ? (JSON.parse(readFileSync(chemin, "utf8")) as JourDeChangements[]) : [];
}

/** The whole catalogue as files, at addresses that name its version, and what changes in it. */
export function catalogueRoutes(deps: AppDeps) {
  const { empreinte: version } = deps;
  const limited = rateLimit("recherches", deps);
  const prets = new Map<string, Etiquete>();
  let changements: ReturnType<typeof changementsMontres> | undefined;
  const adresseDe = (nom: string) => `/api/v1/catalogue/${version}/${nom}`;
  return new Hono()
    .get(
      "/catalogue",
      documentedIndex,
      limited,
      prepared(
        () => version,
        () => ({
          version,
          licence: "AGPL-3.0-or-later",
          fichiers: Object.entries(fichiersOuverts).map(([nom, { quoi, type }]) => ({
            nom,
            quoi,
            type,
            adresse: adresseDe(nom),
          })),
        }),
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
      const fichier = Object.hasOwn(fichiersOuverts, nom) ? fichiersOuverts[nom] : undefined;
      if (!fichier) throw new ApiError(404, "fichier_inconnu", "Le catalogue n’a pas ce fichier.", "fichier");
      if (c.req.param("version") !== version)
        throw new ApiError(404, "version_perdue", `La version servie est ${version}.`, "version");
      const pret = prets.get(nom) ?? etiqueter(fichier.texte(deps));
      prets.set(nom, pret);
      // The version is that of the entries: how they are written out may change with the product.
      return envoyerEtiquete(c, pret, {
        type: `${fichier.type}; charset=utf-8`,
        cacheControl: `public, max-age=${UN_JOUR}`,
        parMorceaux: true,
      });
    });
}
