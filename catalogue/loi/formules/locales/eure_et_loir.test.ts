import * as insertion from "./eure_et_loir.ts";
import * as menage from "./eure_et_loir_aide_menagere.ts";
import * as autonomie from "./eure_et_loir_autonomie.ts";
import { describe, expect, it } from "vitest";
import type { Individu, Individu as Personne, Situation } from "../../../situation/situation.ts";
import type { IndividuDeLaLoi } from "../../moteur/entites.ts";
import type { Variable } from "../../moteur/variable.ts";
import { conjoint, enfant, foyer } from "../../requete/kit.ts";
import { chaqueMois } from "../kit.ts";
import {
  eure_et_loir_eligibilite_fsl_acces_logement,
  eure_et_loir_fsl_eligibilite_installation_logement,
  eure_et_loir_fsl_eligibilite_maintien_fourniture,
  eure_et_loir_fsl_eligibilite_maintien_logement,
} from "./eure_et_loir_fsl.ts";
import { a, enJuin, ne, rattache } from "./kit.ts";

const CHARTRES = "28085";
const acces = (situation: Situation) =>
  enJuin(situation, eure_et_loir_eligibilite_fsl_acces_logement, "menage");
/** Received in June, with no benefit beside. */
const recoit = (euros: number): Partial<Individu> => ({
  ...ne(20),
  activite: "etudiant",
  ppa: chaqueMois(0),
  pensions_alimentaires_percues: { "2026-06": euros },
});

describe("le fonds de solidarité pour le logement d’Eure-et-Loir", () => {
  it("veut au plus 1 026 € seul, et 513 € de plus par autre personne du logement", () => {
    const seul = (euros: number) => acces(foyer(recoit(euros), a(CHARTRES)));
    expect([1025, 1026, 1027].map(seul)).toEqual([true, true, false]);
    // Sur la déclaration de ses parents, dans son propre logement : une personne.
    const aCharge = (euros: number) => acces(rattache(CHARTRES, 0, recoit(euros)));
    expect([1026, 1027].map(aCharge)).toEqual([true, false]);
    const sansAutre = { ...recoit(0), rsa: chaqueMois(0), asf: chaqueMois(0), paje_base: chaqueMois(0) };
    const avecEnfant = (euros: number) =>
      acces(
        foyer(
          { ...sansAutre, pensions_alimentaires_percues: { "2026-06": euros } },
          { ...a(CHARTRES), enfants: [enfant(0, ne(5))] },
        ),
      );
    expect([1539, 1540].map(avecEnfant)).toEqual([true, false]);
  });

  it("veut au plus 1 539 € en couple, à deux", () => {
    const aDeux = (euros: number) =>
      acces(
        foyer(recoit(euros), {
          ...a(CHARTRES),
          conjoint: conjoint({ ...recoit(500) }),
        }),
      );
    expect([1038, 1039, 1040].map(aDeux)).toEqual([true, true, false]);
  });

  it("compte le RSA reçu et les prestations de la famille, une fois", () => {
    const seul = (rsa: number) =>
      acces(foyer({ ...recoit(374), ...ne(30), activite: "chomeur", rsa: chaqueMois(rsa) }, a(CHARTRES)));
    expect([652, 653].map(seul)).toEqual([true, false]);
    // 651,69 × 1,5 = 977,54 € à deux, sous 1 539 €.
    const aDeux = foyer(ne(30), { ...a(CHARTRES), conjoint: conjoint(ne(30)) });
    expect(acces(aDeux)).toBe(true);
  });

  it("ne compte ni l’aide au logement, ni la rentrée scolaire, ni l’éducation spéciale (fiche et règlement)", () => {
    const avec = (nom: "aide_logement" | "ars" | "aeeh") =>
      acces(foyer({ ...recoit(1026), [nom]: { ...chaqueMois(400), "2026": 400 } }, a(CHARTRES)));
    expect((["aide_logement", "ars", "aeeh"] as const).map(avec)).toEqual([true, true, true]);
  });

  it("compte les bénéfices de l’an dernier par douzièmes", () => {
    const avec = (an: number) =>
      acces(foyer({ ...recoit(0), rpns_autres_revenus: { "2025": an } }, a(CHARTRES)));
    expect([12_312, 12_324].map(avec)).toEqual([true, false]);
  });

  it.each([
    ["proprietaire", true],
    ["locataire_vide", true],
    ["locataire_meuble", true],
    ["locataire_foyer", true],
    ["primo_accedant", false],
    ["loge_gratuitement", false],
    ["sans_domicile", false],
    [undefined, false],
  ] as const)("pour un logement « %s », aide à le garder : %s", (statut, attendu) => {
    const demandeur = { ...recoit(0), aide_logement: chaqueMois(0) };
    const { menage } = a(CHARTRES);
    const situation = foyer(demandeur, {
      menage: { ...menage, ...(statut && { statut_occupation_logement: statut }) },
    });
    const droits = [
      eure_et_loir_fsl_eligibilite_maintien_logement,
      eure_et_loir_fsl_eligibilite_maintien_fourniture,
      eure_et_loir_fsl_eligibilite_installation_logement,
      eure_et_loir_eligibilite_fsl_acces_logement,
    ].map((variable) => enJuin(situation, variable, "menage"));
    expect(droits).toEqual([attendu, attendu, true, true]);
  });

  it("n’est que pour le département", () => {
    expect(acces(foyer(recoit(0), a("41018")))).toBe(false);
  });
});

