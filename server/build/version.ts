import { createHash } from "node:crypto";
import { meaningOfSnapshots } from "../../machines/journey/fingerprint.ts";

/** What the build puts in place of `__VERSION_DU_PARCOURS__`: 12 hexadecimal digits, the same for the same journey. */
export const versionDuParcours = (): string =>
  createHash("sha256").update(meaningOfSnapshots()).digest("hex").slice(0, 12);

/** Constants of every build: pages, server and tests. */
export const constants = { __VERSION_DU_PARCOURS__: JSON.stringify(versionDuParcours()) };
