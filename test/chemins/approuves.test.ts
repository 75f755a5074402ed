import { describe, expect, it } from "vitest";
import {
  type Approuve,
  approuvesDe,
  choisirLesApprouves,
  ecartDe,
  lireApprouves,
  porteDesApprouves,
  temoinDe,
  texteDesApprouves,
} from "./approuves.ts";
import { type Chemin, pasDe } from "./chemin.ts";
import { hasard } from "./hasard.ts";
import { Modele } from "./modele.ts";
import { ouverte, temoinsDe } from "./portes.ts";
import { Tribunal, mutantsDe } from "./mutants.ts";
import { tirer } from "./tirage.ts";
import { tree } from "../../machines/journey/tree.ts";

const depart = { marque: "banque", enfants: 1 } as const;
const modele = new Modele(depart);
const alea = hasard(3);
const chemins = Array.from({ length: 25 }, (_, n): Chemin => {
  const reponses = tirer(
    modele,
    new Map(),
    (_, offertes) => offertes[Math.floor(alea() * offertes.length)] as number,
  );
  return { numero: n + 1, raison: "au hasard", depart, pas: pasDe(modele, reponses) };
});
const temoins = temoinsDe(chemins);
const [premier] = approuvesDe(chemins.map((chemin, n) => ({ chemin, parcours: temoins[n]!.parcours }))) as [
  Approuve,
];
const relu = (approuves: readonly Approuve[]) => JSON.parse(texteDesApprouves(approuves)) as Approuve[];

describe("un chemin approuvé", () => {
  it("relu du fichier, est tel qu’on l’a accepté", () => {
    expect(premier.situation).toBeDefined();
    expect(relu([premier]).map(ecartDe)).toEqual([undefined]);
  });

  it("dit la première question qui n’est plus celle qu’on attendait", () => {
    const [un, deux, ...suite] = premier.reponses;
    expect(ecartDe({ ...premier, reponses: [un!, ...suite] })).toBe(
      `le parcours demande ${deux![0]} là où ${suite[0]![0]} est approuvée`,
    );
    expect(ecartDe({ ...premier, reponses: premier.reponses.slice(0, -1) })).toBe(
      `le parcours demande aussi ${premier.reponses.at(-1)![0]}`,
    );
  });

  it("dit la réponse que le parcours refuse maintenant", () => {
    const [[path], ...suite] = premier.reponses as [Approuve["reponses"][number], ...Approuve["reponses"]];
    expect(ecartDe({ ...premier, reponses: [[path, "demain"], ...suite] })).toMatch(/refusée|demande/);
  });

  it("dit le champ du foyer qui a changé, et rien quand aucun foyer n’a été accepté", () => {
    const situation = structuredClone(premier.situation) as { menage: Record<string, unknown> };
    situation.menage["aide_logement_date_pret_conventionne"] = "2019-12-31";
    expect(ecartDe({ ...premier, situation })).toBe(
      'menage.aide_logement_date_pret_conventionne vaut "2018-12-31" au lieu de "2019-12-31"',
    );
    expect(ecartDe({ ...premier, situation: undefined })).toBeUndefined();
  });

  it("regroupe les mois de même montant", () => {
    const texte = texteDesApprouves([premier]);
    expect(texte).toMatch(/"20\d\d-\d\d à 20\d\d-\d\d":null/);
  });

  it("ferme la porte dès qu’un seul a changé", () => {
    const change = { ...premier, reponses: premier.reponses.slice(1) };
    expect(ouverte(porteDesApprouves([premier]))).toBe(true);
    const { manquants, ...porte } = porteDesApprouves([premier, change]);
    expect([ouverte({ ...porte, manquants }), manquants.length]).toEqual([false, 1]);
    expect(porte.explication).toContain("npm run approuver -- parcours");
  });
});

describe("le choix des chemins approuvés", () => {
  const choisis = choisirLesApprouves(chemins, temoins);

  it("en garde peu, qui tuent tout ce que tous tuaient", () => {
    expect(choisis.length).toBeLessThan(chemins.length);
    const tous = new Tribunal(tree, temoins);
    const gardes = new Tribunal(tree, choisis.map(temoinDe));
    const mutants = mutantsDe(tree);
    const tues = (par: Tribunal) => mutants.filter((mutant) => par.tueur(mutant)).length;
    expect(tues(gardes)).toBe(tues(tous));
  });
});

it("le fichier tient aujourd’hui (npm run approuver -- parcours après un changement voulu)", () => {
  const approuves = lireApprouves();
  expect(approuves.length).toBeGreaterThan(40);
  expect(approuves.flatMap((un, n) => (ecartDe(un) ? [`${n + 1} : ${ecartDe(un)}`] : []))).toEqual([]);
});
