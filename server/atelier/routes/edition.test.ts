import { describe, expect, test } from "vitest";
import type { ApercuDeBrouillon } from "../../../catalogue/atelier/apercu/apercu.ts";
import { ApercuTardif } from "../edition/tardif.ts";
import type { FilDEdition } from "../edition/fil.ts";
import { ecouter } from "../../../test/ecouter.ts";
import { answerOf, testApp } from "../../app/test-kit.ts";

const LOCALE = { ADMIN_PROXY_URL: "http://127.0.0.1:8081/api/v1" };
const CHEMIN = "aides/regles/caf-ain-aide-bafa-session-generale.yml";
const rien: ApercuDeBrouillon = { constats: [], manques: [], voisines: [], changements: [], liens: [] };

/** A service on a free port that gives one answer to everything. */
const service = (statut: number, corps: string): Promise<string> =>
  ecouter((request, response) => {
    request.resume();
    response.writeHead(statut, { "content-type": "application/json" }).end(corps);
  });

const effet = {
  regardes: 268,
  gagnent: ["Étudiant boursier"],
  perdent: [],
  changent: [],
  phrases: ["Foyer témoin, la gagne : Étudiant boursier"],
  approbation: { fichier: "catalogue/approbations/x.txt", texte: "Lu et approuvé" },
};

/** An application whose drafts are looked at by `apercevoir`. */
function edition(env: Record<string, string>, apercevoir: FilDEdition["apercevoir"] = async () => rien) {
  const brouillons = async () => ({
    apercevoir,
    essayer: async () => effet,
    apercevoirUnLot: async () => [],
    lireLeTableau: async () => [],
    compter: async () => [],
    raconter: async () => [["Montant : 3"]],
  });
  const visiter = async (url: string) => ({ vu: "absence", statut: url.length, joint: true }) as const;
  const { app, lines } = testApp({ env, brouillons, visiter });
  const demander = (route: string, corps: unknown, entetes: Record<string, string> = {}) =>
    app.request(`/api/editer/${route}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...entetes },
      body: JSON.stringify(corps),
    });
  const organismes = (entetes: Record<string, string> = {}) =>
    app.request("/api/editer/organismes", { headers: entetes });
  return { demander, organismes, lines };
}

const brouillon = { chemin: CHEMIN, texte: "slug: x" };
const codeDe = async (reponse: Response | Promise<Response>) => {
  const [statut, corps] = await answerOf(reponse);
  return [statut, (corps as { code?: string }).code];
};

describe("qui peut demander l’aperçu d’un brouillon", () => {
  test("personne, là où rien ne s’édite", async () => {
    const { demander } = edition({});
    expect(await codeDe(demander("apercu", brouillon))).toEqual([404, "introuvable"]);
  });

  test("cette machine, pas un mandataire qui parle pour une autre", async () => {
    const { demander } = edition(LOCALE);
    expect(await answerOf(demander("apercu", brouillon))).toEqual([200, rien]);
    expect(await codeDe(demander("apercu", brouillon, { "x-forwarded-for": "1.2.3.4" }))).toEqual([
      404,
      "introuvable",
    ]);
  });

  test("qui a un jeton connu, ailleurs que sur sa machine", async () => {
    const GIT_IDENTITY_URL = await service(200, '{"id":"1","app_metadata":{"roles":["editeur"]}}');
    const { demander } = edition({ GIT_GATEWAY_URL: "https://edition.exemple.fr/git", GIT_IDENTITY_URL });
    expect(await codeDe(demander("apercu", brouillon))).toEqual([401, "connexion_requise"]);
    expect(await answerOf(demander("apercu", brouillon, { authorization: "Bearer le-bon" }))).toEqual([
      200,
      rien,
    ]);
  });
});

describe("les organismes, pour dire qui donne une aide", () => {
  test("se lisent sur sa machine, ceux qui ne donnent encore rien compris", async () => {
    const [statut, corps] = await answerOf(edition(LOCALE).organismes());
    expect(statut).toBe(200);
    expect(corps).toContainEqual({ id: "etat", label: "État" });
  });

  test("ne se lisent pas là où rien ne s’édite, ni sans jeton", async () => {
    const GIT_IDENTITY_URL = await service(200, '{"id":"1","app_metadata":{"roles":["editeur"]}}');
    const enLigne = edition({ GIT_GATEWAY_URL: "https://edition.exemple.fr/git", GIT_IDENTITY_URL });
    expect(await codeDe(edition({}).organismes())).toEqual([404, "introuvable"]);
    expect(await codeDe(enLigne.organismes())).toEqual([401, "connexion_requise"]);
  });
});

describe("l’aperçu d’un brouillon", () => {
  test("reçoit le fichier et le jour d’ici", async () => {
    const recus: unknown[] = [];
    const { demander } = edition(LOCALE, async (fichier, jour, parti) => {
      recus.push([fichier, jour, parti?.aborted]);
      return rien;
    });
    await demander("apercu", brouillon);
    expect(recus).toEqual([[{ path: CHEMIN, content: "slug: x" }, "2026-06-15", false]]);
  });

  test("et ce qu’il change pour les foyers, à part", async () => {
    expect(await answerOf(edition(LOCALE).demander("foyers", brouillon))).toEqual([200, effet]);
    expect(await codeDe(edition({}).demander("foyers", brouillon))).toEqual([404, "introuvable"]);
  });

  test("et ce que voit la visite de ses adresses", async () => {
    const texte = "link: https://exemple.fr/a\nforms: { caf: 'https://exemple.fr/bc' }\n";
    expect(await answerOf(edition(LOCALE).demander("liens", { chemin: CHEMIN, texte }))).toEqual([
      200,
      [
        { url: "https://exemple.fr/a", dit: "il n’y a pas de page (réponse 20)" },
        { url: "https://exemple.fr/bc", dit: "il n’y a pas de page (réponse 21)" },
      ],
    ]);
    expect(await codeDe(edition({}).demander("liens", brouillon))).toEqual([404, "introuvable"]);
  });

  test.each([
    ["un chemin qui sort du catalogue", { chemin: "aides/regles/../../x.yml", texte: "" }],
    ["un fichier d’autre chose", { chemin: "tables/covoiturage.yml", texte: "" }],
    ["un texte sans fin", { chemin: CHEMIN, texte: "x".repeat(20_001) }],
    ["rien", {}],
  ])("refuse %s", async (_, corps) => {
    expect(await codeDe(edition(LOCALE).demander("apercu", corps))).toEqual([422, "brouillon_invalide"]);
  });

  test("est à redemander quand il tarde ; une faute du calcul reste une faute", async () => {
    const tarde = edition(LOCALE, async () => Promise.reject(new ApercuTardif("tard")));
    const reponse = await tarde.demander("apercu", brouillon);
    expect(reponse.headers.get("retry-after")).toBe("60");
    expect(await codeDe(reponse)).toEqual([503, "apercu_impossible"]);
    const casse = edition(LOCALE, async () => Promise.reject(new TypeError("x")));
    expect((await casse.demander("apercu", brouillon)).status).toBe(500);
  });
});
