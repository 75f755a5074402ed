/** Oldest Node that runs the project (package.json, engines). */
const MINIMUM = [20, 19] as const;

/** French sentence to print when that version of Node is too old, `undefined` when it will do. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const recent = major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
  return recent
    ? undefined
    : `Cap Aides demande Node ${MINIMUM.join(".")} ou plus récent ; la version installée est ${version}. Installez-la depuis https://nodejs.org puis relancez la commande.`;
}

const found = nodeProblem(process.versions.node);
if (found) {
  console.error(found);
  process.exit(1);
}
