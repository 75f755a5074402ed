import { postgres } from "../dialecte.ts";
import { tablesDe } from "../schema.ts";
import { tableDeLaCleDe } from "../schema-cle.ts";

export const { simulation, contributions, effaces, pouls, statistiques } = tablesDe(postgres);
export const { empreinteDeCle } = tableDeLaCleDe(postgres);
