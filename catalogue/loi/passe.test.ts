import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../situation/situation.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { calculDe, legislationEmbarquee } from "./embarquee.ts";
import { aah } from "./formules/handicap/index.ts";
import { contrat_engagement_jeune, ppa_fictive, rsa } from "./formules/solidarite/index.ts";
import { af } from "./formules/famille/index.ts";
import { aide_logement } from "./formules/logement/aide.ts";
import { bourse_criteres_sociaux } from "./formules/bourses/index.ts";
import { aide_financement_permis_apprenti, pass_sport } from "./formules/vie-quotidienne/index.ts";
import { bail_reel_solidaire } from "./formules/logement/index.ts";
import { moisDe } from "./mois.ts";
import { conjoint, enfant, foyer } from "./requete/kit.ts";

/** A household at the fifteenth of a month of the past. */
const au = (mois: string, demandeur: Partial<Individu>, reste: Partial<Situation> = {}) => {
  const c = calculDe(foyer({ nationalite: "FR", ...demandeur }, { dateDeValeur: `${mois}-15`, ...reste }));
  return { c, mois: moisDe(mois) };
};
const ne = (mois: string, ans: number) => ({ date_naissance: `${Number(mois.slice(0, 4)) - ans}-01-10` });
const centimes = (montant: number) => Math.round(montant * 100) / 100;

/** The same amount each month of the given year and of the three before. */
const toujours = (mois: string, montant: number) =>
  Object.fromEntries(
    [0, 1, 2, 3].flatMap((recul) =>
      Array.from({ length: 12 }, (_, m) => [
        `${Number(mois.slice(0, 4)) - recul}-${String(m + 1).padStart(2, "0")}`,
        montant,
      ]),
    ),
  );

describe("les grandes prestations à leurs dates passées", () => {
  it.each([
    // M-3 to M-1 are all after April: the amount of the year.
    ["2022-11", 598.54],
    ["2023-11", 607.75],
    ["2024-11", 635.71],
  ])("RSA d’une personne seule sans rien en %s : %s €", (mois, attendu) => {
    const { c, mois: m } = au(mois, { ...ne(mois, 30), activite: "inactif" });
    expect(centimes(rsa(c, c.famille, m))).toBe(attendu);
  });

  it.each([
    // 61 % of 1200 €, and the bonus: 29.101 % of the amount from 120 hours of Smic, nothing at 59.
    // 586.23 + 170.60 × (1200 − 653.13) / (1328.40 − 653.13) + 732 − 1200.
    ["2022-11", 256.39],
    // 595.25 + 173.22 × (1200 − 679.68) / (1382.40 − 679.68) + 732 − 1200.
    ["2023-11", 255.51],
    // 622.63 + 181.19 × (1200 − 687.35) / (1398 − 687.35) + 732 − 1200, in October 2024.
    ["2024-10", 285.34],
    // 633.21 + 184.27 × (1200 − 700.92) / (1425.60 − 700.92) + 718.20 − 1200, slope of 59.85 %.
    ["2025-11", 278.31],
  ])("prime d’activité avec 1 200 € de salaire en %s : %s €", (mois, attendu) => {
    const salaire_net = toujours(mois, 1200);
    const { c, mois: m } = au(mois, { ...ne(mois, 30), activite: "salarie", salaire_net });
    expect(ppa_fictive(c, c.famille, m)).toBeCloseTo(attendu, 1);
  });

  it.each([
    // 32 % of the monthly base.
    ["2022-05", 135.13],
    ["2023-05", 142.7],
    ["2024-05", 149.26],
  ])("allocations familiales de deux enfants de 5 et 7 ans en %s : %s €", (mois, attendu) => {
    const enfants = [5, 7].map((ans, n) => enfant(n, ne(mois, ans)));
    const { c, mois: m } = au(mois, ne(mois, 35), { enfants });
    expect(af(c, c.famille, m)).toBeCloseTo(attendu, 2);
  });

  it.each([
    // (243.48 + 54.22 − 35.39 − 5) × 0.995, then the figures of July 2022 and October 2023.
    ["2022-05", 256.02],
    ["2023-05", 265.16],
    ["2024-05", 274.61],
  ])("aide au logement d’une personne seule sans ressources à Mende en %s : %s €", (mois, attendu) => {
    const menage = {
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: "locataire_vide",
      coloc: false,
      logement_chambre: false,
      loyer: 400,
      depcom: "48095",
    } as const;
    const { c, mois: m } = au(mois, { ...ne(mois, 30), activite: "inactif" }, { menage });
    expect(centimes(aide_logement(c, c.famille, m))).toBeCloseTo(attendu, 1);
  });

  it.each([
    ["2022-05", 573.6],
    ["2022-11", 596.5],
    ["2023-11", 633.5],
  ])("bourse d’une étudiante sans revenu des parents en %s : %s €", (mois, attendu) => {
    const etudes = {
      activite: "etudiant",
      scolarite: "enseignement_superieur",
      statuts_etablissement_scolaire: "public",
      annee_etude: "licence_2",
    } as const;
    const { c, mois: m } = au(mois, { ...ne(mois, 20), ...etudes });
    expect(bourse_criteres_sociaux(c, c.demandeur, m)).toBe(attendu);
  });
});

