import { postgres } from "../dialecte.ts";
import { tablesDuSuiviDe } from "../schema-suivi.ts";
import { tableDeLaCleDe } from "../schema-cle.ts";

export const { suivis, aRepondre, comptes, rappels, plusJamais } = tablesDuSuiviDe(postgres);
export const { empreinteDeCle } = tableDeLaCleDe(postgres);
