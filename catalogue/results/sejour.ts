import type { CompiledAide } from "../lire/compiled-aide.ts";
import type { FactContext } from "../situation/context.ts";
import { ageAt } from "../situation/periods.ts";
import type { Individu, Situation } from "../situation/situation.ts";
import { type TitreDeSejour, titreDeSejour } from "../situation/titre-de-sejour.ts";
import { cleDePortee } from "./decisives/cles.ts";
import type { Raison } from "./incalculables.ts";

/**
 * What hangs on a residence permit (docs/specification.md#sejour): what it opens and closes once it is said, and the
 * question to ask oneself until it is, for people who are not French.
 */

const EN_COURS =
  "Avez-vous un titre de séjour en cours de validité\u00a0? La loi le demande\u00a0: à vérifier";

/**
 * Aids of legislation that ask for a regular stay: CSS, art. L512-2, L821-1 and L160-1; CCH, art. L822-2. A lone parent
 * has no years of permit to show, but a permit: CASF, art. L262-4, 2°, b; CSS, art. L842-2, 2°. Social aid to disabled people asks
 * for a regular stay: CASF, art. L111-2. The youth contract asks it of adults: CE, 12 June 2023, n° 463398.
 */
export const parLaLoi: Readonly<Record<string, "foyer" | "personne" | "majeur">> = {
  aide_logement: "foyer",
  af: "foyer",
  cf: "foyer",
  asf: "foyer",
  asf_enfant_recueilli: "foyer",
  ars: "foyer",
  paje_base: "foyer",
  prime_adoption: "foyer",
  prime_naissance: "foyer",
  aeeh: "foyer",
  rsa: "foyer",
  ppa: "foyer",
  contrat_engagement_jeune: "majeur",
  aah: "personne",
  caah: "personne",
  css_participation_forfaitaire: "personne",
  eure_et_loir_eligibilite_aide_menagere_personne_handicap: "personne",
  eure_et_loir_eligibilite_ash_personne_handicap: "personne",
  carte_mobilite_inclusion: "personne",
  eure_et_loir_eligibilite_pch_domicile: "personne",
  eure_et_loir_eligibilite_pch_etablissement: "personne",
};

/** A condition that speaks of a permit, or of a nationality that may stand in its place. */
const DU_SEJOUR =
  /titre de séjour|séjour(?:ner)? réguli|situation régulière|nationalité (?:française|de l’Union)/i;

const horsDEurope = ({ demandeur }: Situation) => demandeur.nationalite === "AF";

const adultes = ({ demandeur, conjoint }: Situation) => [demandeur, ...(conjoint ? [conjoint] : [])];

/** Nobody said the permit of a person from outside Europe. */
const titreInconnu = (situation: Situation) => titreDeSejour(situation) === undefined;

/** Nobody of the couple has a nationality that opens the right without a permit. */
const sansEuropeen = (situation: Situation) =>
  adultes(situation).every(({ nationalite }) => nationalite === "AF");

/** One of the two of a couple is from out of Europe: counted with five years of permit only (CASF, art. L262-5; CSS, art. L842-2). */
const unSeulHorsDEurope = (situation: Situation) =>
  situation.conjoint !== undefined &&
  // What she said of her own permit says whether the law counts her.
  !(horsDEurope(situation) && !titreInconnu(situation)) &&
  adultes(situation).filter(({ nationalite }) => nationalite === "AF").length === 1;

const POUR_UNE_PERSONNE =
  "Calculé pour une personne\u00a0: l’autre compte avec cinq ans de titre de séjour, une carte de résident ou la protection de l’asile\u00a0: à vérifier";

const DROIT_AU_SEJOUR =
  "Vivez-vous en France depuis plus de trois mois, avec un droit au séjour (travail, études, famille, cinq ans sur place)\u00a0? La loi le demande\u00a0: à vérifier";

/** Whose work gives that right at once (CASF, art. L262-6, a). */
const travaille = ({ activite }: Individu) => activite === "salarie" || activite === "independant";

/** Europeans without work: the RSA of a lone parent too asks for a right of residence (CASF, art. L262-6). */
const droitAProuver = (situation: Situation) =>
  adultes(situation).every((un) => un.nationalite === "DE" && !travaille(un));

/** Whose amount grows with the partner. */
const PAYEES_A_DEUX: ReadonlySet<string> = new Set(["rsa", "ppa"]);

const CONDITION_DE_SEJOUR =
  "Cette aide a une condition de nationalité ou de séjour, plus bas dans sa fiche\u00a0: à vérifier";

/** True of an aid with a condition of permit that no question of its own asks. */
const aUneConditionDeSejour = ({ conditions, portees = [] }: CompiledAide["aide"]): boolean =>
  conditions.some(
    (condition, rang) => DU_SEJOUR.test(condition) && cleDePortee(portees[rang] ?? "demarche").length === 0,
  );

const MAJORITE = 18;

const estMajeur = ({ demandeur: { date_naissance }, dateDeValeur }: Situation): boolean =>
  date_naissance === undefined || ageAt(date_naissance, dateDeValeur) >= MAJORITE;

/** True of a right that asks a household from outside Europe for a permit. */
const leDemande: Readonly<Record<(typeof parLaLoi)[string], (situation: Situation) => boolean>> = {
  personne: () => true,
  majeur: estMajeur,
  foyer: sansEuropeen,
};

/** That of a person from outside Europe. */
function horsDEuropeDemande({ aide }: CompiledAide, situation: Situation): string | undefined {
  const a = parLaLoi[aide.slug];
  if (!a) return aUneConditionDeSejour(aide) ? CONDITION_DE_SEJOUR : undefined;
  return titreInconnu(situation) && leDemande[a](situation) ? EN_COURS : undefined;
}

