import { describe, expect, it } from "vitest";
import { atomsOf } from "../../catalogue/predicate/describe.ts";
import { contexteDuChemin, pasDe, type ReponsesCodees } from "./chemin.ts";
import { lieuxDesConditions } from "./conditions.ts";
import type { Affectation } from "../../catalogue/recherche/resoudre.ts";
import { hasard } from "./hasard.ts";
import { ConstatMcdc, type Exigence, objectifDe, toutesLesExigences } from "./mcdc.ts";
import { type Preference, tirer } from "./tirage.ts";
import { type Monde, Univers } from "./univers.ts";
import { tree } from "../../machines/journey/tree.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

const { mondes } = new Univers([{ marque: "banque", enfants: 1 }]);
const [monde] = mondes as [Monde];
const exigences = toutesLesExigences();

const premiere: Preference = (_, offertes) => offertes[0] as number;
const parcoursDe = (reponses: ReponsesCodees) =>
  parcoursOf(contexteDuChemin({ depart: monde.depart, pas: pasDe(monde.modele, reponses) }));
const parcoursDuChoix = (choix: Affectation) => parcoursDe(tirer(monde.modele, choix, premiere));

/** What one household is found to meet. */
const tenues = (choix: Affectation): Set<string> => {
  const constat = new ConstatMcdc();
  constat.noter(parcoursDuChoix(choix));
  return new Set(constat.tenues.keys());
};

const DEUX = "individu/demandeur/_nombreMoisDebutContratDeTravail";
const BORNEE = "individu/demandeur/aah_restriction_substantielle_durable_acces_emploi";
const duLieu = (lieu: string) => exigences.filter((une) => une.lieu === lieu);
const sansLieu = (des: readonly Exigence[]) => des.map(({ cle, lieu }) => cle.replace(`${lieu} | `, ""));

describe("ce qui est exigé d’une condition", () => {
  it("à deux éléments : vraie, fausse, et chaque élément qui décide dans les deux sens", () => {
    expect(sansLieu(duLieu(DEUX))).toEqual([
      "condition vrai",
      "condition faux",
      "atome 1 vrai",
      "atome 1 faux",
      "atome 2 vrai",
      "atome 2 faux",
    ]);
  });

  it("à un élément : vraie et fausse, rien de plus", () => {
    const seule = exigences.find(
      ({ condition }) =>
        atomsOf(condition).every(({ kind }) => kind === "is") && atomsOf(condition).length === 1,
    );
    expect(sansLieu(duLieu(seule?.lieu ?? ""))).toEqual(["condition vrai", "condition faux"]);
  });

  it("qui compare : la borne lue d’un côté et de l’autre", () => {
    const bornes = duLieu(BORNEE).filter(({ sorte }) => sorte === "borne");
    const comparees = atomsOf(duLieu(BORNEE)[0]!.condition).filter(({ kind }) => kind === "compare");
    expect(comparees.length).toBeGreaterThan(1);
    expect(sansLieu(bornes)).toEqual(
      comparees.flatMap((_, n) => [`atome ${n + 1} à la borne − 1`, `atome ${n + 1} à la borne + 1`]),
    );
  });

  it("se dit une fois, pour toutes les conditions du parcours", () => {
    expect(new Set(exigences.map(({ cle }) => cle)).size).toBe(exigences.length);
    const lieux = new Set(exigences.map(({ lieu }) => lieu));
    expect(lieuxDesConditions(tree).filter(({ lieu }) => !lieux.has(lieu))).toEqual([]);
  });
});

describe("un foyer trouvé pour une exigence", () => {
  const objectifs = exigences.map((exigence) => ({ exigence, objectif: objectifDe(mondes, exigence) }));
  const atteignables = objectifs.flatMap(({ exigence, objectif }) =>
    objectif ? [{ exigence, objectif }] : [],
  );
  const impossibles = objectifs.flatMap(({ exigence, objectif }) => (objectif ? [] : [exigence.cle]));

  it("la tient, quand on relit ses conditions avec le produit", () => {
    expect(atteignables.length).toBeGreaterThan(0.5 * exigences.length);
    // A third of them, all kinds alike.
    const quelques = atteignables.filter((_, n) => n % 3 === 0);
    expect(new Set(quelques.map(({ exigence }) => exigence.sorte)).size).toBe(3);
    const manquees = quelques.filter(({ exigence, objectif }) => !tenues(objectif.choix).has(exigence.cle));
    expect(manquees.map(({ exigence }) => exigence.cle)).toEqual([]);
  });

  it("dit pour quoi il est fait, et dans quel monde", () => {
    for (const { exigence, objectif } of atteignables)
      expect([objectif.raison, objectif.monde]).toEqual([exigence.cle, monde]);
  });

  it("n’existe pas pour ce que personne ne tient : le sort ne le trouve pas non plus", () => {
    expect(impossibles.length).toBeGreaterThan(5);
    const constat = new ConstatMcdc();
    for (let graine = 1; graine <= 120; graine += 1) {
      const alea = hasard(graine);
      constat.noter(
        parcoursDe(
          tirer(monde.modele, new Map(), (_, offertes) => offertes[Math.floor(alea() * offertes.length)]!),
        ),
      );
    }
    expect(constat.tenues.size).toBeGreaterThan(200);
    expect(impossibles.filter((cle) => constat.tenues.has(cle))).toEqual([]);
  });
});

describe("le constat", () => {
  const choixDe = (suffixe: string) =>
    objectifDe(
      mondes,
      duLieu(DEUX).find(({ cle }) => cle.endsWith(suffixe))!,
    )!.choix;
  const deDeux = (choix: Affectation) => [...tenues(choix)].filter((cle) => cle.startsWith(`${DEUX} |`));

  it("ne voit d’un foyer qu’un côté de chaque condition lue une fois", () => {
    const [vrai, faux] = ["condition vrai", "condition faux"].map((suffixe) => deDeux(choixDe(suffixe)));
    expect(vrai).toContain(`${DEUX} | condition vrai`);
    expect(vrai).not.toContain(`${DEUX} | condition faux`);
    expect(faux).toContain(`${DEUX} | condition faux`);
    expect(faux).not.toContain(`${DEUX} | condition vrai`);
  });

  it("ne dit d’un élément qu’il décide que s’il fait basculer le tout", () => {
    const tous = ["atome 1 vrai", "atome 1 faux", "atome 2 vrai", "atome 2 faux"];
    for (const suffixe of tous) expect(deDeux(choixDe(suffixe))).toContain(`${DEUX} | ${suffixe}`);
    for (const [un, autre] of [tous.slice(0, 2), tous.slice(2)] as [string, string][]) {
      expect(deDeux(choixDe(un))).not.toContain(`${DEUX} | ${autre}`);
      expect(deDeux(choixDe(autre))).not.toContain(`${DEUX} | ${un}`);
    }
  });

  it("compte les foyers qui tiennent une exigence", () => {
    const constat = new ConstatMcdc();
    const parcours = parcoursDuChoix(choixDe("condition vrai"));
    constat.noter(parcours);
    constat.noter(parcours);
    constat.noter(parcoursDuChoix(choixDe("condition faux")));
    expect(constat.tenues.get(`${DEUX} | condition vrai`)).toBe(2);
    expect(constat.tenues.get(`${DEUX} | condition faux`)).toBe(1);
  });
});
