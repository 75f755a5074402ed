import { describe, expect, it } from "vitest";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { conjoint, foyer } from "../../requete/kit.ts";
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
  it("veut au plus 1 026 € seul, et 513 € de plus pour quelqu’un à la charge d’un foyer fiscal", () => {
    const seul = (euros: number) => acces(foyer(recoit(euros), a(CHARTRES)));
    expect([1025, 1026, 1027].map(seul)).toEqual([true, true, false]);
    const aCharge = (euros: number) => acces(rattache(CHARTRES, 0, recoit(euros)));
    expect([1538, 1539, 1540].map(aCharge)).toEqual([true, true, false]);
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

  it("compte les prestations de la famille une fois par personne, et le RSA avant ressources", () => {
    // 651,69 € pour une personne de 30 ans : 1 026 − 651,69 = 374,31 €.
    const seul = (euros: number) =>
      acces(foyer({ ...recoit(euros), ...ne(30), activite: "chomeur" }, a(CHARTRES)));
    expect([374, 374.31, 375].map(seul)).toEqual([true, true, false]);
    // 651,69 × 1,5 = 977,54 € à deux, compté deux fois : 1 955,07 € passent 1 539 €.
    const aDeux = foyer(ne(30), { ...a(CHARTRES), conjoint: conjoint(ne(30)) });
    expect(acces(aDeux)).toBe(false);
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
