import { deLaCommune, duTerritoire } from "../fiches/phrases/articles.ts";
import { centresDuDepartement, type GenreDeLieu, type Lieu, lieuxGeneriques, quiRecoivent } from "./lieux.ts";

interface Fixe {
  nom: string;
  /** What it is there, when we know more than its network does. */
  ici?: (ici: Ici) => Partial<Caisse>;
  /** What one goes there for. */
  pour: string;
  /** Kinds of places that it stands for; none for those that only help in general. */
  genres: readonly GenreDeLieu[];
  telephone?: string;
  /** Its own page, where one finds the office of a département. */
  url: string;
  /** Who says so, and the day it was read. */
  source: string;
  luLe: string;
}

const LU = "2026-11-25";
const VOSDROITS = "service-public.gouv.fr, fiche";

/** The office of a département that we know better than its network: its name and its page. */
export interface Caisse {
  label: string;
  link?: string;
}

/** What is known of where one lives. */
export interface Ici {
  caf?: Caisse | undefined;
  /** Name of the commune. */
  commune?: string | undefined;
  /** Name of the département, and its page. */
  departement?: Caisse | undefined;
}

/** Where a right is asked for in every département; numbers are those that the named page gives. */
const fixes: readonly Fixe[] = [
  {
    nom: "Centre communal d’action sociale (CCAS)",
    ici: ({ commune }) =>
      commune ? { label: `Mairie ${deLaCommune(commune)} : son centre d’action sociale (CCAS)` } : {},
    pour: "Secours, aide alimentaire, dossiers d’aide sociale. Une petite commune n’en a pas toujours : sa mairie dit qui vous reçoit.",
    genres: ["ccas"],
    url: "https://lannuaire.service-public.gouv.fr/navigation/ccas",
    source: "demarches-administratives.net, CCAS",
    luLe: "2026-11-28",
  },
  {
    nom: "Service social du Département",
    ici: ({ departement }) =>
      departement
        ? { ...departement, label: `Département ${duTerritoire(departement.label)} : son service social` }
        : {},
    pour: "Une assistante sociale vous reçoit\u00a0: RSA, budget, logement, secours. Le lieu s’appelle souvent maison des solidarités.",
    genres: ["cg", ...centresDuDepartement],
    url: "https://departements.fr/",
    source: "aide-sociale.fr, centre d’action sociale",
    luLe: "2026-11-28",
  },
  {
    nom: "Caisse d’allocations familiales (Caf)",
    ici: ({ caf = {} }) => caf,
    pour: "RSA, prime d’activité, aides au logement, prestations familiales.",
    genres: ["caf"],
    telephone: "32 30",
    url: "https://www.caf.fr/",
    source: "aide-sociale.fr, fin des appels surtaxés",
    luLe: LU,
  },
  {
    nom: "France Travail",
    pour: "Inscription, allocations chômage, contrat d’engagement jeune.",
    genres: ["france_travail", "pole_emploi"],
    telephone: "39 49",
    url: "https://www.francetravail.fr/",
    source: `${VOSDROITS} R20839`,
    luLe: LU,
  },
  {
    nom: "Mission locale",
    pour: "De 16 à 25 ans (29 avec un handicap), hors études\u00a0: emploi, formation, logement.",
    genres: ["mission_locale"],
    url: "https://unml.info/",
    source: "1jeune1solution.gouv.fr, article sur les missions locales",
    luLe: LU,
  },
  {
    nom: "Crous",
    pour: "Pour qui étudie\u00a0: bourses, logement, repas, service social.",
    genres: [],
    url: "https://www.lescrous.fr/",
    source: "crous-lyon.fr, recours sur une bourse",
    luLe: LU,
  },
  {
    nom: "Maison départementale des personnes handicapées (MDPH)",
    pour: "AAH, reconnaissance de travailleur handicapé, prestation de compensation.",
    genres: [],
    url: "https://mdphenligne.cnsa.fr/",
    source: "place-handicap.fr, télécharger le dossier",
    luLe: LU,
  },
  {
    nom: "Caisse primaire d’assurance maladie (CPAM)",
    pour: "Carte Vitale, complémentaire santé solidaire, aide médicale de l’État.",
    genres: ["cpam"],
    telephone: "36 46",
    url: "https://www.ameli.fr/",
    source: `${VOSDROITS} R19040`,
    luLe: LU,
  },
  {
    nom: "Mutualité sociale agricole (MSA)",
    pour: "Pour le monde agricole, en place de la Caf et de la CPAM.",
    genres: ["caf", "cpam"],
    url: "https://www.msa.fr/",
    source: `${VOSDROITS} F13213`,
    luLe: LU,
  },
];

/** The fixed places of these kinds, each dated; those of no kind too, where the general ones are asked for. */
export function lieuxFixes(types: readonly string[], ou: Ici = {}): Lieu[] {
  // At any age: what one alone receives is left out.
  const generaux = quiRecoivent(lieuxGeneriques, 0).every((genre) => types.includes(genre));
  return fixes
    .filter(({ genres }) => (genres.length === 0 ? generaux : genres.some((genre) => types.includes(genre))))
    .map(({ nom, url, telephone, pour, source, luLe, ici }) => {
      const { label, link } = ici?.(ou) ?? {};
      return {
        nom: label ?? nom,
        url: link ?? url,
        ...(telephone && { telephone }),
        horaires: [],
        vuLe: luLe,
        fixe: { pour, source },
      };
    });
}
