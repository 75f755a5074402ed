import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ageAt } from "../../catalogue/situation/periods.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { inatteignables } from "../../machines/studio/graph/inatteignables.ts";
import { lireLeLien } from "../../machines/studio/graph/lien.ts";
import { stepsOf, tree } from "../../machines/journey/tree.ts";
import { readStored } from "../../machines/journey/stored.ts";
import {
  bilanDesCases,
  type SorteDeCases,
  SORTES_DE_CASES,
  tableauDeLaCouverture,
} from "../../machines/studio/personas/couvert.ts";
import { lesDeux } from "../../machines/studio/chemins/essayes.ts";
import { parcoursEssayes } from "../../server/studio/build/parcours.ts";
import { cheminsATrois } from "../../machines/studio/chemins/a-trois.ts";
import { cheminsDuChapitre, mouvementsDe } from "../../machines/studio/chemins/choisir.ts";
import { CheminsGardes } from "./garde.ts";
import { couvrir } from "../../machines/studio/chemins/couvrir.ts";
import {
  type Chemin,
  contexteDuChemin,
  ENSEMBLES,
  populationDe,
  type Pas,
} from "../../machines/studio/chemins/chemin.ts";
import { engendrerSuite } from "../../machines/studio/chemins/generer.ts";
import { courir, direLesCauses, suivreIci } from "./course.ts";
import { faitsNecessaires, reduire, simplifier } from "../../machines/studio/chemins/reduire.ts";
import { gesticuler } from "./gestes.ts";
import { journey } from "../journeys.ts";

const GRAINE = Number(process.env["GRAINE"] ?? 1);
const TOUT = Boolean(process.env["NUIT"]);

let suite: ReturnType<typeof engendrerSuite>;
beforeAll(() => {
  suite = TOUT ? engendrerSuite(GRAINE, Infinity) : engendrerSuite(GRAINE);
}, 600_000);

