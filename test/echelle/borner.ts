import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where Linux counts processors, by version of its control groups. */
const [V1, V2] = ["/sys/fs/cgroup/cpu", "/sys/fs/cgroup"];
/** Microseconds among which a share is counted: short, so that nobody waits for long. */
const PERIODE_US = 20_000;

/**
 * Gives a process a share of one processor at most, as if it were alone on a small machine: on one machine, servers then
 * add up as they would on several. What ends it; nothing where this account may not.
 */
export function bornerLeProcesseur(pid: number, part: number): (() => void) | undefined {
  const [ancien, quota] = [existsSync(join(V1, "cgroup.procs")), Math.round(PERIODE_US * part)];
  const groupe = join(ancien ? V1 : V2, `cap-aides-echelle-${pid}`);
  try {
    mkdirSync(groupe);
    if (ancien) {
      writeFileSync(join(groupe, "cpu.cfs_period_us"), String(PERIODE_US));
      writeFileSync(join(groupe, "cpu.cfs_quota_us"), String(quota));
    } else writeFileSync(join(groupe, "cpu.max"), `${quota} ${PERIODE_US}`);
    writeFileSync(join(groupe, "cgroup.procs"), String(pid));
    return () => rmdirSync(groupe);
  } catch {
    if (existsSync(groupe)) rmdirSync(groupe);
    return undefined;
  }
}
