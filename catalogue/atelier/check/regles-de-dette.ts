import { baremeSansLignes } from "./baremes.ts";
import {
  type AideLue,
  type CheminYaml,
  type InstitutionLue,
  type Lue,
  type Remarque,
  aVerifier,
  erreur,
} from "../../lire/constat.ts";
import { DESCRIPTION_MAX, longueurLue } from "./fiche.ts";
import type { LectureDuCatalogue } from "../../lire/lecture.ts";
import { cleDeCollectivite } from "../../schema/collectivite.ts";
import { type Aide, organismesDe } from "../../schema/aide.ts";
import { ETAT } from "../../fiches/logo.ts";
import { meneALAccueil, sansSource, vieillesAdresses } from "./sources.ts";

/** An entry, by the name that lists give it. */
interface Nommee {
  slug: string;
  lue: Lue;
}

/** Collectivities that the bike aids know, and the day (`YYYY-MM-DD`), when it is known. */
export interface ReperesDesDettes {
  servies: ReadonlySet<string>;
  jour: string | undefined;
}

/** A fault that many entries had before it was looked for: those are listed, and new ones are told. */
export interface RegleDeDette {
  /** Entries that have the fault. */
  fautives: (lecture: LectureDuCatalogue, reperes: ReperesDesDettes) => readonly Nommee[];
  chemin: CheminYaml;
  /** What is told of an entry that is not in the list. */
  message: string;
  juger: (chemin: CheminYaml, message: string) => Remarque;
  /** « aides sans démarche », after how many. */
  compte: string;
}

const lesAides = ({ aides }: LectureDuCatalogue, fautive: (lue: AideLue) => boolean): readonly Nommee[] =>
  aides.filter(fautive).map((lue) => ({ slug: lue.aide.slug, lue }));

const desAides =
  (fautive: (lue: AideLue) => boolean): RegleDeDette["fautives"] =>
  (lecture) =>
    lesAides(lecture, fautive);

function nationalesSansSource(lecture: LectureDuCatalogue): readonly Nommee[] {
  const nationales = new Set(
    lecture.institutions.flatMap(({ institution }) =>
      institution.type === "national" ? institution.slug : [],
    ),
  );
  return lesAides(lecture, ({ aide }) => nationales.has(aide.institution) && aide.reference === undefined);
}

const auxVieillesAdresses: RegleDeDette["fautives"] = (lecture, { jour }) =>
  jour === undefined ? [] : lesAides(lecture, ({ aide }) => vieillesAdresses(aide, jour).length > 0);

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
function orphelines(lecture: LectureDuCatalogue, { servies }: ReperesDesDettes): readonly Nommee[] {
  const nommees = new Set([
    ...lecture.aides.flatMap(({ aide }) => organismesDe(aide)),
    ...lecture.illisibles.institutions,
  ]);
  return desInstitutions(
    lecture,
    ({ institution }) => !nommees.has(institution.slug) && !servies.has(cleDeCollectivite(institution) ?? ""),
  );
}

const SERVICE_PUBLIC = /^https:\/\/www\.service-public\.gouv\.fr\//;

/** The State answers nobody: its desk is told, or the site where one asks, which is not the one that explains. */
const sansGuichet = ({ institution, guichet, fin, instructions, teleservice, form, link }: Aide): boolean =>
  institution === ETAT &&
  guichet === undefined &&
  fin === undefined &&
  [instructions, teleservice, form, link].every((une) => typeof une !== "string" || SERVICE_PUBLIC.test(une));

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
  guichet: {
    fautives: desAides(({ aide }) => sansGuichet(aide)),
    chemin: ["institution"],
    message: "l’État ne répond à personne : dire à qui la demander (guichet), ou le site où elle se demande",
    juger: erreur,
    compte: "aides de l’État sans guichet ni site où demander",
  },
  sans_source: {
    fautives: nationalesSansSource,
    chemin: [],
    message: "aide nationale sans source : ajouter reference (texte de loi, ou page lue et sa date)",
    juger: erreur,
    compte: "aides nationales sans source (reference)",
  },
  fenetre: {
    fautives: desAides(({ aide }) => sansSource(aide, ["periode", "delai_demande", "delai_reponse"])),
    chemin: ["reference"],
    message:
      "une période ou un délai que nulle source ne dit : ajouter à reference la page où on l’a lu (champ: periode)",
    juger: erreur,
    compte: "aides dont une période ou un délai est sans source",
  },
  bareme: {
    fautives: desAides(({ aide }) => baremeSansLignes(aide)),
    chemin: ["description"],
    message:
      "un montant par tranches que nulle source ne donne : ajouter à reference la page et ses montants (ecrit: 100 ; 200 ; 300 €)",
    juger: aVerifier,
    compte: "aides dont les tranches sont annoncées sans leurs montants (reference)",
  },
  accueil: {
    fautives: desAides(({ aide }) => meneALAccueil(aide)),
    chemin: ["link"],
    message: "mène à l’accueil d’un site : donner la page de l’aide",
    juger: aVerifier,
    compte: "aides dont la page est l’accueil d’un site",
  },
  vieille_adresse: {
    fautives: auxVieillesAdresses,
    chemin: [],
    message: "une adresse porte une année d’il y a trois ans ou plus : chercher le document de cette année",
    juger: aVerifier,
    compte: "aides dont une adresse porte une année d’il y a trois ans ou plus",
  },
  code: {
    fautives: (lecture) =>
      desInstitutions(
        lecture,
        ({ institution: { type, code_insee, code_siren } }) =>
          type !== "guichet" && code_insee === undefined && code_siren === undefined,
      ),
    chemin: [],
    message: "il manque un code : ajouter code_insee ou, à défaut, code_siren, entre guillemets",
    juger: erreur,
    compte: "institutions sans code INSEE ni SIREN",
  },
  lien_d_institution: {
    fautives: (lecture) =>
      desInstitutions(lecture, ({ institution: { type, link } }) => type !== "guichet" && link === undefined),
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
