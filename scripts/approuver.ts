import { parseArgs } from "node:util";
import { approuver } from "../test/approuver/approuver.ts";
import { engendres } from "../test/approuver/table.ts";

/**
 * `npm run approuver [-- nom…] [-- --check]`: generates every committed file that is generated, or
 * those named, and says what changed. With `--check`, writes nothing and exits 1 if one differs;
 * `--catalogue` names those that an edited aid or institution may change; `--sans-longs` leaves those that take minutes.
 */
try {
  const { values, positionals } = parseArgs({
    options: {
      check: { type: "boolean", default: false },
      catalogue: { type: "boolean", default: false },
      "sans-longs": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const { check: verifier, catalogue, "sans-longs": sansLongs } = values;
  const demande = { noms: positionals, catalogue, verifier, sansLongs };
  process.exitCode = (await approuver(demande, engendres, (ligne) => console.log(ligne))) ? 0 : 1;
} catch (erreur) {
  console.error((erreur as Error).message);
  process.exitCode = 2;
}
