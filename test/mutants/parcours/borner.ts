import type { MondeNeuf } from "./atelier.ts";

/** Machines that never rest would stop everything: past so many steps, they break instead. */
export async function bornerLesMachines(monde: MondeNeuf): Promise<void> {
  for (const [fichier, nom] of [
    ["machines/journey/base.ts", "base"],
    ["machines/session/setup.ts", "sessionSetup"],
  ] as const) {
    const module =
      await monde.importer<Record<string, { createMachine: (config: object) => unknown }>>(fichier);
    const atelier = module[nom]!;
    const creer = atelier.createMachine;
    atelier.createMachine = (config) => creer.call(atelier, { ...config, options: { maxIterations: 500 } });
  }
}