describe("l’AAH avant et après octobre 2023", () => {
  const handicapee = (mois: string, reste: Partial<Situation> = {}) => {
    const { c, mois: m } = au(
      mois,
      { ...ne(mois, 30), activite: "inactif", handicap: true, taux_incapacite: 0.9 },
      reste,
    );
    return centimes(aah(c, c.demandeur, m));
  };
  /** A partner whose taxable income of two years ago is 18 000 €, after 10 %. */
  const enCouple = (mois: string, enfants: Situation["enfants"] = null): Partial<Situation> => ({
    conjoint: conjoint({
      ...ne(mois, 30),
      activite: "salarie",
      salaire_imposable: { [String(Number(mois.slice(0, 4)) - 2)]: 20_000 },
    }),
    famille: { en_couple: true },
    enfants,
  });

  it("seule, le montant de l’année", () => {
    expect(["2022-03", "2022-11", "2023-11", "2024-11"].map((mois) => handicapee(mois))).toEqual([
      903.6, 956.65, 971.37, 1016.05,
    ]);
  });

  it("en couple, les revenus du conjoint comptent, moins 5 000 € par an, sous un plafond de 1,81", () => {
    // 971.37 × 1.81 − (18 000 − 5 000) / 12.
    expect(handicapee("2023-09", enCouple("2023-09"))).toBe(674.85);
    expect(handicapee("2023-10", enCouple("2023-10"))).toBe(971.37);
  });

  it("et 1 400 € de moins par enfant, sous un plafond relevé d’une moitié", () => {
    // 971.37 × 2.31 − (18 000 − 6 400) / 12 = 1277.20 : the full amount.
    expect(handicapee("2023-09", enCouple("2023-09", [enfant(0, ne("2023-09", 5))]))).toBe(971.37);
  });
});

describe("une aide qui n’existait pas", () => {
  it("le contrat d’engagement jeune vaut 0 avant mars 2022", () => {
    const du = (mois: string) => {
      const { c, mois: m } = au(mois, { ...ne(mois, 19), activite: "chomeur" });
      return contrat_engagement_jeune(c, c.demandeur, m);
    };
    expect(["2021-06", "2022-02", "2022-03", "2022-07"].map(du)).toEqual([0, 0, 500, 520]);
  });

  it("le Pass’Sport avant juillet 2022, le bail réel solidaire avant juillet 2024", () => {
    const sport = au("2022-06", { ...ne("2022-06", 20), handicap: true, taux_incapacite: 0.9 });
    expect(pass_sport(sport.c, sport.c.demandeur, sport.mois)).toBe(0);
    const logement = (mois: string) => {
      const { c, mois: m } = au(mois, ne(mois, 30));
      return bail_reel_solidaire(c, c.menage, m);
    };
    expect([logement("2024-06"), logement("2024-07")]).toEqual([false, true]);
  });

  it("l’aide au permis des apprentis vaut 500 € jusqu’au 31 décembre 2025", () => {
    const du = (mois: string) => {
      const { c, mois: m } = au(mois, { ...ne(mois, 19), _contrat_alternant: "apprenti" });
      return aide_financement_permis_apprenti(c, c.demandeur, m);
    };
    expect(["2022-06", "2025-12", "2026-01"].map(du)).toEqual([500, 500, 0]);
  });
});

describe("toutes les aides", () => {
  const aides = readCatalogue().aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));
  const legislation = legislationEmbarquee(aides);
  const loue = (depcom: string) =>
    ({
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: "locataire_vide",
      loyer: 500,
      depcom,
    }) as const;
  const foyers: [string, Partial<Individu>, Partial<Situation>][] = [
    [
      "une étudiante à Lille",
      { activite: "etudiant", scolarite: "enseignement_superieur" },
      { menage: loue("59350") },
    ],
    [
      "un apprenti à Melun",
      { _contrat_alternant: "apprenti", activite: "salarie" },
      { menage: loue("77288") },
    ],
    ["quelqu’un qui cherche un emploi à Saint-Pierre", { activite: "chomeur" }, { menage: loue("97502") }],
    [
      "huit enfants à La Réunion",
      { activite: "inactif", handicap: true, taux_incapacite: 0.9 },
      {
        menage: loue("97411"),
        enfants: [1, 2, 3, 4, 6, 8, 11, 14].map((ans, n) => enfant(n, ne("2023-01", ans))),
      },
    ],
  ];

  it.each(foyers)("se calculent à toute date du passé : %s", async (_, demandeur, reste) => {
    const echecs = ["2021-02", "2022-01", "2022-06", "2023-01", "2024-05"].map(async (mois) => {
      const dateDeValeur = `${mois}-15`;
      const situation = foyer(
        { nationalite: "FR", ...ne(mois, 22), ...demandeur },
        { dateDeValeur, ...reste },
      );
      return (
        await legislation.compute(
          situation,
          aides.map(({ slug }) => slug),
        )
      ).echecs;
    });
    expect((await Promise.all(echecs)).flat()).toEqual([]);
  });
});
