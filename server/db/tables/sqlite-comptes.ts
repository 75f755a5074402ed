import { sqlite } from "../dialecte.ts";
import { tablesDesComptesDe } from "../schema-comptes.ts";

export const { semainesComptees } = tablesDesComptesDe(sqlite);
