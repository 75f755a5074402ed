import type { ParsedMail } from "mailparser";
import { describe, expect, test } from "vitest";
import { portLibre } from "../../../test/ecouter.ts";
import {
  boiteVide,
  LEA,
  ouiDe,
  pagesDe,
  recus,
  service,
  site as siteSuivi,
  suivie,
  unTapDe,
} from "../../../test/fixtures/suivi.ts";
import { surLesDeuxBases } from "../../../test/postgres/deux-bases.ts";
import { answerOf, debut, ditRefus } from "../../app/test-kit.ts";
import { csvDesSuites } from "./exporter.ts";

const eteint = async () => `smtp://127.0.0.1:${await portLibre()}`;

const nes = (naissance: string) => {
  const answers = debut.answers.all.map((une) =>
    "fieldName" in une && une.fieldName === "date_naissance" ? { ...une, value: naissance } : une,
  );
  return { ...debut, answers: { all: answers, current: answers } };
};

type Reglee = Parameters<typeof siteSuivi> extends [unknown, ...infer R] ? R : never;

boiteVide();
surLesDeuxBases(({ carnet }) => {
  const site = (...comment: Reglee) => siteSuivi(carnet, ...comment);

  describe("demander un suivi", () => {
    test("rien n’est gardé avant un clic dans le premier courriel ; puis l’adresse et les aides, scellées, à part", async () => {
      const { demander, suivre, gardes, octets, lines } = await site(await service());
      expect((await demander({ adresse: LEA })).status).toBe(204);
      expect((await demander()).status).toBe(204);
      expect([recus.map(ouiDe).map(Boolean), await gardes()]).toEqual([[false, true], []]);
      await suivre({ adresse: LEA.toUpperCase(), suivi: true });
      expect(await gardes()).toEqual(["attend"]);
      expect(/martin|exemple|adresse|aides/i.exec(await octets())).toBe(null);
      expect(lines.join("\n")).not.toMatch(/lea|exemple\.fr/i);
    });

    test("le clic vaut une semaine, se refait sans rien changer, et n’ouvre rien s’il est touché d’un signe", async () => {
      const { demander, poster, gardes, passer, lines } = await site(await service());
      await demander();
      const oui = ouiDe(recus[0]!);
      const confirmer = async (un: string) => (await poster("/api/suivi/confirmer", { oui: un })).status;
      expect(await confirmer(`${oui[0] === "A" ? "B" : "A"}${oui.slice(1)}`)).toBe(404);
      expect(await confirmer("x")).toBe(422);
      passer(6);
      expect([await confirmer(oui), await confirmer(oui), await gardes()]).toEqual([204, 204, ["attend"]]);
      passer(1);
      expect([await confirmer(oui), await gardes()]).toEqual([404, ["attend"]]);
      expect(lines.join("\n")).not.toContain(oui.slice(0, 20));
    });

    test("le récapitulatif dit comment le confirmer, et comment ne plus jamais en recevoir", async () => {
      const { demander } = await site(await service());
      await demander({ adresse: LEA });
      await demander();
      const [sans, avec] = recus as [ParsedMail, ParsedMail];
      expect(sans.text).not.toMatch(/écrivions une fois|Oui, écrivez-moi/);
      expect(avec.text).toContain("que nous vous écrivions une fois dans 3\u00a0mois");
      const arrets = [sans, avec].map((un) => pagesDe(un).at(-1));
      expect(arrets[0]).toMatch(/^https:\/\/aides\.exemple\.fr\/suivi#arret=[\w-]{43}\.[\w-]{22}$/);
      expect(arrets[1]).toBe(arrets[0]);
      for (const un of [sans, avec]) {
        expect(un.text).toContain("Nous n’avons pas gardé votre adresse pour l’envoyer");
        expect(String(un.html)).toContain(`href="${arrets[0]}"`);
        expect(unTapDe(un)).toBe(arrets[0]!.replace("/suivi#arret=", "/api/suivi/arret/"));
      }
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
      const { suivre, arreter, gardes, passer, tourner, lines } = await site(await service());
      await suivre();
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
      const { app, suivre, gardes } = await site(await service());
      await suivre();
      const unTap = unTapDe(recus[0]!);
      const { status, headers } = await app.request(new URL(unTap).pathname);
      expect([status, headers.get("location"), await gardes()]).toEqual([
        302,
        `/suivi#arret=${unTap.split("/").at(-1)}`,
        ["attend"],
      ]);
    });

    test("depuis le courriel du suivi : ce qui arrête n’ouvre pas, et efface ce qui restait à répondre", async () => {
      const { lettre, arreter, poster, jeton } = await suivie(carnet);
      const unTap = unTapDe(lettre);
      expect((await poster("/api/suivi/ouvrir", { jeton: unTap.split(/[/.]/).at(-1) })).status).toBe(404);
      expect((await arreter(unTap)).status).toBe(204);
      expect((await poster("/api/suivi/ouvrir", { jeton })).status).toBe(404);
    });
  });

  describe("le courriel du suivi", () => {
    test("part une fois, le jour venu, sans nommer d’aide ; l’adresse est alors effacée", async () => {
      const un = await site(await service());
      await un.suivre();
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
      const { poster, jeton, carnet: base, sql, octets } = await suivie(carnet);
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
      expect(await csvDesSuites(base)).toBe(
        '\ufeff"aide";"suite";"pourquoi";"nombre"\n"bafa";"On me l’a refusée";"";1\n"ppa";"J’ai abandonné";"Trop de papiers";1\n',
      );
      expect(await sql("SELECT * FROM a_repondre")).toEqual([]);
      expect(await octets()).not.toContain(jeton);
    });

    test("deux personnes à la fois : l’une arrête, l’autre répond, ni l’une ni l’autre ne touche à celle d’à côté", async () => {
      const { suivre, passer, tourner, arreter, poster, gardes, carnet: base } = await site(await service());
      await suivre();
      await suivre({ adresse: "zoe@exemple.fr", suivi: true });
      await suivre({ adresse: "noe@exemple.fr", suivi: true });
      expect(await gardes()).toHaveLength(3);
      const premier = recus.findIndex(({ to }) => JSON.stringify(to).includes("zoe@"));
      expect((await arreter(unTapDe(recus[premier]!))).status).toBe(204);
      expect(await gardes()).toHaveLength(2);
      passer(90);
      await tourner();
      const lettres = recus.slice(3);
      expect(lettres.map(({ to }) => /"address":"(\w+)/.exec(JSON.stringify(to))?.[1]).sort()).toEqual([
        "lea",
        "noe",
      ]);
      const [un = "", autre = ""] = lettres.map(
        ({ text = "" }) => /suivi#([\w-]{43})\n/.exec(text)?.[1] ?? "",
      );
      expect(
        (await poster("/api/suivi", { jeton: un, suites: [{ aide: "ppa", suite: "recue" }] })).status,
      ).toBe(204);
      expect((await poster("/api/suivi/ouvrir", { jeton: un })).status).toBe(404);
      expect((await poster("/api/suivi/ouvrir", { jeton: autre })).status).toBe(200);
      expect((await csvDesSuites(base)).trim().split("\n")).toHaveLength(2);
    });

    test("ne s’ouvre plus après soixante jours, et n’est plus gardé", async () => {
      const { poster, jeton, passer, tourner, sql } = await suivie(carnet);
      passer(60);
      expect((await poster("/api/suivi/ouvrir", { jeton })).status).toBe(200);
      passer(1);
      expect((await poster("/api/suivi/ouvrir", { jeton })).status).toBe(404);
      await tourner();
      expect(await sql("SELECT * FROM a_repondre")).toEqual([]);
    });
  });
});
