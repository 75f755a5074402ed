import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculDe } from "../embarquee.ts";
import type { Noeud } from "../moteur/definition.ts";
import type { Entite } from "../moteur/entites.ts";
import { moisDe } from "../mois.ts";
import { conjoint, enfant, foyer } from "../requete/kit.ts";
import { chaqueMois, JUIN, ne } from "./kit.ts";
import { registre } from "./registre.ts";
import { foyersTires as foyers, montants } from "./tirage.ts";

const essais = { seed: 23, numRuns: 150 };

describe("les formules de la législation", () => {
  const situation = foyer(
    { ...ne(22), nationalite: "FR", activite: "etudiant", scolarite: "enseignement_superieur" },
    {
      enfants: [enfant(0, ne(2))],
      conjoint: conjoint(ne(24)),
      famille: { en_couple: true, parisien: true },
    },
  );
  const TYPES = {
    nombre: "number",
    booleen: "boolean",
    date: "string",
    texte: "string",
    code: "string",
  } as const;

  it.each(["2022-01", "2024-08", "2026-06", "2027-12"])(
    "donnent toutes, en %s, une valeur de leur type à qui elles sont, sans cycle ni nom inconnu",
    (mois) => {
      const c = calculDe(situation);
      const fautes = [...registre.values()].flatMap(({ definition }) => {
        const { nom, entite, periode, genre, codes } = definition;
        const quand = periode === "annee" ? Number(mois.slice(0, 4)) : moisDe(mois);
        return c.entites[entite].flatMap((lue) => {
          const valeur = c.lireParNom(nom, lue, quand);
          const juste = genre === "code" ? codes?.includes(String(valeur)) : typeof valeur === TYPES[genre];
          return juste && !Number.isNaN(valeur) ? [] : [`${nom} = ${valeur}`];
        });
      });
      expect(fautes).toEqual([]);
    },
  );

  it("ne lisent que ce qui est au registre, où chaque nom n’a qu’une définition", () => {
    const c = calculDe(situation, { trace: true });
    const vus = new Set<Noeud>();
    const suivre = (noeud: Noeud): string[] => {
      if (vus.has(noeud)) return [];
      vus.add(noeud);
      const { definition } = noeud;
      const connue = registre.get(definition.nom)?.definition === definition;
      return [...(connue ? [] : [definition.nom]), ...noeud.lectures.flatMap(suivre)];
    };
    const ailleurs = [...registre.values()].flatMap(({ definition: { nom, entite, periode } }) => {
      const quand = periode === "annee" ? 2026 : JUIN;
      const lue = c.entites[entite][0] as Entite;
      c.lireParNom(nom, lue, quand);
      return suivre(c.noeud(nom, lue, quand) as Noeud);
    });
    expect(ailleurs).toEqual([]);
  });

  it("ne donnent jamais un montant négatif ni un nombre qui n’en est pas un", () => {
    fc.assert(
      fc.property(foyers, (situation) => {
        for (const [nom, valeur] of Object.entries(montants(situation))) {
          expect(Number.isFinite(valeur) && valeur >= 0, `${nom} = ${valeur}`).toBe(true);
        }
      }),
      essais,
    );
  });

  it("ne dépendent pas de l’ordre des enfants, ni de leur numéro", () => {
    fc.assert(
      fc.property(foyers, (situation) => {
        const enfants = situation.enfants ?? [];
        const renumerotes = [...enfants]
          .reverse()
          .map((un, rang) => ({ ...un, id: `enfant_${rang + 3}` as const }));
        expect(montants({ ...situation, enfants: renumerotes })).toEqual(montants(situation));
      }),
      essais,
    );
  });

  it("font baisser le RSA quand le salaire monte", () => {
    fc.assert(
      fc.property(foyers, fc.constantFrom(100, 400, 900), (situation, plus) => {
        const salaire = situation.demandeur.salaire_net?.["2026-06"] ?? 0;
        const augmente = {
          ...situation,
          demandeur: { ...situation.demandeur, salaire_net: chaqueMois(salaire + plus) },
        };
        expect(montants(augmente)["rsa"]).toBeLessThanOrEqual(montants(situation)["rsa"] as number);
      }),
      essais,
    );
  });

  it("ne font pas baisser les allocations familiales pour un enfant de plus", () => {
    fc.assert(
      fc.property(foyers, fc.integer({ min: 0, max: 12 }), (situation, age) => {
        const enfants = [...(situation.enfants ?? []), enfant(9, { ...ne(age), nationalite: "FR" })];
        expect(montants({ ...situation, enfants })["af"]).toBeGreaterThanOrEqual(
          montants(situation)["af"] as number,
        );
      }),
      essais,
    );
  });
});