/** Whether the applicant, who lives in Chartres, has the right. */
const droit =
  (variable: Variable<IndividuDeLaLoi, boolean>, depcom = "28085") =>
  (demandeur: Partial<Personne>) =>
    enJuin(foyer(demandeur, a(depcom)), variable);

describe("les aides d’insertion d’Eure-et-Loir", () => {
  it.each([insertion.eure_et_loir_eligibilite_adefip, insertion.eure_et_loir_eligibilite_pret_vehicule])(
    "sont pour ceux qui ont le RSA",
    (variable) => {
      expect(droit(variable)({ ...ne(30), rsa: chaqueMois(300) })).toBe(true);
      expect(droit(variable)({ ...ne(30), salaire_net: chaqueMois(3_000) })).toBe(false);
      expect(droit(variable, "41018")({ ...ne(30), rsa: chaqueMois(300) })).toBe(false);
    },
  );

  it("ont un fonds pour les jeunes de 18 à 25 ans qui gagnent moins que le RSA, 651,69 €", () => {
    const faj = droit(insertion.eure_et_loir_eligibilite_faj);
    expect([17, 18, 19, 24, 25, 26].map((ans) => faj(ne(ans)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    const gagne = (salaire: number) => faj({ ...ne(20), salaire_net: { "2026-06": salaire } });
    expect([651, 651.68, 651.69, 652].map(gagne)).toEqual([true, true, false, false]);
    const benefice = (an: number) => faj({ ...ne(20), rpns_autres_revenus: { "2025": an } });
    expect([7800, 7900].map(benefice)).toEqual([true, false]);
    expect(droit(insertion.eure_et_loir_eligibilite_faj, "41018")(ne(20))).toBe(false);
  });

  it("transportent ceux qui ont le RSA et ces jeunes", () => {
    const transport = droit(insertion.eure_et_loir_eligibilite_transport_social);
    expect(transport({ ...ne(40), rsa: chaqueMois(300) })).toBe(true);
    expect(transport({ ...ne(20) })).toBe(true);
    expect(transport({ ...ne(40), salaire_net: chaqueMois(3_000) })).toBe(false);
  });

  it("transportent les étudiants handicapés", () => {
    const transport = droit(insertion.eure_et_loir_eligibilite_transport_eleves_etudiants);
    expect(transport({ ...ne(20), activite: "etudiant", handicap: true })).toBe(true);
    expect(transport({ ...ne(20), activite: "etudiant" })).toBe(false);
    expect(transport({ ...ne(20), activite: "chomeur", handicap: true })).toBe(false);
  });
});

describe("les aides d’Eure-et-Loir au handicap", () => {
  const handicape: Partial<Personne> = { ...ne(30), handicap: true };

  it.each([
    autonomie.eure_et_loir_eligibilite_ash_personne_handicap,
    autonomie.eure_et_loir_eligibilite_pch_domicile,
    autonomie.eure_et_loir_eligibilite_pch_etablissement,
  ])(
    "veulent un handicap, quelle que soit la nationalité : le séjour régulier est à vérifier (CASF, art. L111-2)",
    (variable) => {
      expect(droit(variable)(handicape)).toBe(true);
      expect(droit(variable)({ ...handicape, nationalite: "DE" })).toBe(true);
      expect(droit(variable)({ ...handicape, nationalite: "AF" })).toBe(true);
      expect(droit(variable)(ne(30))).toBe(false);
      expect(droit(variable, "75056")(handicape)).toBe(false);
    },
  );

  it("hébergent à partir de 18 ans", () => {
    const ash = droit(autonomie.eure_et_loir_eligibilite_ash_personne_handicap);
    expect([17, 18, 19].map((ans) => ash({ ...handicape, ...ne(ans) }))).toEqual([false, true, true]);
  });
});

describe("l’aide ménagère d’Eure-et-Loir aux personnes âgées", () => {
  const aide = droit(menage.eure_et_loir_eligibilite_aide_menagere_personne_agee);
  const autonome: Partial<Personne> = { gir: "gir_5", retraite_nette: chaqueMois(0) };

  it("est pour les 65 ans, ou les 60 ans inaptes au travail", () => {
    const ans = (n: number) => aide({ ...ne(n), ...autonome });
    const inapte = (n: number) => aide({ ...ne(n), ...autonome, inapte_travail: true });
    expect([64, 65, 66].map(ans)).toEqual([false, true, true]);
    expect([59, 60, 61].map(inapte)).toEqual([false, true, true]);
  });

  it("est pour ceux que l’APA n’aide pas : GIR 5 et 6", () => {
    expect(aide({ ...ne(70), ...autonome, gir: "gir_6" })).toBe(true);
    expect(aide({ ...ne(70), ...autonome, gir: "gir_1" })).toBe(false);
  });

  it("veut au plus le plafond du minimum vieillesse, 1 043,59 € (CASF, art. L231-2 et R231-2)", () => {
    const recoit = (retraite: number) =>
      aide({ ...ne(70), gir: "gir_6", retraite_nette: chaqueMois(retraite), aspa: chaqueMois(0) });
    expect([0, 900, 1500].map(recoit)).toEqual([true, true, false]);
  });

  it("n’est pas pour les autres départements", () => {
    const ailleurs = droit(menage.eure_et_loir_eligibilite_aide_menagere_personne_agee, "41018");
    expect(ailleurs({ ...ne(70), ...autonome })).toBe(false);
  });
});

describe("l’aide ménagère d’Eure-et-Loir aux personnes handicapées", () => {
  const aide = droit(menage.eure_et_loir_eligibilite_aide_menagere_personne_handicap);
  const sansRien: Partial<Personne> = { ...ne(40), handicap: true, aah: chaqueMois(0) };

  it("veut 80 % d’incapacité, ou de 50 à 79 % avec une restriction durable d’accès à l’emploi (CSS, art. D821-1)", () => {
    const taux = (taux_incapacite: number, restriction: boolean) =>
      aide({
        ...sansRien,
        taux_incapacite,
        aah_restriction_substantielle_durable_acces_emploi: restriction,
      });
    expect([0.49, 0.5, 0.79, 0.8].map((t) => taux(t, true))).toEqual([false, true, true, true]);
    expect([0.51, 0.79, 0.8].map((t) => taux(t, false))).toEqual([false, false, true]);
  });

  it("va jusqu’à 60 ans, avec au plus 1 043,59 € seul et 1 620,18 € en couple le mois d’avant (CASF, art. L241-1 et L231-2)", () => {
    const avec = (more: Partial<Personne>) => aide({ ...sansRien, taux_incapacite: 0.8, ...more });
    expect([59, 60, 61].map((ans) => avec(ne(ans)))).toEqual([true, true, false]);
    // 1 041,59 € d’AAH, sous 12 523,14 / 12 = 1 043,595 €.
    expect([1041.59, 1043.59, 1043.6].map((euros) => avec({ aah: { "2026-05": euros } }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(avec({ pensions_invalidite: { "2026-06": 3000 } })).toBe(true);
    const aDeux = (euros: number) =>
      enJuin(
        foyer(
          { ...sansRien, taux_incapacite: 0.8, rsa: chaqueMois(0), aah: { "2026-05": 1000 } },
          {
            ...a(CHARTRES),
            famille: { en_couple: true },
            conjoint: conjoint({ ...ne(40), pensions_alimentaires_percues: { "2026-05": euros } }),
          },
        ),
        menage.eure_et_loir_eligibilite_aide_menagere_personne_handicap,
      );
    // 19 442,21 / 12 = 1 620,184 €.
    expect([620, 620.18, 620.19].map(aDeux)).toEqual([true, true, false]);
  });
});