describe(`les chemins de la graine ${GRAINE}`, () => {
  it("posent chaque question, et donnent chaque réponse offerte sur l’un d’eux", () => {
    const posees = new Set(suite.chemins.flatMap(({ pas }) => pas.map(({ stateId }) => stateId)));
    expect(stepsOf(tree).flatMap(({ stateId }) => (posees.has(stateId) ? [] : [stateId]))).toEqual([]);
    expect(suite.reponses).toBeGreaterThan(600);
  });

  it("prennent chaque passage d’une question à l’autre que `xstate/graph` trouve", () => {
    expect(suite.mouvements).toBeGreaterThan(170);
  });

  it("sont d’abord ceux de gens comme il y en a, qui suffisent à poser chaque question", () => {
    const vus = (ceux: readonly Chemin[], de: (pas: Pas) => readonly string[]) =>
      new Set(ceux.flatMap(({ pas }) => pas.flatMap(de)));
    const parEnsemble = ENSEMBLES.map((nom) => suite.chemins.filter((un) => populationDe(un) === nom));
    const [jeunes = [], rares = [], autres = [], impossibles = []] = parEnsemble;
    const vraisemblables = [...jeunes, ...rares, ...autres];
    expect(jeunes.length).toBeGreaterThan(autres.length);
    expect(jeunes.length).toBeGreaterThan(impossibles.length);
    const posees = vus(vraisemblables, ({ stateId }) => [stateId]);
    const manquent = stepsOf(tree).flatMap(({ stateId }) => (posees.has(stateId) ? [] : [stateId]));
    expect(manquent).toEqual([]);
    const dites = vus(vraisemblables, ({ dits }) => dits);
    const seules = [...vus(impossibles, ({ dits }) => dits)].filter((dit) => !dites.has(dit));
    // What only the impossible ones answer was offered to nobody else.
    expect(suite.vraisemblablesManquantes).toBe(0);
    expect(dites.size).toBeGreaterThan(2 * seules.length);
    const pris = vus(vraisemblables, () => []);
    for (const chemin of vraisemblables) for (const un of mouvementsDe(chemin)) pris.add(un);
    const seuls = new Set(impossibles.flatMap(mouvementsDe).filter((un) => !pris.has(un)));
    const paires = new Set(
      vraisemblables.flatMap(({ depart, pas }) =>
        depart.marque === "banque"
          ? pas.flatMap(({ dits }, rang) =>
              pas
                .slice(0, rang)
                .flatMap((avant) => avant.dits.flatMap((un) => dits.map((dit) => `${un} ${dit}`))),
            )
          : [],
      ),
    );
    console.log(
      `Vraisemblables : ${jeunes.length} chemins de 12 à 30 ans, ${rares.length} rares, ${autres.length} d’un autre âge ; ${posees.size} questions, ${dites.size} réponses, ${pris.size} passages, ${paires.size} paires de réponses, ${suite.pairesVraisemblablesManquantes} offertes et pas données. Impossibles : ${impossibles.length} chemins, pour ${seules.length} réponses et ${seuls.size} passages de plus.`,
    );
  });

  it("de 12 à 30 ans, sont des gens qui tiennent ensemble : peu de handicaps et de grossesses, un salaire à qui travaille, des âges et des villes répartis", () => {
    const gens = suite.chemins
      .filter((un) => populationDe(un) === "de 12 à 30 ans")
      .map((un) => parcoursDe(contexteDuChemin(un)).situation);
    const part = (ceux: (une: Situation) => boolean) => gens.filter(ceux).length / gens.length;
    expect(part(({ demandeur }) => demandeur.handicap === true)).toBeLessThan(0.08);
    const enceinte = ({ demandeur, conjoint }: Situation) =>
      [demandeur, conjoint].some((un) => un?.enceinte === "enceinte");
    expect(part(enceinte)).toBeLessThan(0.06);
    const adultes = gens.flatMap(({ demandeur, conjoint }) =>
      conjoint ? [demandeur, conjoint] : [demandeur],
    );
    const impayes = adultes.filter(
      ({ activite, alternant, salaire_net }) =>
        (activite === "salarie" || alternant === true) &&
        !Object.values(salaire_net ?? {}).some((une) => Number(une) > 0),
    );
    expect(impayes).toEqual([]);
    const finies = adultes.filter((un) => un.paje_clca ?? un.prime_forfaitaire_mensuelle_reprise_activite);
    expect(finies).toEqual([]);
    for (let age = 12; age <= 30; age += 1)
      expect([
        age,
        part(({ demandeur, dateDeValeur }) => ageAt(demandeur.date_naissance!, dateDeValeur) === age) > 0.02,
      ]).toEqual([age, true]);
    for (const ville of new Set(gens.map(({ menage }) => menage.depcom)))
      expect([ville, part(({ menage }) => menage.depcom === ville) < 0.2]).toEqual([ville, true]);
  });

  it.runIf(TOUT)("donnent ensemble deux réponses offertes à un même foyer", () => {
    expect(suite.manquantes).toBe(0);
    expect(suite.pairesVraisemblablesManquantes).toBe(0);
    expect(suite.paires).toBeGreaterThan(110_000);
  });
});

