import { sqlite } from "../dialecte.ts";
import { tablesDuSuiviDe } from "../schema-suivi.ts";

export const { suivis, aRepondre, comptes, rappels, plusJamais } = tablesDuSuiviDe(sqlite);
