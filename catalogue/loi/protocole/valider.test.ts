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

/** The object with that value at that place; without it when there is none. */
function avec(objet: object, [cle = "", ...suite]: string[], valeur: unknown): object {
  const { [cle]: la, ...reste }: Record<string, unknown> = { ...objet };
  if (suite.length > 0) return { ...reste, [cle]: avec(Object(la) as object, suite, valeur) };
  return valeur === undefined ? reste : { ...reste, [cle]: valeur };
}

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

  it.each<[chemin: string, valeur: unknown, message: RegExp, place?: string]>([
    ["chats", {}, /^Entité inconnue\. Les entités sont individus, /],
    ["menages", [], /^Un objet est attendu/],
    ["individus", {}, /^Il faut au moins une personne/],
    ["individus.ana", 3, /^Un objet/],
    ["individus.ana.argent", { "2026-06": 3 }, /^Variable inconnue : argent\.$/],
    ["individus.ana.constructor", { "2026-06": 3 }, /^Variable inconnue/],
    ["individus.ana.af", { "2026-06": null }, /« af » est une variable de « familles »/],
    ["individus.ana.salaire_net", 1200, /par période/],
    ["individus.ana.salaire_net.2026-13", 1, /^Période illisible : 2026-13/],
    ["individus.ana.salaire_net.2026", null, /mois par mois \(AAAA-MM\), pas pour 2026\.$/],
    ["individus.ana.frais_reels.2026-06", null, /par année civile \(AAAA\), pas pour 2026-06\.$/],
    ["individus.ana.frais_reels.2026-06", 4, /par année civile/],
    ["individus.ana.salaire_net.2026-06-15", 4, /mois par mois/],
    ["individus.ana.salaire_net.ETERNITY", 4, /mois par mois/],
    [
      "individus.ana.activite.2026-06",
      "plongeur",
      /^"plongeur" n’est pas un code de « activite ».*actif, chomeur, etudiant, retraite, inactif\.$/,
    ],
    ["individus.ana.activite.2026-06", 3, /^Un code est attendu, pas 3\.$/],
    ["individus.ana.salaire_net.2026-06", "mille", /^Un nombre est attendu, pas "mille"\.$/],
    ["individus.ana.handicap.2026-06", 2, /^true ou false est attendu, pas 2\.$/],
    ["individus.ana.date_naissance.ETERNITY", "2025-02-29", /^Un jour AAAA-MM-JJ/],
    ["individus.ana.nationalite.2026-06", 33, /^Un texte est attendu, pas 33\.$/],
    ["familles.f.parents", ["ana", "bob"], /^Personne inconnue : bob/],
    ["familles.f.enfants", ["leo", "ana"], /^ana est déjà dans une famille/],
    ["familles.f.enfants", 3, /^Une liste d’identifiants/],
    ["menages.m.personne_de_reference", ["ana", "leo"], /^Au plus 1 personne/],
    ["menages.m.parents", ["ana"], /^Variable inconnue : parents/],
    ["menages.m.enfants", undefined, /^Il manque un ménage à leo : /, "menages"],
    ["foyers_fiscaux", undefined, /^Il manque un foyer fiscal à ana, leo : /],
  ])("refuse, à %s, %j", (chemin, valeur, message, place = chemin) => {
    const arbre = erreurs(avec(REQUETE, chemin.split("."), valeur));
    const trouve = place
      .split(".")
      .reduce<unknown>((noeud, ou) => (noeud as Record<string, unknown> | undefined)?.[ou], arbre);
    expect(trouve).toMatch(message);
  });

  it.each([undefined, []])("refuse %j, qui n’en est pas une", (requete) => {
    expect(erreurs(requete)).toEqual({ request: expect.stringMatching(/^Une requête est attendue/) });
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
