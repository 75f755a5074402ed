import { describe, expect, it } from "vitest";
import { registre } from "../formules/registre.ts";
import { type ArbreDErreurs, ErreurDeRequete } from "../moteur/erreur.ts";
import { valider } from "./valider.ts";

const REQUETE = {
  individus: { ana: {}, leo: {} },
  familles: { f: { parents: ["ana"], enfants: ["leo"] } },
  foyers_fiscaux: { x: { declarants: ["ana"], personnes_a_charge: ["leo"] } },
  menages: { m: { personne_de_reference: "ana", enfants: ["leo"] } },
};
const ana = (variables: object) => ({ ...REQUETE, individus: { ana: variables, leo: {} } });

/** What is wrong with a request; nothing if it is right. */
function erreurs(requete: unknown): ArbreDErreurs | undefined {
  try {
    valider(requete, registre);
    return undefined;
  } catch (error) {
    if (error instanceof ErreurDeRequete) return error.arbre;
    throw error;
  }
}

describe("une requête du protocole", () => {
  it("juste, est prise telle quelle", () => {
    const requete = {
      ...ana({
        date_naissance: { "2026-06": "2000-02-29" },
        activite: { "2026-06": "etudiant", "2025": "actif" },
        salaire_net: { "2025": 12_000, "2026-06": null },
        handicap: { "2026-06": true, "2026-05": 0 },
      }),
      familles: { f: { ...REQUETE.familles.f, af: { "2022-01": null } } },
      menages: { ...REQUETE.menages, vide: {} },
    };
    expect(erreurs(requete)).toBeUndefined();
    expect(valider(requete, registre)).toBe(requete);
  });

  it.each([
    ["une entité", { ...REQUETE, chats: {} }, "chats", /^Entité inconnue\. Les entités sont individus, /],
    ["une entité sans objet", { ...REQUETE, menages: [] }, "menages", /^Un objet est attendu/],
    ["une personne sans objet", { ...REQUETE, individus: { ana: 3, leo: {} } }, "individus.ana", /^Un objet/],
    [
      "une variable",
      ana({ argent: { "2026-06": 3 } }),
      "individus.ana.argent",
      /^Variable inconnue : argent\.$/,
    ],
    [
      "un nom d’objet",
      ana({ constructor: { "2026-06": 3 } }),
      "individus.ana.constructor",
      /^Variable inconnue/,
    ],
    [
      "la variable d’un autre",
      ana({ af: { "2026-06": null } }),
      "individus.ana.af",
      /« af » est une variable de « familles »/,
    ],
    ["des valeurs sans période", ana({ salaire_net: 1200 }), "individus.ana.salaire_net", /par période/],
    [
      "une période",
      ana({ salaire_net: { "2026-13": 1 } }),
      "individus.ana.salaire_net.2026-13",
      /^Période illisible : 2026-13/,
    ],
    [
      "un mois d’une année",
      ana({ salaire_net: { "2026": null } }),
      "individus.ana.salaire_net.2026",
      /mois par mois \(AAAA-MM\), pas pour 2026\.$/,
    ],
    [
      "une année d’un mois",
      ana({ frais_reels: { "2026-06": null } }),
      "individus.ana.frais_reels.2026-06",
      /par année civile \(AAAA\), pas pour 2026-06\.$/,
    ],
    [
      "un mois donné à une année",
      ana({ frais_reels: { "2026-06": 4 } }),
      "individus.ana.frais_reels.2026-06",
      /par année civile/,
    ],
    [
      "un jour pour un mois",
      ana({ salaire_net: { "2026-06-15": 4 } }),
      "individus.ana.salaire_net.2026-06-15",
      /mois par mois/,
    ],
    [
      "toujours pour un mois",
      ana({ salaire_net: { ETERNITY: 4 } }),
      "individus.ana.salaire_net.ETERNITY",
      /mois par mois/,
    ],
    [
      "un code",
      ana({ activite: { "2026-06": "plongeur" } }),
      "individus.ana.activite.2026-06",
      /^"plongeur" n’est pas un code de « activite ».*actif, chomeur, etudiant, retraite, inactif\.$/,
    ],
    [
      "un nombre pour un code",
      ana({ activite: { "2026-06": 3 } }),
      "individus.ana.activite.2026-06",
      /^Un code est attendu, pas 3\.$/,
    ],
    [
      "un texte pour un nombre",
      ana({ salaire_net: { "2026-06": "mille" } }),
      "individus.ana.salaire_net.2026-06",
      /^Un nombre est attendu, pas "mille"\.$/,
    ],
    [
      "un nombre pour oui ou non",
      ana({ handicap: { "2026-06": 2 } }),
      "individus.ana.handicap.2026-06",
      /^true ou false est attendu, pas 2\.$/,
    ],
    [
      "un jour qui n’existe pas",
      ana({ date_naissance: { ETERNITY: "2025-02-29" } }),
      "individus.ana.date_naissance.ETERNITY",
      /^Un jour AAAA-MM-JJ/,
    ],
    [
      "un nombre pour un texte",
      ana({ nationalite: { "2026-06": 33 } }),
      "individus.ana.nationalite.2026-06",
      /^Un texte est attendu, pas 33\.$/,
    ],
    [
      "une personne",
      { ...REQUETE, familles: { f: { parents: ["ana", "bob"], enfants: ["leo"] } } },
      "familles.f.parents",
      /^Personne inconnue : bob/,
    ],
    [
      "une personne deux fois",
      { ...REQUETE, familles: { f: { parents: ["ana"], enfants: ["leo", "ana"] } } },
      "familles.f.enfants",
      /^ana est déjà dans une famille/,
    ],
    [
      "trop de monde dans un rôle",
      { ...REQUETE, menages: { m: { personne_de_reference: ["ana", "leo"] } } },
      "menages.m.personne_de_reference",
      /^Au plus 1 personne/,
    ],
    [
      "un rôle sans liste",
      { ...REQUETE, familles: { f: { parents: ["ana"], enfants: 3 } } },
      "familles.f.enfants",
      /^Une liste d’identifiants/,
    ],
    [
      "un rôle d’un autre groupe",
      { ...REQUETE, menages: { m: { ...REQUETE.menages.m, parents: ["ana"] } } },
      "menages.m.parents",
      /^Variable inconnue : parents/,
    ],
    [
      "un groupe absent",
      { individus: REQUETE.individus, familles: REQUETE.familles, menages: REQUETE.menages },
      "foyers_fiscaux",
      /^Il manque un foyer fiscal à ana, leo : /,
    ],
    [
      "une personne hors de tout groupe",
      { ...REQUETE, menages: { m: { personne_de_reference: ["ana"] } } },
      "menages",
      /^Il manque un ménage à leo : /,
    ],
    ["personne", { ...REQUETE, individus: {} }, "individus", /^Il faut au moins une personne/],
    ["rien", undefined, "request", /^Une requête est attendue/],
    ["une liste", [], "request", /^Une requête est attendue/],
  ])("refuse %s, à sa place", (_, requete, place, message) => {
    const arbre = erreurs(requete);
    const trouve = place
      .split(".")
      .reduce<unknown>((noeud, ou) => (noeud as Record<string, unknown> | undefined)?.[ou], arbre);
    expect(trouve).toMatch(message);
  });

  it("dit tout ce qui ne va pas, chaque chose une fois", () => {
    const requete = {
      individus: { ana: { activite: { "2026-06": "x" }, argent: { "2026-06": 1 } }, leo: {} },
      familles: { f: { parents: ["ana"], enfants: ["leo"], af: { "2026": null } } },
      foyers_fiscaux: { x: { declarants: ["ana"], rfr: { "2024-01": 3 } } },
    };
    const texte = expect.any(String);
    expect(erreurs(requete)).toEqual({
      individus: { ana: { activite: { "2026-06": texte }, argent: texte } },
      familles: { f: { af: { "2026": texte } } },
      // Leo has none either, which says less.
      foyers_fiscaux: { x: { rfr: { "2024-01": texte } } },
      menages: texte,
    });
  });
});