describe("un chemin qui ne tient pas", () => {
  const deuxEnfants = (un: Chemin) => (parcoursDe(contexteDuChemin(un)).situation.enfants ?? []).length === 2;

  it("se réduit à chaque fait qui est nécessaire, et à rien d’autre : « deux enfants »", async () => {
    const voulu = suite.chemins.find(deuxEnfants)!;
    const reduit = await reduire(voulu, (un) => Promise.resolve(deuxEnfants(un)));
    expect(faitsNecessaires(reduit)).toEqual(["deux enfants"]);
    expect(reduit.necessaires).toEqual([]);
  });

  it("garde la réponse sans laquelle il tient, et ce qui la permet", async () => {
    const these = ({ pas }: Chemin) => pas.some(({ value }) => value === "doctorat_2");
    const voulu = suite.chemins.find((un) => populationDe(un) === "de 12 à 30 ans" && these(un))!;
    const reduit = await reduire(voulu, (un) => Promise.resolve(these(un)));
    expect(faitsNecessaires(reduit).join(" ; ")).toMatch(/octorat/);
    // Each is needed: without it, the journey holds.
    for (const path of reduit.necessaires) {
      const moins = reduit.chemin.pas.filter(
        (un) => un.path !== path && reduit.necessaires.includes(un.path),
      );
      const gardees = new Map(moins.map((un) => [un.path, un]));
      expect([path, these(simplifier(reduit.chemin, gardees))]).toEqual([path, false]);
    }
  }, 120_000);

  it("est rangé par cause, réduit, et s’ouvre au moment qui échoue", async () => {
    // As if a guard were broken: whoever shares a home is asked nothing of it.
    const coloc = (un: Chemin) => un.pas.findIndex(({ stateId }) => stateId === "menage/coloc");
    const suivre = (un: Chemin) =>
      Promise.resolve(
        coloc(un) < 0
          ? undefined
          : { cause: "« menage/coloc » n’est pas demandée", moment: coloc(un), erreur: new Error("rompue") },
      );
    const atteints = suite.chemins.filter((un) => coloc(un) >= 0).slice(0, 8);
    const course = await courir(atteints, { suivre });
    const [dite, ...autres] = await direLesCauses(course, suivre);
    expect(autres).toEqual([]);
    expect(dite).toMatch(/^« menage\/coloc » n’est pas demandée : 8 chemins/);
    const [, lien = ""] = /puis \/inspecteur(#\S+)/.exec(dite ?? "") ?? [];
    const ouvert = lireLeLien(lien);
    expect(ouvert !== "illisible" && ouvert?.path).toBe("/simulation/menage/coloc");
  });

  it("en retard, garde ce qui est fait et dit ce qui reste", async () => {
    const trois = suite.chemins.slice(0, 3);
    const debut = Date.now();
    const notes: number[] = [];
    const suivre = () => Promise.resolve(undefined);
    const course = await courir(trois, {
      suivre,
      jusqua: debut + 50,
      noter: (numero) => {
        notes.push(numero);
        while (notes.length === 2 && Date.now() < debut + 60);
      },
    });
    expect(course).toEqual({ tenus: notes, restent: [trois[2]!.numero], causes: new Map() });
  });
});

describe("de force trois", () => {
  it("donne trois à trois chaque réponse offerte à un même foyer, aux champs choisis", () => {
    const champs = ["activite", "handicap", "statut_occupation_logement"];
    const { chemins, donnes, restent } = cheminsATrois(GRAINE, champs);
    expect(restent).toBe(0);
    const vus = new Set(
      chemins.map(({ pas }) =>
        ["demandeur/activite", "demandeur/handicap", "menage/statut_occupation_logement"]
          .map((fin) => pas.find(({ path }) => path.endsWith(fin))?.dits[0])
          .join(" + "),
      ),
    );
    expect(vus.size).toBe(donnes);
    // Seven activities, two answers, seven homes: but for those that nobody gives at these ages.
    expect(donnes).toBeGreaterThan(50);
    expect(new Set(chemins.map((un) => populationDe(un)))).not.toContain("impossible");
  });
});

describe("une course", () => {
  it("garde les chemins engendrés et ce que chacun a donné, jusqu’à ce que les sources changent", () => {
    const racine = mkdtempSync(join(tmpdir(), "chemins-"));
    const trois = suite.chemins.slice(0, 3);
    let fois = 0;
    const engendrer = () => {
      fois += 1;
      return trois;
    };
    const gardes = new CheminsGardes(GRAINE, racine);
    expect(gardes.chemins(engendrer)).toEqual(JSON.parse(JSON.stringify(trois)));
    gardes.noter(1, undefined);
    gardes.noter(2, "une loi");
    const apres = new CheminsGardes(GRAINE, racine);
    expect([apres.chemins(engendrer).length, fois, [...apres.tenus()]]).toEqual([3, 1, [1]]);
    expect([...new CheminsGardes(GRAINE + 1, racine).tenus()]).toEqual([]);
  });

  it("d’un chapitre, donne chacune de ses réponses et prend chacun de ses passages, en peu de chemins", () => {
    const ceux = cheminsDuChapitre(suite.chemins, "foyer");
    expect(ceux.length).toBeLessThan(suite.chemins.length / 2);
    const dites = (chemins: readonly Chemin[]) =>
      new Set(
        chemins.flatMap(({ pas }) =>
          pas.flatMap(({ dits }) => dits.filter((un) => un.includes("/en_couple"))),
        ),
      );
    expect(dites(ceux)).toEqual(dites(suite.chemins));
  });
});

describe("la couverture, comptée une fois", () => {
  it("laisse ce qui est impossible, avec sa preuve, et rien d’autre ; le document dit les mêmes comptes", () => {
    const { couvert, ecrits } = parcoursEssayes(suite.chemins);
    const sortes = Object.keys(SORTES_DE_CASES) as SorteDeCases[];
    expect(sortes.flatMap((sorte) => bilanDesCases(couvert, sorte).pasEssayees)).toEqual([]);
    expect(sortes.map((sorte) => bilanDesCases(couvert, sorte).impossibles)).toEqual([0, 1, 0, 1]);
    // What nobody can do is not done by anybody: the proof would be false.
    const faites = [...inatteignables().keys()].filter((nom) => (couvert.passages[nom] ?? []).length > 0);
    expect(faites).toEqual([]);
    const sansCadre = (texte: string) => texte.replaceAll(/[ -]+/g, " ");
    expect(sansCadre(readFileSync("docs/chemins.md", "utf8"))).toContain(
      sansCadre(tableauDeLaCouverture(couvert)),
    );
    // A pair: those that give both answers, and they do.
    const rangs = lesDeux(
      ecrits.reponses["/simulation/individu/demandeur/activite = etudiant"] ?? [],
      ecrits.reponses["/simulation/individu/demandeur/alternant = oui"] ?? [],
    );
    const deux = rangs.map(
      (rang) =>
        parcoursDe(readStored(ecrits.essais[rang]!.garde, ecrits.essais[rang]!)!.context).situation.demandeur,
    );
    expect(deux.length).toBeGreaterThan(5);
    expect(deux.every(({ activite, alternant }) => activite === "etudiant" && alternant === true)).toBe(true);
  });
});

describe("chaque chemin, en pli, en machine et par le serveur", () => {
  it(`tient ses lois${TOUT ? "" : ", d’un passage à l’autre"}`, async () => {
    const joues = TOUT ? suite.chemins : couvrir(suite.chemins, mouvementsDe);
    const suivre = suivreIci(GRAINE);
    expect(await direLesCauses(await courir(joues, { suivre }), suivre)).toEqual([]);
  });
});

describe("les gestes au hasard", () => {
  const suites = TOUT ? 3000 : 60;

  it(`tiennent, ${suites} suites`, () => {
    expect(() => gesticuler(GRAINE, suites)).not.toThrow();
  });

  it("attrapent une réponse changée en route, et la réduisent", () => {
    // Whoever says « no » is heard saying « yes ».
    const menteur: typeof journey = (input) => {
      const to = journey(input);
      const { answer } = to;
      return Object.assign(to, { answer: (value: unknown) => answer(value === false ? true : value) });
    };
    expect(() => gesticuler(GRAINE, suites, menteur)).toThrow(/une réponse ne change que si on la change/);
  });
});
