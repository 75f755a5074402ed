import type { CompiledAide } from "../compiled-aide.ts";
import type { FactContext } from "../situation/context.ts";
import type { Individu, Situation } from "../situation/situation.ts";
import type { Raison } from "./incalculables.ts";

/**
 * What hangs on a residence permit, which nobody is asked of (docs/specification.md#sejour): the question to ask
 * oneself, for people who are not French.
 */

const EN_COURS =
  "Avez-vous un titre de séjour en cours de validité\u00a0? La loi le demande\u00a0: à vérifier";

/**
 * Aids of legislation that ask for a regular stay: CSS, art. L512-2, L821-1 and L160-1; CCH, art. L822-2. A lone parent
 * has no years of permit to show, but a permit: CASF, art. L262-4, 2°, b; CSS, art. L842-2, 2°.
 */
export const parLaLoi: Readonly<Record<string, "foyer" | "personne">> = {
  aide_logement: "foyer",
  af: "foyer",
  cf: "foyer",
  asf: "foyer",
  ars: "foyer",
  paje_base: "foyer",
  prime_adoption: "foyer",
  prime_naissance: "foyer",
  aeeh: "foyer",
  rsa: "foyer",
  ppa: "foyer",
  aah: "personne",
  caah: "personne",
  css_participation_forfaitaire: "personne",
};

/** A condition that speaks of a permit, or of a nationality that may stand in its place. */
const DU_SEJOUR =
  /titre de séjour|séjour(?:ner)? réguli|situation régulière|nationalité (?:française|de l’Union)/i;

const horsDEurope = ({ demandeur }: Situation) => demandeur.nationalite === "AF";

const adultes = ({ demandeur, conjoint }: Situation) => [demandeur, ...(conjoint ? [conjoint] : [])];

/** Nobody of the couple has a nationality that opens the right without a permit. */
const sansEuropeen = (situation: Situation) =>
  adultes(situation).every(({ nationalite }) => nationalite === "AF");

const DROIT_AU_SEJOUR =
  "Vivez-vous en France depuis plus de trois mois, avec un droit au séjour (travail, études, famille, cinq ans sur place)\u00a0? La loi le demande\u00a0: à vérifier";

/** Whose work gives that right at once (CASF, art. L262-6, a). */
const travaille = ({ activite }: Individu) => activite === "salarie" || activite === "independant";

/** Europeans without work: the RSA of a lone parent too asks for a right of residence (CASF, art. L262-6). */
const droitAProuver = (situation: Situation) =>
  adultes(situation).every((un) => un.nationalite === "DE" && !travaille(un));

/** The question of the permit for an open aid that asks for it; nothing for the others, nor, but for the RSA, for a European. */
export function questionDuSejour({ aide }: CompiledAide, { situation }: FactContext): string | undefined {
  if (aide.slug === "rsa" && droitAProuver(situation)) return DROIT_AU_SEJOUR;
  if (!horsDEurope(situation)) return undefined;
  const a = parLaLoi[aide.slug];
  if (a) return a === "personne" || sansEuropeen(situation) ? EN_COURS : undefined;
  return aide.conditions.some((condition) => DU_SEJOUR.test(condition))
    ? "Cette aide a une condition de nationalité ou de séjour, plus bas dans sa fiche\u00a0: à vérifier"
    : undefined;
}

/** Who need not have held a permit so long: CASF, art. L262-4 and L262-9; CSS, art. L842-2. */
const SAUF_RSA =
  "êtes sous la protection de l’asile, avez une carte de résident ou élevez seul ou seule un enfant";

/** Aids that the law refuses to whoever has not held a permit long enough: never asked, so never computed. */
const DUREES = {
  rsa: { hors: "cinq ans", eee: "trois mois", sauf: SAUF_RSA },
  ppa: { hors: "cinq ans", eee: "trois mois", sauf: SAUF_RSA },
  aspa: { hors: "dix ans", eee: undefined, sauf: "êtes sous la protection de l’asile" },
  asi: { hors: "dix ans", eee: undefined, sauf: "êtes sous la protection de l’asile" },
} as const;

export type AideDuSejour = keyof typeof DUREES | "aide_logement";

const selonLaDuree = (nationalite: string): AideDuSejour[] =>
  (Object.keys(DUREES) as (keyof typeof DUREES)[]).filter(
    (id) => nationalite === "AF" || DUREES[id].eee !== undefined,
  );

/** Aids whose value is to be known with the permit: those that the nationality of this household may close. */
export const aidesDuSejour = ({ demandeur }: Situation): readonly AideDuSejour[] => {
  const { nationalite, activite } = demandeur;
  if (nationalite === undefined || nationalite === "FR") return [];
  const etudieHorsDEurope = nationalite === "AF" && activite === "etudiant";
  return [...selonLaDuree(nationalite), ...(etudieHorsDEurope ? (["aide_logement"] as const) : [])];
};

/** The same household, whose adults would need no permit. */
export const sansCondition = (situation: Situation): Situation => ({
  ...situation,
  demandeur: { ...situation.demandeur, nationalite: "FR" },
  ...(situation.conjoint && { conjoint: { ...situation.conjoint, nationalite: "FR" } }),
});

const solution: Raison["solution"] = {
  text: "Votre caisse (CAF ou MSA) dit quels titres de séjour conviennent.",
  href: "https://www.service-public.gouv.fr/particuliers/vosdroits/N19775",
};

/** Finance act of 19 February 2026, art. 179; its decree is not known here. */
const AVEC_UN_TITRE_ETUDIANT: Raison = {
  reason:
    "Avez-vous un visa ou un titre de séjour « étudiant » ? Si oui, depuis le 1er juillet 2026, cette aide demande de remplir les conditions de la bourse sur critères sociaux (CCH, art. L822-2). Avec un autre titre, ou sous la protection de l’asile, rien ne change pour vous.",
  solution: { ...solution, href: "https://www.service-public.gouv.fr/particuliers/vosdroits/F12006" },
};

/** Why such an aid is not computed, and what to do. */
export function raisonDuSejour(id: AideDuSejour, { demandeur }: Situation): Raison {
  if (id === "aide_logement") return AVEC_UN_TITRE_ETUDIANT;
  const { hors, eee, sauf } = DUREES[id];
  const reason =
    demandeur.nationalite === "AF" || !eee
      ? `Avez-vous depuis ${hors} au moins un titre de séjour qui autorise à travailler\u00a0? Si vous ${sauf}, cette durée n’est pas demandée.`
      : `Vivez-vous en France depuis plus de ${eee}, avec un droit au séjour (un emploi, ou de quoi vivre)\u00a0? Cela ne vous a pas été demandé.`;
  return { reason, solution: id === "rsa" || id === "ppa" ? solution : { ...solution, href: ASPA } };
}

const ASPA = "https://www.service-public.gouv.fr/particuliers/vosdroits/F16871";
