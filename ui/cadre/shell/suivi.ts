import { page } from "../navigation/chunk.ts";

/** The head of a page of results, which keeps the journey at the address: it comes with the machine, before anything is done to it. */
export const SuivreLeParcours = page(() => import("./suivre-le-parcours.tsx"));