/** The question of the permit for an open aid that asks for it; nothing for the others, nor, but for the RSA, for a European. */
export function questionDuSejour(compiled: CompiledAide, { situation }: FactContext): string | undefined {
  const { slug } = compiled.aide;
  if (slug === "rsa" && droitAProuver(situation)) return DROIT_AU_SEJOUR;
  if (PAYEES_A_DEUX.has(slug) && unSeulHorsDEurope(situation)) return POUR_UNE_PERSONNE;
  return horsDEurope(situation) ? horsDEuropeDemande(compiled, situation) : undefined;
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

export type AideDuSejour = keyof typeof DUREES | "aide_logement" | "bourse_criteres_sociaux";

const TOUTES_LES_DUREES = Object.keys(DUREES) as (keyof typeof DUREES)[];

/** By permit, what is to be asked of somebody from outside Europe: it does not settle these aids. */
const AVEC_CE_TITRE: Readonly<
  Record<
    TitreDeSejour | "autre" | "inconnu",
    { toutes: readonly AideDuSejour[]; etudes: readonly AideDuSejour[] }
  >
> = {
  protection_asile: { toutes: [], etudes: [] },
  // Closed meanwhile: said with what there is instead.
  demande_asile: { toutes: TOUTES_LES_DUREES, etudes: ["bourse_criteres_sociaux"] },
  titre_etudiant: { toutes: [], etudes: ["aide_logement"] },
  titre_cinq_ans: { toutes: ["aspa", "asi"], etudes: ["bourse_criteres_sociaux"] },
  autre: { toutes: [], etudes: ["bourse_criteres_sociaux"] },
  inconnu: { toutes: TOUTES_LES_DUREES, etudes: ["aide_logement", "bourse_criteres_sociaux"] },
};

/** Aids whose value is to be known with the permit: those that the nationality of this household may close. */
export const aidesDuSejour = (situation: Situation): readonly AideDuSejour[] => {
  const { nationalite } = situation.demandeur;
  if (nationalite === undefined || nationalite === "FR") return [];
  if (nationalite === "AF") {
    const { toutes, etudes } = AVEC_CE_TITRE[titreDeSejour(situation) ?? "inconnu"];
    return situation.demandeur.activite === "etudiant" ? [...toutes, ...etudes] : toutes;
  }
  return TOUTES_LES_DUREES.filter((id) => DUREES[id].eee !== undefined);
};

/** Rights of the law that wait for the answer to an asylum claim (CSS, art. D512-1; CASF, art. L262-4); health cover does not. */
export const fermeesPendantLaDemande = (situation: Situation): readonly string[] =>
  titreDeSejour(situation) !== "demande_asile"
    ? []
    : Object.entries(parLaLoi)
        .filter(([id, a]) => id !== "css_participation_forfaitaire" && leDemande[a](situation))
        .map(([id]) => id);

export const PENDANT_LA_DEMANDE: Raison = {
  fermee: true,
  reason:
    "Pendant une demande d’asile, cette aide n’est pas ouverte. Elle pourra l’être avec la protection ou un autre titre de séjour.",
  solution: {
    text: "D’ici là, l’allocation pour demandeur d’asile (ADA) se demande à l’Ofii, avec la demande d’asile.",
    href: "https://www.service-public.gouv.fr/particuliers/vosdroits/F33314",
  },
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

/** Circular of the scholarships of higher education, annex 2, 3.3: residence and tax home of two years. */
const DEUX_ANS_EN_FRANCE: Raison = {
  reason:
    "Vivez-vous en France depuis deux ans, avec des parents qui y déclarent leurs impôts depuis deux ans ? Cette bourse le demande, et un titre de séjour autre que « étudiant ». La protection de l’asile en dispense.",
  solution: {
    text: "Le dossier social étudiant (DSE) dit si votre titre convient.",
    href: "https://www.messervices.etudiant.gouv.fr",
  },
};

const SANS_BOURSE: Raison = {
  ...AVEC_UN_TITRE_ETUDIANT,
  reason:
    "Fermée sans bourse : depuis le 1er juillet 2026, un titre de séjour « étudiant » n’ouvre cette aide qu’à qui remplit les conditions de la bourse sur critères sociaux (CCH, art. L822-2).",
};

/** Why such an aid is not computed, and what to do. */
export function raisonDuSejour(id: AideDuSejour, situation: Situation): Raison {
  const { demandeur } = situation;
  if (titreDeSejour(situation) === "demande_asile") return PENDANT_LA_DEMANDE;
  if (id === "bourse_criteres_sociaux") return DEUX_ANS_EN_FRANCE;
  if (id === "aide_logement") return titreInconnu(situation) ? AVEC_UN_TITRE_ETUDIANT : SANS_BOURSE;
  const { hors, eee, sauf } = DUREES[id];
  const reason =
    demandeur.nationalite === "AF" || !eee
      ? `Avez-vous depuis ${hors} au moins un titre de séjour qui autorise à travailler\u00a0? Si vous ${sauf}, cette durée n’est pas demandée.`
      : `Vivez-vous en France depuis plus de ${eee}, avec un droit au séjour (un emploi, ou de quoi vivre)\u00a0? Cela ne vous a pas été demandé.`;
  return { reason, solution: id === "rsa" || id === "ppa" ? solution : { ...solution, href: ASPA } };
}

const ASPA = "https://www.service-public.gouv.fr/particuliers/vosdroits/F16871";
