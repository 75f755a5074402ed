import type { AideLue, CheminYaml, InstitutionLue, Lue, Remarque } from "./constat.ts";
import { aVerifier, erreur } from "./constat.ts";
import { DESCRIPTION_MAX, longueurLue } from "./fiche.ts";
import type { LectureDuCatalogue } from "./lecture.ts";
import { cleDeCollectivite } from "./organisme.ts";
import type { Aide } from "../schema/aide.ts";

/** An entry, by the name that lists give it. */
interface Nommee {
  slug: string;
  lue: Lue;
}

/** A fault that many entries had before it was looked for: those are listed, and new ones are told. */
export interface RegleDeDette {
  /** Entries that have the fault. */
  fautives: (lecture: LectureDuCatalogue, servies: ReadonlySet<string>) => readonly Nommee[];
  chemin: CheminYaml;
  /** What is told of an entry that is not in the list. */
  message: string;
  juger: (chemin: CheminYaml, message: string) => Remarque;
  /** « aides sans démarche », after how many. */
  compte: string;
}

const desAides =
  (fautive: (lue: AideLue) => boolean): RegleDeDette["fautives"] =>
  ({ aides }) =>
    aides.filter(fautive).map((lue) => ({ slug: lue.aide.slug, lue }));

const desInstitutions = (
  { institutions }: LectureDuCatalogue,
  fautive: (lue: InstitutionLue) => boolean,
): readonly Nommee[] => institutions.filter(fautive).map((lue) => ({ slug: lue.institution.slug, lue }));

const demarches = ["form", "instructions", "teleservice", "forms", "teleservices"] as const;
const aUneAdresse = (entree: Partial<Record<(typeof demarches)[number], unknown>>) =>
  demarches.some((champ) => entree[champ] !== undefined);

/** « 02 97 01 61 00 », or an electronic address: whom to ask, in the words of the text. */
const CONTACT = /\b0[1-9](?:[ \u00a0]\d\d){4}\b|\b[\w.-]+@[\w-]+\.[a-z]+\b/;

/** How to ask is an address, one in each place where the aid differs, or someone whom the text says to reach. */
function aUneDemarche(aide: Aide): boolean {
  const ailleurs = Object.values(aide.customization ?? {});
  return (
    aUneAdresse(aide) ||
    (ailleurs.length > 0 && ailleurs.every(aUneAdresse)) ||
    [aide.description, ...aide.conditions].some((texte) => CONTACT.test(texte))
  );
}

/** Institutions that an aid names, and those of the bike aids, by the kind and code of their collectivity. */
function orphelines(lecture: LectureDuCatalogue, servies: ReadonlySet<string>): readonly Nommee[] {
  const nommees = new Set([
    ...lecture.aides.map(({ aide }) => aide.institution),
    ...lecture.illisibles.institutions,
  ]);
  return desInstitutions(
    lecture,
    ({ institution }) => !nommees.has(institution.slug) && !servies.has(cleDeCollectivite(institution) ?? ""),
  );
}

/** By the name of their list in `dettes.yml`. */
export const reglesDeDette = {
  demarche: {
    fautives: desAides(({ aide }) => !aUneDemarche(aide)),
    chemin: [],
    message:
      "aucune démarche : ajouter au moins une adresse parmi instructions (comment faire), form (formulaire) et teleservice (en ligne), ou dire dans conditions qui joindre (téléphone, courriel)",
    juger: erreur,
    compte: "aides sans démarche (ni instructions, ni form, ni teleservice, ni personne à joindre)",
  },
  page: {
    fautives: desAides(({ aide }) => aide.link === undefined),
    chemin: ["link"],
    message: "il manque ce champ : ajouter « link: https://… », l’adresse de la page qui présente l’aide",
    juger: erreur,
    compte: "aides sans page d’information (link)",
  },
  longue: {
    fautives: desAides(({ aide }) => longueurLue(aide) > DESCRIPTION_MAX),
    chemin: ["description"],
    message: `plus de ${DESCRIPTION_MAX} signes à lire : raccourcir, et dire le reste dans conditions`,
    juger: erreur,
    compte: `aides à la description trop longue (plus de ${DESCRIPTION_MAX} signes à lire)`,
  },
  code: {
    fautives: (lecture) =>
      desInstitutions(
        lecture,
        ({ institution: { code_insee, code_siren } }) => code_insee === undefined && code_siren === undefined,
      ),
    chemin: [],
    message: "il manque un code : ajouter code_insee ou, à défaut, code_siren, entre guillemets",
    juger: erreur,
    compte: "institutions sans code INSEE ni SIREN",
  },
  lien_d_institution: {
    fautives: (lecture) => desInstitutions(lecture, ({ institution }) => institution.link === undefined),
    chemin: ["link"],
    message: "il manque ce champ : ajouter « link: https://… », l’adresse de son site",
    juger: erreur,
    compte: "institutions sans site (link)",
  },
  sans_aide: {
    fautives: orphelines,
    chemin: ["slug"],
    message: "aucune aide n’est donnée par cette institution : écrire son aide, ou retirer la fiche",
    juger: aVerifier,
    compte: "institutions sans aide",
  },
} as const satisfies Record<string, RegleDeDette>;

export type NomDeDette = keyof typeof reglesDeDette;
