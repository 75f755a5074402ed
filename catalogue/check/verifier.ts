import type { Pays } from "../exemples/pays.ts";
import { adressesDe } from "../liens/adresses.ts";
import type { Aide } from "../schema/aide.ts";
import type { Institution } from "../schema/institution.ts";
import {
  type AideLue,
  aVerifier,
  type Constat,
  type InstitutionLue,
  type Remarque,
  situer,
} from "./constat.ts";
import { douteux } from "./douteux.ts";
import { jugerRegles } from "./regles.ts";
import { jugerFiche, jugerTextes } from "./textes.ts";
import { type CodesConnus, type Connus, jugerCode, jugerValeurs } from "./valeurs.ts";

/** The territory of France, the day and the dead links: what starting the server does without. */
export interface Reperes {
  pays?: Pays;
  codes?: CodesConnus;
  jour?: string;
  /** Addresses known to be dead. */
  morts?: ReadonlySet<string>;
}

const estErreur = ({ gravite }: Pick<Constat, "gravite">) => gravite === "erreur";

export const erreursDe = (constats: readonly Constat[]): Constat[] => constats.filter(estErreur);

/** Keys of a customisation are places: `D35`, `M243500139`. */
const jugerPersonnalisation = ({ customization = {} }: Aide, codes: CodesConnus | undefined) =>
  Object.keys(customization).flatMap((cle) =>
    jugerCode(["customization", cle], cle.startsWith("D") ? "departements" : "epcis", cle.slice(1), codes),
  );

/** Dead links are not shown any more: an editor has others to find. */
const jugerLiens = (entree: Aide | Institution, morts: Reperes["morts"]): Remarque[] =>
  adressesDe(entree).flatMap(({ url, chemin }) =>
    morts?.has(url) ? [aVerifier(chemin, `lien mort, qui n’est plus montré : ${url}`)] : [],
  );

function jugerAide(aide: Aide, institution: Institution | undefined, connus: Connus, reperes: Reperes) {
  const seules = [
    ...jugerTextes(aide),
    ...jugerFiche(aide, reperes.jour),
    ...jugerLiens(aide, reperes.morts),
    ...jugerPersonnalisation(aide, reperes.codes),
    ...aide.conditions_generales.flatMap((regle, n) =>
      jugerValeurs(regle, ["conditions_generales", n], connus),
    ),
    ...aide.profils.flatMap(({ conditions }, rang) =>
      conditions.flatMap((regle, n) => jugerValeurs(regle, ["profils", rang, "conditions", n], connus)),
    ),
  ];
  // Rules are compared once each of them makes sense.
  if (!institution || seules.some(estErreur)) return seules;
  return [...seules, ...jugerRegles(aide, institution, reperes.pays)];
}

const codesDInstitution = {
  region: ["code_insee", "regions"],
  departement: ["code_insee", "departements"],
  commune: ["code_insee", "communes"],
  epci: ["code_siren", "epcis"],
} as const;

function jugerInstitution(institution: Institution, { codes, morts }: Reperes): Remarque[] {
  const textes = [...jugerTextes(institution), ...jugerLiens(institution, morts)];
  const genre = Object.entries(codesDInstitution).find(([type]) => type === institution.type)?.[1];
  const code = genre && institution[genre[0]];
  return code ? [...textes, ...jugerCode([genre[0]], genre[1], code, codes)] : textes;
}

/** A fact known to be doubtful is told with why, and not refused: an editor decides. */
function selonLesDoutes({ slug }: Aide, remarques: readonly Remarque[]): Remarque[] {
  const doutes = douteux[slug] ?? [];
  const lieux = new Set(doutes.map(({ chemin }) => chemin.join(".")));
  return [
    ...remarques.filter((remarque) => !(estErreur(remarque) && lieux.has(remarque.chemin.join(".")))),
    ...doutes.map(({ chemin, pourquoi }) => aVerifier(chemin, `fait douteux : ${pourquoi}`)),
  ];
}

/**
 * Everything the schema cannot see, entry by entry. Without the territory, only what needs no
 * geography is looked at: contradictions, unknown values, broken texts.
 */
export function verifier(
  { aides, institutions }: { aides: readonly AideLue[]; institutions: readonly InstitutionLue[] },
  reperes: Reperes = {},
): Constat[] {
  const parSlug = new Map(institutions.map(({ institution }) => [institution.slug, institution]));
  const slugs = new Set(aides.map(({ aide }) => aide.slug));
  return [
    ...aides.flatMap((lue) => {
      const { aide } = lue;
      const connus = { aide: aide.slug, aides: slugs, codes: reperes.codes };
      const remarques = jugerAide(aide, parSlug.get(aide.institution), connus, reperes);
      return selonLesDoutes(aide, remarques).map((remarque) => situer(lue, remarque));
    }),
    ...institutions.flatMap((lue) =>
      jugerInstitution(lue.institution, reperes).map((remarque) => situer(lue, remarque)),
    ),
  ];
}
