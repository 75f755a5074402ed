import { notreYaml } from "./format.ts";

/** Our YAML for this page: what an entry was read from is known to whatever writes it. */
export const notre = notreYaml();
