import { sqlite } from "../dialecte.ts";
import { tablesDe } from "../schema.ts";

export const { simulation, contributions, effaces, pouls, statistiques } = tablesDe(sqlite);
