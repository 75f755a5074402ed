import { describe, expect, it } from "vitest";
import { evaluate } from "../../catalogue/predicate/evaluate.ts";
import { contexteDuChemin, pasDe, type ReponsesCodees } from "./chemin.ts";
import type { Depart } from "./depart.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Formule } from "../../catalogue/recherche/formules.ts";
import { hasard } from "./hasard.ts";
import { lecturesReelles } from "./lectures.ts";
import { Modele } from "./modele.ts";
import { tirer } from "./tirage.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";
import { pertinences } from "../../catalogue/conditions/ressources.ts";

const departs: readonly Depart[] = [
  { marque: "banque", enfants: 0 },
  { marque: "neutre", enfants: 2 },
];
const modeles = departs.map((depart) => new Modele(depart));

function auHasard(modele: Modele, graine: number) {
  const alea = hasard(graine);
  const reponses = tirer(modele, new Map(), (_, offertes) => offertes[Math.floor(alea() * offertes.length)]!);
  const parcours = parcoursOf(contexteDuChemin({ depart: modele.depart, pas: pasDe(modele, reponses) }));
  return { reponses, parcours, lues: lecturesReelles(parcours) };
}
const tirages = modeles.map((modele) => ({
  modele,
  foyers: Array.from({ length: 12 }, (_, n) => auHasard(modele, n + 1)),
}));
const foyers = tirages.flatMap((tirage) => tirage.foyers);

/** What the model says is read for good, with its truth. */
function prevues(modele: Modele, reponses: ReponsesCodees): string[] {
  const vraie = (f: Formule) =>
    modele.points.reduce(
      (reste, ici) => modele.lexique.sachant(reste, ici.rang, reponses[ici.rang] ?? ABSENT),
      f,
    ) === modele.formules.vrai;
  return [...modele.lectures, ...modele.lecturesDesReponses]
    .filter(({ ouverte }) => vraie(ouverte))
    .map(({ lieu, condition, personne }) => `${lieu} : ${vraie(modele.formule(condition, personne))}`);
}

describe("les conditions lues par un foyer", () => {
  it("sont celles que le modèle prévoit, avec la même vérité, autant de fois", () => {
    for (const { modele, foyers: ici } of tirages)
      for (const { reponses, lues } of ici) {
        const dites = lues.map(({ lieu, condition, facts }) => `${lieu} : ${evaluate(condition, facts)}`);
        expect(dites.sort()).toEqual(prevues(modele, reponses).sort());
      }
  });

  it("disent vrai des étapes posées, faux de celles qui ne le sont pas", () => {
    const verites = foyers.flatMap(({ lues, parcours }) =>
      parcours.steps.flatMap(({ stateId, active, personne }) =>
        lues
          .filter(({ lieu, facts }) => lieu === stateId && facts.personne?.id === personne)
          .map(({ condition, facts }) => ({
            lieu: `${stateId} ${personne}`,
            active,
            vraie: evaluate(condition, facts),
          })),
      ),
    );
    expect(verites.filter(({ active, vraie }) => active !== vraie)).toEqual([]);
    expect(verites.filter(({ active }) => active).length).toBeGreaterThan(100);
    expect(verites.filter(({ active }) => !active).length).toBeGreaterThan(100);
  });

  it("s’arrêtent à la porte d’un bloc fermé, et n’en laissent aucune dans un bloc ouvert", () => {
    const DANS = "individu/demandeur/mention_baccalaureat";
    const lieux = foyers.map(({ lues }) => new Set(lues.map(({ lieu }) => lieu)));
    const ouverts = foyers.map(({ lues }) =>
      lues.some(({ lieu, condition, facts }) => lieu === "bloc études" && evaluate(condition, facts)),
    );
    expect(new Set(ouverts).size).toBe(2);
    expect(lieux.map((ici) => ici.has("bloc études"))).toEqual(ouverts.map(() => true));
    expect(lieux.map((ici) => ici.has(DANS))).toEqual(ouverts);
  });

  it("le sont pour chaque personne qui est là, et pour elle seule", () => {
    const ACTIVITE = "ressources des adultes : individu/{personne}/ressources/montants/revenusActivite";
    for (const { lues, parcours } of foyers) {
      const qui = lues.filter(({ lieu }) => lieu === ACTIVITE).map(({ facts }) => facts.personne?.id);
      expect(qui).toEqual(parcours.situation.conjoint ? ["demandeur", "conjoint"] : ["demandeur"]);
      const enfants = lues.filter(({ lieu }) => lieu === "bloc ressources des enfants");
      expect(enfants.map(({ facts }) => facts.personne?.id)).toEqual(
        (parcours.situation.enfants ?? []).map(({ id }) => id),
      );
    }
    expect(new Set(foyers.map(({ parcours }) => parcours.situation.conjoint === undefined)).size).toBe(2);
  });

  it("comptent les choix des listes et les types de ressources des étapes posées", () => {
    const [type] = Object.keys(pertinences);
    for (const { lues, parcours } of foyers) {
      const listes = parcours.active.filter(({ step }) => step.field === "ressources").length;
      expect(listes).toBeGreaterThan(0);
      expect(lues.filter(({ lieu }) => lieu === `ressource ${type}`)).toHaveLength(listes);
    }
    expect(foyers.some(({ lues }) => lues.some(({ lieu }) => lieu.startsWith("choix ")))).toBe(true);
  });
});
