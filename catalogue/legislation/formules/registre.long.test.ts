import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../situation/situation.ts";
import { calculDe } from "../embarquee.ts";
import type { Calcul } from "../moteur/calcul.ts";
import type { Noeud } from "../moteur/definition.ts";
import type { Entite } from "../moteur/entites.ts";
import { moisDe } from "../moteur/mois.ts";
import { conjoint, enfant, foyer } from "../requete/kit.ts";
import { chaqueMois, JUIN, ne } from "./kit.ts";
import { registre } from "./registre.ts";

/** Benefits in euros of the family or of the applicant, by whom they are for. */
const familiales = [
  "rsa",
  "ppa",
  "aide_logement",
  "af",
  "cf",
  "asf",
  "paje_base",
  "aeeh",
  "aspa",
  "bourse_college",
  "bourse_lycee",
];
const personnelles = [
  "aah",
  "asi",
  "ass",
  "caah",
  "contrat_engagement_jeune",
  "bourse_criteres_sociaux",
  "mobili_jeune",
];

const montant = (c: Calcul, nom: string): number =>
  Number(c.lireParNom(nom, familiales.includes(nom) ? c.famille : c.demandeur, JUIN));
const montants = (situation: Situation): Record<string, number> => {
  const c = calculDe(situation);
  return Object.fromEntries(
    [...familiales, ...personnelles].map((nom) => [nom, Math.round(montant(c, nom) * 100) / 100]),
  );
};

const personne = fc.record({
  date_naissance: fc.integer({ min: 16, max: 70 }).map((age) => ne(age).date_naissance as string),
  nationalite: fc.constantFrom("FR" as const, "DE" as const, "AF" as const),
  activite: fc.constantFrom("salarie" as const, "etudiant" as const, "chomeur" as const, "inactif" as const),
  salaire_net: fc.constantFrom(0, 150, 600, 1100, 1500, 2400).map(chaqueMois),
  handicap: fc.boolean(),
  taux_incapacite: fc.constantFrom(0, 0.65, 0.9),
});
const petits = fc.array(fc.integer({ min: 0, max: 22 }), { maxLength: 4 });
const logement = fc.record({
  aide_logement_date_pret_conventionne: fc.constant("2018-12-31"),
  statut_occupation_logement: fc.constantFrom(
    "locataire_vide" as const,
    "loge_gratuitement" as const,
    "proprietaire" as const,
  ),
  loyer: fc.constantFrom(0, 300, 550, 900),
  depcom: fc.constantFrom("75056", "35238", "48095", "97411"),
});
const foyers = fc
  .record({ demandeur: personne, autre: fc.option(personne), ages: petits, menage: logement })
  .map(({ demandeur, autre, ages, menage }) =>
    foyer(demandeur as Partial<Individu>, {
      menage,
      famille: { en_couple: autre !== null },
      enfants: ages.map((age, rang) => enfant(rang, { ...ne(age), nationalite: "FR" })),
      ...(autre && { conjoint: conjoint(autre as Partial<Individu>) }),
    }),
  );
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
        const renumerotes = enfants
          .toReversed()
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
