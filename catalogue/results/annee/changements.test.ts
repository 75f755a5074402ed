import { describe, expect, it, test } from "vitest";
import { resultatsSansVelo } from "../../../test/fixtures/sans-velo.ts";
import { type Foyer, situationDe } from "../../../test/fixtures/foyers.ts";
import { desResultats, unDroit } from "../../../test/fixtures/droits.ts";
import { finDuSalaire } from "../../situation/fins.ts";
import { periodsOf } from "../../situation/periods.ts";
import type { Individu, Situation } from "../../situation/situation.ts";
import { planDit } from "../demarches/plan-dit.ts";
import { douzeMois, momentsDe } from "./annee.ts";
import { changementDit } from "./changement-dit.ts";
import { datesDuFoyer } from "./dates.ts";
import { foyerApres } from "./foyer-apres.ts";

const JOUR = "2026-11-29";
const chaqueMois = (euros: number) =>
  Object.fromEntries(periodsOf(JOUR).last13Months.map((mois) => [mois, euros]));

const seul: Foyer = {
  dateDeValeur: JOUR,
  famille: { en_couple: false },
  menage: {
    statut_occupation_logement: "locataire_vide",
    loyer: 500,
    charges_locatives: 30,
    depcom: "57463",
    _codePostal: "57000",
    _nomCommune: "Metz",
    _departement: "57",
    _region: "44",
  },
};
const adulte: Partial<Individu> = {
  date_naissance: "1998-03-15",
  nationalite: "FR",
  activite: "chomeur",
  date_debut_chomage: "2024-12-01",
  handicap: false,
  habite_chez_parents: false,
  _hasRessources: true,
};

/** Divorced, 28, one child in turns, in Metz; 1 000 € of unemployment benefit since December 2024. */
const pere = (fin: string | boolean | null | undefined, champs: Partial<Individu> = {}): Situation => ({
  ...situationDe({
    ...seul,
    demandeur: { ...adulte, ass_precondition_remplie: true, chomage_net: chaqueMois(1000), ...champs },
    enfants: [{ date_naissance: "2020-05-05", nationalite: "FR", garde_alternee: true }],
  }),
  ...(fin !== undefined && { precisions: { fin_chomage: fin as "2026-12" } }),
});

const phrases = async (situation: Situation) =>
  ((await resultatsSansVelo(situation)).changements ?? []).map((un) => changementDit(un, JOUR));

async function annee(situation: Situation) {
  const resultats = await resultatsSansVelo(situation);
  const moments = momentsDe(situation);
  const loi = [];
  for (const moment of moments) loi.push(await resultatsSansVelo(moment.situation));
  return douzeMois(resultats, moments, loi);
}

