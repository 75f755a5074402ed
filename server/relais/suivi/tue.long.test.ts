import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { ouvrirUneBoite } from "../../../test/fixtures/courriel.ts";
import { surLesDeuxBases } from "../../../test/postgres/deux-bases.ts";
import { readConfig } from "../../reglages/config.ts";
import { facteur } from "../courriel/facteur.ts";
import { jourApres } from "./carnet.ts";
import { garderLeSuivi } from "./suivis.ts";
import { tourneesDuSuivi } from "./tournee.ts";

/** A mail service that says when a mail comes to a point, and goes no further the first time. */
async function serviceQuiRetient(point: "avant" | "apres") {
  let [arrives, retenir] = [0, () => undefined as void];
  const retenu = new Promise<void>((fait) => {
    retenir = fait;
  });
  const options: SMTPServerOptions =
    point === "avant"
      ? { onMailFrom: (_, __, suite) => (arrives++ === 0 ? retenir() : suite()) }
      : {
          onData: (flux, _, suite) => {
            flux.resume().on("end", () => (arrives++ === 0 ? retenir() : suite()));
          },
        };
  const { smtp, fermer } = await ouvrirUneBoite(() => undefined, options);
  return { url: smtp, retenu, arrives: () => arrives, fermer };
}

const lancer = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { PATH: process.env["PATH"], PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Ends a server at once, as a machine that loses its power. */
const tuer = async (serveur: ChildProcess) => {
  serveur.kill("SIGKILL");
  await once(serveur, "exit");
};

surLesDeuxBases(({ carnet: ouvrirLeCarnet }) => {
  test.each(["avant", "apres"] as const)(
    "un serveur tué entre la marque et l’envoi (%s le message) ne renvoie rien en revenant, et efface l’adresse",
    async (point) => {
      const { db: carnet, sql, reglages } = await ouvrirLeCarnet();
      const etats = async () => (await sql("SELECT etat FROM suivi")).map(({ etat }) => etat);
      const service = await serviceQuiRetient(point);
      const env = {
        ...(await reglages()),
        SMTP_URL: service.url,
        COURRIEL_DE: "aides@exemple.fr",
        PUBLIC_ORIGIN: "https://aides.exemple.fr",
        SUIVI_APRES_JOURS: "90",
      };
      const hier = jourApres(new Date(), -1);
      await garderLeSuivi(carnet, { adresse: "lea@exemple.fr", aides: ["ppa"] }, hier);
      const premier = lancer(env);
      await service.retenu;
      await tuer(premier);
      expect(await etats()).toEqual(["part"]);
      const log = () => undefined;
      const envoyer = facteur({ smtp: env.SMTP_URL, de: env.COURRIEL_DE }, log);
      const tour = {
        carnet,
        config: readConfig(env),
        facteur: envoyer,
        log,
        now: () => new Date(),
        random: randomBytes,
      };
      await tourneesDuSuivi(tour)();
      expect([await etats(), service.arrives()]).toEqual([[], 1]);
      // What is asked afterwards leaves.
      await garderLeSuivi(carnet, { adresse: "zoe@exemple.fr", aides: ["ppa"] }, hier);
      await tourneesDuSuivi(tour)();
      expect([await etats(), service.arrives()]).toEqual([[], 2]);
      await service.fermer();
    },
  );
});
