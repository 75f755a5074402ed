import type { CompiledAide } from "../../catalogue/lire/compiled-aide.ts";
import { estTerminee } from "../../catalogue/fiches/campagne.ts";
import { type Institution, institutionTypes } from "../../catalogue/schema/institution.ts";
import type { AppDeps } from "../deps.ts";
import { jourEnFrance } from "../../catalogue/situation/jour-en-france.ts";

const etendue = ({ institution: { national, type } }: CompiledAide) =>
  national ? 0 : institutionTypes.indexOf(type);

/** Public, of this brand: its page can be read, even when nobody can ask for it any more. */
export const estMontree = ({ aide }: CompiledAide, marque: AppDeps["config"]["marque"]): boolean =>
  !aide.private && (!aide.marque || aide.marque === marque);

/** Aids that anyone may see today: public, of this brand, not ended (docs/specification.md#aides-visibles); sorted as on screen: wider territories first. */
export function visibleAides({
  catalogue,
  config,
  now,
}: Pick<AppDeps, "catalogue" | "config" | "now">): CompiledAide[] {
  const today = jourEnFrance(now());
  return catalogue.aides
    .filter((one) => estMontree(one, config.marque) && !estTerminee(one.aide, today))
    .sort(
      (a, b) => etendue(a) - etendue(b) || a.top - b.top || a.aide.label.localeCompare(b.aide.label, "fr"),
    );
}

/** How many aids there are: `aides` are those that people see today, and the others say why they are not among them. */
export function comptesDesAides(deps: Pick<AppDeps, "catalogue" | "config" | "now">) {
  const { catalogue, config } = deps;
  const aides = visibleAides(deps).length;
  const montrees = catalogue.aides.filter((one) => estMontree(one, config.marque)).length;
  const cachees = catalogue.aides.filter(({ aide }) => aide.private).length;
  return {
    aides,
    terminees: montrees - aides,
    autreMarque: catalogue.aides.length - montrees - cachees,
    cachees,
  };
}

type Fonds = Pick<AppDeps, "catalogue" | "config">;

/** Public institutions: all, but one that gives aids to another brand alone. */
export function estPublique({ slug }: Institution, { catalogue, config }: Fonds): boolean {
  const siennes = catalogue.aides.filter(({ institution }) => institution.slug === slug);
  return siennes.length === 0 || siennes.some((one) => estMontree(one, config.marque));
}

/** All of them. */
export const institutionsPubliques = (deps: Fonds): Institution[] =>
  [...deps.catalogue.institutions.values()].filter((une) => estPublique(une, deps));

/** Aids of legislation among them, whole, with who gives them and who is asked for them: what computes them on a device. */
export function aidesLegales(visibles: readonly CompiledAide[]) {
  const legales = visibles.filter(({ aide }) => aide.source === "openfisca");
  return {
    aides: legales.map(({ aide }) => aide),
    institutions: [...new Set(legales.flatMap(({ institution, guichet }) => [institution, guichet]))],
  };
}
