import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";
import type { Produit } from "../app/produit.ts";
import { parcoursRoutes } from "./routes/parcours.ts";

/** The studio: the journey as a graph, for product owners and QA. */
export const studio = {
  routes: (deps: AppDeps) => new Hono().route("/v1", parcoursRoutes(deps)),
} satisfies Produit;
