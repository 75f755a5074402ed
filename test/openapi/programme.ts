import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import oazapfts from "oazapfts";
import { afterAll } from "vitest";

const lancer = promisify(execFile);

/** An answer, as the client received it. */
export interface ReponseAuClient {
  operation: string;
  status: number;
  type: string;
  corps: string;
}

/** A call: its operation, what it is given beside `id`, and what is made first, whose `id` it takes. */
export interface AppelDuClient {
  operation: string;
  donne: object;
  /** It takes something, if only what may be left out. */
  prend: boolean;
  avec: "simulation" | "contribution" | undefined;
}

/** Calls everything that it is told, with the client alone: what the client’s types refuse does not compile. */
const programme = (appels: readonly AppelDuClient[], simulation: object, contribution: object) => `
import * as api from "./client.ts";
const recues: { operation: string; status: number; type: string; corps: string }[] = [];
let operation = "";
api.defaults.baseUrl = process.argv[2] ?? "";
api.defaults.fetch = async (adresse, demande) => {
  const reponse = await fetch(adresse, { ...demande, redirect: "manual" });
  const [type = ""] = (reponse.headers.get("content-type") ?? "").split(";");
  recues.push({ operation, status: reponse.status, type, corps: await reponse.clone().text() });
  return reponse;
};
const faire = {
  async simulation() {
    const { status, data } = await api.postApiSimulation({ simulation: ${JSON.stringify(simulation)} });
    if (status !== 201) throw new Error("simulation : " + status);
    return { id: data._id, headers: { Authorization: "Bearer " + data.token } };
  },
  async contribution() {
    const { status, data } = await api.postApiContributions({ contributionEnvoyee: ${JSON.stringify(contribution)} });
    if (status !== 201) throw new Error("contribution : " + status);
    return { id: data.id, headers: {} };
  },
};
${appels
  .map(({ operation, donne, avec, prend }) => {
    const dit = JSON.stringify(donne).slice(1, -1);
    const appel = (arguments_: string) =>
      `operation = "${operation}"; await api.${operation}(${arguments_});`;
    if (avec)
      return `{ operation = ""; const { id, headers } = await faire.${avec}(); ${appel(`{ id, ${dit} }, { headers }`)} }`;
    return appel(prend ? `{ ${dit} }` : "");
  })
  .join("\n")}
console.log(JSON.stringify(recues.filter(({ operation }) => operation !== "")));
`;

const COMPILER = [
  "--ignoreConfig",
  "--noEmit",
  "--strict",
  "--skipLibCheck",
  "--allowImportingTsExtensions",
  "--types",
  "node",
].concat(["--noUncheckedIndexedAccess", "--target", "es2023", "--module", "nodenext"]);

/** Where programs are written: their packages are found from there. */
const dossier = mkdtempSync(join(process.cwd(), "node_modules", ".openapi-"));
afterAll(() => rmSync(dossier, { recursive: true }));

/** Writes the client of a description and a program that calls it; rejects with what the compiler refuses. */
export async function ecrireLeClient(description: object, ...dit: Parameters<typeof programme>) {
  const [lue, client, appelant] = ["openapi.json", "client.ts", "appelant.ts"].map((nom) =>
    join(dossier, nom),
  ) as [string, string, string];
  writeFileSync(join(dossier, "package.json"), '{ "type": "module" }');
  writeFileSync(lue, JSON.stringify(description));
  writeFileSync(client, await oazapfts(lue, { argumentStyle: "object" }));
  writeFileSync(appelant, programme(...dit));
  await lancer("npx", ["tsc", ...COMPILER, appelant]).catch((erreur: { stdout: string }) => {
    throw new Error(erreur.stdout);
  });
  return async (origine: string): Promise<ReponseAuClient[]> => {
    const { stdout } = await lancer("npx", ["tsx", appelant, origine], { maxBuffer: 100_000_000 });
    return JSON.parse(stdout) as ReponseAuClient[];
  };
}
