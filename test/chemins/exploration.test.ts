import { describe, expect, it } from "vitest";
import { contexteDuChemin, pasDe, type ReponsesCodees } from "./chemin.ts";
import type { Depart } from "./depart.ts";
import { ABSENT } from "../../catalogue/recherche/lexique.ts";
import type { Affectation } from "../../catalogue/recherche/resoudre.ts";
import { Exploration, inconnueDe } from "./exploration.ts";
import { atomesLus, type Formule } from "../../catalogue/recherche/formules.ts";
import { hasard } from "../hasard.ts";
import { Modele, type Point } from "./modele.ts";
import { tirer } from "./tirage.ts";
import { parcoursOf } from "../../machines/journey/walk.ts";

const depart: Depart = { marque: "neutre", enfants: 1 };
const modele = new Modele(depart);
const exploration = new Exploration(modele);
const { formules, points } = modele;

const point = (fin: string) => points.find(({ cle }) => cle.endsWith(fin)) as Point;
/** The point is asked and answered so. */
const but = (fin: string, nom: string) => {
  const ici = point(fin);
  return modele.but(
    ici,
    ici.valeurs.findIndex((valeur) => valeur.nom === nom),
  );
};

const completer = (choix: Affectation) => tirer(modele, choix, (_, offertes) => offertes[0] as number);
const parcoursDe = (reponses: ReponsesCodees) =>
  parcoursOf(contexteDuChemin({ depart, pas: pasDe(modele, reponses) }));

const tirages = Array.from({ length: 150 }, (_, n) => {
  const alea = hasard(n + 1);
  return tirer(modele, new Map(), (_, offertes) => offertes[Math.floor(alea() * offertes.length)] as number);
});

/** What becomes of a formula once every answer is known. */
const tranchee = (f: Formule, reponses: ReponsesCodees): Formule =>
  points.reduce((reste, ici) => modele.lexique.sachant(reste, ici.rang, reponses[ici.rang] ?? ABSENT), f);

const butsDe = (ici: Point) => [...new Set(ici.sortes)].map((sorte) => ici.sortes.indexOf(sorte));
const toutesLesReponses = points.flatMap((ici) => butsDe(ici).map((valeur) => ({ ici, valeur })));

describe("chercher un foyer", () => {
  it("trouve des réponses qui, complétées et rejouées, posent la question et y répondent ainsi", () => {
    const atteintes = toutesLesReponses.filter(({ ici, valeur }) => {
      const choix = exploration.trouver(modele.but(ici, valeur));
      if (!choix) return false;
      const reponses = completer(new Map([...choix, [ici.rang, valeur]]));
      const etape = parcoursDe(reponses).byPath.get(ici.visite.path);
      const declares = ici.type && valeur === 1 ? etape?.given?.value : [ici.type];
      expect([ici.cle, etape?.active, etape?.answered]).toEqual([ici.cle, true, true]);
      expect(declares).toContain(ici.type);
      return true;
    });
    expect(atteintes.length).toBeGreaterThan(0.9 * toutesLesReponses.length);
  });

  it("trouve un foyer à qui la question n’est pas posée, s’il y en a", () => {
    const evitables = points.filter(({ active }) => {
      const choix = exploration.trouver(formules.non(active));
      return choix && completer(choix);
    });
    for (const { active, visite } of evitables) {
      const choix = exploration.trouver(formules.non(active)) as Affectation;
      expect(parcoursDe(completer(choix)).byPath.get(visite.path)?.active).toBe(false);
    }
    const toujours = points.filter(({ active }) => active === formules.vrai);
    expect(toujours.length).toBeGreaterThan(5);
    expect(evitables.length + toujours.length).toBe(points.length);
  });

  it("ne trouve rien quand rien n’existe", () => {
    const conjoint = point("individu/conjoint/activite");
    expect(exploration.trouver(conjoint.active)).toBeDefined();
    const absurdes = [
      formules.et(conjoint.active, formules.non(conjoint.active)),
      formules.et(conjoint.active, but("famille/en_couple", "false")),
      formules.et(point("menage/loyer").active, but("menage/statut_occupation_logement", "sans_domicile")),
      formules.et(but("demandeur/activite", "salarie"), but("demandeur/activite", "etudiant")),
    ];
    expect(absurdes.map((absurde) => exploration.trouver(absurde))).toEqual(absurdes.map(() => undefined));
  });

  it("ce qui est dit impossible ne se tire jamais au hasard", () => {
    const impossibles = toutesLesReponses
      .map(({ ici, valeur }) => modele.but(ici, valeur))
      .filter((voulu) => !exploration.trouver(voulu));
    const couples = toutesLesReponses.flatMap(({ ici, valeur }, n) => {
      const autre = toutesLesReponses[(n * 37 + 11) % toutesLesReponses.length];
      if (!autre) return [];
      const deux = formules.et(modele.but(ici, valeur), modele.but(autre.ici, autre.valeur));
      return exploration.trouver(deux) ? [] : [deux];
    });
    expect(couples.length).toBeGreaterThan(10);
    const tirees = [...impossibles, ...couples].filter((une) =>
      tirages.some((reponses) => tranchee(une, reponses) !== formules.faux),
    );
    expect(tirees).toEqual([]);
  });

  it("rend la même réponse quand on la redemande", () => {
    const voulu = but("demandeur/activite", "salarie");
    expect(exploration.trouver(voulu)).toBe(exploration.trouver(voulu));
  });
});

