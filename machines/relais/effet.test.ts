import { describe, expect, test } from "vitest";
import {
  BRUIT,
  type GesteDEffet,
  type LigneDeStatistiques,
  PAS_DE_COMPTE,
  SEUIL_DE_COMPTE,
  sujetDEffet,
} from "../pages/statistiques.ts";
import { ecartDeParts, pourCent, suiteComptee } from "./effet.ts";

const ligne = (semaine: string, sujet: string, geste: GesteDEffet, nombre: number): LigneDeStatistiques => ({
  semaine,
  sorte: "effet",
  sujet,
  geste,
  nombre,
});
const AVEC = sujetDEffet("sur", true);
const SANS = sujetDEffet("sur", false);

describe("ce qui suit les résultats", () => {
  test("une semaine qui ne dit pas ses demandes ne compte pas non plus ce qu’elle a montré", () => {
    const lignes = [
      ligne("2027-01-04", AVEC, "montree", 1_000),
      ligne("2027-01-04", AVEC, "demandee", 280),
      ligne("2027-01-11", AVEC, "montree", 900),
      ligne("2027-01-04", SANS, "montree", 1_000),
      ligne("2027-01-04", SANS, "recue", 200),
    ];
    expect(suiteComptee(lignes, "demandee")).toEqual({ montrees: 1_000, suites: 280, semaines: 1 });
    expect(suiteComptee(lignes, "demandee", ({ sujet }) => sujet === SANS)).toBeUndefined();
    expect(suiteComptee(lignes, "refusee")).toBeUndefined();
  });

  test("une part porte l’incertitude des gens, et celle du hasard que l’on ajoute", () => {
    const grand = pourCent({ montrees: 1_000_000, suites: 200_000, semaines: 1 });
    expect(grand.valeur).toBeCloseTo(20, 6);
    // 1.96 √(0.2 × 0.8 / 1e6) of people, and 30 of noise over a million: next to nothing.
    expect(grand.a - grand.valeur).toBeCloseTo(0.0787, 3);
    const petit = pourCent({ montrees: 1_000, suites: 200, semaines: 1 });
    // Noise alone is 1.96 × 30.14 × √1.04 / 1000 = 6.0 points, people 2.5: together 6.5.
    expect(petit.a - petit.valeur).toBeCloseTo(6.51, 1);
  });
});

/** Draws that come again: a trial that fails fails every time (mulberry32). */
function hasard(graine: number): () => number {
  let etat = graine;
  return () => {
    etat = (etat + 0x6d_2b_79_f5) | 0;
    let melange = Math.imul(etat ^ (etat >>> 15), 1 | etat);
    melange = (melange + Math.imul(melange ^ (melange >>> 7), 61 | melange)) ^ melange;
    return ((melange ^ (melange >>> 14)) >>> 0) / 2 ** 32;
  };
}

const publier = (nombre: number, tirer: () => number): number | undefined => {
  const normal = Math.sqrt(-2 * Math.log(1 - tirer())) * Math.cos(2 * Math.PI * tirer());
  const dit = Math.round((nombre + BRUIT * normal) / PAS_DE_COMPTE) * PAS_DE_COMPTE;
  return dit >= SEUIL_DE_COMPTE ? dit : undefined;
};

/** A trial of twelve weeks, six of each way by lot, `gens` a week: what is published of it. */
function essaiSimule(tirer: () => number, gens: number, parts: Readonly<Record<string, number>>) {
  const semaines = Array.from({ length: 12 }, (_, n) => `semaine ${n}`);
  const ordre = semaines.map((semaine) => ({ semaine, rang: tirer() })).sort((a, b) => a.rang - b.rang);
  const avec = new Set(ordre.slice(0, 6).map(({ semaine }) => semaine));
  const lignes = semaines.flatMap((semaine) => {
    const sujet = avec.has(semaine) ? AVEC : SANS;
    const demandees = Array.from({ length: gens }, tirer).filter((un) => un < (parts[sujet] ?? 0)).length;
    return (["montree", "demandee"] as const).flatMap((geste) => {
      const nombre = publier(geste === "montree" ? gens : demandees, tirer);
      return nombre === undefined ? [] : [ligne(semaine, sujet, geste, nombre)];
    });
  });
  const bras = (lesquelles: boolean) =>
    suiteComptee(lignes, "demandee", ({ semaine }) => avec.has(semaine) === lesquelles)!;
  return ecartDeParts(bras(true), bras(false));
}

describe("un essai simulé dont l’effet est connu", () => {
  test("dix points (18 % sans aide, 28 % avec) : trouvés, et le vrai écart est dans l’intervalle 19 fois sur 20", () => {
    const tirer = hasard(20_261_201);
    const essais = Array.from({ length: 400 }, () =>
      essaiSimule(tirer, 1_500, { [SANS]: 0.18, [AVEC]: 0.28 }),
    );
    const justes = essais.filter(({ de, a }) => de <= 10 && 10 <= a).length;
    expect(justes / essais.length).toBeGreaterThan(0.92);
    expect(justes / essais.length).toBeLessThan(0.98);
    expect(essais.filter(({ de }) => de > 0).length).toBe(essais.length);
    const moyen = essais.reduce((somme, { valeur }) => somme + valeur, 0) / essais.length;
    expect(moyen).toBeCloseTo(10, 0);
  });

  test("aucun effet : rien n’est trouvé, 19 fois sur 20", () => {
    const tirer = hasard(7);
    const essais = Array.from({ length: 400 }, () =>
      essaiSimule(tirer, 1_500, { [SANS]: 0.18, [AVEC]: 0.18 }),
    );
    expect(essais.filter(({ de, a }) => de > 0 || a < 0).length / essais.length).toBeLessThan(0.08);
  });
});