describe("l’allocation d’un père de 28 ans s’arrête en décembre", () => {
  // C. trav., art. L5423-1; 30 days at 19.48 € (décret n° 2026-219 of 30 March 2026, art. 1): 584.40 €, shown by tens.
  it("il lit d’abord quoi demander, à qui, quand et combien", async () => {
    expect(await phrases(pere("2026-12"))).toEqual([
      "En janvier, votre allocation chômage s’arrête\u00a0: demandez l’allocation de solidarité spécifique à France Travail (environ 580\u00a0€ par mois).",
    ]);
  });

  it("sans les cinq ans de travail, le RSA, dont une part tient à la garde", async () => {
    expect(await phrases(pere("2026-12", { ass_precondition_remplie: false }))).toEqual([
      expect.stringMatching(
        /^En janvier, .* demandez le revenu de solidarité active à la Caisse d’allocations familiales \(environ \d+\u00a0€ par mois, à vérifier\)\.$/,
      ),
    ]);
  });

  it.each([null, undefined])("qui ne sait pas quand le lit sans mois (%s)", async (fin) => {
    const situation = pere(fin);
    expect(await phrases(situation)).toEqual([
      "Quand votre allocation chômage s’arrêtera\u00a0: demandez l’allocation de solidarité spécifique à France Travail (environ 580\u00a0€ par mois).",
    ]);
    expect(datesDuFoyer(situation).map(({ quoi }) => quoi)).not.toContain("fin_chomage");
  });

  it("dans plus d’un an, ou qui ne touche rien, rien n’est dit", async () => {
    expect(await phrases(pere(false))).toEqual([]);
    expect(await phrases(pere("2026-12", { chomage_net: chaqueMois(0) }))).toEqual([]);
  });

  it("sans rien à la place, il est dit à qui parler", () => {
    const rien = { quoi: "fin_chomage" as const, jour: "2027-10-31", ouvre: [], ferme: [] };
    expect(changementDit(rien, JOUR)).toBe(
      "En novembre 2027, votre allocation chômage s’arrête\u00a0: parlez-en dès maintenant à France Travail, et refaites la simulation ce mois-là.",
    );
  });

  it("son année n’est pas plate : l’ASS vient en janvier, et l’aide au logement change", async () => {
    const mois = await annee(pere("2026-12"));
    expect(mois.map(({ nouveau }) => nouveau)).toEqual([0, 0, ...Array(10).fill(580)]);
    expect(mois[2]).toMatchObject({
      mois: "2027-01",
      fins: ["fin_chomage"],
      commencent: ["allocation de solidarité spécifique"],
    });
    expect(mois[2]!.aVerifier).toBeGreaterThan(mois[1]!.aVerifier);
    expect((await annee(pere(null))).every(({ fins }) => fins.length === 0)).toBe(true);
  });

  it("la loi lit, d’un mois d’après, les treize mois d’avant lui", () => {
    const mars = momentsDe(pere("2026-12", { chomage_net: { ...chaqueMois(1000), "2025-11": 7 } })).find(
      ({ jour }) => jour === "2027-02-28",
    );
    expect(Object.values(mars?.situation.demandeur.chomage_net ?? {})).toEqual([
      0,
      0,
      0,
      ...Array(10).fill(1000),
    ]);
  });

  it("le plan et l’agenda le disent de la même liste, une fois", async () => {
    const plan = planDit(await resultatsSansVelo(pere("2026-12")));
    expect(
      plan.changements.map(({ dit, aides }) => [dit.slice(0, 46), aides.map(({ id }) => id)]),
    ).toContainEqual(["En janvier, votre allocation chômage s’arrête\u00a0", ["ass"]]);
    const fins = plan.echeances.filter(({ date }) => date.id === "ass");
    expect(fins.map(({ date, aide }) => [date.jour, date.quoi, aide?.geste.adresse])).toEqual([
      ["2026-12-31", "fin_chomage", "https://www.service-public.gouv.fr/particuliers/vosdroits/F12484"],
    ]);
  });
});

// CESEDA, art. R431-5: the renewal is asked for between four and two months before the permit expires.
describe("un titre de séjour expire en mars", () => {
  const etudiante = (champs: Partial<Individu>, fin: string | false | null): Situation => ({
    ...situationDe({
      ...seul,
      demandeur: {
        ...adulte,
        activite: "etudiant",
        date_debut_chomage: undefined,
        nationalite: "AF",
        ...champs,
      },
    }),
    precisions: { fin_titre: fin as "2027-03" | null },
  });

  it("elle lit quand demander le suivant, et aucun revenu ne s’arrête pour autant", async () => {
    const [dit] = await phrases(etudiante({}, "2027-03"));
    expect(dit).toMatch(
      /^En mars 2027, votre titre de séjour expire\u00a0: demandez son renouvellement quatre à deux mois avant/,
    );
    expect((await annee(etudiante({}, "2027-03"))).every(({ fins }) => fins.length === 0)).toBe(true);
  });

  // On 29 November 2026: 31 March is 122 days away, 31 January 63.
  it.each([
    ["2027-03", /quatre à deux mois avant/],
    ["2027-01", /demandez son renouvellement dès maintenant, sur/],
    ["2026-11", /demandez son renouvellement dès maintenant, sur/],
  ] as const)("en %s : avant, à son heure ; une fois qu’on le peut, dès maintenant", async (fin, attendu) => {
    expect((await phrases(etudiante({}, fin)))[0]).toMatch(attendu);
  });

  it.each([
    [{}, false],
    [{}, null],
    [{ nationalite: "FR" }, "2027-03"],
  ] as const)("rien n’est dit (%j, %s)", (champs, fin) => {
    expect(datesDuFoyer(etudiante(champs, fin)).map(({ quoi }) => quoi)).not.toContain("fin_titre");
  });
});

