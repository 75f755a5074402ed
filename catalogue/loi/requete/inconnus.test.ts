import fc from "fast-check";
import { expect, test } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { periodsOf } from "../../situation/periods.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import { calculees, entiteDe, legislationEmbarquee, periodeDe } from "../embarquee.ts";
import { registre } from "../formules/registre.ts";
import { Calcul } from "../moteur/calcul.ts";
import { ecrireLesRevenusInconnus } from "../revenus-inconnus.ts";
import { inconnusDe } from "./inconnus.ts";
import { conjoint, enfant, foyer } from "./kit.ts";
import { moisInconnusDeLAnPasse } from "./passe.ts";
import { buildRequest, placeOf } from "./requete.ts";
import type { Variables } from "../moteur/requete.ts";

const aides = calculees(readCatalogue().aides.map(({ aide }) => aide));
const legislation = legislationEmbarquee(aides);
const calculer = async (situation: Situation) => {
  const { values, doutes = {} } = await legislation.compute(
    situation,
    aides.map(({ slug }) => slug),
  );
  return { values, doutes };
};
const JOURS = ["2026-01-15", "2026-03-10", "2026-06-15", "2026-12-07"] as const;

/** Wages over the thirteen months, some of them left blank. */
const salaires = (jour: string) =>
  fc
    .array(fc.option(fc.constantFrom(0, 0, 400, 1200, 2500), { freq: 5 }), { minLength: 13, maxLength: 13 })
    .map((montants) =>
      Object.fromEntries(periodsOf(jour).last13Months.map((mois, rang) => [mois, montants[rang] ?? null])),
    );

const adulte = (jour: string) =>
  fc.record(
    {
      date_naissance: fc.constantFrom("1990-02-01", "2001-02-01", "2005-02-01"),
      nationalite: fc.constant("FR" as const),
      activite: fc.constantFrom("salarie" as const, "chomeur" as const, "etudiant" as const),
      salaire_net: salaires(jour),
      handicap: fc.boolean(),
      taux_incapacite: fc.constant(0.8),
    },
    { requiredKeys: ["date_naissance", "nationalite", "activite"] },
  );

/** Households where some income is not told: blanks, months that are not asked, the year before last. */
const foyers = fc.constantFrom(...JOURS).chain((jour) =>
  fc
    .record({
      demandeur: adulte(jour),
      autre: fc.option(adulte(jour)),
      enfants: fc.array(fc.constantFrom("2012-05-01", "2019-05-01", "2024-05-01"), { maxLength: 3 }),
      loyer: fc.option(fc.constantFrom(300, 600)),
      fiscaux: fc.option(fc.constantFrom(0, 12_000, 30_000), { freq: 2 }),
    })
    .map(({ demandeur, autre, enfants, loyer, fiscaux }): Situation => {
      const annee = periodsOf(jour).fiscalYear;
      return foyer(
        {
          ...(demandeur as Partial<Individu>),
          ...(fiscaux !== null && { salaire_imposable: { [annee]: fiscaux } }),
        },
        {
          dateDeValeur: jour,
          ...(autre && { conjoint: conjoint(autre as Partial<Individu>) }),
          enfants: enfants.map((date_naissance, rang) => enfant(rang, { date_naissance })),
          famille: { en_couple: autre !== null, proprietaire_proche_famille: false },
          menage: {
            aide_logement_date_pret_conventionne: "2018-12-31",
            depcom: "69123",
            coloc: false,
            logement_chambre: false,
            ...(loyer === null
              ? { statut_occupation_logement: "loge_gratuitement" as const }
              : { statut_occupation_logement: "locataire_vide" as const, loyer }),
          },
        },
      );
    }),
);

/** Values of the aids of a request where every income that nobody told is `montant` a month. */
function autrement(situation: Situation, montant: number): Record<string, unknown> {
  const periods = periodsOf(situation.dateDeValeur);
  const rempli = (individu: Individu): Individu => ({
    ...individu,
    ...(individu.salaire_net && {
      salaire_net: Object.fromEntries(
        Object.entries(individu.salaire_net).map(([mois, dit]) => [mois, dit ?? montant]),
      ),
    }),
  });
  const repondue: Situation = {
    ...situation,
    demandeur: rempli(situation.demandeur),
    ...(situation.conjoint && { conjoint: rempli(situation.conjoint) }),
  };
  const requete = buildRequest(repondue, []);
  const fiscaux = situation.demandeur.salaire_imposable !== undefined;
  for (const id of ["demandeur", "conjoint"] as const) {
    const individu = requete.individus[id] as Variables | undefined;
    if (!individu) continue;
    const dits = periods.last12Months.map((mois) => situation[id]?.salaire_net?.[mois]);
    // The same each month, it is taken to have been the same before.
    const varie = dits.some((dit) => dit == null || dit !== dits[0]);
    const inconnus = [
      ...(varie ? moisInconnusDeLAnPasse(periods) : []),
      ...(fiscaux ? [] : periods.fiscalYear12Months),
    ];
    for (const nom of ["salaire_net", "salaire_imposable"]) {
      individu[nom] = { ...individu[nom], ...Object.fromEntries(inconnus.map((mois) => [mois, montant])) };
    }
  }
  const c = new Calcul(requete, registre);
  return Object.fromEntries(
    aides.map((aide) => {
      const place = placeOf(aide, periods);
      return [aide.slug, c.lireParNom(place.variable, entiteDe(c, place), periodeDe(place))];
    }),
  );
}

