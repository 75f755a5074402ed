import type { Definition, PeriodeDeDefinition, TypeDeValeur } from "../moteur/definition.ts";
import { type NomDeGroupe, rolesDesGroupes } from "../moteur/entites.ts";
import type { EntityName } from "../moteur/requete.ts";
import type { Variable } from "../moteur/variable.ts";
import { libelleDuParametre } from "../parametres/libelles.ts";
import { type Parametre, parametres, type Valeur } from "../parametres/parametres.ts";

/** Key of each entity in the protocol, as OpenFisca-France names it, and what it is. */
const ENTITES: Readonly<Record<EntityName, readonly [cle: string, quoi: string]>> = {
  individus: ["individu", "Une personne."],
  familles: ["famille", "Un ou deux adultes et leurs enfants, au sens des prestations."],
  foyers_fiscaux: ["foyer_fiscal", "Les personnes d’une même déclaration de revenus."],
  menages: ["menage", "Les personnes d’un même logement."],
};

/** Roles whose key is not their plural without its last letter. */
const ROLES: Readonly<Record<string, string>> = {
  personnes_a_charge: "personne_a_charge",
  personne_de_reference: "personne_de_reference",
};
const roleDe = (pluriel: string) => ROLES[pluriel] ?? pluriel.replace(/s$/, "");

/** The entities of the law, as `GET /entities` of the OpenFisca Web API tells them. */
export const entitesDuProtocole = () =>
  Object.fromEntries(
    (Object.keys(ENTITES) as EntityName[]).map((plural) => {
      const [cle, description] = ENTITES[plural];
      const roles = Object.entries(rolesDesGroupes[plural as NomDeGroupe] ?? {}).map(([nom, max]) => {
        const role = { plural: nom, description: nom.replaceAll("_", " ") };
        return [roleDe(nom), max === Infinity ? role : { ...role, max }];
      });
      const entite = { plural, description, documentation: "" };
      return [cle, roles.length > 0 ? { ...entite, roles: Object.fromEntries(roles) } : entite];
    }),
  );

const TYPES: Readonly<Record<TypeDeValeur, string>> = {
  nombre: "Float",
  booleen: "Boolean",
  date: "Date",
  texte: "String",
  code: "String",
};
const PERIODES: Readonly<Record<PeriodeDeDefinition, string>> = {
  mois: "MONTH",
  annee: "YEAR",
  eternite: "ETERNITY",
};

/** A variable, as `GET /variable/{id}` of the OpenFisca Web API tells it. Formulas are told by `/trace`, not by their source. */
export function variableDuProtocole({ definition }: Pick<Variable<never>, "definition">) {
  const { nom, libelle, genre, defaut, periode, entite, article, codes }: Definition = definition;
  return {
    id: nom,
    description: libelle,
    valueType: TYPES[genre],
    defaultValue: defaut,
    definitionPeriod: PERIODES[periode],
    entity: ENTITES[entite][0],
    ...(article && { references: [article] }),
    ...(codes && { possibleValues: Object.fromEntries(codes.map((code) => [code, code])) }),
  };
}

const estUnBareme = (valeur: Valeur | null): valeur is Exclude<Valeur, number | string[]> =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur);

/** Steps of a scale by their thresholds. */
const paliers = (valeur: Valeur | null) =>
  estUnBareme(valeur) ? Object.fromEntries("taux" in valeur ? valeur.taux : valeur.montants) : null;

/** A node: what is right under it. Nothing for a path that leads nowhere. */
function noeudDuProtocole(id: string) {
  const dessous = Object.keys(parametres).filter((chemin) => chemin.startsWith(`${id}.`));
  if (dessous.length === 0) return undefined;
  const noms = [...new Set(dessous.map((chemin) => chemin.slice(id.length + 1).split(".")[0] ?? ""))];
  const subparams = Object.fromEntries(
    noms.map((nom) => [nom, { description: libelleDuParametre(`${id}.${nom}`) }]),
  );
  return { id, description: libelleDuParametre(id), metadata: {}, subparams };
}

/**
 * A parameter or a node, as `GET /parameter/{id}` of the OpenFisca Web API tells it; `id` is written with `/` or `.`. Nothing for an
 * unknown one.
 */
export function parametreDuProtocole(ecrit: string) {
  const id = ecrit.replaceAll("/", ".");
  if (!Object.hasOwn(parametres, id)) return noeudDuProtocole(id);
  const { valeurs, unite, reference = [] } = parametres[id] as Parametre;
  const texte = {
    id,
    description: libelleDuParametre(id),
    metadata: {
      ...(unite && { unit: unite }),
      reference: reference.map(([title, href]) => (href ? { title, href } : { title })),
    },
  };
  const dates = Object.entries(valeurs);
  return dates.some(([, valeur]) => estUnBareme(valeur))
    ? { ...texte, brackets: Object.fromEntries(dates.map(([jour, valeur]) => [jour, paliers(valeur)])) }
    : { ...texte, values: valeurs };
}
