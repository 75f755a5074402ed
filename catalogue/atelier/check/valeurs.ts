import type { Regle } from "../../schema/regles.ts";
import * as v from "../../situation/vocabulaire.ts";
import { aVerifier, type CheminYaml, erreur, type Remarque } from "../../lire/constat.ts";
import { vouliezVous } from "../../lire/proche.ts";

/** Codes of places that exist; former communes are kept apart, rules may still name them. */
export interface CodesConnus {
  regions: ReadonlySet<string>;
  departements: ReadonlySet<string>;
  communes: ReadonlySet<string>;
  anciennesCommunes: ReadonlySet<string>;
  epcis: ReadonlySet<string>;
  codesPostaux: ReadonlySet<string>;
}

type GenreDeCode = Exclude<keyof CodesConnus, "anciennesCommunes">;

/** What a code is of, and how it is written. */
const noms: Record<GenreDeCode, string> = {
  regions: "une région : écrire son code INSEE, par exemple 53",
  departements: "un département : écrire son numéro, par exemple 03 ou 2A",
  communes: "une commune : écrire son code INSEE, qui n’est pas son code postal",
  epcis: "une intercommunalité : écrire son SIREN, de neuf chiffres",
  codesPostaux: "un code postal : en écrire un, de cinq chiffres",
};

/** What is wrong with the code of a place; nothing when places are not known. */
export function jugerCode(
  chemin: CheminYaml,
  genre: GenreDeCode,
  code: string,
  codes: CodesConnus | undefined,
): Remarque[] {
  if (!codes || codes[genre].has(code)) return [];
  if (genre === "communes" && codes.anciennesCommunes.has(code))
    return [aVerifier(chemin, `la commune « ${code} » n’existe plus, elle a été réunie à une autre`)];
  return [erreur(chemin, `« ${code} » n’est pas ${noms[genre]}`)];
}

const codesDesRegles: Partial<Record<Regle["type"], GenreDeCode>> = {
  regions: "regions",
  departements: "departements",
  communes: "communes",
  epcis: "epcis",
  excluded_epcis: "epcis",
  codes_postaux: "codesPostaux",
};

const mots: Partial<Record<Regle["type"], Readonly<Record<string, string>>>> = {
  nationalite: v.nationalites,
  annee_etude: v.anneesEtude,
  mention_baccalaureat: v.mentions,
  regime_securite_sociale: v.regimes,
  statut_occupation_logement: v.statutsLogement,
};

/** Numbers that a rule may be written with. */
const bornes: Partial<Record<Regle["type"], readonly [min: number, max: number]>> = {
  age: [0, 120],
  taux_incapacite: [0, 1],
  enfants_eligibles: [0, 20],
  quotient_familial: [0, Infinity],
};

/** A rate that is written in per cent. */
const CENT = 100;

const listes = ["values", "includes", "excludes"] as const;
const nombres = ["value", "floor"] as const;

/** What rules can be written about: other aids than theirs, and places. */
export interface Connus {
  aide: string;
  aides: ReadonlySet<string>;
  codes?: CodesConnus;
}

/** Codes of a list that are those of communes joined to others. */
const anciennesDe = (values: readonly string[], codes: CodesConnus | undefined): string[] =>
  values.filter(
    (value, rang) =>
      codes?.anciennesCommunes.has(value) && !codes.communes.has(value) && values.indexOf(value) === rang,
  );

function jugerListe(regle: Regle, chemin: CheminYaml, values: readonly string[], connus: Connus): Remarque[] {
  const genre = codesDesRegles[regle.type];
  const liste = mots[regle.type];
  const anciennes = genre === "communes" ? anciennesDe(values, connus.codes) : [];
  const ensemble = anciennes.length > 1;
  const seules = values.flatMap((value, rang) => {
    const ici = [...chemin, rang];
    if (ensemble && anciennes.includes(value)) return [];
    if (values.indexOf(value) < rang)
      return [aVerifier(ici, `« ${value} » est déjà dans la liste : le retirer`)];
    // An empty string is told with the texts.
    if (value.trim() === "") return [];
    if (liste)
      return Object.hasOwn(liste, value)
        ? []
        : [erreur(ici, `« ${value} » n’est pas une valeur connue${vouliezVous(value, Object.keys(liste))}`)];
    return genre ? jugerCode(ici, genre, value, connus.codes) : [];
  });
  if (!ensemble) return seules;
  const message = `${anciennes.length} communes n’existent plus, réunies à d’autres : ${anciennes.join(", ")}`;
  return [aVerifier(chemin, message), ...seules];
}

/** Codes, numbers and names of a rule that cannot be right. */
export function jugerValeurs(regle: Regle, chemin: CheminYaml, connus: Connus): Remarque[] {
  if (regle.type === "not") return jugerValeurs(regle.value, [...chemin, "value"], connus);
  if (regle.type === "benefit") {
    const ici = [...chemin, "name"];
    if (regle.name === connus.aide) return [erreur(ici, "l’aide se lit elle-même")];
    return connus.aides.has(regle.name)
      ? []
      : [
          erreur(
            ici,
            `l’aide « ${regle.name} » n’existe pas : écrire le slug d’une aide, ou retirer la règle${vouliezVous(regle.name, connus.aides)}`,
          ),
        ];
  }
  if (regle.type === "quotient_familial" && regle.value === undefined && regle.floor === undefined)
    return [erreur(chemin, "le quotient familial n’a pas de plafond : ajouter value, en euros")];
  const champs = regle as Partial<Record<(typeof listes)[number], string[]>> &
    Partial<Record<(typeof nombres)[number], number>>;
  const [min, max] = bornes[regle.type] ?? [-Infinity, Infinity];
  return [
    ...listes.flatMap((champ) => jugerListe(regle, [...chemin, champ], champs[champ] ?? [], connus)),
    ...nombres.flatMap((champ) => {
      const nombre = champs[champ];
      if (nombre === undefined || (nombre >= min && nombre <= max)) return [];
      const attendu = max === Infinity ? `d’au moins ${min}` : `entre ${min} et ${max}`;
      const pourCent = regle.type === "taux_incapacite" && nombre > max && nombre <= CENT;
      const conseil = pourCent ? ` : écrire ${nombre / CENT} pour ${nombre} %` : "";
      return [erreur([...chemin, champ], `${nombre}, alors qu’un nombre ${attendu} est attendu${conseil}`)];
    }),
  ];
}