test("une aide dite sûre ne change pas, quels que soient les revenus que personne n’a donnés", async () => {
  const douteuses = new Set<string>();
  await fc.assert(
    fc.asyncProperty(foyers, fc.constantFrom(0, 700, 4000), async (situation, montant) => {
      const { values, doutes } = await calculer(situation);
      const autres = autrement(situation, montant);
      for (const slug of Object.keys(doutes)) douteuses.add(slug);
      const menteuses = aides
        .map(({ slug }) => slug)
        .filter((slug) => !(slug in doutes) && values[slug] !== autres[slug]);
      expect(menteuses).toEqual([]);
    }),
    { numRuns: 120, seed: 20_261_122 },
  );
  // The property is not empty: the great benefits were among those that are told to be doubtful.
  for (const slug of ["aide_logement", "rsa", "ppa", "aah", "af", "ars", "paje_base"]) {
    expect([...douteuses]).toContain(slug);
  }
});

/** Given whatever the income is (CSS, art. L523-1 ; L541-1 ; and what age or studies alone open). */
const SANS_CONDITION = `asf aeeh gratuite_musees_monuments pass_culture carte_sncf_eleve_apprenti_eligibilite
  garantie_pret_etudiant_eligibilite seances_sante_psy_etudiant pret_formation_permis_eligibilite`.split(
  /\s+/,
);

test("ce qui ne dépend pas des revenus n’est jamais douteux", async () => {
  await fc.assert(
    fc.asyncProperty(foyers, async (situation) => {
      const { doutes } = await calculer(situation);
      expect(SANS_CONDITION.filter((slug) => slug in doutes)).toEqual([]);
    }),
    { numRuns: 80, seed: 20_261_123 },
  );
});

test("en janvier, revenus fiscaux donnés et mois remplis : rien n’est douteux que le patrimoine de N-3", async () => {
  const mois = Object.fromEntries(periodsOf("2026-01-15").last13Months.map((un) => [un, 1200]));
  const { doutes } = await calculer(
    foyer(
      {
        date_naissance: "1996-02-01",
        nationalite: "FR",
        activite: "salarie",
        salaire_net: mois,
        salaire_imposable: { "2024": 14_000 },
      },
      {
        dateDeValeur: "2026-01-15",
        menage: {
          aide_logement_date_pret_conventionne: "2018-12-31",
          statut_occupation_logement: "locataire_vide",
          loyer: 450,
          depcom: "69123",
        },
      },
    ),
  );
  // The prime of January reads what wealth brought two years before each of its months: 2023.
  expect(Object.keys(doutes).sort()).toEqual(["ppa", "visale_eligibilite"]);
  expect(doutes["ppa"]).toBe("vos revenus d’avant 2024");
});

test.each([
  [{ "2026-03": null }, "vos revenus de mars 2026"],
  [{ "2026-03": null, "2026-04": null }, "vos revenus de mars 2026 à avril 2026"],
  [{ "2026-02": null, "2026-04": null }, "vos revenus d’avril 2026 et de février 2026"],
  // A month that no month of the RSA reads.
  [{ "2025-09": null }, undefined],
])("un mois vide n’est pas zéro pour le RSA : %j", async (vides, attendu) => {
  const mois = Object.fromEntries(periodsOf("2026-06-15").last13Months.map((un) => [un, 100]));
  const { doutes } = await calculer(
    foyer({
      date_naissance: "1990-02-01",
      nationalite: "FR",
      activite: "salarie",
      salaire_net: { ...mois, ...vides },
    }),
  );
  expect(doutes["rsa"]).toBe(attendu);
});

