import { buildCatalogue, type Catalogue } from "../../catalogue/catalogue.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import type { Institution } from "../../catalogue/schema/institution.ts";

/** The catalogue `n` times over, each copy of its places moved to places where nobody lives. */
export function enlarged({ aides, institutions }: Catalogue, n: number): Catalogue {
  const away = (text: string, copy: number) => (copy === 0 ? text : `${text}-${copy}`);
  const copies = Array.from({ length: n }, (_, copy) => copy);
  const bodies = copies.flatMap((copy) =>
    [...institutions.values()].map((one): Institution => ({
      ...one,
      slug: away(one.slug, copy),
      ...(one.code_insee && { code_insee: away(one.code_insee, copy) }),
      ...(one.code_siren && { code_siren: away(one.code_siren, copy) }),
    })),
  );
  const moved = (rules: Aide["conditions_generales"], copy: number): Aide["conditions_generales"] =>
    rules.map((rule) =>
      "values" in rule &&
      ["regions", "departements", "communes", "epcis", "codes_postaux"].includes(rule.type)
        ? ({ ...rule, values: rule.values.map((code) => away(code, copy)) } as typeof rule)
        : rule,
    );
  // National aids are not multiplied: they are the same for everyone, wherever they live.
  const copied = copies.flatMap((copy) =>
    aides
      .filter(({ aide }) => aide.source === "javascript" && (copy === 0 || !aide.national))
      .map(({ aide }): Aide => ({
        ...aide,
        slug: away(aide.slug, copy),
        institution: away(aide.institution, copy),
        conditions_generales: moved(aide.conditions_generales, copy),
        profils: aide.profils.map((profil) => ({ ...profil, conditions: moved(profil.conditions, copy) })),
      })),
  );
  return buildCatalogue(copied, bodies);
}
