import type { CompiledAide } from "../compiled-aide.ts";

/** The picture shown beside an aid: its own, else its institution’s; nothing when neither has one. */
export function logoDe({ aide, institution }: CompiledAide): { logo?: string } {
  const logo = aide.imgSrc ?? institution.imgSrc;
  return logo ? { logo } : {};
}

/** Who gives an aid, as a page shows it: its picture, its site and its phone when they are known. */
export const organismeDe = (compiled: CompiledAide) => {
  const { slug, label, type, link, telephone } = compiled.institution;
  return {
    id: slug,
    label,
    type,
    ...logoDe(compiled),
    ...(link && { link }),
    ...(telephone && { telephone }),
  };
};
