import type { CompiledAide } from "../lire/compiled-aide.ts";
import { lieuxDe } from "../lieux/lieux.ts";
import { campagneDe, estTerminee } from "./campagne.ts";
import { demandeDe } from "./demande.ts";
import { guichetDe, logoDe, organismeDe } from "./logo.ts";
import { atomsOf } from "../conditions/predicate/describe.ts";
import { address } from "./teleservice.ts";
import { dateDeVerification, estNonVerifiee, lecturesParPartie } from "../schema/lectures.ts";
import { quiDecide } from "./phrases/institutions.ts";
import type { Noms } from "./phrases/noms.ts";
import { pourQui } from "./pour-qui.ts";
import type { Aide } from "../schema/aide.ts";
import { themes } from "../schema/themes.ts";

/** What names an aid and says how much it is worth. */
export const resumeDe = ({ aide, institution }: CompiledAide) => ({
  id: aide.slug,
  label: aide.label,
  institution: institution.label,
  type: aide.type,
  periodicite: aide.periodicite,
  unit: aide.unit,
  montant: aide.montant,
  nature: aide.nature,
  besoin: aide.besoin,
});

/** Codes of a part of an address, whoever’s it is, in the rules, no doubles. */
const codesOf = (compiled: CompiledAide, part: "region" | "departement") => [
  ...new Set(
    atomsOf(compiled.rules.whole).flatMap((atom) => {
      if (!atom.fact.endsWith(`.${part}`)) return [];
      return atom.kind === "is" ? [String(atom.value)] : atom.kind === "oneOf" ? atom.values.map(String) : [];
    }),
  ),
];

/** An aid in the list of all aids: what it is searched and filtered by, and no more. */
export function ligneDe(compiled: CompiledAide) {
  const { aide, institution } = compiled;
  const regions = codesOf(compiled, "region");
  const departements = codesOf(compiled, "departement");
  const profils = [...new Set(aide.profils.map(({ type }) => type))];
  return {
    ...resumeDe(compiled),
    institutionId: institution.slug,
    ...logoDe(compiled),
    territoire: institution.type,
    ...(aide.legend && { legend: aide.legend }),
    ...(aide.interestFlag && { theme: themes[aide.interestFlag] }),
    ...(profils.length > 0 && { profils }),
    ...(regions.length > 0 && { regions }),
    ...(departements.length > 0 && { departements }),
  };
}
export type AideListee = ReturnType<typeof ligneDe>;

/** The day a page is read (`YYYY-MM-DD`), and someone who obtains the aid, in a sentence. */
interface Lecture {
  jour: string;
  exemple?: string;
}

/** When it may be asked for. */
function periodeDe(aide: Aide, jour: string) {
  const campagne = campagneDe(aide, jour);
  return {
    fin: aide.fin,
    ...(campagne && { campagne }),
    ...(estTerminee(aide, jour) && { terminee: true as const }),
  };
}

/** When it was last checked, and whether that is too long ago. */
function verificationDe(aide: Aide, jour: string) {
  const verifiee = dateDeVerification(aide);
  const lectures = lecturesParPartie(aide);
  const annees = new Set([verifiee, ...lectures.map(({ date }) => date)].map((date) => date?.slice(0, 4)));
  return {
    ...(verifiee && { verifiee }),
    ...(estNonVerifiee(verifiee, jour) && { nonVerifiee: true as const }),
    // Said by part where they are not of one year.
    ...(annees.size > 1 && {
      lectures: lectures.map((une) => ({
        ...une,
        ...(estNonVerifiee(une.date, jour) && { aVerifier: true as const }),
      })),
    }),
  };
}

/** Everything a page about one aid says, its rules in words. */
export function ficheDe(compiled: CompiledAide, noms: Noms, { exemple, jour }: Lecture) {
  const { aide, institution, top, rules } = compiled;
  const decideur = aide.source === "openfisca" ? quiDecide(institution) : undefined;
  const lieux = lieuxDe(aide, compiled.guichet);
  return {
    ...resumeDe(compiled),
    institution: organismeDe(compiled),
    ...guichetDe(compiled),
    description: aide.description,
    prefix: aide.prefix,
    source: aide.source,
    pourQui: pourQui(rules, noms),
    ...(decideur && { quiDecide: decideur }),
    ...(exemple && { exemple }),
    conditions: aide.conditions,
    top,
    legend: aide.legend,
    warning: aide.warning,
    ...(aide.a_verifier && { aVerifier: aide.a_verifier }),
    ...(aide.sensible && { sensible: true as const }),
    participation: aide.participation?.legend,
    link: aide.link,
    instructions: aide.instructions,
    form: aide.form,
    teleservice: address(aide.teleservice, aide.msa),
    teleservices: aide.teleservices,
    forms: aide.forms,
    ...(lieux.length > 0 && { lieux }),
    ...periodeDe(aide, jour),
    ...demandeDe(compiled),
    ...verificationDe(aide, jour),
  };
}
export type FicheAide = ReturnType<typeof ficheDe>;