describe("savoir une réponse", () => {
  it("remplace les atomes qui la lisent, et eux seuls", () => {
    const couple = point("famille/en_couple");
    const { active } = point("individu/conjoint/activite");
    const [non, oui] = [0, 1].map((valeur) => modele.lexique.sachant(active, couple.rang, valeur)) as [
      Formule,
      Formule,
    ];
    expect([oui === formules.faux, non === formules.faux]).toEqual([false, true]);
    const lus = (f: Formule) =>
      [...atomesLus(f)].filter((n) => modele.lexique.atomes[n]?.inconnue === couple.rang);
    expect([lus(active).length > 0, lus(oui)]).toEqual([true, []]);
    expect(modele.lexique.sachant(active, point("menage/loyer").rang, ABSENT)).toBe(active);
  });

  it("toutes les réponses sues, chaque question est demandée ou non, comme le parcours le dit", () => {
    for (const reponses of tirages.slice(0, 20)) {
      const { byPath } = parcoursDe(reponses);
      for (const { active, visite } of points)
        expect(tranchee(active, reponses)).toBe(formules.constante(byPath.get(visite.path)?.active === true));
    }
  });
});

describe("ce qui décide d’une formule", () => {
  it("est dans l’ordre des questions, avec ce qui décide de ce qui décide", () => {
    const { active, rang } = point("individu/conjoint/activite");
    const cone = exploration.cone(active);
    const rangs = cone.map((ici) => ici.rang);
    expect(cone.map(({ cle }) => cle)).toContain("/simulation/famille/en_couple");
    expect(rangs).toEqual([...rangs].sort((a, b) => a - b));
    expect(Math.max(...rangs)).toBeLessThan(rang);
    const causes = new Set(rangs);
    for (const ici of cone)
      for (const f of [ici.active, ...ici.permises])
        for (const n of atomesLus(f)) expect(causes).toContain(modele.lexique.atomes[n]?.inconnue);
  });

  it("une question dont on ne sait pas encore si elle est posée ne peut pas recevoir de réponse", () => {
    const ici = points.find(({ active }) => active.sorte !== "vrai" && active.sorte !== "faux") as Point;
    expect(() => exploration.possibles(inconnueDe(ici))).toThrow("dépend d’une réponse");
    expect(exploration.possibles(inconnueDe({ ...ici, active: formules.faux }))).toEqual([ABSENT]);
  });

  it("une réponse de chaque sorte est essayée, parmi celles qui sont proposées", () => {
    for (const ici of points) {
      const permises = ici.valeurs.map(() => formules.vrai);
      const offertes = exploration.possibles(inconnueDe({ ...ici, active: formules.vrai, permises }));
      expect(offertes).toEqual(butsDe(ici));
      const aucune = permises.map(() => formules.faux);
      expect(exploration.possibles(inconnueDe({ ...ici, active: formules.vrai, permises: aucune }))).toEqual(
        [],
      );
    }
  });
});
