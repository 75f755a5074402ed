import { describe, expect, test } from "vitest";
import type { Individu, Situation } from "../../situation/situation.ts";
import type { Calcul } from "../moteur/calcul.ts";
import type { IndividuDeLaLoi } from "../moteur/entites.ts";
import { moisDe } from "../mois.ts";
import { conjoint, foyer, LAST12 } from "../requete/kit.ts";
import { autonomie_financiere } from "./communs/personnes.ts";
import {
  aah_base_ressources_activite_eval_trimestrielle,
  aah_base_ressources_hors_activite_eval_trimestrielle,
} from "./handicap/aah.ts";
import { asi_aspa_base_ressources_individu } from "./handicap/minimum_vieillesse.ts";
import { calcul, chaqueMois, JUIN, ne } from "./kit.ts";
import { css_cmu_base_ressources_individu } from "./sante/ressources.ts";
import { ass_base_ressources_individu } from "./solidarite/ass.ts";
import { ppa_ressources_hors_activite_individu, ppa_revenu_activite_individu } from "./solidarite/index.ts";
import { rsa_base_ressources_individu, rsa_revenu_activite_individu } from "./solidarite/ressources.ts";

type Base = (c: Calcul, individu: IndividuDeLaLoi, mois: number) => number;

/** A base of resources, brought back to a month, the month it is read for, and each income that it counts. */
interface Comptee {
  base: Base;
  mois?: number;
  /** Months that the base is a total of. */
  sur?: number;
  compte: string;
}

const AVRIL = moisDe("2026-04");
const JOURNALIERES =
  "indemnites_journalieres_maladie_professionnelle indemnites_journalieres_accident_travail";

/** Each long sum of the law, with the article that lists its terms. */
const bases: Readonly<Record<string, Comptee>> = {
  "la prime d’activité, travail (CSS, art. R844-1)": {
    base: ppa_revenu_activite_individu,
    mois: AVRIL,
    compte: `salaire_net revenus_stage_formation_pro bourse_recherche indemnites_chomage_partiel
      indemnites_journalieres_maternite`,
  },
  "la prime d’activité, le reste (CSS, art. R844-2)": {
    base: ppa_ressources_hors_activite_individu,
    mois: AVRIL,
    compte: `chomage_net allocation_securisation_professionnelle retraite_nette pensions_invalidite
      pensions_alimentaires_percues prestation_compensatoire prime_forfaitaire_mensuelle_reprise_activite
      indemnites_journalieres_maladie ${JOURNALIERES}`,
  },
  "le RSA, travail (CASF, art. R262-8 ; sans l’indemnité du volontaire, C. serv. nat., art. L120-21)": {
    base: rsa_revenu_activite_individu,
    compte: `salaire_net indemnites_chomage_partiel revenus_stage_formation_pro
      bourse_recherche indemnites_journalieres_maternite`,
  },
  "le RSA, le reste (CASF, art. R262-6)": {
    base: rsa_base_ressources_individu,
    compte: `chomage_net retraite_nette allocation_securisation_professionnelle dedommagement_victime_amiante
      gains_exceptionnels pensions_alimentaires_percues pensions_invalidite prestation_compensatoire
      prime_forfaitaire_mensuelle_reprise_activite revenus_capital revenus_locatifs
      indemnites_journalieres_maladie ${JOURNALIERES}`,
  },
  "la complémentaire santé (CSS, art. R861-4)": {
    base: css_cmu_base_ressources_individu,
    sur: 12,
    compte: `allocation_securisation_professionnelle bourse_recherche chomage_net
      dedommagement_victime_amiante gains_exceptionnels indemnites_chomage_partiel
      indemnites_journalieres_maternite ${JOURNALIERES} indemnites_stage pensions_alimentaires_percues
      prestation_compensatoire prime_forfaitaire_mensuelle_reprise_activite retraite_nette
      revenus_capital revenus_locatifs salaire_net`,
  },
  "l’AAH, travail (CSS, art. R821-4-1)": {
    base: aah_base_ressources_activite_eval_trimestrielle,
    sur: 12,
    compte: `chomage_net indemnites_chomage_partiel indemnites_journalieres_maternite
      indemnites_journalieres_maladie ${JOURNALIERES} indemnites_stage revenus_stage_formation_pro salaire_net`,
  },
  "l’AAH, le reste (CSS, art. R821-4-1)": {
    base: aah_base_ressources_hors_activite_eval_trimestrielle,
    sur: 12,
    compte: `allocation_securisation_professionnelle bourse_recherche gains_exceptionnels
      pensions_alimentaires_percues pensions_invalidite prestation_compensatoire retraite_nette
      revenus_capital revenus_locatifs`,
  },
  "le minimum vieillesse (CSS, art. R815-22)": {
    base: asi_aspa_base_ressources_individu,
    compte: `allocation_securisation_professionnelle chomage_net dedommagement_victime_amiante
      gains_exceptionnels indemnites_chomage_partiel indemnites_journalieres_maternite
      indemnites_journalieres_maladie ${JOURNALIERES} indemnites_volontariat
      pensions_alimentaires_percues pensions_invalidite prestation_compensatoire
      prime_forfaitaire_mensuelle_reprise_activite revenus_stage_formation_pro revenus_capital
      revenus_locatifs`,
  },
  "l’ASS (C. trav., art. R5423-2)": {
    base: ass_base_ressources_individu,
    sur: 12,
    compte: `retraite_nette pensions_alimentaires_percues indemnites_stage revenus_stage_formation_pro
      pensions_invalidite revenus_locatifs`,
  },
};

