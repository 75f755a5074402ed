import type { Registre } from "../moteur/calcul.ts";
import { type NomDeGroupe, rolesDesGroupes } from "../moteur/entites.ts";
import { ErreurDeRequete, type Refus } from "../moteur/erreur.ts";
import type { CalculateRequest, EntityName } from "../moteur/requete.ts";
import { type InstanceLue, refusDesGroupes } from "./groupes.ts";
import { refusDeLaPeriode } from "./valeurs.ts";

const GROUPES = Object.keys(rolesDesGroupes) as NomDeGroupe[];
const ENTITES: readonly EntityName[] = ["individus", ...GROUPES];

const estUnObjet = (valeur: unknown): valeur is Record<string, unknown> =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur);

const rolesDe = (entite: EntityName): readonly string[] =>
  entite === "individus" ? [] : Object.keys(rolesDesGroupes[entite]);

/** What is wrong with one variable of one person or group. */
function* refusDeLaVariable(
  chemin: readonly string[],
  valeurs: unknown,
  registre: Registre,
): Generator<Refus> {
  const [entite, , nom = ""] = chemin;
  const definition = registre.get(nom)?.definition;
  if (!definition) {
    yield { chemin, message: `Variable inconnue : ${nom}.`, inconnu: true };
    return;
  }
  if (definition.entite !== entite) {
    yield {
      chemin,
      message: `« ${nom} » est une variable de « ${definition.entite} », pas de « ${entite} ».`,
    };
    return;
  }
  if (!estUnObjet(valeurs)) {
    yield { chemin, message: 'Les valeurs se donnent par période : { "AAAA-MM": valeur }.' };
    return;
  }
  for (const [periode, valeur] of Object.entries(valeurs)) {
    const message = refusDeLaPeriode(definition, periode, valeur);
    if (message) yield { chemin: [...chemin, periode], message };
  }
}

/** What is wrong with one entity: its shape, then each variable of each of its members. */
function* refusDeLEntite(entite: EntityName, membres: unknown, registre: Registre): Generator<Refus> {
  if (!estUnObjet(membres)) {
    yield { chemin: [entite], message: "Un objet est attendu, dont chaque clé est un identifiant." };
    return;
  }
  const roles = rolesDe(entite);
  for (const [id, instance] of Object.entries(membres)) {
    if (!estUnObjet(instance)) {
      yield { chemin: [entite, id], message: "Un objet est attendu, dont chaque clé est une variable." };
      continue;
    }
    for (const [nom, valeurs] of Object.entries(instance)) {
      if (!roles.includes(nom)) yield* refusDeLaVariable([entite, id, nom], valeurs, registre);
    }
  }
}

const estUneEntiteLisible = (membres: unknown): membres is Record<string, InstanceLue> =>
  estUnObjet(membres) && Object.values(membres).every(estUnObjet);

/** What is wrong with who is in the request. */
function refusDesPersonnes(requete: Readonly<Record<string, unknown>>): Refus[] {
  const { individus } = requete;
  const personnes = new Set(estUnObjet(individus) ? Object.keys(individus) : []);
  if (personnes.size === 0)
    return [{ chemin: ["individus"], message: "Il faut au moins une personne dans « individus »." }];
  return GROUPES.flatMap((genre) => {
    const groupes = requete[genre] ?? {};
    return estUneEntiteLisible(groupes) ? refusDesGroupes(genre, groupes, personnes) : [];
  });
}

function refusDe(requete: Readonly<Record<string, unknown>>, registre: Registre): Refus[] {
  return [
    ...refusDesPersonnes(requete),
    ...Object.entries(requete).flatMap(([entite, membres]): Refus[] =>
      ENTITES.includes(entite as EntityName)
        ? [...refusDeLEntite(entite as EntityName, membres, registre)]
        : [{ chemin: [entite], message: `Entité inconnue. Les entités sont ${ENTITES.join(", ")}.` }],
    ),
  ];
}

/**
 * A request that comes from outside, once everything in it is known and of its type. Throws an
 * ErreurDeRequete that says all that is wrong: entities, people without a group, unknown variables or
 * another entity’s, periods, values.
 */
export function valider(donnee: unknown, registre: Registre): CalculateRequest {
  if (!estUnObjet(donnee))
    throw new ErreurDeRequete([
      { chemin: ["request"], message: `Une requête est attendue : un objet avec ${ENTITES.join(", ")}.` },
    ]);
  const refus = refusDe(donnee, registre);
  if (refus.length > 0) throw new ErreurDeRequete(refus);
  return donnee as unknown as CalculateRequest;
}
