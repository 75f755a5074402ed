import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enveloppeDeFaute, positionsDe } from "./fautes.ts";
import { demandeDeVisite } from "./visites.ts";

const ORIGINE = "https://aides.exemple.fr";
const DSN = "https://cle@erreurs.exemple.fr/sous/4";
const quand = { origine: ORIGINE, now: new Date("2026-11-20T10:00:00Z") };
const visites = { adresse: "https://visites.exemple.fr/m/", site: "7" };

describe("une visite, selon le protocole de Matomo", () => {
  const dite = (visite: Parameters<typeof demandeDeVisite>[1]) => {
    const [adresse, corps] = demandeDeVisite(visites, visite, ORIGINE);
    const { rand, ...reste } = Object.fromEntries(new URLSearchParams(corps));
    expect(rand).toMatch(/^\d{1,10}$/);
    return [adresse, reste];
  };

  it("dit le site, le modèle de l’adresse, et rien de la personne", () => {
    expect(dite({ page: "/simulation/*" })).toEqual([
      "https://visites.exemple.fr/m/matomo.php",
      {
        idsite: "7",
        rec: "1",
        apiv: "1",
        send_image: "0",
        url: "https://aides.exemple.fr/simulation/*",
        action_name: "/simulation/*",
      },
    ]);
  });

  it("dit à part un départ auquel on a renoncé", () => {
    expect(dite({ page: "/aides", renoncement: true })).toEqual([
      "https://visites.exemple.fr/m/matomo.php",
      {
        idsite: "7",
        rec: "1",
        apiv: "1",
        send_image: "0",
        url: "https://aides.exemple.fr/aides",
        ca: "1",
        e_c: "navigation",
        e_a: "abandonnée",
        e_n: "/aides",
      },
    ]);
  });
});

describe("une faute, selon les enveloppes de Sentry", () => {
  const lue = (error: unknown) => {
    const [adresse, corps] = enveloppeDeFaute(DSN, { error, page: "/aides/:benefitId" }, quand);
    const [entete, objet, evenement] = corps
      .split("\n")
      .map((ligne) => JSON.parse(ligne) as Record<string, unknown>);
    return { adresse, corps, entete, objet, evenement };
  };

  it("va à l’adresse du projet, avec sa clé", () => {
    const { adresse, entete, objet, evenement } = lue(new RangeError("loyer 450"));
    expect(adresse).toBe("https://erreurs.exemple.fr/sous/api/4/envelope/?sentry_version=7&sentry_key=cle");
    expect(entete).toEqual({
      event_id: evenement?.["event_id"],
      sent_at: "2026-11-20T10:00:00.000Z",
      dsn: DSN,
    });
    expect(evenement?.["event_id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(objet).toEqual({ type: "event" });
    expect(evenement).toEqual({
      event_id: evenement?.["event_id"],
      timestamp: 1_795_168_800,
      platform: "javascript",
      level: "error",
      transaction: "/aides/:benefitId",
      request: { url: "https://aides.exemple.fr/aides/:benefitId" },
      exception: { values: [{ type: "RangeError", value: "" }] },
    });
  });

  it("dit où, dans nos scripts seulement, l’appel le plus récent en dernier", () => {
    const pile = [
      "RangeError: loyer 450 https://aides.exemple.fr/assets/x.js?jeton=1:1:1 #secret",
      "    at lire (https://aides.exemple.fr/assets/etape-1a.js:2:345)",
      "    at https://aides.exemple.fr/assets/index-2b.js:9:1",
      "    at ailleurs (https://autre.exemple.fr/assets/a.js:1:1)",
      "ecrire@https://aides.exemple.fr/assets/base-3c.js:4:5",
    ].join("\n");
    expect(
      positionsDe(pile, ORIGINE).map(({ filename, function: nom, lineno, colno }) => [
        filename,
        nom,
        lineno,
        colno,
      ]),
    ).toEqual([
      ["app:///assets/base-3c.js", "ecrire", 4, 5],
      ["app:///assets/index-2b.js", "?", 9, 1],
      ["app:///assets/etape-1a.js", "lire", 2, 345],
      ["app:///assets/x.js", "?", 1, 1],
    ]);
  });

  it("d’un script qui n’est pas venu, dit pourquoi", () => {
    const perdu = Object.assign(new Error("https://aides.exemple.fr/assets/a.js"), { kind: "missing" });
    expect(lue(perdu).evenement?.["exception"]).toMatchObject({ values: [{ value: "script : missing" }] });
  });

  it("ne dit jamais ce que porte l’erreur, quelle qu’elle soit", () => {
    const SECRET = "35238-secret";
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("message", "name", "stack", "kind", "cause"), (bruit, ou) => {
        const error = Object.assign(new Error("x"), { [ou]: `${bruit}${SECRET}` });
        expect(lue(error).corps).not.toContain(SECRET);
      }),
      { numRuns: 200 },
    );
    for (const error of [undefined, null, SECRET, { message: SECRET }, Symbol(SECRET)])
      expect(lue(error).corps).not.toContain(SECRET);
  });
});
