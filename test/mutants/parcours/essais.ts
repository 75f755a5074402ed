import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cleDuMutant } from "../famille.ts";
import type { FauteDuParcours } from "./famille.ts";
import type { RegardSurUneFaute } from "./regards.ts";

/** Tests that go round for ever are stopped: they say nothing. */
const PATIENCE_MS = 120_000;

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
    const essai = spawn(resolve("node_modules/.bin/vitest"), args, { env, stdio: "ignore", detached: true });
    // The whole group: the process that goes round is a child of this one.
    const tard = setTimeout(() => process.kill(-essai.pid!, "SIGKILL"), PATIENCE_MS);
    await once(essai, "exit");
    clearTimeout(tard);
    return assertionQuiEchoue(JSON.parse(readFileSync(rapport, "utf8")) as RapportDesEssais);
  } finally {
    rmSync(dossier, { recursive: true });
  }
}

export const essais: RegardSurUneFaute = {
  par: "les essais courts de la machine",
  voir: (_, faute) => voirParLesEssais(faute),
};
