import { describe, expect, it } from "vitest";
import { PERIODE_PATRIMOINE } from "../../../situation/ressources.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { ecrirePeriode, moisDe } from "../../mois.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { calcul, chaqueMois, ne, valeurDemandeur, valeurFamille } from "../kit.ts";
import {
  ass,
  ppa_base_ressources_prestations_familiales,
  rsa_base_ressources_prestations_familiales,
  rsa,
  rsa_base_ressources,
  rsa_forfait_asf,
  rsa_forfait_logement,
  rsa_nb_enfants,
  rsa_socle,
  rsa_socle_majore,
} from "./index.ts";
import { trimestreDeReference } from "./ressources.ts";

/** Basic amount from April 2026, and the lump sum of housing for one person (12 %). */
const BASE = 651.69;
const seule = (champs: Partial<Individu> = {}, reste: Partial<Situation> = {}) =>
  foyer({ ...ne(30), nationalite: "FR", activite: "inactif", ...champs }, reste);
const du = (situation: Situation) => Math.round(valeurFamille(situation, rsa) * 100) / 100;

describe("le RSA", () => {
  it("d’une personne seule de 30 ans sans rien est le montant de base", () => {
    expect(du(seule())).toBe(BASE);
  });

  it("ne s’ajoute pas à l’ASS qui suit la fin du chômage : elle le remplace, et compte (CASF, art. R262-13)", () => {
    const finDuChomage = { ...chaqueMois(900), "2026-06": 0 };
    const arrive = { activite: "chomeur", chomage_net: finDuChomage } as const;
    expect(du(seule(arrive))).toBe(BASE);
    const avecAss = seule({ ...arrive, ass_precondition_remplie: true });
    expect(valeurDemandeur(avecAss, ass)).toBeCloseTo(584.4, 2);
    expect(du(avecAss)).toBe(0);
    // Un petit chômage ne laisse pas les deux non plus : l’ASS compte d’elle-même (651,69 − 30 − 584,40).
    const petit = { ...chaqueMois(30), "2026-06": 0 };
    expect(du(seule({ activite: "chomeur", chomage_net: petit, ass_precondition_remplie: true }))).toBe(
      37.29,
    );
  });

  it("perd le forfait logement quand on loge gratuitement, sauf si l’on participe aux frais", () => {
    const menage = {
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: "loge_gratuitement",
    } as const;
    expect(du(seule({}, { menage }))).toBe(573.49);
    expect(valeurFamille(seule({}, { menage }), rsa_forfait_logement)).toBeCloseTo(78.2, 2);
    expect(du(seule({}, { menage: { ...menage, participation_frais: true } }))).toBe(BASE);
  });

  it("perd le forfait logement avec une aide au logement", () => {
    // Worked examples of the battery: 651.69 − 78.20 − 200, and 977.54 − 156.41.
    const menage = {
      aide_logement_date_pret_conventionne: "2018-12-31",
      statut_occupation_logement: "locataire_vide",
      loyer: 790,
      depcom: "75056",
    } as const;
    expect(du(seule({ salaire_net: chaqueMois(200) }, { menage }))).toBe(373.49);
    const couple = { conjoint: conjoint({ ...ne(30), activite: "inactif" }), famille: { en_couple: true } };
    expect(du(seule({}, { ...couple, menage }))).toBe(821.13);
  });

  it("compte ce que rapportent l’épargne et un bien qui n’est pas loué", () => {
    const toujours = (montant: number) => ({ [PERIODE_PATRIMOINE]: montant });
    const patrimoine = (champs: Partial<Individu>) => du(seule(champs));
    // 1.5 % of 10 000 € a year; 3 % of 12 000 €; half of a rental value, 80 % for land.
    expect(patrimoine({ livret_a: toujours(10_000) })).toBe(639.19);
    expect(patrimoine({ epargne_revenus_non_imposables: toujours(12_000) })).toBe(621.69);
    expect(patrimoine({ valeur_locative_immo_non_loue: toujours(200) })).toBe(551.69);
    expect(patrimoine({ valeur_locative_terrains_non_loues: toujours(100) })).toBe(571.69);
  });

  it("baisse d’autant que le salaire des trois derniers mois", () => {
    expect(du(seule({ salaire_net: chaqueMois(200) }))).toBe(451.69);
  });

  it("oublie un salaire qui vient de s’arrêter sans revenu qui le remplace", () => {
    const arrete = { ...chaqueMois(1200), "2026-06": 0 };
    expect(du(seule({ salaire_net: arrete }))).toBe(BASE);
    expect(du(seule({ salaire_net: arrete, chomage_net: { "2026-06": 900 } }))).toBe(0);
  });

  it.each([
    [645.69, 6],
    [645.7, 0],
  ])("n’est versé qu’à partir de 6 € : avec %s € de salaire, %s €", (salaire, attendu) => {
    expect(du(seule({ salaire_net: chaqueMois(salaire) }))).toBe(attendu);
  });

  it.each([
    [24, false, 0],
    [24, true, BASE],
    [25, false, BASE],
    [18, true, 0],
    [19, true, BASE],
  ])(
    "à %i ans (deux ans de travail : %s), %s €",
    (age, rsa_jeune_condition_heures_travail_remplie, attendu) => {
      expect(du(seule({ ...ne(age), rsa_jeune_condition_heures_travail_remplie }))).toBe(attendu);
    },
  );

  it("est dû à un couple de moins de 25 ans qui attend un enfant", () => {
    // CASF, art. L262-4, 1° : « un ou plusieurs enfants nés ou à naître » ; 1,5 × 651,69, sans majoration.
    const jeunes = (champs: Partial<Individu>) =>
      du(
        seule(
          { ...ne(23), ...champs },
          {
            conjoint: conjoint({ ...ne(24), activite: "chomeur" }),
            famille: { en_couple: true },
          },
        ),
      );
    expect(jeunes({ enceinte: "enceinte" })).toBe(977.54);
    expect(jeunes({})).toBe(0);
  });

  it("n’est pas dû à qui étudie, ni sans titre de séjour connu", () => {
    expect(du(seule({ activite: "etudiant" }))).toBe(0);
    expect(du(seule({ nationalite: "AF" }))).toBe(0);
    expect(du(seule({ nationalite: "DE" }))).toBe(0);
  });

  it("d’un couple est une fois et demie le montant de base, avec deux enfants un peu plus de deux fois", () => {
    const couple = { conjoint: conjoint({ ...ne(30), activite: "inactif" }), famille: { en_couple: true } };
    expect(du(seule({}, couple))).toBe(977.54);
    const enfants = [enfant(0, ne(8)), enfant(1, ne(5))];
    // 651.69 × 2.1, less the family allowances of two children (153.01).
    expect(du(seule({}, { ...couple, enfants }))).toBe(1215.54);
  });

  it("est majoré pour un parent seul d’un enfant de deux ans, pas de trois", () => {
    const avec = (age: number) => seule({}, { enfants: [enfant(0, ne(age))], famille: { en_couple: false } });
    // 651.69 × (1.28412 + 0.42804)
    expect(valeurFamille(avec(2), rsa_socle_majore)).toBeCloseTo(1115.8, 1);
    expect(valeurFamille(avec(3), rsa_socle_majore)).toBe(0);
    // The support allowance counts for a flat amount, 22.5 % of the family base.
    expect(valeurFamille(avec(3), rsa_base_ressources)).toBeCloseTo(107.59, 1);
  });

  it("est majoré aussi pour qui est sur la déclaration d’impôt de ses parents", () => {
    // CASF, art. L262-9 : l’isolement est la vie sans couple, l’impôt n’y est pour rien ; L262-4, 3° : en études aussi.
    const rattachee = (champs: Partial<Individu>, reste: Partial<Situation> = {}) => {
      const enfant_a_charge = { "2026": true };
      return valeurFamille(seule({ ...ne(22), enfant_a_charge, ...champs }, reste), rsa_socle_majore);
    };
    // 651,69 × 1,28412, puis 651,69 × (1,28412 + 0,42804).
    expect(rattachee({ enceinte: "enceinte" })).toBeCloseTo(836.85, 2);
    expect(rattachee({ activite: "etudiant" }, { enfants: [enfant(0, ne(1))] })).toBeCloseTo(1115.8, 1);
    expect(rattachee({ activite: "etudiant" })).toBe(0);
  });

  it.each<[string, boolean, string[], number, number]>([
    // CASF, art. R262-11, 2°, et CSS, art. R844-5, 2° (couple : rien), et R552-2 : due le mois d’après la naissance. 41,65 % de 478,16 € : 199,15 € ; ASF : 107,59 €.
    ["isolé, dans les trois mois de l’enfant", true, ["2026-03-31"], 107.59, 107.59],
    ["isolé, ensuite", true, ["2026-02-01"], 306.74, 306.74],
    ["isolé, jumeaux de deux mois", true, ["2026-04-01", "2026-04-01"], 368.19, 368.19],
    [
      "isolé, un aîné d’un an qui donne la même allocation",
      true,
      ["2025-04-01", "2026-04-01"],
      567.34,
      567.34,
    ],
    ["couple, le mois de la naissance", false, ["2026-06-02"], 0, 0],
    ["couple, ensuite", false, ["2026-05-31"], 199.15, 199.15],
  ])("compte l’allocation de base : %s", (_, isole, naissances, auRsa, aLaPrime) => {
    const enfants = naissances.map((date_naissance, n) => enfant(n, { date_naissance }));
    const autre = { conjoint: conjoint({ ...ne(30), activite: "inactif" }), famille: { en_couple: true } };
    const situation = seule({}, { enfants, ...(isole ? { famille: { en_couple: false } } : autre) });
    expect(valeurFamille(situation, rsa_base_ressources_prestations_familiales)).toBeCloseTo(auRsa, 1);
    expect(valeurFamille(situation, ppa_base_ressources_prestations_familiales)).toBeCloseTo(aLaPrime, 1);
  });

  it("est suspendu pendant un service civique, pour le volontaire seulement, et n’en compte pas l’indemnité", () => {
    // C. serv. nat., art. L120-11 et L120-21 ; circulaire DGCS/SD1C/2012/104 : le foyer garde son droit sans lui.
    const volontaire = { activite: "service_civique", indemnites_volontariat: chaqueMois(620) } as const;
    const avec = (autre: Partial<Individu>): Partial<Situation> => ({
      conjoint: conjoint({ activite: "inactif", ...autre }),
      famille: { en_couple: true },
    });
    const petit = { enfants: [enfant(0, ne(1))], famille: { en_couple: false } };
    expect(du(seule(volontaire))).toBe(0);
    expect(du(seule(volontaire, petit))).toBe(0);
    expect(du(seule(volontaire, avec(ne(30))))).toBe(BASE);
    const parti = { ...volontaire, salaire_net: { ...chaqueMois(300), "2026-06": 0 } };
    expect(du(seule({}, avec({ ...ne(24), ...parti })))).toBe(BASE);
    expect(du(seule(volontaire, avec(ne(24))))).toBe(0);
    // Le contrat fini, l’indemnité des mois lus ne compte pas, même avec un salaire : 651,69 − 300.
    const finie = { indemnites_volontariat: { ...chaqueMois(620), "2026-06": 0 } };
    expect(du(seule({ ...finie, salaire_net: chaqueMois(300) }))).toBe(351.69);
  });

  it.each<[string, Partial<Individu>[], number, number]>([
    // CE, 21 juillet 2017, n° 398911 : la moitié de la majoration pour enfant, et de celle du parent isolé.
    ["un enfant", [{ ...ne(8), garde_alternee: true }], 1 + 0.5 / 2, 0],
    ["deux enfants", [8, 6].map((ans) => ({ ...ne(ans), garde_alternee: true })), 1 + (0.5 + 0.3) / 2, 0],
    ["un sur deux", [ne(8), { ...ne(6), garde_alternee: true }], 1.5 + 0.3 / 2, 0],
    ["un tout-petit", [{ ...ne(2), garde_alternee: true }], 1.25, 1 + (0.28412 + 0.42804) / 2],
  ])("compte pour moitié la garde alternée : %s", (_, alternes, parts, partsIsole) => {
    const enfants = alternes.map((un, n) => enfant(n, un));
    const situation = seule({}, { enfants, famille: { en_couple: false } });
    expect(valeurFamille(situation, rsa_socle)).toBeCloseTo(BASE * parts, 1);
    expect(valeurFamille(situation, rsa_socle_majore)).toBeCloseTo(BASE * partsIsole, 1);
  });

  it("n’est pas suspendu pour des vacations de sapeur-pompier volontaire, qui ne comptent pas non plus", () => {
    // Loi n° 96-370 du 3 mai 1996, art. 11 : elles se cumulent avec toute prestation sociale.
    const pompier = { indemnites_volontariat: chaqueMois(150) };
    expect(du(seule({ ...pompier, activite: "chomeur" }))).toBe(BASE);
    expect(du(seule({ ...pompier, activite: "salarie", salaire_net: chaqueMois(300) }))).toBe(351.69);
  });

  it("ne compte le soutien familial que des enfants qui y ouvrent droit, ou d’un enfant s’il est déclaré", () => {
    // CASF, art. R262-10-1 : 22,5 % de 478,16 € par enfant.
    const avec = (...alternes: boolean[]) => ({
      enfants: alternes.map((garde_alternee, n) => enfant(n, { ...ne(8 - n), garde_alternee })),
      famille: { en_couple: false },
    });
    const compte = (reste: Partial<Situation>, champs: Partial<Individu> = {}) =>
      valeurFamille(seule(champs, reste), rsa_forfait_asf);
    expect(compte(avec(false, true))).toBeCloseTo(107.59, 2);
    expect(compte(avec(true))).toBe(0);
    expect(compte(avec(true), { asf: chaqueMois(200) })).toBeCloseTo(107.59, 2);
  });

  it("ne compte plus un enfant de 25 ans, ni un enfant dont le salaire dépasse 55 % du Smic", () => {
    const avec = (champs: Partial<Individu>) =>
      valeurFamille(seule({}, { enfants: [enfant(0, champs)] }), rsa_nb_enfants);
    expect([avec(ne(24)), avec(ne(25))]).toEqual([1, 0]);
    expect([
      avec({ ...ne(17), salaire_net: chaqueMois(200) }),
      avec({ ...ne(17), salaire_net: chaqueMois(1150) }),
    ]).toEqual([1, 0]);
  });

  it("ne dépend pas de l’ordre des enfants, et baisse quand le salaire monte", () => {
    const enfants = [enfant(0, ne(12)), enfant(1, ne(3)), enfant(2, ne(19))];
    expect(du(seule({}, { enfants }))).toBe(du(seule({}, { enfants: [...enfants].reverse() })));
    const montants = [0, 100, 300, 500, 700].map((salaire) =>
      du(seule({ salaire_net: chaqueMois(salaire) })),
    );
    expect(montants).toEqual([...montants].sort((a, b) => b - a));
  });
});

it("CASF, art. R262-7 : de M-3 à M-1 jusqu’en février 2025, de M-4 à M-2 depuis", () => {
  const lus = (mois: string) => trimestreDeReference(calcul(foyer()), moisDe(mois)).map(ecrirePeriode);
  expect(lus("2025-02")).toEqual(["2024-11", "2024-12", "2025-01"]);
  expect(lus("2025-03")).toEqual(["2024-11", "2024-12", "2025-01"]);
  expect(lus("2026-06")).toEqual(["2026-02", "2026-03", "2026-04"]);
});
