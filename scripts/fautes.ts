import { planterLesFautes } from "../test/chemins/lancer/fautes.ts";

/** `npm run test:paths:fautes`: faults planted one at a time must each be caught; exits 1 if one is not. */
process.exitCode = planterLesFautes() ? 0 : 1;
