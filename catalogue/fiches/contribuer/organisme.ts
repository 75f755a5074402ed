import type { Institution } from "../../schema/institution.ts";

/** Without accents, capitals, marks, nor the article it begins with. */
const plat = (texte: string): string =>
  texte
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, " ")
    .trim()
    .replace(/^(?:l|la|le|les) /, "");

/** What people call an institution by its kind. */
const SORTES: readonly (readonly [RegExp, Institution["type"]])[] = [
  [/^(?:mairie|ville|commune|municipalite)\b/, "commune"],
  [/^(?:conseil )?departement(?:al)?\b/, "departement"],
  [/^(?:conseil )?region(?:al)?\b/, "region"],
  [
    /^(?:metropole|agglomeration|agglo|communaute (?:d agglomeration|de communes|urbaine)|cc|ca|cu)\b/,
    "epci",
  ],
  [/^caf\b/, "caf"],
];

/** A name without what says its kind, and that kind: a place alone is a commune. */
function decouper(nom: string): { nu: string; sorte: Institution["type"] } {
  const dit = plat(nom);
  const trouvee = SORTES.find(([motif]) => motif.test(dit));
  const agglo = / (?:metropole|agglomeration|agglo)$/;
  const reste = trouvee ? dit.replace(trouvee[0], "").trim() : dit.replace(agglo, "");
  return {
    nu: reste.replace(/^(?:(?:de|du|des|d|la|le|les|l) )+/, ""),
    sorte: trouvee?.[1] ?? (agglo.test(dit) ? "epci" : "commune"),
  };
}

/**
 * The institution that somebody means by a name: the one that bears it, accents aside, else the only one of that kind in that
 * place (« mairie de Rennes » for « Ville de Rennes »). Its identifier; nothing when none does, or several do.
 */
export function organismeNomme(nom: string, institutions: Iterable<Institution>): string | undefined {
  const toutes = [...institutions];
  const seule = (trouvees: readonly Institution[]) => (trouvees.length === 1 ? trouvees[0]?.slug : undefined);
  const memes = seule(toutes.filter(({ label }) => plat(label) === plat(nom)));
  if (memes !== undefined) return memes;
  const { nu, sorte } = decouper(nom);
  return nu
    ? seule(toutes.filter(({ label, type }) => type === sorte && decouper(label).nu === nu))
    : undefined;
}
