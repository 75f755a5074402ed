import type { Hono } from "hono";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type ContributionEnvoyee, TAILLES } from "../../catalogue/fiches/contribuer/contribution.ts";
import { garderContribution, lireContributions } from "../db/contributions.ts";
import { openDb } from "../db/open.ts";
import { purge } from "../app/start.ts";
import { answerOf, testApp, ditRefus, refus } from "../app/test-kit.ts";
import { EN_ATTENTE } from "./contribuer.ts";
import { contribuerBody, recueBody } from "./schemas-contributions.ts";

const proposee = {
  sorte: "aide",
  titre: "Bourse au permis",
  organisme: "Ville de Rennes",
  lieu: "Rennes",
  texte: "300 € pour passer le permis,\nde 18 à 25 ans.",
  lien: "https://exemple.fr/permis?annee=2026&age=18",
  contact: "camille@exemple.fr",
} satisfies ContributionEnvoyee;
const signalee = {
  sorte: "erreur",
  aide: "bafa",
  texte: "Le montant est de 250 €.",
} satisfies ContributionEnvoyee;
const retour = {
  sorte: "retour",
  aide: "bafa",
  quoi: "montant",
  montre: 200,
  recu: 91.47,
  precision: "La Caf dit :\nune fois.",
} satisfies ContributionEnvoyee;

const envoyer = (app: Hono, corps: unknown, headers: Record<string, string> = {}) =>
  app.request("/api/contributions", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof corps === "string" ? corps : JSON.stringify(corps),
  });

const refuse = (where: string, message: string) => refus(422, "contribution_invalide", message, where);

test("les pages « Contribuer » se lisent d’un coup", async () => {
  const [status, body] = await answerOf(testApp().app.request("/api/contribuer"));
  expect([status, v.parse(contribuerBody, body)]).toEqual([
    200,
    {
      titre: "Contribuer",
      texte: "Ce que vous voyez compte.",
      categories: [{ nom: "Sans rien installer", idees: ["Proposer une aide.", "Relire une fiche."] }],
      taches: [
        { nom: "lien-mort", titre: "Signaler un lien mort", texte: "Depuis la fiche.\n\n- un\n- deux" },
        { nom: "relire", titre: "Relire une fiche", texte: "" },
      ],
    },
  ]);
});

