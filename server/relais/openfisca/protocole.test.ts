import { describe, expect, it, test } from "vitest";
import { registre } from "../../../catalogue/loi/formules/registre.ts";
import { testApp } from "../../app/test-kit.ts";
import { repondreAuProtocole } from "./protocole.ts";

/** A parent and so many children, with values asked of their family. */
const famille = (enfants: number, demandees: Record<string, Record<string, null>>) => {
  const ids = Array.from({ length: enfants }, (_, rang) => `e${rang}`);
  const ne = (jour: string) => ({ date_naissance: { ETERNITY: jour } });
  return {
    individus: { p: ne("1990-01-01"), ...Object.fromEntries(ids.map((id) => [id, ne("2015-01-01")])) },
    familles: { f: { parents: ["p"], enfants: ids, ...demandees } },
    foyers_fiscaux: { d: { declarants: ["p"], personnes_a_charge: ids } },
    menages: { m: { personne_de_reference: ["p"], enfants: ids } },
  };
};
const rsa = { rsa: { "2026-11": null } };
const mois = (n: number) =>
  Object.fromEntries(
    Array.from({ length: n }, (_, rang) => [
      `${2022 + Math.floor(rang / 12)}-${String((rang % 12) + 1).padStart(2, "0")}`,
      null,
    ]),
  );
const duMois = [...registre.values()].filter(({ definition }) => definition.periode === "mois");
const toutDesFamilles = (n: number) =>
  Object.fromEntries(
    duMois.flatMap(({ definition: { nom, entite } }) => (entite === "familles" ? [[nom, mois(n)]] : [])),
  );

describe("ce qu’une demande du protocole peut coûter est borné, et la borne est dite", () => {
  it.each(["calculate", "trace"] as const)("%s : 30 personnes au plus", (verbe) => {
    expect(repondreAuProtocole({ verbe, donnee: famille(29, rsa) }).statut).toBe(200);
    expect(repondreAuProtocole({ verbe, donnee: famille(30, rsa) })).toEqual({
      statut: 422,
      borne: "Une demande a 30 personnes au plus.",
    });
    expect(repondreAuProtocole({ verbe, donnee: famille(999, rsa) }).statut).toBe(422);
  });

  it("30 groupes de chaque sorte", () => {
    const vides = Object.fromEntries(Array.from({ length: 31 }, (_, rang) => [`f${rang}`, {}]));
    const donnee = { ...famille(0, {}), familles: vides };
    expect(repondreAuProtocole({ verbe: "calculate", donnee })).toMatchObject({
      borne: "Une demande a 30 groupes de chaque sorte au plus.",
    });
  });

  it("1 000 valeurs demandées", () => {
    const demander = (n: number) =>
      repondreAuProtocole({ verbe: "calculate", donnee: famille(0, { rsa_socle: mois(n) }) });
    expect(demander(1_000).statut).toBe(200);
    expect(demander(1_001)).toMatchObject({ borne: "Une demande a 1000 valeurs à calculer au plus." });
  });

  it.each([
    ["calculate", 29, { rsa: mois(300) }],
    ["trace", 29, { rsa: mois(60) }],
    ["trace", 29, toutDesFamilles(4)],
  ] as const)("%s, %i enfants : un calcul qui lit trop de valeurs s’arrête", (verbe, enfants, demandees) => {
    expect(repondreAuProtocole({ verbe, donnee: famille(enfants, demandees) })).toMatchObject({
      borne: expect.stringContaining("lit trop de valeurs"),
    });
  });

  it("ce que demande un foyer ordinaire passe", () => {
    const tout = Object.fromEntries(duMois.map(({ definition: { nom } }) => [nom, { "2026-11": null }]));
    const desFamilles = Object.fromEntries(
      Object.entries(tout).filter(([nom]) => registre.get(nom)?.definition.entite === "familles"),
    );
    for (const verbe of ["calculate", "trace"] as const)
      expect(repondreAuProtocole({ verbe, donnee: famille(3, desFamilles) }).statut).toBe(200);
  });
});

const poster = (app: ReturnType<typeof testApp>["app"], donnee: unknown) =>
  app.request("/api/openfisca/trace", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(donnee),
  });

test("l’API refuse 999 enfants, et dit la borne", async () => {
  const reponse = await poster(testApp().app, famille(999, rsa));
  expect([reponse.status, await reponse.json()]).toMatchObject([
    422,
    { code: "demande_demesuree", detail: "Une demande a 30 personnes au plus." },
  ]);
});

test("un fil mort est un 503 pour qui demandait, et rien pour les autres", async () => {
  const { app } = testApp({ repondreAuProtocole: () => Promise.reject(new Error("mort")) });
  const [perdue, sante] = await Promise.all([poster(app, famille(1, rsa)), app.request("/api/health")]);
  expect([perdue.status, sante.status]).toEqual([503, 200]);
  expect(perdue.headers.get("retry-after")).toBe("60");
});
