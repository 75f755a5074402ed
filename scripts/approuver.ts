import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { APPROBATIONS } from "../catalogue/atelier/apercu/approbation.ts";
import { approbationsEnAttente, approbationsTenues } from "../test/approuver/approbations.ts";
import { approuver } from "../test/approuver/approuver.ts";
import { famillesApprouvees } from "../test/approuver/table.ts";

/**
 * `npm run approuver [-- nom…]`: makes the approved texts again, all of them or those named, says what changed, and asks which
 * changes to keep; `--tout` keeps them all. `--check` writes nothing and exits 1 if one differs, as without a terminal; where edits
 * wait with their approval (`catalogue/approbations/`), it exits 1 if what they do is not what was read. `--publiees` then writes their texts,
 * and their approvals go.
 */
const { values, positionals } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    tout: { type: "boolean", default: false },
    publiees: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const { check: verifier, tout, publiees } = values;
const dire = (ligne: string) => console.log(ligne);

async function demanderPuisApprouver(): Promise<boolean> {
  const terminal =
    process.stdin.isTTY && !tout && !verifier
      ? createInterface({ input: process.stdin, output: process.stdout })
      : undefined;
  const demander = async (question: string) =>
    /^o(ui)?$/i.test((await terminal?.question(`${question} [o/N] `)) ?? "");
  const veut = tout || publiees ? async () => true : terminal && demander;
  try {
    const demande = { noms: positionals, verifier, ...(veut && { veut }) };
    return await approuver(demande, famillesApprouvees, dire);
  } finally {
    terminal?.close();
  }
}

async function faire(): Promise<boolean> {
  const attentes = verifier || publiees ? approbationsEnAttente() : [];
  if (attentes.length === 0) return publiees || demanderPuisApprouver();
  if (!(await approbationsTenues(attentes, dire))) return false;
  if (verifier) return true;
  await demanderPuisApprouver();
  rmSync(APPROBATIONS, { recursive: true });
  return true;
}

try {
  process.exitCode = (await faire()) ? 0 : 1;
} catch (erreur) {
  console.error((erreur as Error).message);
  process.exitCode = 2;
}
