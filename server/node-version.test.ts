import { expect, test } from "vitest";
import { nodeProblem } from "./node-version.ts";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s convient", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(["18.20.4", "20.18.3", "16.0.0"])(
  "Node %s est refusé avec la version demandée et la version trouvée",
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Cap Aides demande Node 20.19 ou plus récent ; la version installée est ${version}. Installez-la depuis https://nodejs.org puis relancez la commande.`,
    );
  },
);
