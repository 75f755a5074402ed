import { versionDe, type VersionLue } from "../version.ts";

/** A version kept with the code (`npx tsx scripts/dessin/diff.ts {référence} --export …`), read when it is asked for. */
interface VersionGardee {
  /** Its day, `YYYY-MM-DD`. */
  jour: string;
  lire: () => Promise<VersionLue | undefined>;
}

export const versionsGardees: readonly VersionGardee[] = [
  {
    jour: "2026-11-22",
    lire: async () => versionDe((await import("./2026-11-22.json", { with: { type: "json" } })).default),
  },
];
