import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { raconterLeChemin } from "../test/chemins/raconter.ts";

/**
 * `npm run test:paths`: the journeys of a seed and their laws (`test/chemins/*.long.test.ts`); `--tout`, every one of
 * them; `--chemin 42`: that one alone, told answer by answer, with what does not hold. Exits 1 if something does not.
 */
const { values } = parseArgs({
  options: {
    graine: { type: "string", default: "1" },
    chemin: { type: "string" },
    tout: { type: "boolean", default: false },
  },
});

if (values.chemin !== undefined) {
  if (!(await raconterLeChemin(Number(values.graine), Number(values.chemin)))) process.exitCode = 1;
} else {
  const env = { ...process.env, GRAINE: values.graine, ...(values.tout && { NUIT: "1" }) };
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "longs", "test/chemins"], {
    stdio: "inherit",
    env,
  });
  process.exitCode = status ?? 1;
}