const lire = (
  { base, mois = JUIN, sur = 1 }: Comptee,
  champs: Partial<Individu>,
  reste: Partial<Situation> = {},
): number => {
  // From outside Europe, without ten years of a residence permit: no ASI comes on top of a pension.
  const c = calcul(foyer({ ...ne(30), activite: "inactif", nationalite: "AF", ...champs }, reste));
  return base(c, c.demandeur, mois) / sur;
};

describe.each(Object.entries(bases))("les ressources de %s", (_, comptee) => {
  test.each(comptee.compte.split(/\s+/))("100 € par mois de « %s » comptent pour 100 €", (revenu) => {
    expect(lire(comptee, { [revenu]: chaqueMois(100) })).toBeCloseTo(100, 6);
  });
});

test.each([
  // CASF, art. R262-7 : de M−4 à M−2 ; CSS, art. R821-4-1 et R815-22 : les trois mois civils qui précèdent ;
  // CSS, art. R861-8, et C. trav., art. R5423-2 : les douze mois qui précèdent.
  ["le RSA, le reste (CASF, art. R262-6)", "gains_exceptionnels", ["2026-02", "2026-03", "2026-04"]],
  ["l’AAH, le reste (CSS, art. R821-4-1)", "gains_exceptionnels", ["2026-03", "2026-04", "2026-05"]],
  ["le minimum vieillesse (CSS, art. R815-22)", "gains_exceptionnels", ["2026-03", "2026-04", "2026-05"]],
  ["la complémentaire santé (CSS, art. R861-4)", "gains_exceptionnels", [...LAST12].reverse()],
  ["l’ASS (C. trav., art. R5423-2)", "pensions_invalidite", [...LAST12].reverse()],
] as const)("%s : seuls les mois que la loi lit comptent", (nom, revenu, attendus) => {
  const tous = [...LAST12].reverse().concat("2026-06");
  const rien = Object.fromEntries(tous.map((mois) => [mois, 0]));
  const lus = tous.filter((mois) => lire(bases[nom]!, { [revenu]: { ...rien, [mois]: 1200 } }) > 0);
  expect(lus).toEqual(attendus);
});

