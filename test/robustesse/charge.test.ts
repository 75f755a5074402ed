import type { ServerResponse } from "node:http";
import { readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ecouter } from "../ecouter.ts";
import { creee, demander, enregistrer, aLaFois, lire, memoireDe, NUIT, serveur, tient } from "./servir.ts";

const PAGES = [
  "/",
  "/favicon.svg",
  "/api/v1/aides",
  "/api/config",
  "/api/v1/communes?q=ren",
  "/api/v1/aides/bafa",
];

test("des centaines à la fois, qui lisent et enregistrent : chacun sa réponse", async () => {
  const { adresse, sortie, finir } = await serveur();
  const une = creee(await enregistrer(adresse, 0));
  const jusque = performance.now() + (NUIT ? 30_000 : 2_500);
  const parDix = [(n: number) => enregistrer(adresse, n), () => lire(adresse, une, "/situation")];
  const page = (n: number) => demander(adresse, PAGES[n % PAGES.length] ?? "/");
  let envoyees = 0;
  await aLaFois(NUIT ? 500 : 100, async () => {
    while (performance.now() < jusque) {
      const n = envoyees++;
      const recue = await (parDix[n % 10] ?? page)(n);
      expect(tient(recue), `${recue.statut}`).toBe(true);
    }
  });
  expect(envoyees).toBeGreaterThan(200);
  await finir();
  // One object a line, and nothing of what a person gave.
  for (const secret of [une._id, une.token]) expect(sortie()).not.toContain(secret);
  expect(
    sortie()
      .split("\n")
      .filter((dit) => !/^(\{.*\}|Cap Aides répond sur \S+|)$/.test(dit)),
  ).toEqual([]);
});

const BEAUCOUP = Buffer.alloc(1_000_000, " ");

/** What a partner does instead of answering; before, the first held 45 s, the second took 8,900 MB. */
test.each<[string, (reponse: ServerResponse) => void]>([
  [
    "goutte à goutte",
    (reponse) => {
      const goutte = setInterval(() => reponse.write(" "), 200);
      reponse.on("close", () => clearInterval(goutte));
    },
  ],
  [
    "sans fin",
    (reponse) => {
      const verser = () => {
        while (!reponse.destroyed && reponse.write(BEAUCOUP));
      };
      reponse.on("drain", verser);
      verser();
    },
  ],
])("un moteur distant qui répond %s : les résultats viennent sans lui", async (_, conduite) => {
  const distant = await ecouter((demande, reponse) => {
    demande.resume();
    conduite(reponse.writeHead(200, { "content-type": "application/json" }));
  });
  const { adresse, pid } = await serveur({
    env: { OPENFISCA_URL: distant },
    // A collection every 200 ms: a limit that only a signal holds is lost with it.
    noeud: ["--expose-gc", "--import", "data:text/javascript,setInterval(gc,200).unref()"],
  });
  const une = creee(await enregistrer(adresse, 0));
  const [avant, debut] = [memoireDe(pid), performance.now()];
  expect((await lire(adresse, une, "/resultats")).statut).toBe(200);
  expect(performance.now() - debut).toBeLessThan(20_000);
  expect(memoireDe(pid) - avant).toBeLessThan(120);
});

test("des centaines qui demandent le plus gros fichier et ne lisent rien ne prennent pas sa mémoire", async () => {
  const { adresse, pid } = await serveur();
  const fichiers = "dist/client/assets";
  const taille = (nom: string) => statSync(join(fichiers, nom)).size;
  const noms = readdirSync(fichiers).filter((nom) => nom.endsWith(".js"));
  const cible = `/assets/${noms.reduce((un, autre) => (taille(un) < taille(autre) ? autre : un))}`;
  expect((await demander(adresse, cible)).statut).toBe(200);
  const avant = memoireDe(pid);
  const { hostname, port, host } = new URL(adresse);
  const demande = `GET ${cible} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(40);
  const prises = Array.from({ length: NUIT ? 500 : 200 }, () => {
    const prise = connect({ host: hostname, port: Number(port) }).on("error", () => undefined);
    prise.write(demande);
    return prise.pause();
  });
  onTestFinished(() => {
    for (const prise of prises) prise.destroy();
  });
  let pic = avant;
  for (let fois = 0; fois < (NUIT ? 200 : 60); fois++) {
    expect((await demander(adresse, "/api/health")).statut).toBe(200);
    await pause(50);
    if (fois % 20 === 19) pic = Math.max(pic, memoireDe(pid));
  }
  expect(pic - avant).toBeLessThan(60);
});
