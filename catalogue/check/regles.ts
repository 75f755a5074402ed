import type { Pays } from "../exemples/pays.ts";
import { compileRegle, profilDe } from "../rules/compile.ts";
import type { Aide } from "../schema/aide.ts";
