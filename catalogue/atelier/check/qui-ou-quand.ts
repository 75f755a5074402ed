import { adressesDe } from "../../fiches/liens/adresses.ts";
import { aVerifier, type Remarque } from "../../lire/constat.ts";
import type { Aide } from "../../schema/aide.ts";
import type { Institution } from "../../schema/institution.ts";

/** Words of addresses that name a région; the first is that of its own name. */
const REGIONS: readonly RegExp[] = [
  /bretagne|\.bzh/,
  /normandie/,
  /hauts-?de-?france/,
  /grand-?est/,
  /bourgogne/,
  /auvergne|rhone-?alpes/,
  /nouvelle-?aquitaine/,
  /occitanie|laregion\.fr/,
  /provence|region-?sud|regionsud|\bpaca\b/,
  /corse|isula/,
  /centre-?val-?de-?loire/,
  /pays-?de-?la-?loire/,
  /ile-?de-?france/,
  /guadeloupe/,
  /martinique/,
  /guyane/,
  /reunion/,
  /mayotte/,
];

const sansAccents = (texte: string) => texte.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Adresses of the aid of a région that name another one. */
function sourcesDAilleurs(aide: Aide, { type, label, slug }: Institution): Remarque[] {
  if (type !== "region") return [];
  const sienne = REGIONS.find((une) => une.test(sansAccents(`${slug} ${label}`.replaceAll(" ", "-"))));
  const autres = REGIONS.filter((une) => une !== sienne);
  const lues = (aide.reference ?? []).flatMap((source, rang) =>
    "adresse" in source ? [{ url: source.adresse, chemin: ["reference", rang, "adresse"] }] : [],
  );
  return [...adressesDe(aide), ...lues].flatMap(({ url, chemin }) => {
    const adresse = sansAccents(url);
    const autre = !sienne?.test(adresse) && autres.find((une) => une.test(adresse));
    return autre
      ? [aVerifier(chemin, `cette page parle d’une autre région que ${label} : en donner une de la sienne`)]
      : [];
  });
}

const PLUSIEURS = /\bdeux (?:fois par an|sessions|campagnes)\b|\bchaque semestre\b/i;

/** « Deux fois par an », and one window. */
function fenetresQuiManquent({ description, conditions, periode }: Aide): Remarque[] {
  if (periode?.length !== 1) return [];
  return [description, ...conditions].some((texte) => PLUSIEURS.test(texte))
    ? [aVerifier(["periode"], "le texte dit deux fois par an : écrire les deux fenêtres, ou aucune")]
    : [];
}

const MOIS = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
/** « Jusqu’au 31 mai », « avant le 15 octobre »: a last day of every year. */
const DERNIER_JOUR = new RegExp(
  `(?:jusqu’au|avant le|au plus tard le) (?:1er|\\d{1,2}) (?:${MOIS})(?! \\d{4}|\\p{L})`,
  "iu",
);

/** A last day to ask that is in words only. */
function fenetreEnMots({ conditions, periode, delai_demande, fin, portees = [] }: Aide): Remarque[] {
  if (periode ?? delai_demande ?? fin) return [];
  return conditions.flatMap((texte, rang) =>
    portees[rang] === "demarche" && DERNIER_JOUR.test(texte)
      ? [aVerifier(["conditions", rang], "un dernier jour pour demander : l’écrire aussi dans periode")]
      : [],
  );
}

const PLAFOND = /\bplafond|\brevenus?\b.*\d[\d\s]*€|quotient familial.*\d/iu;

/** A ceiling is no thing that almost everybody meets, where neither the law nor an office judges it. */
function plafondsCourants({ conditions, portees = [], source, au_cas_par_cas, famille }: Aide): Remarque[] {
  if (source === "openfisca" || au_cas_par_cas || famille) return [];
  return conditions.flatMap((texte, rang) =>
    portees[rang] === "courante" && PLAFOND.test(texte)
      ? [
          aVerifier(
            ["portees", rang],
            "un plafond décide : une règle de quotient familial, ou la question qui le demande",
          ),
        ]
      : [],
  );
}

/** For whom, where and when: what an entry says beside its rules. */
export const jugerQuiOuQuand = (aide: Aide, institution: Institution | undefined): Remarque[] => [
  ...(institution ? sourcesDAilleurs(aide, institution) : []),
  ...fenetresQuiManquent(aide),
  ...fenetreEnMots(aide),
  ...plafondsCourants(aide),
];
