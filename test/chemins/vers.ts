import type { Vers } from "./plus-court.ts";
import type { Element, Univers } from "./univers.ts";

/** Where a question is asked, named by its state or by a transition that leaves it, « state → … ». */
export const versQuestion =
  (nom: string): Vers =>
  ({ modele }) => {
    const [etat] = nom.split(" → ");
    return modele.points
      .filter(({ visite }) => visite.stateId === etat)
      .map(({ active, visite }) => ({ formule: active, avant: modele.visites.indexOf(visite) }));
  };

/** Where an answer, named « step = answer », is given. */
export const versReponse =
  (nom: string): Vers =>
  ({ modele }) =>
    modele.points.flatMap((point) =>
      point.valeurs.flatMap((une, valeur) =>
        `${point.cle} = ${une.nom}` === nom
          ? [{ formule: modele.but(point, valeur), avant: modele.visites.indexOf(point.visite) }]
          : [],
      ),
    );

/** Where the last of several answers that go together is given. */
export const versRencontre =
  (univers: Univers, elements: readonly Element[]): Vers =>
  (monde) => {
    const rencontre = univers.rencontre(monde, elements);
    if (!rencontre) return [];
    const { visites } = monde.modele;
    const rangs = rencontre.points.map(({ visite }) => visites.indexOf(visite));
    return [{ ...rencontre, avant: Math.max(...rangs) }];
  };
