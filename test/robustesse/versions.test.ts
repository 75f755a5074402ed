import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { complete } from "../../server/app/test-kit.ts";
import { copierLeDepot } from "../copie.ts";
import { avecPostgres, nouvelleBase } from "../postgres/deux-bases.ts";
import { serveur } from "./servir.ts";

const QUESTION = '    ...projet("_interetBafa"),\n';

/** A version of before the question of the BAFA, run from its sources: another journey, with another fingerprint. */
async function versionDAvant(env: Record<string, string>): Promise<string> {
  const copie = copierLeDepot();
  const chapitre = join(copie, "machines/journey/chapters/projets.ts");
  const projets = readFileSync(chapitre, "utf8");
  expect(projets.split(QUESTION)).toHaveLength(2);
  writeFileSync(chapitre, projets.replace(QUESTION, ""));
  const processus = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    cwd: copie,
    env: { PATH: process.env["PATH"], PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    processus.kill("SIGKILL");
    rmSync(copie, { recursive: true });
  });
  let sortie = "";
  for (;;) {
    const [morceau] = (await Promise.race([
      once(processus.stdout, "data"),
      once(processus, "exit").then(() => [undefined]),
    ])) as [Buffer | undefined];
    if (morceau === undefined) throw new Error(`Elle n’a pas démarré : ${sortie}`);
    sortie += morceau.toString();
    const adresse = /répond sur (\S+)/.exec(sortie)?.[1];
    if (adresse !== undefined) return adresse;
  }
}

interface Tenue {
  _id: string;
  token: string;
}
type Dossier = Pick<typeof complete, "answers">;

const lire = async ({ _id, token }: Tenue, adresse: string, quoi = "") => {
  const reponse = await fetch(`${adresse}/api/simulation/${_id}${quoi}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [reponse.status, (await reponse.json()) as Record<string, unknown>] as const;
};

const garder = async (adresse: string, dossier: object, remplacee?: Tenue): Promise<Tenue> => {
  const reponse = await fetch(`${adresse}/api/simulation`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(remplacee && { remplace: remplacee._id, authorization: `Bearer ${remplacee.token}` }),
    },
    body: JSON.stringify(dossier),
  });
  expect(reponse.status).toBe(201);
  return (await reponse.json()) as Tenue;
};

const champs = (dossier: unknown) =>
  (dossier as Dossier).answers.all.flatMap((une) => ("fieldName" in une ? [une.fieldName] : []));
/** Where a snapshot of XState stands. */
const ou = ({ snapshot }: Record<string, unknown>) => (snapshot as { value: unknown }).value;
const jusqua = (n: number) => {
  const all = complete.answers.all.slice(0, n);
  return { ...complete, answers: { all, current: all } };
};

avecPostgres(() => {
  describe("deux versions côte à côte sur une base", () => {
    const demarrer = async () => {
      const env = {
        DATABASE: "",
        DATABASE_URL: (await nouvelleBase()).url,
        DATABASE_CLE: randomBytes(32).toString("base64url"),
        RATE_LIMIT_FACTOR: "1000",
      };
      const neuf = await serveur({ env });
      return [await versionDAvant(env), neuf.adresse] as const;
    };

    test("un parcours commencé sur la nouvelle finit sur l’ancienne, et l’inverse ; chacune le rejoue de ses réponses", async () => {
      const [avant, maintenant] = await demarrer();
      // Half way, from the new one to the old one, which has its own fingerprint and no question of the BAFA.
      const moitie = await garder(maintenant, jusqua(9));
      const [neuve, vieille] = [
        (await lire(moitie, maintenant, "/snapshot"))[1],
        (await lire(moitie, avant, "/snapshot"))[1],
      ];
      expect(neuve["version"]).not.toBe(vieille["version"]);
      expect(ou(vieille)).toEqual(ou(neuve));
      const [, reprise] = await lire(moitie, avant);
      expect(champs(reprise)).toEqual(champs(jusqua(9)));
      const sansLaQuestion = complete.answers.all.filter(
        (une) => !("fieldName" in une && une.fieldName === "_interetBafa"),
      );
      const finie = await garder(
        avant,
        { ...complete, answers: { all: sansLaQuestion, current: sansLaQuestion } },
        moitie,
      );
      expect((await lire(finie, avant, "/resultats"))[0]).toBe(200);
      expect((await lire(moitie, maintenant))[0]).toBe(404);

      // Back to the new one: nothing is lost, and it asks what the old one did not.
      expect((await lire(finie, maintenant, "/resultats"))[0]).toBe(409);
      const [, rendue] = await lire(finie, maintenant);
      expect(champs(rendue)).toEqual(champs({ answers: { all: sansLaQuestion } }));
      expect(ou((await lire(finie, maintenant, "/snapshot"))[1])).toEqual({ projets: "_interetBafa" });
      const repondue = await garder(maintenant, complete, finie);
      const [statut, resultats] = await lire(repondue, maintenant, "/resultats");
      expect([statut, Array.isArray(resultats["droitsEligibles"])]).toEqual([200, true]);

      // And once more to the old one, which leaves aside the answer that it does not know, and computes.
      expect(champs((await lire(repondue, avant))[1])).toEqual(champs({ answers: { all: sansLaQuestion } }));
      expect((await lire(repondue, avant, "/resultats"))[0]).toBe(200);
      // Pages of the new version whose answers reach a server of the old one: refused by name, and the page offers to reload.
      const refusee = await fetch(`${avant}/api/simulation`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(complete),
      });
      expect(refusee.status).toBe(422);
      expect(await refusee.json()).toMatchObject({
        code: "simulation_invalide",
        where: "answers.all[13]",
      });
      // Reading it there wrote nothing: the new one still has it.
      expect(champs((await lire(repondue, maintenant))[1])).toEqual(champs(complete));
    });
  });
});
