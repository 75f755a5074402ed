import { sqlite } from "../dialecte.ts";
import { tablesDe } from "../schema.ts";

export const { simulation, contributions, effaces, transmissions, pouls, statistiques } = tablesDe(sqlite);
