import { execFile } from "node:child_process";
import { describe, expect, it } from "vitest";
import { registre } from "../catalogue/loi/formules/registre.ts";
import { repondreALaRequete } from "../catalogue/loi/protocole/repondre.ts";
import { valider } from "../catalogue/loi/protocole/valider.ts";
import { buildRequest } from "../catalogue/loi/requete/requete.ts";
import type { CalculateRequest, Values } from "../catalogue/loi/moteur/requete.ts";
import { remplir } from "../machines/studio/personas/remplir.ts";
import { personas } from "../machines/studio/personas/personas.ts";
import { parcoursDe } from "../machines/journey/walk.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { casDuProtocole } from "./fixtures/oracle.ts";

/** Amounts are 32-bit floats in the reference, some of them rounded on the way. */
const TOLERANCE = { euros: 0.02, part: 0.0005 };

const egales = (voulue: unknown, trouvee: unknown): boolean =>
  typeof voulue === "number" && typeof trouvee === "number"
    ? Math.abs(voulue - trouvee) <= Math.max(TOLERANCE.euros, TOLERANCE.part * Math.abs(voulue))
    : voulue === trouvee;

const ENTITES = ["individus", "familles", "foyers_fiscaux", "menages"] as const;

/** The same request, everybody and every group called after `nom`. */
function renommer(requete: CalculateRequest, nom: string): CalculateRequest {
  const renommes = ENTITES.map((entite) => {
    const membres = Object.entries(requete[entite]).map(([id, instance]) => {
      const variables = Object.entries(instance).map(([variable, valeurs]) => [
        variable,
        Array.isArray(valeurs) ? valeurs.map((un) => `${nom} ${un}`) : valeurs,
      ]);
      return [`${nom} ${id}`, Object.fromEntries(variables)];
    });
    return [entite, Object.fromEntries(membres)];
  });
  return Object.fromEntries(renommes) as CalculateRequest;
}

/** Several requests in one. */
const fusionner = (...requetes: CalculateRequest[]): CalculateRequest =>
  Object.fromEntries(
    ENTITES.map((entite) => [entite, Object.assign({}, ...requetes.map((une) => une[entite]))]),
  ) as unknown as CalculateRequest;

describe("les cas d’OpenFisca", () => {
  it.each(casDuProtocole.map((cas) => [cas.id, cas] as const))("%s", (_, { request, expected }) => {
    const reponse = repondreALaRequete(request, registre);
    const ecarts = expected.flatMap(([entite, membre, nom, periode, voulue]) => {
      const trouvee = (reponse[entite][membre]?.[nom] as Values | undefined)?.[periode];
      return egales(voulue, trouvee) ? [] : [{ membre, nom, periode, voulue, trouvee }];
    });
    expect(ecarts).toEqual([]);
  });

  it.each(casDuProtocole.map((cas) => [cas.id, cas] as const))(
    "%s, deux fois dans une requête, y a deux fois les mêmes réponses",
    (_, { request }) => {
      const double = ["un", "deux"].map((nom) => renommer(request, nom));
      const ensemble = repondreALaRequete(fusionner(...double), registre);
      expect(ensemble).toEqual(fusionner(...double.map((une) => repondreALaRequete(une, registre))));
    },
  );
});

describe("les requêtes du produit", () => {
  const aides = readCatalogue().aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));

  it.each(personas.map((persona) => [persona.titre, persona] as const))(
    "sont justes pour %s",
    (_, persona) => {
      const { situation } = parcoursDe(remplir(persona));
      expect(() => valider(buildRequest(situation, aides), registre)).not.toThrow();
    },
  );
});

/** Lines out of the verb, and its exit status. */
function lancer(...lignes: string[]): Promise<{ code: unknown; lignes: unknown[] }> {
  return new Promise((resolve) => {
    const args = ["--import", "tsx", "scripts/batch.ts", "calculate"];
    const enfant = execFile(process.execPath, args, (error, sortie) => {
      const lues = sortie.trimEnd().split("\n");
      resolve({ code: error ? error.code : 0, lignes: lues.map((ligne) => JSON.parse(ligne) as unknown) });
    });
    enfant.stdin?.end(`${lignes.join("\n")}\n`);
  });
}

describe("le verbe calculate", () => {
  const seul = (variables: object) => ({
    individus: { p: variables },
    familles: { f: { parents: ["p"] } },
    foyers_fiscaux: { x: { declarants: ["p"] } },
    menages: { m: { personne_de_reference: ["p"] } },
  });
  const age = (valeur: number | null) =>
    seul({ date_naissance: { ETERNITY: "2000-06-15" }, age: { "2026-07": valeur } });

  it("répond ligne à ligne, dans l’ordre, et sort à 1 si l’une est fausse", async () => {
    const { code, lignes } = await lancer(
      JSON.stringify({ id: "juste", request: age(null) }),
      JSON.stringify({ id: 2, request: seul({ age: { "2026": null } }) }),
      "{",
      "[]",
      JSON.stringify({ id: "sans" }),
      JSON.stringify({ id: "après", request: age(null) }),
    );
    const message = "« age » se calcule mois par mois (AAAA-MM), pas pour 2026.";
    expect(lignes).toEqual([
      { id: "juste", response: age(26) },
      { id: 2, error: { individus: { p: { age: { "2026": message } } } } },
      { error: "Cette ligne n’est pas du JSON." },
      { error: { request: expect.stringMatching(/^Une requête est attendue/) } },
      { id: "sans", error: { request: expect.stringMatching(/^Une requête est attendue/) } },
      { id: "après", response: age(26) },
    ]);
    expect(code).toBe(1);
  });

  it("sort à 0 quand tout se calcule", async () => {
    expect(await lancer(JSON.stringify({ id: 1, request: age(null) }))).toEqual({
      code: 0,
      lignes: [{ id: 1, response: age(26) }],
    });
  });
});
