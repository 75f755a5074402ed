import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { approuver } from "../test/approuver/approuver.ts";
import { famillesApprouvees } from "../test/approuver/table.ts";

/**
 * `npm run approuver [-- nom…]`: makes the approved texts again, all of them or those named, says what changed, and asks which
 * changes to keep; `--tout` keeps them all. `--check` writes nothing and exits 1 if one differs, as without a terminal.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: "boolean", default: false }, tout: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { check: verifier, tout } = values;
const terminal =
  process.stdin.isTTY && !tout && !verifier
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
const demander = async (question: string) =>
  /^o(ui)?$/i.test((await terminal?.question(`${question} [o/N] `)) ?? "");
const veut = tout ? async () => true : terminal && demander;
try {
  const demande = { noms: positionals, verifier, ...(veut && { veut }) };
  process.exitCode = (await approuver(demande, famillesApprouvees, (ligne) => console.log(ligne))) ? 0 : 1;
} catch (erreur) {
  console.error((erreur as Error).message);
  process.exitCode = 2;
} finally {
  terminal?.close();
}