describe("un contrat s’arrête en mai", () => {
  const salariee = (champs: Partial<Individu> = {}, fin: string | false | null = "2027-05"): Situation => ({
    ...situationDe({
      ...seul,
      demandeur: {
        ...adulte,
        date_naissance: "2004-06-20",
        activite: "salarie",
        date_debut_chomage: undefined,
        _nombreMoisDebutContratDeTravail: 12,
        salaire_net: chaqueMois(1450),
        ...champs,
      },
    }),
    precisions: { fin_contrat: fin as "2027-05" | null },
  });

  // Règlement d’assurance chômage, art. 14: about 57 % of the gross day wage, some 1 050 € a month for 1 450 € net.
  it("elle lit quoi faire le lendemain, et ce qu’elle demandera", async () => {
    const [dit = ""] = await phrases(salariee());
    expect(dit).toMatch(
      /^En juin, votre contrat est fini\u00a0: inscrivez-vous à France Travail dès le lendemain ; demandez l’allocation chômage \(ARE\) à France Travail \(environ 1\u202f\d{3}\u00a0€ par mois, à vérifier\)/,
    );
    const montant = Number(/environ 1\u202f(\d{3})/.exec(dit)?.[1]);
    expect(montant).toBeGreaterThanOrEqual(0);
    expect(montant).toBeLessThan(150);
  });

  it.each([false, null] as const)("sans mois (%s), rien n’est dit", async (fin) => {
    expect(await phrases(salariee({}, fin))).toEqual([]);
  });

  it("qui n’a pas de contrat n’a pas de fin, quoi qu’elle ait dit avant", () => {
    expect(datesDuFoyer(salariee({ activite: "chomeur" })).map(({ quoi }) => quoi)).not.toContain(
      "fin_contrat",
    );
  });

  it("à l’apprentie de 20 ans, l’allocation avant le contrat d’engagement jeune, plus faible", async () => {
    const apprentie = {
      date_naissance: "2006-06-01",
      activite: "etudiant",
      alternant: true,
      _contrat_alternant: "apprenti",
      scolarite: "enseignement_superieur",
      annee_etude: "bts_1",
      salaire_net: chaqueMois(1000),
    } as const;
    const [dit = ""] = await phrases(salariee(apprentie, "2027-02"));
    expect(dit).toMatch(
      /demandez l’allocation chômage \(ARE\) à France Travail \(environ \d+\u00a0€ par mois/,
    );
  });

  // Règlement d’assurance chômage, art. 3: six months of work, five for a first right; here two, then three.
  it("trois mois de travail n’ouvrent jamais d’allocation, si loin que l’année aille", async () => {
    const salaire_net = { ...chaqueMois(0), "2026-11": 1450, "2026-10": 1450 };
    const mois = await annee(salariee({ salaire_net, date_naissance: "1998-02-02" }, "2026-12"));
    expect(mois.flatMap(({ commencent }) => commencent).join(" ")).not.toMatch(/chômage/);
    const payes = ["2027-01-31", "2027-05-31", "2027-10-31"].map(
      (jour) =>
        Object.values(
          foyerApres(salariee({ salaire_net }, "2026-12"), jour).demandeur.salaire_net ?? {},
        ).filter(Boolean).length,
    );
    expect(payes).toEqual([3, 3, 3]);
  });

  it("le dernier jour du mois qui est le dernier du contrat, le mois d’après est sans lui", async () => {
    const finie = { ...salariee({}, "2026-11" as "2027-05"), dateDeValeur: "2026-11-30" };
    const [, decembre] = await annee(finie);
    expect(decembre?.fins).toEqual(["fin_contrat"]);
    expect(decembre?.aVerifier).toBeGreaterThan(1000);
  });

  it.each(["2027-11", "2031-01"])("une fin au-delà d’un an (%s) n’est pas dite", async (fin) => {
    expect(await phrases(salariee({}, fin as "2027-05"))).toEqual([]);
  });

  it("le mois d’après, elle cherche du travail depuis le 1er, sans salaire ; un apprenti n’étudie plus", () => {
    const [juin, septembre] = ["2027-05-31", "2027-07-31"].map(
      (jour) => foyerApres(salariee(), jour).demandeur,
    );
    expect([juin?.activite, juin?.date_debut_chomage]).toEqual(["chomeur", "2026-11-01"]);
    expect(Object.values(juin?.salaire_net ?? {})).toEqual([0, ...Array(12).fill(1450)]);
    expect(septembre?.date_debut_chomage).toBe("2026-09-01");
    const apprenti = { activite: "etudiant", alternant: true, scolarite: "enseignement_superieur" } as const;
    const apres = foyerApres(salariee(apprenti), "2027-05-31").demandeur;
    expect([apres.activite, apres.alternant, apres.scolarite]).toEqual(["chomeur", false, undefined]);
    expect(foyerApres(salariee(apprenti), "2027-04-30").demandeur.alternant).toBe(true);
  });

  it("son année le marque une fois", async () => {
    const mois = await annee(salariee());
    expect(mois.filter(({ fins }) => fins.length > 0).map((un) => [un.mois, un.fins])).toEqual([
      ["2027-06", ["fin_contrat"]],
    ]);
  });
});

// CSS, art. R843-1: the bonus is of the wages of the three months before; CASF, art. R262-13: a wage that nothing replaces is not counted by the RSA.
describe("un emploi perdu le mois dernier", () => {
  const payes = ["2026-10", "2026-09", "2026-08", "2026-07"];
  const sansEmploi = (salaire_net: Individu["salaire_net"], date_debut_chomage = "2026-11-01"): Situation =>
    situationDe({
      ...seul,
      demandeur: { ...adulte, date_naissance: "1999-03-15", date_debut_chomage, salaire_net },
    });
  const passes = Object.fromEntries(payes.map((mois) => [mois, 1400]));

  it("la prime d’activité finit avec le trimestre lu, le RSA tient : l’année n’est pas plate", async () => {
    const lus = momentsDe(sansEmploi({ "2026-11": 0, ...passes })).map(async ({ jour, situation: la }) => {
      const { droitsEligibles } = await resultatsSansVelo(la);
      const promis = new Set(droitsEligibles.map(({ id }) => id));
      return [jour.slice(0, 7), promis.has("ppa"), promis.has("rsa")];
    });
    expect(new Map((await Promise.all(lus)).map(([mois, ...promis]) => [mois, promis]))).toEqual(
      new Map([
        ["2026-11", [true, true]],
        ["2026-12", [true, true]],
        ["2027-01", [true, true]],
        ["2027-02", [false, true]],
        ["2027-03", [false, true]],
      ]),
    );
  });

  it.each<[string, Situation]>([
    ["qui gagne encore ce mois-ci", sansEmploi({ "2026-11": 300, ...passes }, "2026-09-01")],
    ["qui n’est plus payée depuis l’été", sansEmploi({ "2026-07": 1400 }, "2026-08-01")],
    [
      "qui travaille",
      {
        ...sansEmploi({ "2026-11": 0, ...passes }),
        demandeur: { ...sansEmploi(passes).demandeur, activite: "salarie" },
      },
    ],
  ])("%s : rien n’est prévu", (_, situation) => {
    expect(
      momentsDe(situation)
        .filter(({ jour }) => jour.startsWith("2026-1"))
        .map(({ jour }) => jour),
    ).toEqual([JOUR]);
  });

  it("perdu ce mois-ci, le dernier salaire est de ce mois", () => {
    expect(finDuSalaire(sansEmploi({ "2026-11": 900, ...passes }, "2026-11-20"))).toBe("2026-11");
  });
});

// C. serv. nat., art. L120-3 and L120-7: no work contract, so no unemployment benefit; the youth contract, until 26.
describe("un service civique s’arrête en janvier", () => {
  const volontaire = (fin: string | false | null = "2027-01", champs: Partial<Individu> = {}): Situation => ({
    ...situationDe({
      ...seul,
      demandeur: {
        ...adulte,
        date_naissance: "2006-03-12",
        activite: "service_civique",
        date_debut_chomage: undefined,
        indemnites_volontariat: chaqueMois(620),
        ...champs,
      },
    }),
    precisions: { fin_service: fin as "2027-01" | null },
  });

  it("elle lit qu’il n’ouvre pas d’allocation chômage, et le contrat d’engagement jeune", async () => {
    expect((await phrases(volontaire()))[0]).toMatch(
      /^En février, votre service civique est fini\u00a0: par lui-même, il n’ouvre pas d’allocation chômage\u00a0; inscrivez-vous .* ; demandez le contrat d’engagement jeune à la Mission locale \(environ 566/,
    );
  });

  it("son indemnité n’est plus de l’année, le contrat d’engagement en est", async () => {
    const mois = await annee(volontaire());
    expect(mois.slice(1, 4).map((un) => [un.mois, un.recu, un.fins])).toEqual([
      ["2026-12", 620, []],
      ["2027-01", 620, []],
      ["2027-02", 0, ["fin_service"]],
    ]);
    expect(mois[3]?.commencent.join()).toMatch(/contrat d’engagement jeune/);
  });

  it.each([false, null] as const)("sans mois (%s), rien n’est dit", async (fin) => {
    expect(await phrases(volontaire(fin))).toEqual([]);
  });

  it("qui n’est plus volontaire n’a pas de fin, quoi qu’elle ait dit avant", () => {
    expect(
      datesDuFoyer(volontaire("2027-01", { activite: "chomeur" })).map(({ quoi }) => quoi),
    ).not.toContain("fin_service");
  });

  // A volunteer of the military service has a contract, and its allowance for a pay; a volunteer firefighter has a wage beside.
  it.each([
    [{}, 0],
    [{ salaire_net: chaqueMois(1450) }, 440],
  ] as const)(
    "un contrat fini, l’indemnité de volontariat qui en était la paie l’est aussi (%j)",
    (champs, reste) => {
      const salarie = {
        ...volontaire(false, { activite: "salarie", indemnites_volontariat: chaqueMois(440), ...champs }),
        precisions: { fin_contrat: "2027-03" as const },
      };
      const apres = foyerApres(salarie, "2027-03-31").demandeur;
      expect([apres.activite, apres.indemnites_volontariat?.["2026-11"]]).toEqual(["chomeur", reste]);
    },
  );
});

// C. trav., art. L1233-68: a year at most; the ordinary benefit then, for the days that are left.
describe("une allocation de sécurisation professionnelle s’arrête en février", () => {
  const licencie = (fin: string | null): Situation => ({
    ...situationDe({
      ...seul,
      demandeur: { ...adulte, allocation_securisation_professionnelle: chaqueMois(1450) },
    }),
    precisions: { fin_chomage: fin as "2027-02" | null },
  });

  it("il lit que l’allocation chômage peut suivre", async () => {
    expect((await phrases(licencie("2027-02")))[0]).toMatch(
      /^En mars, votre allocation de sécurisation professionnelle s’arrête\u00a0: demandez la suite à France Travail, l’allocation chômage \(ARE\), s’il vous reste des jours/,
    );
  });

  it("d’un mois que l’on ne sait pas, de même", async () => {
    expect((await phrases(licencie(null)))[0]).toMatch(
      /^Quand votre allocation de sécurisation professionnelle s’arrêtera\u00a0: demandez la suite/,
    );
  });

  it("le mois d’après, elle n’est plus une ressource", () => {
    const apres = foyerApres(licencie("2027-02"), "2027-02-28").demandeur;
    expect(apres.allocation_securisation_professionnelle?.["2026-11"]).toBe(0);
    expect(apres.allocation_securisation_professionnelle?.["2026-10"]).toBe(1450);
  });
});

describe("l’aide sociale à l’enfance", () => {
  const confiee = (date_naissance: string, confie_ase: boolean) => ({
    ...situationDe({
      ...seul,
      demandeur: {
        ...adulte,
        date_naissance,
        activite: "etudiant",
        scolarite: "lycee",
        _hasRessources: false,
      },
      menage: { ...seul.menage, statut_occupation_logement: "loge_gratuitement" },
    }),
    precisions: { confie_ase },
  });

  // CASF, art. L222-5, 5°: until 21; art. L222-5-1: it is prepared before 18.
  it("à 18 ans, le soutien se demande avant", async () => {
    expect((await phrases(confiee("2009-05-03", true)))[0]).toMatch(
      /^Le 3 mai 2027, vous aurez 18 ans\u00a0: avant, demandez par écrit au Département de vous accompagner jusqu’à 21 ans/,
    );
  });

  it("à 21 ans, il n’est plus dû", async () => {
    expect((await phrases(confiee("2006-05-03", true)))[0]).toMatch(
      /l’aide sociale à l’enfance ne vous doit plus son soutien/,
    );
  });

  it("qui n’y a jamais été ne lit rien", async () => {
    for (const naissance of ["2009-05-03", "2006-05-03"])
      expect((await phrases(confiee(naissance, false))).join(" ")).not.toMatch(
        /aide sociale|Département de vous/,
      );
  });
});

// CESEDA, art. L411-1 and R431-5, 3°: nobody needs a permit before 18; it is asked for within two months.
describe("dix-huit ans, venue d’un pays hors d’Europe", () => {
  const mineure = (champs: Partial<Individu>, precisions: Situation["precisions"] = {}): Situation => ({
    ...situationDe({
      ...seul,
      demandeur: {
        ...adulte,
        date_naissance: "2009-05-03",
        activite: "etudiant",
        scolarite: "lycee",
        nationalite: "AF",
        _hasRessources: false,
        ...champs,
      },
    }),
    precisions,
  });
  const autre = {
    titre_etudiant: false,
    protection_asile: false,
    demande_asile: false,
    titre_cinq_ans: false,
  } as const;

  it.each([{}, autre, { confie_ase: true, ...autre }])(
    "elle lit de demander un titre (%j)",
    async (precisions) => {
      expect((await phrases(mineure({}, precisions)))[0]).toMatch(
        /^Le 3 mai 2027, vous aurez 18 ans\u00a0: .*demandez un titre de séjour à la préfecture, au plus tard deux mois après/,
      );
    },
  );

  it.each<[Partial<Individu>, Situation["precisions"]]>([
    [{ nationalite: "FR" }, {}],
    [{ nationalite: "DE" }, {}],
    [{}, { ...autre, demande_asile: true }],
    [{}, { ...autre, titre_cinq_ans: true }],
    [{}, { ...autre, fin_titre: "2027-09" }],
  ])("rien n’en est dit (%j, %j)", async (champs, precisions) => {
    expect((await phrases(mineure(champs, precisions))).join(" ")).not.toMatch(/demandez un titre/);
  });
});

describe("un anniversaire", () => {
  // CSS, art. L531-4: the basic allowance is for a child under three; CASF, art. L262-9: so is what a lone parent has more.
  it("de trois ans d’un enfant dit ce qui s’arrête : l’allocation de base, le RSA d’une étudiante seule", async () => {
    const situation = situationDe({
      ...seul,
      demandeur: {
        ...adulte,
        date_naissance: "2005-03-03",
        activite: "etudiant",
        scolarite: "enseignement_superieur",
        annee_etude: "licence_2",
        _hasRessources: false,
      },
      enfants: [{ date_naissance: "2024-08-10", nationalite: "FR" }],
    });
    expect(await phrases(situation)).toEqual([
      expect.stringMatching(
        /^Le 10 août 2027, un enfant aura 3 ans\u00a0: « Revenu de solidarité active » et « Prestation d’accueil .*» s’arrêtent/,
      ),
    ]);
  });

  // CASF, art. L262-4: the RSA is open from 25.
  it("de 25 ans ouvre le RSA, le jour dit", async () => {
    const demandeur = { ...adulte, date_naissance: "2002-02-10", _hasRessources: false };
    const [dit, ...autres] = await phrases(situationDe({ ...seul, demandeur }));
    expect(dit).toMatch(
      /^Le 10 février 2027, vous aurez 25 ans\u00a0: demandez .*le revenu de solidarité active à la/,
    );
    expect(autres).toEqual([]);
  });

  test("qui n’ouvre ni ne ferme rien n’est pas dit", async () => {
    expect(
      await phrases(situationDe({ ...seul, demandeur: { ...adulte, salaire_net: chaqueMois(3500) } })),
    ).toEqual([]);
  });

  test("d’un autre se dit de lui", () => {
    const de = (qui: "conjoint" | "enfant_0", age: number) =>
      changementDit(
        {
          quoi: "anniversaire",
          jour: "2027-02-10",
          qui,
          age,
          ouvre: [],
          ferme: [{ id: "af", label: "allocations familiales" }],
        },
        JOUR,
      );
    expect([de("conjoint", 25), de("enfant_0", 20)]).toEqual([
      "Le 10 février 2027, la personne avec qui vous vivez aura 25 ans\u00a0: « Allocations familiales » s’arrête.",
      "Le 10 février 2027, un enfant aura 20 ans\u00a0: « Allocations familiales » s’arrête.",
    ]);
  });
});

// The Caf asks for the file six months before 20 (report on ordonnance n° 2020-460, art. 10); CASF, art. R241-33: four months to answer.
test("l’AAH de ses 20 ans se demande avant : dès un jour, ou dès maintenant", () => {
  const de = (jour: string) =>
    changementDit(
      {
        quoi: "anniversaire",
        jour,
        qui: "demandeur",
        age: 20,
        ouvre: [unDroit({ id: "aah", label: "allocation aux adultes handicapés", montant: 1_040 })],
        ferme: [],
      },
      JOUR,
    );
  expect(de("2027-09-10")).toContain(
    "déposez le dossier à la MDPH dès le 10 mars 2027, la réponse prend quatre mois.",
  );
  expect(de("2027-02-10")).toContain("déposez le dossier à la MDPH dès maintenant");
});

test("une naissance attendue est une date, et l’enfant compte le mois d’après", () => {
  const situation = situationDe({ ...seul, demandeur: adulte, enfants: [{ date_naissance: "2027-01-20" }] });
  expect(datesDuFoyer(situation).map(({ jour, quoi }) => [jour, quoi])).toEqual([
    ["2027-01-20", "naissance"],
    ["2027-03-15", "anniversaire"],
  ]);
  expect(momentsDe(situation)[1]?.situation.enfants?.[0]?.date_naissance).toBe(JOUR);
});

describe("le délai d’une aide", () => {
  const deuxMois = (delaiReponse?: ReturnType<typeof unDroit>["delaiReponse"]) => {
    const aah = unDroit({
      id: "aah",
      source: "openfisca",
      montant: 930,
      ...(delaiReponse && { delaiReponse }),
    });
    const resultats = desResultats({ dateDeValeur: JOUR, droitsEligibles: [aah] });
    const situation = situationDe({ ...seul, demandeur: adulte });
    const moments = momentsDe(situation);
    return douzeMois(
      resultats,
      moments,
      moments.map(() => resultats),
    );
  };

  // CASF, art. R241-33: four months for the MDPH to answer.
  it("repousse l’argent du mois où elle peut être payée", () => {
    const annee = deuxMois({ nombre: 4, unite: "mois", silence: "refus" });
    expect(annee.map(({ nouveau }) => nouveau)).toEqual([0, 0, 0, 0, ...Array(8).fill(930)]);
    expect(annee[4]).toMatchObject({ mois: "2027-03", commencent: ["une aide"] });
  });

  it("sans délai dit, elle compte dès ce mois ; en semaines, elle suit les jours", () => {
    expect(deuxMois()[0]!.nouveau).toBe(930);
    expect(
      deuxMois({ nombre: 6, unite: "semaines" })
        .map(({ nouveau }) => nouveau)
        .slice(0, 3),
    ).toEqual([0, 0, 930]);
  });
});
