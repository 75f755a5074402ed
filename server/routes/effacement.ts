import type { Context } from "hono";
import * as v from "valibot";
import type { Efface } from "../db/effacements.ts";

export const effacementBody = v.strictObject({ effacement: v.literal("en cours") });

/** What an erasure answers while another program still reads what was there before. */
export const effacementEnCours = {
  202: [
    "Effacée des tables ; le journal de la base, qu’un autre programme lit encore, est vidé dès qu’il finit.",
    effacementBody,
  ],
} as const;

/** Says that something was erased: whole, or but for the journal. */
export const repondreEfface = (c: Context, efface: Exclude<Efface, "absent">): Response =>
  efface === "effacé" ? c.body(null, 204) : c.json({ effacement: efface }, 202);
