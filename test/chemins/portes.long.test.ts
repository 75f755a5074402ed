import { describe, expect, it } from "vitest";
import { accesA, avecAcces } from "./acces.ts";
import { type Chemin, pasDe } from "./chemin.ts";
import { Couverture } from "./couverture.ts";
import type { Suite } from "./generer.ts";
import { toutesLesExigences } from "./mcdc.ts";
import { passagesPossibles } from "./passages.ts";
import { porteDesPaires } from "./portes-rencontres.ts";
import { porteDesMutants, portesDesConditions } from "./portes-conditions.ts";
import {
  ouverte,
  porteDesEtapes,
  porteDesReponses,
  porteDesTransitions,
  porteDuModele,
  temoinsDe,
} from "./portes.ts";
import { type Element, Univers } from "./univers.ts";
import { versQuestion, versRencontre } from "./vers.ts";
import { cheminDe } from "./generer.ts";

const univers = new Univers([{ marque: "banque", enfants: 0 }]);
const couverture = new Couverture(univers, 1);
for (let n = 0; n < 3; n += 1) couverture.ajouter(univers.mondes[0]!, new Map(), "au hasard");
const chemins = couverture.tires.map((tire, n) => cheminDe(tire, n + 1));
const suite: Suite = {
  chemins,
  couverture,
  univers,
  exigences: toutesLesExigences(),
  inatteignables: new Set(),
  impossibles: [],
  etats: 0,
};

describe("les portes, avec trois foyers sans enfant", () => {
  it("sont fermées, et chacune dit ce qui lui manque", () => {
    const temoins = temoinsDe(chemins);
    const portes = [
      porteDesEtapes(chemins),
      porteDesTransitions(new Map(), suite),
      porteDesReponses(suite),
      porteDesPaires(suite),
      ...portesDesConditions(suite, temoins),
      porteDesMutants(suite, temoins),
    ];
    for (const porte of portes) {
      expect(ouverte(porte), porte.cle).toBe(false);
      expect(porte.manquants.length, porte.cle).toBe(porte.total - porte.atteint);
    }
    expect(porteDesEtapes(chemins).manquants.map(({ quoi }) => quoi)).toContain(
      "Enfants avec des ressources (individu/enfants/_hasRessources)",
    );
  });

  it("s’ouvrent quand toutes les transitions ont été prises", () => {
    const prises = new Map([...passagesPossibles().noms.values()].map((nom) => [nom, 1]));
    expect(ouverte(porteDesTransitions(prises, suite))).toBe(true);
  });

  it("voient un foyer que le parcours n’interroge pas comme le modèle le dit", () => {
    const [juste] = chemins as [Chemin];
    const faux = { ...juste, pas: juste.pas.slice(0, 5) };
    expect(ouverte(porteDuModele([juste]))).toBe(true);
    const { manquants } = porteDuModele([juste, faux]);
    expect(manquants).toHaveLength(1);
    expect(manquants[0]!.chemin).toHaveLength(5);
  });

  it("refusent d’être vides", () => {
    expect(ouverte({ ...porteDesEtapes(chemins), atteint: 0, total: 0 })).toBe(false);
  });
});

describe("le chemin vers ce qui manque", () => {
  it("dit en mots des réponses qui mènent à une question", () => {
    const acces = accesA(versQuestion("individu/conjoint/date_naissance"));
    expect(acces?.reponses.at(-1)).toBe("Vie en couple : Je vis en couple");
    expect(acces?.prouve).toBe(true);
  });

  it("mène au départ d’une transition, et se tait quand le nom n’existe pas", () => {
    const acces = accesA(versQuestion("individu/demandeur/activite → ailleurs [réponse]"));
    expect(acces?.reponses).toHaveLength(2);
    expect(accesA(versQuestion("nulle part"))).toBeUndefined();
  });

  it("donne les réponses demandées, et se tait quand personne ne peut les donner", () => {
    const element = (cle: string) => univers.elements.find((un) => un.cle === cle) as Element;
    const couple = element("/simulation/famille/en_couple = true");
    const etudes = element("/simulation/individu/demandeur/activite = etudiant");
    const chomage = element("/simulation/individu/demandeur/activite = chomeur");
    const lycee = element("/simulation/individu/demandeur/scolarite = lycee");
    const acces = accesA(versRencontre(univers, [etudes, couple]));
    expect(acces?.reponses).toContain("Activité : En études ou en alternance");
    expect(accesA(versRencontre(univers, [chomage, lycee]))).toBeUndefined();
  });

  it("s’ajoute à chaque manque qui n’en a pas", () => {
    const porte = avecAcces(
      porteDesEtapes([
        { ...chemins[0]!, pas: pasDe(univers.mondes[0]!.modele, couverture.tires[0]!.reponses).slice(0, 1) },
      ]),
    );
    const activite = porte.manquants.find(({ quoi }) => quoi === "Activité (individu/demandeur/activite)");
    expect(activite?.chemin).toHaveLength(2);
  });
});
