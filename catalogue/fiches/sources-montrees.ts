import type { CompiledAide } from "../lire/compiled-aide.ts";
import type { Source } from "../schema/reference.ts";
import { address } from "./teleservice.ts";

/** Sites where the State, its agencies and social security speak for themselves, subdomains included. */
const SITES_PUBLICS = [
  "gouv.fr",
  "service-public.fr",
  "europa.eu",
  "caf.fr",
  "msa.fr",
  "ameli.fr",
  "urssaf.fr",
  "francetravail.fr",
  "bo-pole-emploi.org",
  "asp-public.fr",
  "ofii.fr",
  "ladom.fr",
  "actionlogement.fr",
  "erasmusplus.fr",
  "euroguidance-france.org",
  "caissedesdepots.fr",
  "banquedesterritoires.fr",
  "assemblee-nationale.fr",
  "senat.fr",
  "regions-france.org",
] as const;
/** Academies, universities and Crous. */
const ETABLISSEMENTS = /(?:^|\.)(?:ac|univ|crous)-[\w-]+\.fr$/;
/** People answer people there, whoever’s the site. */
const FORUM = /^forum/;

const hote = (adresse: string | undefined): string | undefined =>
  // `URL.canParse` is too recent for the pages.
  /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(adresse ?? "")?.[1]?.toLowerCase();
const est = (site: string, de: string) => site === de || site.endsWith(`.${de}`);
/** `maregionsud.fr` of `zou.maregionsud.fr`. */
const domaine = (site: string) => site.split(".").slice(-2).join(".");

/** True for a page of a public body, or of the one that gives the aid or is asked for it. */
function estOfficielle(
  adresse: string,
  { aide, institution }: Pick<CompiledAide, "aide" | "institution">,
): boolean {
  const site = hote(adresse);
  if (site === undefined || FORUM.test(site)) return false;
  if (ETABLISSEMENTS.test(site) || SITES_PUBLICS.some((un) => est(site, un))) return true;
  const siens = [
    institution.link,
    aide.link,
    aide.instructions,
    aide.form,
    address(aide.teleservice, aide.msa),
  ];
  return siens.some((une) => {
    const sien = hote(une);
    return sien !== undefined && est(site, domaine(sien));
  });
}

/** What stands for a page that only editors see: the press, a comparator, a forum, the town of somebody else. */
const AILLEURS = "une page d’un autre site";

/** The sources of an aid as people read them: each fact keeps its date, and names its page when that is an official one. */
export const sourcesMontrees = (compiled: Pick<CompiledAide, "aide" | "institution">): Source[] | undefined =>
  compiled.aide.reference?.map((source): Source => {
    if ("texte" in source || estOfficielle(source.adresse, compiled)) return source;
    const { champ, date } = source;
    return { ...(champ && { champ }), ...(date && { date }), texte: AILLEURS };
  });
