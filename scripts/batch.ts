import { createInterface } from "node:readline";
import { verbs } from "../server/batch/verbs.ts";

/**
 * `npm run -s batch -- steps|eligible < cases.jsonl > out.jsonl` : one line out per line in, in
 * order, streaming. A line that cannot be computed gives `{id, error}` and the exit status is 1.
 */
const verb = verbs[process.argv[2] ?? ""];
if (!verb) {
  process.stderr.write(`usage : npm run -s batch -- ${Object.keys(verbs).join("|")} < cas.jsonl\n`);
  process.exit(2);
}
const run = await verb();

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() === "") continue;
  let id: unknown;
  let out: object;
  try {
    const given = JSON.parse(line) as { id?: unknown };
    id = given.id;
    out = { id, ...(await run(given)) };
  } catch (error) {
    process.exitCode = 1;
    out = { id, error: error instanceof Error ? error.message : String(error) };
  }
  if (!process.stdout.write(`${JSON.stringify(out)}\n`)) {
    await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}
