import type { Refus } from "../moteur/erreur.ts";
import { type NomDeGroupe, rolesDesGroupes } from "../moteur/entites.ts";

/** One person or group of a request whose shape has been checked, and nothing else. */
export type InstanceLue = Readonly<Record<string, unknown>>;

const UN_GROUPE: Readonly<Record<NomDeGroupe, string>> = {
  familles: "une famille",
  foyers_fiscaux: "un foyer fiscal",
  menages: "un ménage",
};

/** People of one role of one group, each seen once in its kind of group. */
function* refusDuRole(
  [genre, id, role]: readonly [NomDeGroupe, string, string],
  ids: unknown,
  personnes: ReadonlySet<string>,
  places: Set<string>,
): Generator<Refus> {
  const chemin = [genre, id, role];
  const liste: unknown = typeof ids === "string" ? [ids] : ids;
  if (!Array.isArray(liste) || liste.some((un) => typeof un !== "string")) {
    yield { chemin, message: "Une liste d’identifiants de personnes est attendue." };
    return;
  }
  const maximum = (rolesDesGroupes[genre] as Record<string, number>)[role] ?? Infinity;
  if (liste.length > maximum)
    yield { chemin, message: `Au plus ${maximum} personne(s) ici : ${liste.length} sont données.` };
  for (const personne of liste as string[]) {
    if (!personnes.has(personne))
      yield { chemin, message: `Personne inconnue : ${personne}. Elle n’est pas dans « individus ».` };
    else if (places.has(personne))
      yield { chemin, message: `${personne} est déjà dans ${UN_GROUPE[genre]}.` };
    places.add(personne);
  }
}

/**
 * What is wrong with who is in the groups of one kind: everybody is in one, and only one. A person in none
 * is told of the whole kind of group.
 */
export function refusDesGroupes(
  genre: NomDeGroupe,
  groupes: Readonly<Record<string, InstanceLue>>,
  personnes: ReadonlySet<string>,
): Refus[] {
  const places = new Set<string>();
  const refus = Object.entries(groupes).flatMap(([id, instance]) =>
    Object.keys(rolesDesGroupes[genre]).flatMap((role) =>
      role in instance ? [...refusDuRole([genre, id, role], instance[role], personnes, places)] : [],
    ),
  );
  const seules = [...personnes].filter((personne) => !places.has(personne));
  if (seules.length === 0) return refus;
  const message = `Il manque ${UN_GROUPE[genre]} à ${seules.join(", ")} : chaque personne est dans ${UN_GROUPE[genre]}.`;
  return [...refus, { chemin: [genre], message }];
}
