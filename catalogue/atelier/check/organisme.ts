import { codeDe } from "../../schema/collectivite.ts";
import type { Aide } from "../../schema/aide.ts";
import type { Institution } from "../../schema/institution.ts";
import type { Regle } from "../../schema/regles.ts";
import {
  aVerifier,
  type CheminYaml,
  erreur,
  type InstitutionLue,
  type Remarque,
} from "../../lire/constat.ts";
import { type CodesConnus, jugerCode } from "./valeurs.ts";

/** The whole country, or more: no code tells it. */
const agitPartout = ({ type, national }: Institution) =>
  national || type === "national" || type === "europeen" || type === "guichet";

/** Départements of an institution that its code, or the whole country, already places. */
const enTrop = (institution: Institution, champ: string | undefined) => {
  if (champ) return `son ${champ} dit déjà où elle agit : retirer ce champ`;
  return agitPartout(institution) ? "elle agit dans toute la France : retirer ce champ" : undefined;
};

/** The code by which a kind of institution is placed; one with no code at all is told by a debt (`code`). */
function jugerCelui(
  institution: Institution,
  champ: "code_insee" | "code_siren",
  genre: Parameters<typeof jugerCode>[1],
  codes: CodesConnus | undefined,
): Remarque[] {
  const code = institution[champ];
  if (code) return jugerCode([champ], genre, code, codes);
  const autre = institution.code_insee ?? institution.code_siren;
  return autre ? [erreur([champ], "il manque ce code : c’est lui qui dit où elle agit")] : [];
}

/** The last of the nine digits of a SIREN follows from the others (ISO/IEC 7812: every second one doubled, ten divides the sum). */
function estUnSiren(code: string): boolean {
  const poids = [...code].map((chiffre, rang) => Number(chiffre) * (rang % 2 === 0 ? 1 : 2));
  return poids.reduce((somme, n) => somme + (n > 9 ? n - 9 : n), 0) % 10 === 0;
}

/** A SIREN that no body has. */
export const jugerSiren = ({ code_siren }: Institution): Remarque[] =>
  code_siren === undefined || estUnSiren(code_siren)
    ? []
    : [aVerifier(["code_siren"], `« ${code_siren} » n’est pas un SIREN : un de ses neuf chiffres est faux`)];

/**
 * Where the institution acts: a code of its kind, `departements` for a kind that has none, the country.
 */
export function jugerSonLieu(institution: Institution, codes: CodesConnus | undefined): Remarque[] {
  const { departements } = institution;
  const [champ, genre] = codeDe(institution) ?? [];
  const duCode = champ ? jugerCelui(institution, champ, genre, codes) : [];
  const trop = enTrop(institution, champ);
  if (departements) {
    if (trop) return [...duCode, erreur(["departements"], trop)];
    return departements.flatMap((un, rang) => jugerCode(["departements", rang], "departements", un, codes));
  }
  if (trop) return duCode;
  return [
    erreur(
      ["departements"],
      "rien ne dit où elle agit : ajouter les numéros de ses départements, ou « national: true »",
    ),
  ];
}

/** `attached_to_institution`, where the institution has no territory that its code tells. */
export function jugerRattachement(regle: Regle, chemin: CheminYaml, institution: Institution): Remarque[] {
  if (regle.type === "not") return jugerRattachement(regle.value, [...chemin, "value"], institution);
  if (regle.type !== "attached_to_institution") return [];
  const { slug, label } = institution;
  const [champ] = codeDe(institution) ?? [];
  if (champ === undefined)
    return [
      erreur(chemin, `${label} n’a pas de territoire connu : dire les lieux (departements, communes…)`),
    ];
  return institution[champ] === undefined
    ? [erreur(chemin, `il manque ${champ} dans catalogue/institutions/${slug}.yml pour savoir qui y habite`)]
    : [];
}

/** Institutions that share a code: two of a kind are one. */
export function jumelles(
  institutions: readonly InstitutionLue[],
): { lue: InstitutionLue; remarque: Remarque }[] {
  const champs = ["code_insee", "code_siren"] as const;
  return champs.flatMap((champ) => {
    const premieres = new Map<string, InstitutionLue>();
    return institutions.flatMap((lue) => {
      const { institution } = lue;
      const code = institution[champ];
      // The same INSEE code may be that of a région and of a département.
      const cle = champ === "code_insee" ? `${institution.type} ${code}` : code;
      if (code === undefined || cle === undefined) return [];
      const premiere = premieres.get(cle);
      if (!premiere) premieres.set(cle, lue);
      if (!premiere || premiere.institution.slug === institution.slug) return [];
      const juger = premiere.institution.type === institution.type ? erreur : aVerifier;
      const message = `« ${code} » est déjà le code de ${premiere.institution.label} (catalogue/${premiere.path}) : corriger l’un des deux, ou retirer la fiche en double`;
      return [{ lue, remarque: juger([champ], message) }];
    });
  });
}

/** The same aid for who lives with the parents and studies there. */
export const chezSoi = (aide: Aide): Aide =>
  JSON.parse(
    JSON.stringify(aide, (champ, valeur: unknown) => (champ === "lieu_de" ? undefined : valeur)),
  ) as Aide;

/** Rules of an aid, where they are written. */
export const reglesEcrites = (aide: Aide): { regle: Regle; chemin: CheminYaml }[] => [
  ...aide.conditions_generales.map((regle, n) => ({ regle, chemin: ["conditions_generales", n] })),
  ...aide.profils.flatMap(({ conditions }, rang) =>
    conditions.map((regle, n) => ({ regle, chemin: ["profils", rang, "conditions", n] })),
  ),
];