test("chacun est nommé, et ce qui précède l’an N-2 aussi", () => {
  const foyerLu = inconnusDe(
    foyer({ salaire_net: { "2026-05": 1 } }, { conjoint: conjoint({ chomage_net: {} }) }),
  );
  const { demandeur, conjoint: autre } = { demandeur: "demandeur", conjoint: "conjoint" } as const;
  const dire = (bits: number) => ecrireLesRevenusInconnus(foyerLu.lire(bits));
  const lire = (nom: string, id: typeof demandeur | typeof autre, periode: number) =>
    foyerLu.inconnu(
      { nom, libelle: nom, unite: "€", entite: "individus", periode: "mois", genre: "nombre", defaut: 0 },
      { nature: "individus", rang: 0, id, role: id },
      periode,
      true,
    );
  const [juin, mai25, mai24] = [2026 * 12 + 5, 2025 * 12 + 4, 2024 * 12 + 4];
  expect(lire("salaire_net", demandeur, 2026 * 12 + 4)).toBe(0);
  expect(dire(lire("salaire_net", demandeur, juin))).toBe("vos revenus de juin 2026");
  expect(dire(lire("chomage_net", autre, juin))).toBe(
    "les revenus de votre conjoint ou conjointe de juin 2026",
  );
  expect(dire(lire("salaire_net", demandeur, mai25) | lire("salaire_net", autre, mai24))).toBe(
    "vos revenus ni ceux de votre conjoint ou conjointe de mai 2025 et de 2024",
  );
  expect(dire(lire("salaire_net", demandeur, 2022))).toBe("vos revenus d’avant 2024");
});

test.each([
  ["separes", "ceux de vos parents"],
  ["decedes", "ceux de votre famille"],
  ["sans_autorite", "ceux de votre famille"],
] as const)(
  "sur une autre déclaration que la sienne, parents %s : les revenus inconnus sont aussi %s",
  async (_situation, dits) => {
    const rattache = foyer(
      {
        date_naissance: "2006-05-01",
        nationalite: "FR",
        activite: "etudiant",
        enfant_a_charge: { "2026": true },
      },
      { dateDeValeur: "2026-11-15", parents: { _situation } },
    );
    const { doutes } = await calculer(rattache);
    expect(doutes["logement_social_eligible"]).toContain(dits);
  },
);

test.each([
  ["un salaire égal chaque mois", () => 1200, undefined],
  ["aucun salaire", undefined, undefined],
  ["un salaire qui change", (rang: number) => 1000 + rang * 50, "vos revenus d’octobre 2025"],
  [
    "un mois laissé vide",
    (rang: number) => (rang === 3 ? null : 1200),
    "vos revenus d’août 2026 et d’octobre 2025",
  ],
] as const)("l’aide au logement de qui a dit 2024, avec %s", async (_, salaire, dit) => {
  const mois = periodsOf("2026-11-15").last13Months;
  const { doutes } = await calculer(
    foyer(
      {
        date_naissance: "1998-05-01",
        nationalite: "FR",
        activite: "salarie",
        salaire_imposable: { "2024": 12_000 },
        ...(salaire && { salaire_net: Object.fromEntries(mois.map((un, rang) => [un, salaire(rang)])) }),
      },
      {
        dateDeValeur: "2026-11-15",
        menage: {
          aide_logement_date_pret_conventionne: "2018-12-31",
          statut_occupation_logement: "locataire_vide",
          loyer: 450,
          depcom: "69123",
        },
      },
    ),
  );
  expect(doutes["aide_logement"]).toBe(dit);
});

test("le bénéfice d’il y a deux ans ne se dit pas parmi les revenus fiscaux : il reste inconnu, et l’an dernier en tient lieu", async () => {
  const aSonCompte = (benefice: number) =>
    calculer(
      foyer(
        {
          date_naissance: "1996-05-01",
          nationalite: "FR",
          activite: "independant",
          rpns_micro_entreprise_CA_bnc_imp: { "2025": benefice },
          salaire_imposable: { "2024": 0 },
        },
        {
          dateDeValeur: "2026-11-15",
          famille: { en_couple: false },
          enfants: [enfant(0, { date_naissance: "2024-09-01" })],
        },
      ),
    );
  const [petit, grand] = [await aSonCompte(9_000), await aSonCompte(90_000)];
  expect([petit.doutes["paje_base"], grand.values["paje_base"]]).toEqual(["vos revenus de 2024", 0]);
  expect(petit.values["paje_base"]).toBeGreaterThan(0);
});

test.each([
  ["l’a déjà", true, undefined],
  // What the dwelling is worth to her depends on the aid that 2024 decides.
  ["le demanderait", false, "vos revenus de 2024"],
])(
  "qui %s, le RSA, a la couverture santé avec lui, sans doute de plus que le sien",
  async (_, recu, doute) => {
    const menage = {
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: "locataire_vide",
      depcom: "35238",
      loyer: 500,
    } as const;
    const { last13Months } = periodsOf("2026-06-15");
    const rsa = recu ? { rsa: Object.fromEntries(last13Months.map((mois) => [mois, 570])) } : {};
    const elle = { date_naissance: "1996-02-01", nationalite: "FR", activite: "inactif", ...rsa } as const;
    const { facts, doutes = {} } = await legislation.compute(foyer(elle, { menage }), ["aide_logement"]);
    expect([facts.cmu_c, doutes["cmu_c"]]).toEqual([true, doute]);
    expect(doutes["aide_logement"]).toContain("2024");
  },
);
