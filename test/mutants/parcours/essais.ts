import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { cleDuMutant } from "../famille.ts";
import type { FauteDuParcours } from "./famille.ts";
import type { RegardSurUneFaute } from "./regards.ts";

const CONFIGURATION = "test/mutants/parcours/essais/vitest.config.ts";

/** What Vitest reports, as far as it is read. */
interface RapportDesEssais {
  numTotalTests: number;
  testResults: readonly {
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

/** The first assertion that failed. Rejects when tests fell for another reason only: that is not seeing. */
function assertionQuiEchoue({ numTotalTests, testResults }: RapportDesEssais): string | undefined {
  const tombes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed"),
  );
  const assertion = tombes.find(({ failureMessages = [] }) =>
    failureMessages[0]?.startsWith("AssertionError"),
  );
  if (!assertion && (tombes.length > 0 || numTotalTests === 0 || testResults.some(({ message }) => message)))
    throw new Error("Les essais ne tournent pas.");
  return assertion?.fullName;
}

/** Runs the short tests of the machines with the fault planted, in a process of its own: the last look, and the longest. */
async function voirParLesEssais(faute: FauteDuParcours): Promise<string | undefined> {
  const dossier = mkdtempSync(join(tmpdir(), "faute-"));
  const rapport = join(dossier, "rapport.json");
  const env = {
    ...process.env,
    FAUTE_SOURCE: JSON.stringify(faute.source ?? null),
    FAUTE_DU_DIAGRAMME: faute.preparer ? cleDuMutant(faute) : "",
  };
  const args = ["run", "--config", CONFIGURATION, "--reporter=json", `--outputFile=${rapport}`];
  try {
    await promisify(execFile)(resolve("node_modules/.bin/vitest"), args, { env, maxBuffer: 1e9 }).catch(
      () => undefined,
    );
    return assertionQuiEchoue(JSON.parse(readFileSync(rapport, "utf8")) as RapportDesEssais);
  } finally {
    rmSync(dossier, { recursive: true });
  }
}

export const essais: RegardSurUneFaute = {
  par: "les essais courts de la machine",
  voir: (_, faute) => voirParLesEssais(faute),
};