describe("une contribution", () => {
  test("est gardée telle qu’elle est dite, avec un numéro tiré au hasard", async () => {
    const { app, deps } = testApp();
    const [status, body] = await answerOf(envoyer(app, proposee));
    expect([status, v.parse(recueBody, body)]).toEqual([201, { id: "AQEBAQEBAQEBAQEBAQEBAQEB" }]);
    await envoyer(app, signalee);
    const recueLe = Date.parse("2026-06-15T10:00:00Z");
    expect(await lireContributions(deps.db)).toEqual({
      lues: [
        { id: "AQEBAQEBAQEBAQEBAQEBAQEB", recueLe, etat: "nouvelle", dite: proposee },
        { id: "AgICAgICAgICAgICAgICAgIC", recueLe, etat: "nouvelle", dite: signalee },
      ],
      scellees: 0,
    });
  });

  test("est débarrassée de ses blancs et de ses caractères invisibles ; du HTML reste du texte", async () => {
    const { app, deps } = testApp();
    const sale = {
      ...proposee,
      titre: "  Bourse\n\u202eau\u0007   permis ",
      texte: "<img src=x onerror=alert(1)>\r\n\u0007300 € pour qui passe le permis.",
      lieu: " ",
      lien: "",
      contact: "  ",
    };
    expect((await envoyer(app, sale)).status).toBe(201);
    expect((await lireContributions(deps.db)).lues[0]?.dite).toEqual({
      sorte: "aide",
      titre: "Bourse au permis",
      organisme: proposee.organisme,
      texte: "<img src=x onerror=alert(1)>\n300 € pour qui passe le permis.",
    });
  });

  test.each([
    [{ titre: "ab" }, "titre", "Écrivez le nom de l’aide."],
    [{ titre: undefined }, "titre", "Ce champ est nécessaire."],
    [{ titre: 3 }, "titre", "Écrivez le nom de l’aide."],
    [{ titre: "a".repeat(151) }, "titre", "Raccourcissez : 150 caractères au plus."],
    [{ organisme: " " }, "organisme", "Dites qui donne cette aide."],
    [{ lieu: "a".repeat(151) }, "lieu", "Raccourcissez : 150 caractères au plus."],
    [{ texte: "Trop court" }, "texte", "Décrivez l’aide en une ou deux phrases."],
    [{ texte: "a".repeat(4_001) }, "texte", "Raccourcissez : 4\u202f000 caractères au plus."],
    [
      { lien: "javascript:alert(1)" },
      "lien",
      "Recopiez l’adresse entière de la page, qui commence par https://.",
    ],
    [{ lien: "https://rien" }, "lien", "Recopiez l’adresse entière de la page, qui commence par https://."],
    [{ lien: `https://a.fr/${"a".repeat(500)}` }, "lien", "Raccourcissez : 500 caractères au plus."],
    [
      { contact: "camille" },
      "contact",
      "Écrivez une adresse électronique entière, par exemple prenom@exemple.fr.",
    ],
    [{ piege: "https://pub.example" }, "piege", "Ce champ doit rester vide."],
    [{ etat: "reprise" }, "contribution", "La contribution n’a pas la forme attendue."],
    [
      { sorte: "autre" },
      "sorte",
      "Dites s’il s’agit d’une aide à ajouter, d’une erreur ou de ce que vous avez reçu.",
    ],
    [
      { sorte: undefined },
      "sorte",
      "Dites s’il s’agit d’une aide à ajouter, d’une erreur ou de ce que vous avez reçu.",
    ],
  ])("%o est refusé, le champ est nommé", async (faute, where, message) => {
    const { app, deps } = testApp();
    expect(await answerOf(envoyer(app, { ...proposee, ...faute }))).toEqual(refuse(where, message));
    expect((await lireContributions(deps.db)).lues).toEqual([]);
  });

  test.each(["inconnue", "cachee", "pret", "../rsa", "__proto__"])(
    "une erreur sur l’aide %s, que personne ne voit, est refusée",
    async (aide) => {
      expect(await answerOf(envoyer(testApp().app, { ...signalee, aide }))).toEqual(
        refuse("aide", "Cette aide n’existe pas."),
      );
    },
  );

  test.each([
    ["null", 422, "contribution_invalide"],
    ["[]", 422, "contribution_invalide"],
    ["{", 400, "json_invalide"],
    [`{"texte":"${"a".repeat(270_000)}"}`, 413, "trop_volumineux"],
  ])("le corps %.20s est refusé", async (corps, status, code) => {
    const [recu, body] = await answerOf(envoyer(testApp().app, corps));
    expect([recu, body]).toMatchObject([status, { code }]);
  });

  test("ce qu’est devenue une aide est gardé au jour près, sans rien de plus", async () => {
    const { app, deps } = testApp();
    expect((await envoyer(app, retour)).status).toBe(201);
    expect(
      (await envoyer(app, { sorte: "retour", aide: "bafa", quoi: "refus", precision: " " })).status,
    ).toBe(201);
    const recueLe = Date.parse("2026-06-15T00:00:00Z");
    expect((await lireContributions(deps.db)).lues).toEqual([
      { id: "AQEBAQEBAQEBAQEBAQEBAQEB", recueLe, etat: "nouvelle", dite: { ...retour, recu: 91 } },
      {
        id: "AgICAgICAgICAgICAgICAgIC",
        recueLe,
        etat: "nouvelle",
        dite: { sorte: "retour", aide: "bafa", quoi: "refus" },
      },
    ]);
  });

  test.each([
    [{ aide: "cachee" }, "aide", "Cette aide n’existe pas."],
    [{ quoi: "autre" }, "quoi", "Dites si le montant est faux, ou si vous n’avez pas eu l’aide."],
    [{ recu: -1 }, "recu", "Écrivez un montant, par exemple 250."],
    [{ montre: 1_000_000 }, "montre", "Écrivez un montant, par exemple 250."],
    [{ precision: "a".repeat(501) }, "precision", "Raccourcissez : 500 caractères au plus."],
    [{ contact: "camille@exemple.fr" }, "contribution", "La contribution n’a pas la forme attendue."],
    [{ simulation: "Ab_1" }, "contribution", "La contribution n’a pas la forme attendue."],
  ])("ce qu’est devenue une aide, avec %o, est refusé", async (faute, where, message) => {
    const { app, deps } = testApp();
    expect(await answerOf(envoyer(app, { ...retour, ...faute }))).toEqual(refuse(where, message));
    expect((await lireContributions(deps.db)).lues).toEqual([]);
  });

  test("les plus grandes tailles entrent toutes ensemble", async () => {
    const { recu: _recu, precision: _precision, ...tailles } = TAILLES;
    const plein = Object.fromEntries(Object.entries(tailles).map(([champ, max]) => [champ, "é".repeat(max)]));
    const corps = {
      ...plein,
      sorte: "aide",
      lien: `https://a.fr/${"é".repeat(TAILLES.lien - 13)}`,
      contact: `${"é".repeat(TAILLES.contact - 5)}@a.fr`,
    };
    expect((await envoyer(testApp().app, corps)).status).toBe(201);
  });

  test("un autre site ne peut pas en faire envoyer une", async () => {
    const [status, body] = await answerOf(
      envoyer(testApp().app, proposee, { origin: "https://ailleurs.example" }),
    );
    expect([status, body]).toMatchObject([403, { code: "origine_refusee" }]);
  });

  test("la sixième d’une même heure attend ; ce qui est refusé ne compte pas", async () => {
    const { app, clock } = testApp();
    for (let n = 0; n < 10; n++) await envoyer(app, { ...signalee, texte: "" });
    const statuts = [];
    for (let n = 0; n < 5; n++) statuts.push((await envoyer(app, signalee)).status);
    expect(statuts).toEqual([201, 201, 201, 201, 201]);
    const refusee = await envoyer(app, signalee);
    expect([refusee.status, refusee.headers.get("retry-after"), await refusee.json()]).toEqual([
      429,
      "720",
      ditRefus(429, "trop_de_demandes", "Trop de demandes en peu de temps. Réessayez dans 12 minutes."),
    ]);
    clock.at += 720_000;
    expect((await envoyer(app, signalee)).status).toBe(201);
  });

  test("quand cinq cents attendent, la suivante est refusée jusqu’à demain ; une écartée libère sa place", async () => {
    const { app, deps } = testApp();
    const ligne = (n: number, etat: "nouvelle" | "écartée") => ({
      id: `ligne-${n}`.padEnd(24, "x"),
      recueLe: 1_000 + n,
      etat,
      dite: signalee,
    });
    expect(EN_ATTENTE).toBe(500);
    for (let n = 0; n < EN_ATTENTE; n++)
      await garderContribution(deps.db, ligne(n, n ? "nouvelle" : "écartée"), EN_ATTENTE);
    expect((await envoyer(app, signalee)).status).toBe(201);
    const refusee = await envoyer(app, signalee);
    expect([refusee.status, refusee.headers.get("retry-after")]).toEqual([503, "86400"]);
    expect(await refusee.json()).toEqual(
      ditRefus(
        503,
        "trop_en_attente",
        "Beaucoup de messages attendent d’être lus : nous n’en prenons plus pour l’instant. Réessayez demain.",
      ),
    );
    expect((await lireContributions(deps.db)).lues).toHaveLength(501);
  });

  test("son numéro suffit pour la retirer, une fois", async () => {
    const { app, deps } = testApp();
    const { id } = (await (await envoyer(app, proposee)).json()) as { id: string };
    const retirer = () => app.request(`/api/contributions/${id}`, { method: "DELETE" });
    expect((await retirer()).status).toBe(204);
    expect((await lireContributions(deps.db)).lues).toEqual([]);
    expect(await answerOf(retirer())).toEqual(
      refus(404, "contribution_introuvable", "Cette contribution n’existe pas ou n’est plus là."),
    );
  });

  test("rien n’en est journalisé, ni son numéro", async () => {
    const { app, lines } = testApp();
    const { id } = (await (await envoyer(app, proposee)).json()) as { id: string };
    await envoyer(app, { ...proposee, contact: "faux" });
    await app.request(`/api/contributions/${id}`, { method: "DELETE" });
    expect(lines).toEqual([
      "requête methode=POST route=/api/contributions statut=201 ms=0",
      "requête methode=POST route=/api/contributions statut=422 ms=0",
      "requête methode=DELETE route=/api/contributions/:id statut=204 ms=0",
    ]);
  });

  test("au bout de douze mois, la purge l’efface", async () => {
    const { app, deps, lines, clock } = testApp({ db: openDb(":memory:") });
    await envoyer(app, proposee);
    clock.at += 365 * 24 * 3_600_000 - 1;
    await purge(deps);
    expect((await lireContributions(deps.db)).lues).toHaveLength(1);
    clock.at += 1;
    await purge(deps);
    expect((await lireContributions(deps.db)).lues).toEqual([]);
    expect(lines.at(-1)).toBe("purge contributions=1");
  });
});
