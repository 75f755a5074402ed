import { resolve } from "node:path";
import { vi } from "vitest";
import { cleDuMutant } from "../../famille.ts";
import { bornerLesMachines } from "../borner.ts";

/** Before each file of tests: the chart of the journey or of the session has the fault that is asked for. */
const cle = process.env["FAUTE_DU_DIAGRAMME"];
if (cle) {
  const { fautesDeLaSession, fautesDuParcours } = await import("../diagramme.ts");
  const faute = [...fautesDuParcours(), ...fautesDeLaSession()].find((une) => cleDuMutant(une) === cle);
  if (!faute?.preparer) throw new Error(`Aucune faute ne se nomme ${cle}.`);
  vi.resetModules();
  const monde = { importer: <Module>(fichier: string) => import(resolve(fichier)) as Promise<Module> };
  await faute.preparer(monde);
  await bornerLesMachines(monde);
}
