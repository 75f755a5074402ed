import type { Hono } from "hono";
import type { BlankEnv, ExtractSchema } from "hono/types";
import type { RoutesDuCoeur } from "./app/app.ts";
import type { Produit } from "./app/produit.ts";
import { atelier } from "./atelier/atelier.ts";
import { relais } from "./relais/relais.ts";
import { studio } from "./studio/studio.ts";

/** The products beside the core: this file alone knows them all. */
export const produits: readonly Produit[] = [atelier, studio, relais];

type RoutesDe<P extends Produit> = ExtractSchema<ReturnType<P["routes"]>>;

/** What the API takes and answers, below `/api`: the core, and the products. */
export type AppType = Hono<
  BlankEnv,
  ExtractSchema<RoutesDuCoeur> & RoutesDe<typeof atelier> & RoutesDe<typeof studio> & RoutesDe<typeof relais>,
  "/"
>;
