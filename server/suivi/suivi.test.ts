import type { ParsedMail } from "mailparser";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { portLibre } from "../../test/ecouter.ts";
import { ouvrirUneBoite, quiRefuse } from "../../test/fixtures/courriel.ts";
import { surLesDeuxBases } from "../../test/postgres/deux-bases.ts";
import { desResultats, unDroit } from "../../test/fixtures/droits.ts";
import { facteur } from "../courriel/facteur.ts";
import { answerOf, bearer, complete, debut, ditRefus, post, saved, testApp } from "../test-kit.ts";
import { csvDesSuites } from "./exporter.ts";
import { tourneesDuSuivi } from "./tournee.ts";

const LEA = "lea.martin@exemple.fr";
const ORIGINE = "https://aides.exemple.fr";
const JOUR_MS = 24 * 3_600_000;

let recus: ParsedMail[] = [];
const aFermer: (() => void | Promise<void>)[] = [];
beforeEach(() => void (recus = []));
afterEach(async () => {
  for (const fermer of aFermer.splice(0)) await fermer();
});

/** A real mail service, on this machine. */
async function service(options: SMTPServerOptions = {}): Promise<string> {
  const { smtp, fermer } = await ouvrirUneBoite(({ lu }) => recus.push(lu), options);
  aFermer.push(fermer);
  return smtp;
}

const eteint = async () => `smtp://127.0.0.1:${await portLibre()}`;

const resultats = desResultats({
  droitsEligibles: [
    unDroit({ id: "ppa", label: "prime d’activité" }),
    unDroit({ id: "bafa", label: "bourse au BAFA" }),
  ],
});

const nes = (naissance: string) => {
  const answers = debut.answers.all.map((une) =>
    "fieldName" in une && une.fieldName === "date_naissance" ? { ...une, value: naissance } : une,
  );
  return { ...debut, answers: { all: answers, current: answers } };
};

