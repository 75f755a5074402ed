import { postgres } from "../dialecte.ts";
import { tablesDe } from "../schema.ts";
import { tablesDesComptesDe } from "../schema-comptes.ts";
import { tableDeLaCleDe } from "../schema-cle.ts";

export const { simulation, contributions, effaces, transmissions, pouls, statistiques } = tablesDe(postgres);
export const { semainesComptees } = tablesDesComptesDe(postgres);
export const { empreinteDeCle } = tableDeLaCleDe(postgres);
