import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The shell first: the same engine, without the window that nobody looks at. */
const places = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Path of a Chromium on this machine, `undefined` if there is none. */
export const chromiumPath = places.find((path): path is string => path !== undefined && existsSync(path));

if (!chromiumPath && process.env["CI"]) throw new Error("Aucun Chromium : l’intégration en exige un.");
if (!chromiumPath) {
  console.warn(
    "⚠ Aucun Chromium sur cette machine : les tests de navigateur n’ont PAS tourné (installez-le ou donnez CHROMIUM=/chemin).",
  );
}

/** How it is started: no window, and nothing that talks to the network by itself. */
export const DRAPEAUX =
  `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
  --disable-component-update --disable-sync`.split(/\s+/);

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath ?? "", args: DRAPEAUX });