/** Pages of the follow-up that a mail leads to, and what a mail program posts to stop it. */
const pagesDe = ({ text = "" }: ParsedMail) => [...text.matchAll(/https:\S+suivi#\S+/g)].map(([une]) => une);
const unTapDe = ({ headers }: ParsedMail): string =>
  (headers.get("list") as { unsubscribe?: { url?: string } } | undefined)?.unsubscribe?.url ?? "";
const jetonDe = ({ text = "" }: ParsedMail) => /suivi#([\w-]{43})\n/.exec(text)?.[1] ?? "";

surLesDeuxBases(({ carnet: ouvrirLeCarnet }) => {
  /** A site that writes after ninety days, a stored household, and ways to ask and to let time pass. */
  async function site(smtp: string, { record = complete as object, env = {}, enTout = 20_000 } = {}) {
    const { db: carnet, encore, sql, octets } = await ouvrirLeCarnet();
    const tout = {
      SMTP_URL: smtp,
      COURRIEL_DE: "aides@exemple.fr",
      PUBLIC_ORIGIN: ORIGINE,
      SUIVI_APRES_JOURS: "90",
      ...env,
    };
    const envoyer = facteur({ smtp, de: tout.COURRIEL_DE }, () => undefined, { silence: 20_000, enTout });
    const kit = testApp({ env: tout, carnet, facteur: envoyer, compute: async () => resultats });
    const { _id, token } = await saved(kit.app, record);
    const poster = (chemin: string, corps: unknown, headers: Record<string, string> = {}) =>
      post(kit.app, corps, headers, chemin);
    return {
      ...kit,
      carnet,
      poster,
      demander: (corps: object = { adresse: LEA, suivi: true }) =>
        poster(`/api/simulation/${_id}/courriel`, corps, bearer(token).headers),
      /** One tap in a mail program, as RFC 8058 has it. */
      arreter: (adresse: string) =>
        kit.app.request(new URL(adresse).pathname, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: "List-Unsubscribe=One-Click",
        }),
      tourner: tourneesDuSuivi(kit.deps),
      passer: (jours: number) => void (kit.clock.at += jours * JOUR_MS),
      encore,
      sql,
      octets,
      gardes: async () => (await sql("SELECT etat FROM suivi")).map(({ etat }) => etat),
    };
  }

  /** The same site, once its one mail has come. */
  async function suivie() {
    const un = await site(await service());
    expect((await un.demander()).status).toBe(204);
    un.passer(90);
    await un.tourner();
    const [, lettre] = recus as [ParsedMail, ParsedMail];
    return { ...un, lettre, jeton: jetonDe(lettre) };
  }

  describe("demander un suivi", () => {
    test("garde l’adresse et les aides scellées, hors de la base des réponses ; rien sans la case", async () => {
      const { demander, gardes, octets, lines } = await site(await service());
      expect((await demander({ adresse: LEA })).status).toBe(204);
      expect(await gardes()).toEqual([]);
      expect((await demander()).status).toBe(204);
      expect((await demander({ adresse: LEA.toUpperCase(), suivi: true })).status).toBe(204);
      expect(await gardes()).toEqual(["attend"]);
      expect(/martin|exemple|adresse|aides/i.exec(await octets())).toBe(null);
      expect(lines.join("\n")).not.toMatch(/lea|exemple\.fr/i);
    });

    test("le récapitulatif dit qu’on écrira et quand, et comment l’arrêter ; sans la case, que non", async () => {
      const { demander } = await site(await service());
      await demander({ adresse: LEA });
      await demander();
      const [sans, avec] = recus as [ParsedMail, ParsedMail];
      expect(sans.text).toContain("Nous n’avons pas gardé votre adresse pour l’envoyer");
      expect(sans.headers.has("list")).toBe(false);
      expect(avec.text).toContain("nous vous écrirons une fois dans 3\u00a0mois");
      expect(avec.text).not.toContain("Nous n’avons pas gardé");
      const pages = pagesDe(avec);
      expect(pages).toEqual([expect.stringMatching(/^https:\/\/aides\.exemple\.fr\/suivi#arret=[\w-]{43}$/)]);
      expect(String(avec.html)).toContain(`href="${pages[0]}"`);
      expect(unTapDe(avec)).toBe(pages[0]!.replace("/suivi#arret=", "/api/suivi/arret/"));
    });

    test("avant 15 ans, l’âge de la simulation décide : une phrase, rien ne part ni ne se garde", async () => {
      const jeune = await site(await service(), { record: nes("2011-06-16") });
      expect(await answerOf(jeune.demander())).toEqual([
        422,
        ditRefus(
          422,
          "courriel_invalide",
          "Nous n’écrivons pas avant 15 ans : pour savoir où en sont vos aides, revenez avec un parent.",
          "suivi",
        ),
      ]);
      // Old enough: what is left is the rest of the questionnaire.
      const assezVieux = await site(await service(), { record: nes("2011-06-15") });
      expect((await assezVieux.demander()).status).toBe(409);
      expect([await jeune.gardes(), await assezVieux.gardes(), recus]).toEqual([[], [], []]);
    });

    test("fermé sans réglage ; un récapitulatif qui ne part pas ne garde rien", async () => {
      const ferme = await site(await service(), { env: { SUIVI_APRES_JOURS: "" } });
      expect((await ferme.demander()).status).toBe(422);
      const panne = await site(await eteint());
      expect((await panne.demander()).status).toBe(503);
      expect([await ferme.gardes(), await panne.gardes(), recus]).toEqual([[], [], []]);
    });
  });

  describe("arrêter", () => {
    test("en un geste depuis le récapitulatif : l’adresse est effacée du fichier, rien ne part, le refaire ne dit rien", async () => {
      const { demander, arreter, gardes, passer, tourner, lines } = await site(await service());
      await demander();
      const unTap = unTapDe(recus[0]!);
      expect((await arreter(unTap)).status).toBe(204);
      expect(await gardes()).toEqual([]);
      expect((await arreter(unTap)).status).toBe(204);
      passer(90);
      await tourner();
      expect(recus).toHaveLength(1);
      expect(lines.join("\n")).not.toContain(unTap.split("/").at(-1));
    });

    test("suivie comme un lien, l’adresse mène à la page qui arrête, sans rien effacer", async () => {
      const { app, demander, gardes } = await site(await service());
      await demander();
      const unTap = unTapDe(recus[0]!);
      const { status, headers } = await app.request(new URL(unTap).pathname);
      expect([status, headers.get("location"), await gardes()]).toEqual([
        302,
        `/suivi#arret=${unTap.split("/").at(-1)}`,
        ["attend"],
      ]);
    });

    test("depuis le courriel du suivi : ce qui arrête n’ouvre pas, et efface ce qui restait à répondre", async () => {
      const { lettre, arreter, poster, jeton } = await suivie();
      const unTap = unTapDe(lettre);
      expect((await poster("/api/suivi/ouvrir", { jeton: unTap.split("/").at(-1) })).status).toBe(404);
      expect((await arreter(unTap)).status).toBe(204);
      expect((await poster("/api/suivi/ouvrir", { jeton })).status).toBe(404);
    });
  });

  describe("le courriel du suivi", () => {
    test("part une fois, le jour venu, sans nommer d’aide ; l’adresse est alors effacée", async () => {
      const un = await site(await service());
      await un.demander();
      un.passer(89);
      await un.tourner();
      expect(recus).toHaveLength(1);
      un.passer(1);
      await un.tourner();
      await un.tourner();
      expect([recus.length, await un.gardes()]).toEqual([2, []]);
      const { text = "", html, headers } = recus[1]!;
      expect(`${text}${String(html)}`).not.toMatch(/prime|BAFA|activité/i);
      expect(headers.get("list")).toMatchObject({
        "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
      });
      expect(pagesDe(recus[1]!)).toHaveLength(2);
    });

    test("son lien ouvre les aides montrées, se répond une fois ; il reste des comptes, aide par aide", async () => {
      const { poster, jeton, carnet, sql, octets } = await suivie();
      expect(await answerOf(poster("/api/suivi/ouvrir", { jeton }))).toEqual([
        200,
        {
          aides: [
            { id: "ppa", label: "Prime d’activité" },
            { id: "bafa", label: "Bourse au BAFA" },
          ],
        },
      ]);
      const suites = [
        { aide: "ppa", suite: "recue" },
        { aide: "ppa", suite: "abandonnee", motif: "papiers" },
        { aide: "bafa", suite: "refusee", motif: "long" },
      ];
      expect((await poster("/api/suivi", { jeton, suites: [{ aide: "rsa", suite: "recue" }] })).status).toBe(
        422,
      );
      expect((await poster("/api/suivi", { jeton, suites })).status).toBe(204);
      for (const chemin of ["/api/suivi", "/api/suivi/ouvrir"])
        expect((await poster(chemin, { jeton, ...(chemin === "/api/suivi" && { suites }) })).status).toBe(
          404,
        );
      expect(await csvDesSuites(carnet)).toBe(
        '\ufeff"aide";"suite";"pourquoi";"nombre"\n"bafa";"On me l’a refusée";"";1\n"ppa";"J’ai abandonné";"Trop de papiers";1\n',
      );
      expect(await sql("SELECT * FROM a_repondre")).toEqual([]);
      expect(await octets()).not.toContain(jeton);
    });

    test("ne s’ouvre plus après soixante jours, et n’est plus gardé", async () => {
      const { poster, jeton, passer, tourner, sql } = await suivie();
      passer(60);
      expect((await poster("/api/suivi/ouvrir", { jeton })).status).toBe(200);
      passer(1);
      expect((await poster("/api/suivi/ouvrir", { jeton })).status).toBe(404);
      await tourner();
      expect(await sql("SELECT * FROM a_repondre")).toEqual([]);
    });
  });

  describe("un service d’envoi en panne", () => {
    test("éteint, ou qui demande de revenir : rien n’est perdu, on réessaie une semaine, puis l’adresse est effacée", async () => {
      for (const panne of [await eteint(), await service(quiRefuse(451))]) {
        const un = await site(panne);
        const bon = await site(await service());
        await bon.demander();
        const [row] = await bon.sql("SELECT * FROM suivi");
        expect(row).toBeDefined();
        const tourner = tourneesDuSuivi({ ...bon.deps, config: un.deps.config, facteur: un.deps.facteur! });
        bon.passer(90);
        await tourner();
        expect([recus.length, await bon.gardes()]).toEqual([1, ["attend"]]);
        bon.passer(7);
        await bon.tourner();
        expect([recus.length, await bon.gardes()]).toEqual([2, []]);
        recus = [];
      }
    });

    test("trop longtemps : l’adresse est effacée sans avoir servi", async () => {
      const un = await site(await service());
      await un.demander();
      un.passer(98);
      await un.tourner();
      expect([recus.length, await un.gardes()]).toEqual([1, []]);
    });

    test("qui refuse pour de bon, ou qui a peut-être tout reçu : jamais deux fois", async () => {
      let recu = 0;
      const traine = service({
        onData: (flux) => {
          recu++;
          flux.resume();
        },
      });
      for (const panne of [await service(quiRefuse(550)), await traine]) {
        const un = await site(panne, { enTout: 300 });
        const bon = await site(await service());
        await bon.demander();
        bon.passer(90);
        await tourneesDuSuivi({ ...bon.deps, config: un.deps.config, facteur: un.deps.facteur! })();
        await bon.tourner();
        expect([recus.length, await bon.gardes()]).toEqual([1, []]);
        recus = [];
      }
      expect(recu).toBe(1);
    });
  });
});
