import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { stockage } from "../../test/fixtures/stockage.ts";
import { phraseDesPerdues } from "./perdues.ts";
import { eraseTab, PARCOURS, readTab, readVariantes, SESSION, writeTab, writeVariantes } from "./storage.ts";

test.each<[string[], string | undefined]>([
  [[], undefined],
  [
    ["Loyer"],
    "Votre réponse à « Loyer » ne convient plus au questionnaire, qui a changé : nous vous reposons la question.",
  ],
  [
    [""],
    "Une de vos réponses ne convient plus au questionnaire, qui a changé : nous vous reposons la question.",
  ],
  [
    ["Loyer", "Commune"],
    "2 de vos réponses ne conviennent plus au questionnaire, qui a changé : « Loyer » et « Commune ». Nous vous reposons ces questions.",
  ],
  [
    ["Loyer", "Handicap", "Handicap", "", "Charges", "Commune", "Permis"],
    "7 de vos réponses ne conviennent plus au questionnaire, qui a changé : « Loyer », « Handicap », « Charges », « Commune » et 3 autres. Nous vous reposons ces questions.",
  ],
  [
    ["", ""],
    "2 de vos réponses ne conviennent plus au questionnaire, qui a changé. Nous vous reposons ces questions.",
  ],
])("de %j", (perdues, attendu) => expect(phraseDesPerdues(perdues)?.replaceAll("\u00a0", " ")).toBe(attendu));

const rien = { journey: null, session: null };

const refus = () => {
  throw new DOMException("Accès refusé", "SecurityError");
};
const plein = () => {
  throw new DOMException("Quota dépassé", "QuotaExceededError");
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("un navigateur qui garde", () => {
  beforeEach(() => {
    vi.stubGlobal("sessionStorage", stockage());
    vi.stubGlobal("localStorage", stockage());
  });

  it("n’a rien à rendre au début", () => {
    expect([readTab(), readVariantes()]).toEqual([rien, {}]);
  });

  it("rend le parcours et la session tels qu’ils ont été écrits, les derniers seuls", () => {
    expect([writeTab(PARCOURS, "un"), writeTab(PARCOURS, "deux"), writeTab(SESSION, "trois")]).toEqual([
      true,
      true,
      true,
    ]);
    expect(readTab()).toEqual({ journey: "deux", session: "trois" });
  });

  it("efface le parcours et la session ensemble", () => {
    writeTab(PARCOURS, "un");
    writeTab(SESSION, "deux");
    eraseTab();
    expect(readTab()).toEqual(rien);
  });

  it("tient séparés deux cadres d’une même page, que leur numéro distingue, et l’onglet lui-même", () => {
    const gardes = ["?iframe=1", "?iframe=2&debug", "", "?iframe", "?iframe=true"].map((search) => {
      vi.stubGlobal("location", { search });
      const avant = readTab().journey;
      writeTab(PARCOURS, `de ${search}`);
      return avant;
    });
    expect(gardes).toEqual([null, null, null, "de ", "de ?iframe"]);
    vi.stubGlobal("location", { search: "?iframe=2" });
    eraseTab();
    expect(readTab().journey).toBeNull();
    vi.stubGlobal("location", { search: "?iframe=1" });
    expect(readTab().journey).toBe("de ?iframe=1");
  });

  it("rend les variantes", () => {
    expect(writeVariantes({ couleur: "verte" })).toBe(true);
    expect(readVariantes()).toEqual({ couleur: "verte" });
  });

  it("tient séparées la session, qui se ferme avec l’onglet, et les variantes, qui restent", () => {
    writeTab(PARCOURS, "secret");
    writeVariantes({ couleur: "verte" });
    vi.stubGlobal("sessionStorage", stockage());
    expect([readTab(), readVariantes()]).toEqual([rien, { couleur: "verte" }]);
  });
});

describe("un navigateur qui refuse", () => {
  it.each([
    ["n’a pas de stockage", undefined],
    ["a un stockage nul", null],
    ["interdit de lire et d’écrire", { getItem: refus, setItem: refus }],
  ])("%s : rien n’est lu, rien n’est écrit, rien n’échoue", (_, valeur) => {
    vi.stubGlobal("sessionStorage", valeur);
    vi.stubGlobal("localStorage", valeur);
    expect([readTab(), writeTab(SESSION, "un"), readVariantes(), writeVariantes({ a: "b" })]).toEqual([
      rien,
      false,
      {},
      false,
    ]);
  });

  it("est plein : lit encore, et dit qu’il n’a pas écrit", () => {
    vi.stubGlobal("sessionStorage", { ...stockage({ [PARCOURS]: "avant" }), setItem: plein });
    expect([writeTab(PARCOURS, "après"), readTab().journey]).toEqual([false, "avant"]);
  });

  it("interdit jusqu’au nom du stockage", () => {
    const avant = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: refus });
    try {
      expect([readTab(), writeTab(SESSION, "un")]).toEqual([rien, false]);
    } finally {
      if (avant) Object.defineProperty(globalThis, "sessionStorage", avant);
      else Reflect.deleteProperty(globalThis, "sessionStorage");
    }
  });
});

describe("des variantes abîmées", () => {
  it.each([
    ["du texte coupé", '{"couleur":"ver', {}],
    ["vide", "", {}],
    ["nul", "null", {}],
    ["une liste", '["verte"]', {}],
    ["un nombre", "12", {}],
    ["un texte", '"verte"', {}],
    [
      "d’autres valeurs que des textes",
      '{"couleur":"verte","n":1,"o":{},"l":[],"v":null}',
      { couleur: "verte" },
    ],
  ])("%s", (_, texte, attendu) => {
    vi.stubGlobal("localStorage", stockage({ "cap-aides-variantes": texte }));
    expect(readVariantes()).toEqual(attendu);
  });
});
