import type { GenreDeLieu, Lieu } from "./lieux.ts";
import { lieuxGeneriques } from "./lieux.ts";

interface Fixe {
  nom: string;
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

/** Where a right is asked for in every département; numbers are those that the named page gives. */
const fixes: readonly Fixe[] = [
  {
    nom: "Caisse d’allocations familiales (Caf)",
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
    pour: "De 16 à 25 ans, hors études\u00a0: emploi, formation, logement.",
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

/** The office of a département that we know better than its network: its name and its page. */
export interface Caisse {
  label: string;
  link?: string;
}

/** The fixed places of these kinds, each dated; all of them where the general ones are asked for. */
export function lieuxFixes(types: readonly string[], caf: Caisse | undefined): Lieu[] {
  const tous = lieuxGeneriques.every((genre) => types.includes(genre));
  return fixes
    .filter(({ genres }) => tous || genres.some((genre) => types.includes(genre)))
    .map(({ nom, url, telephone, pour, source, luLe, genres }) => {
      const caisse = genres.length === 1 && genres[0] === "caf" ? caf : undefined;
      return {
        nom: caisse?.label ?? nom,
        url: caisse?.link ?? url,
        ...(telephone && { telephone }),
        horaires: [],
        vuLe: luLe,
        fixe: { pour, source },
      };
    });
}
