import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** `npm start` as an operator runs it, or another command, on a free port, once it answers. */
async function lancer(folder: string, port = "0", commande = ["npm", "start"], env = {}) {
  const [mot = "", ...suite] = commande;
  const child = spawn(mot, suite, {
    env: {
      ...process.env,
      ...env,
      PORT: port,
      DATABASE: join(folder, "donnees", "base.sqlite"),
      NODE_ENV: "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ended = new Promise<number | string | null>((resolve) => {
    child.on("exit", (code, signal) => resolve(signal ?? code));
  });
  const address = await new Promise<string | undefined>((resolve) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      const [, found] = /répond sur (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => resolve(undefined));
  });
  return { child, ended, address, said: () => said };
}

const refuses = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("npm start sert, dit le port pris, et un SIGTERM n’en laisse rien", { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-start-"));
  try {
    const { child, ended, address = "", said } = await lancer(folder);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    // The server writes its pages: without that they would come empty, and fill late.
    expect(await (await fetch(address)).text()).toContain("<h1");
    const second = await lancer(folder, new URL(address).port);
    expect(second.address).toBeUndefined();
    expect(second.said()).toContain(`Le port ${new URL(address).port} de 127.0.0.1 est déjà pris.`);
    expect(second.said()).not.toMatch(/\n\s+at /);
    expect(await second.ended).toBe(1);
    child.kill("SIGTERM");
    await ended;
    // npm may end before the server, which drains: nothing answers any more, and it said that it stopped.
    await until(() => refuses(address));
    expect(said()).toContain("arrêt demandé");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("ouverte sans être construite, la page des éditeurs le dit au départ et n’existe pas", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cap-aides-sans-admin-"));
  try {
    cpSync("dist/server", join(folder, "server"), { recursive: true });
    const sansAdmin = (path: string) => path !== join("dist/client", "admin");
    cpSync("dist/client", join(folder, "client"), { recursive: true, filter: sansAdmin });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const serveur = [process.execPath, join(folder, "server", "main.js")];
    const ouverte = {
      GIT_GATEWAY_URL: "https://exemple.fr/git",
      GIT_IDENTITY_URL: "https://exemple.fr/identite",
    };
    for (const [env, dit] of [
      [ouverte, 1],
      [{}, 0],
    ] as const) {
      const { child, ended, address = "", said } = await lancer(folder, "0", serveur, env);
      const [admin, inconnue] = [await fetch(`${address}/admin`), await fetch(`${address}/nulle-part`)];
      expect([admin.status, await admin.text()]).toEqual([404, await inconnue.text()]);
      expect((await fetch(`${address}/admin/assets/editeur.js`)).status).toBe(404);
      child.kill("SIGTERM");
      await ended;
      expect(said().split("la page des éditeurs n’est pas construite").length - 1).toBe(dit);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
