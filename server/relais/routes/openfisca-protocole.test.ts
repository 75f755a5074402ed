import { describe, expect, test } from "vitest";
import { registre } from "../../../catalogue/loi/formules/registre.ts";
import { testApp } from "../../app/test-kit.ts";

/** JSON of the protocol, read by names. */
// eslint-disable-next-line typescript/no-explicit-any -- its shape is what is tested
type Lu = any;

const { app } = testApp();
const lire = async (chemin: string) => {
  const reponse = await app.request(`/api/openfisca/${chemin}`);
  return [reponse.status, (await reponse.json()) as Lu] as const;
};
const demander = async (verbe: "calculate" | "trace", corps: unknown) => {
  const reponse = await app.request(`/api/openfisca/${verbe}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof corps === "string" ? corps : JSON.stringify(corps),
  });
  return [reponse.status, (await reponse.json()) as Lu] as const;
};
/** One person in one group of each kind. */
const seule = (individu: object, famille: object = {}) => ({
  individus: { bob: individu },
  familles: { f: { parents: ["bob"], ...famille } },
  foyers_fiscaux: { ff: { declarants: ["bob"] } },
  menages: { m: { personne_de_reference: ["bob"] } },
});
const nee = { date_naissance: { ETERNITY: "1990-01-01" } };

/** The cases of OpenFisca-Core’s own tests (tests/web_api/test_calculate.py), with the names of France: status, then where it is told. */
test.each<[string, unknown, number, string]>([
  ["ce qui n’est pas du JSON", '{"a" : "x", "b"}', 400, "error"],
  ["une liste", ["An", "array"], 400, "request"],
  ["personne", { individus: {} }, 400, "individus"],
  ["une entité inconnue", { ...seule(nee), inconnue: {} }, 400, "inconnue"],
  [
    "un groupe qui n’en est pas un",
    { ...seule(nee), menages: { m: { enfants: {} } } },
    400,
    "menages/m/enfants",
  ],
  ["une variable inconnue", seule({ inconnue: {} }), 404, "individus/bob/inconnue"],
  ["la variable d’une autre entité", seule({ rsa: {} }), 400, "individus/bob/rsa"],
  ["une valeur sans période", seule({ salaire_net: 4000 }), 400, "individus/bob/salaire_net"],
  [
    "un texte pour un nombre",
    seule({ salaire_net: { "2026-01": "toto" } }),
    400,
    "individus/bob/salaire_net/2026-01",
  ],
  [
    "un objet pour un nombre",
    seule({ salaire_net: { "2026-01": {} } }),
    400,
    "individus/bob/salaire_net/2026-01",
  ],
  [
    "un jour faux",
    seule({ date_naissance: { ETERNITY: "toto" } }),
    400,
    "individus/bob/date_naissance/ETERNITY",
  ],
  [
    "une personne non déclarée",
    { ...seule(nee), menages: { m: { enfants: ["eve"] } } },
    400,
    "menages/m/enfants",
  ],
  [
    "une personne deux fois",
    { ...seule(nee), menages: { m: { personne_de_reference: ["bob"], enfants: ["bob"] } } },
    400,
    "menages/m/enfants",
  ],
  [
    "une période illisible",
    seule({ salaire_net: { "invalid period": 2000 } }),
    400,
    "individus/bob/salaire_net/invalid period",
  ],
  ["une année pour un mois", seule(nee, { rsa: { "2026": null } }), 400, "familles/f/rsa/2026"],
  [
    "une valeur inconnue d’un code",
    {
      ...seule(nee),
      menages: {
        m: { personne_de_reference: ["bob"], statut_occupation_logement: { "2026-06": "château" } },
      },
    },
    400,
    "menages/m/statut_occupation_logement/2026-06",
  ],
])("%s : refusé là où c’est faux", async (_, corps, statut, ou) => {
  const [dit, erreur] = await demander("calculate", corps);
  expect(dit).toBe(statut);
  const message = ou.split("/").reduce<Lu>((noeud, cle) => noeud?.[cle], erreur);
  expect(message).toEqual(expect.any(String));
});

describe("calculer comme OpenFisca", () => {
  test("la requête revient, ses valeurs demandées remplies, le reste tel quel", async () => {
    const requete = seule(
      { ...nee, age: { "2026-06": null }, salaire_net: { "2026-03": 0 } },
      { rsa: { "2026-06": null, "2026-05": 12 } },
    );
    const [statut, reponse] = await demander("calculate", requete);
    expect(statut).toBe(200);
    expect(reponse).toEqual({
      ...requete,
      individus: { bob: { ...nee, age: { "2026-06": 36 }, salaire_net: { "2026-03": 0 } } },
      familles: { f: { parents: ["bob"], rsa: { "2026-06": expect.any(Number), "2026-05": 12 } } },
    });
  });

  test("la trace dit ce qui a été demandé, ce qu’il a lu, et les paramètres", async () => {
    const [statut, dite] = await demander("trace", seule(nee, { rsa: { "2026-06": null } }));
    expect(statut).toBe(200);
    expect(dite["requestedCalculations"]).toEqual(["rsa<2026-06>"]);
    expect(dite["entitiesDescription"]).toEqual({
      individus: ["bob"],
      familles: ["f"],
      foyers_fiscaux: ["ff"],
      menages: ["m"],
    });
    const { value, dependencies } = dite["trace"]["rsa<2026-06>"];
    const [, calcule] = await demander("calculate", seule(nee, { rsa: { "2026-06": null } }));
    expect(value).toEqual([calcule["familles"].f.rsa["2026-06"]]);
    expect(dependencies.length).toBeGreaterThan(0);
    for (const { dependencies: siennes } of Object.values<Lu>(dite["trace"]))
      for (const cle of siennes) expect(dite["trace"]).toHaveProperty([cle]);
    const lus = Object.values<Lu>(dite["trace"]).flatMap(({ parameters }) => Object.keys(parameters));
    expect(lus.some((lu) => /montant_de_base_du_rsa<2026-\d\d-01>$/.test(lu))).toBe(true);
  });
});

describe("décrire comme OpenFisca", () => {
  test("les entités et leurs rôles, tels qu’OpenFisca-France les nomme", async () => {
    const [statut, entites] = await lire("entities");
    expect([statut, Object.keys(entites)]).toEqual([200, ["individu", "famille", "foyer_fiscal", "menage"]]);
    expect(entites["famille"]).toMatchObject({
      plural: "familles",
      roles: { parent: { plural: "parents", max: 2 }, enfant: { plural: "enfants" } },
    });
    expect(Object.keys(entites["menage"].roles)).toEqual([
      "personne_de_reference",
      "conjoint",
      "enfant",
      "autre",
    ]);
    expect(entites["individu"]).not.toHaveProperty("roles");
  });

  test("chaque variable listée s’ouvre à son adresse", async () => {
    const [, variables] = await lire("variables");
    expect(Object.keys(variables)).toHaveLength(registre.size);
    const { href } = variables["rsa"];
    const reponse = await app.request(String(href));
    expect(reponse.headers.get("country-package")).toBe("cap-aides");
    expect(await reponse.json()).toMatchObject({
      id: "rsa",
      valueType: "Float",
      definitionPeriod: "MONTH",
      entity: "famille",
      defaultValue: 0,
    });
    expect(await lire("variable/inconnue")).toEqual([404, expect.anything()]);
  });

  test("un paramètre, un barème, un dossier ; avec des barres ou des points", async () => {
    const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";
    const [, parametres] = await lire("parameters");
    const liens = Object.values<Lu>(parametres).map(({ href }) => String(href));
    expect(liens).toContainEqual(
      expect.stringMatching(/\/api\/openfisca\/parameter\/prestations_sociales\/.*montant_de_base_du_rsa$/),
    );
    for (const chemin of [RSA, RSA.replaceAll(".", "/")]) {
      const [statut, lu] = await lire(`parameter/${chemin}`);
      expect([statut, lu["id"], lu["values"]["2026-04-01"]]).toEqual([200, RSA, 651.69]);
    }
    const [, dossier] = await lire(`parameter/${RSA.split(".").slice(0, -1).join(".")}`);
    expect(dossier["subparams"]).toHaveProperty("montant_de_base_du_rsa");
    const bareme = Object.keys(parametres).find((chemin) => chemin.endsWith("bareme_ir_depuis_1945.bareme"));
    const [, tranches] = await lire(`parameter/${bareme}`);
    expect(Object.values<Lu>(tranches["brackets"])[0]).toMatchObject({ 0: 0 });
    expect((await lire("parameter/rien"))[0]).toBe(404);
    expect((await lire("parameters/2026-06-01"))[0]).toBe(200);
  });
});