test.each([
  // CSS, art. R512-2 : 55 % de 169 Smic horaires (12,31 €), soit 1 144,21 €, en moyenne des six mois d’avant.
  ["tout en décembre", { "2025-12": 6866 }, true],
  ["tout en décembre, un euro de moins", { "2025-12": 6865 }, false],
  ["tout en novembre", { "2025-11": 6866 }, false],
  ["tout en mai", { "2026-05": 6866 }, true],
  ["tout en juin", { "2026-06": 6866 }, false],
])("un enfant vit-il de son travail ? %s", (_, salaires, attendu) => {
  const rien = chaqueMois(0);
  const c = calcul(foyer({ ...ne(18), activite: "salarie", salaire_net: { ...rien, ...salaires } }));
  expect(autonomie_financiere(c, c.demandeur, JUIN)).toBe(attendu);
});

describe("ce qui compte pour moins, ou avec un autre revenu", () => {
  const sansSalaire = { nationalite: "FR", salaire_net: {} } as const;
  const css = bases["la complémentaire santé (CSS, art. R861-4)"]!;
  test.each<[string, Partial<Individu>, number]>([
    ["un salaire seul", {}, 1000],
    // CSS, art. R861-8 : trente pour cent de moins sur les salaires des douze mois.
    ["malade ce mois-ci", { indemnites_journalieres_maladie: { "2026-06": 50 } }, 700],
    ["au chômage indemnisé", { activite: "chomeur", chomage_net: { "2026-06": 50 } }, 700],
    ["au chômage partiel", { activite: "chomeur", indemnites_chomage_partiel: { "2026-06": 50 } }, 700],
    ["au chômage sans allocation", { activite: "chomeur" }, 1000],
    ["en formation rémunérée", { revenus_stage_formation_pro: { "2026-06": 50 } }, 700],
    // CSS, art. R861-10 : la pension et l’ASI qui la complète font 10 978,30 € par an, moins 49 € par mois.
    ["avec une pension d’invalidité", { ...sansSalaire, pensions_invalidite: chaqueMois(100) }, 865.86],
    // Une pension versée se retire : CSS, art. R861-9.
    ["avec une pension versée", { pensions_alimentaires_versees_individu: chaqueMois(-100) }, 900],
  ])("complémentaire santé, 1 000 € nets par mois, %s", (_, champs, attendu) => {
    const situation = { activite: "salarie", salaire_net: chaqueMois(1000), ...champs } as const;
    expect(lire(css, situation)).toBeCloseTo(attendu, 2);
  });

  test.each<[string, Partial<Individu>, number]>([
    // CSS, art. L842-8 et R842-2 : l’AAH vaut un revenu d’activité dès 29 Smic horaires (12,02 €), 348,58 €.
    ["348,57 €", { salaire_net: chaqueMois(348.57) }, 348.57],
    ["348,58 €", { salaire_net: chaqueMois(348.58) }, 848.58],
    ["348,59 €", { salaire_net: chaqueMois(348.59) }, 848.59],
  ])("prime d’activité : l’AAH de 500 € avec %s de salaire", (_, champs, attendu) => {
    const travail = bases["la prime d’activité, travail (CSS, art. R844-1)"]!;
    const reste = bases["la prime d’activité, le reste (CSS, art. R844-2)"]!;
    const personne = { aah: chaqueMois(500), ...champs };
    expect(lire(travail, personne)).toBeCloseTo(attendu, 6);
    // One euro counts once: with the work, or beside it.
    expect(lire(reste, personne)).toBeCloseTo(attendu < 400 ? 500 : 0, 6);
  });

  test("minimum vieillesse : du salaire brut de trois mois, 0,9 Smic est laissé de côté, 1,5 à deux", () => {
    const vieillesse = bases["le minimum vieillesse (CSS, art. R815-22)"]!;
    const brut = (montant: number, reste?: Partial<Situation>) =>
      lire(vieillesse, { salaire_net: chaqueMois(0.78 * montant) }, reste);
    // CSS, art. R815-29. Smic de janvier : 151,67 × 12,02 = 1 823,07 ; 1 000 − 0,9 × 1 823,07 / 3.
    expect(brut(1000)).toBeCloseTo(453.08, 2);
    expect(brut(500)).toBeCloseTo(0, 6);
    // 1 000 − 1,5 × 1 823,07 / 3.
    expect(brut(1000, { conjoint: conjoint(ne(30)), famille: { en_couple: true } })).toBeCloseTo(88.46, 2);
  });
});
