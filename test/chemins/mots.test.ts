import { describe, expect, it } from "vitest";
import { pasDe } from "./chemin.ts";
import { Modele } from "./modele.ts";
import { enMots } from "./mots.ts";
import { type Preference, tirer } from "./tirage.ts";

const modele = new Modele({ marque: "neutre", enfants: 2 });
const pasAvec = (preferer: Preference) => pasDe(modele, tirer(modele, new Map(), preferer));
const premiers = pasAvec((_, offertes) => offertes[0] as number);
const derniers = pasAvec((_, offertes) => offertes.at(-1) as number);

describe("un chemin en mots", () => {
  it("dit chaque question et sa réponse, une par ligne, sans se répéter", () => {
    for (const pas of [premiers, derniers]) {
      const mots = enMots({ pas });
      expect(mots).toHaveLength(pas.length);
      expect(new Set(mots).size).toBe(mots.length);
      expect(mots.filter((mot) => !/^\S.* : \S/.test(mot))).toEqual([]);
    }
  });

  it("parle comme l’écran, et non comme la machine", () => {
    expect(enMots({ pas: premiers })[0]).toBe("Date de naissance : 7 ans, dernier jour");
    expect(enMots({ pas: derniers })).toEqual(
      expect.arrayContaining(["Vie en couple : Je vis en couple", "Logement : Sans logement stable"]),
    );
    const codes = [...enMots({ pas: premiers }), ...enMots({ pas: derniers })].filter((mot) =>
      /_|\/|\btrue\b|\bfalse\b|undefined|NaN|\[object/.test(mot),
    );
    expect(codes).toEqual([]);
  });

  it("dit de qui l’on parle, et nomme chaque choix d’une liste à plusieurs", () => {
    const mots = enMots({ pas: derniers });
    const debuts = ["", "conjoint, ", "enfant 1, ", "enfant 2, "];
    const naissances = mots.filter((mot) => /date de naissance/i.test(mot));
    expect(naissances.map((mot) => mot.split("Date")[0]).sort()).toEqual(debuts);
    expect(mots.find((mot) => mot.startsWith("Projet de vélo"))).toContain(
      "Un vélo classique, Un vélo électrique",
    );
  });

  it("s’arrête avant la question demandée", () => {
    const pas = premiers;
    const troisieme = pas[2]!.path;
    expect(enMots({ pas }, troisieme)).toEqual(enMots({ pas }).slice(0, 2));
    expect(enMots({ pas }, pas[0]!.path)).toEqual([]);
  });

  it("va jusqu’au bout si cette question n’est pas sur le chemin", () => {
    expect(enMots({ pas: premiers }, "/simulation/ailleurs")).toEqual(enMots({ pas: premiers }));
  });
});
