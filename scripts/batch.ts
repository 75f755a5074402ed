import { createInterface } from "node:readline";
import { ErreurDeRequete } from "../catalogue/loi/moteur/erreur.ts";
import { verbs } from "../server/app/batch/verbs.ts";

/**
 * `npm run -s batch -- steps|eligible|simulate|calculate < cases.jsonl > out.jsonl` : one line out per
 * line in, in order, streaming. A line that cannot be computed gives `{id, error}`, a sentence or, of a
 * request of `calculate`, where it is wrong; the others go on and the exit status is 1.
 */
const verb = verbs[process.argv[2] ?? ""];
if (!verb) {
  process.stderr.write(`usage : npm run -s batch -- ${Object.keys(verbs).join("|")} < cas.jsonl\n`);
  process.exit(2);
}
const run = await verb();

function lire(line: string): { id?: unknown } {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new Error("Cette ligne n’est pas du JSON.");
  }
  if (typeof given === "object" && given !== null) return given;
  throw new Error("Une ligne est un objet JSON.");
}

const dire = (error: unknown) => {
  if (error instanceof ErreurDeRequete) return error.arbre;
  return error instanceof Error ? error.message : String(error);
};

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() === "") continue;
  let id: unknown;
  let out: object;
  try {
    const given = lire(line);
    id = given.id;
    out = { id, ...(await run(given)) };
  } catch (error) {
    process.exitCode = 1;
    out = { id, error: dire(error) };
  }
  if (!process.stdout.write(`${JSON.stringify(out)}\n`)) {
    await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
}
