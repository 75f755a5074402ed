import type { CompiledAide } from "../lire/compiled-aide.ts";
import type { Institution } from "../schema/institution.ts";

/** A picture, or the colour of the initials that stand for it. */
export interface EmblemeDit {
  logo?: string;
  couleur?: string;
}

/** What an institution is known by: its picture, else its colour; nothing when it has neither. */
export const emblemeDe = ({ imgSrc, couleur }: Pick<Institution, "imgSrc" | "couleur">): EmblemeDit =>
  imgSrc ? { logo: imgSrc } : couleur ? { couleur } : {};

/** What is shown beside an aid: its own picture, else what its institution is known by. */
export const logoDe = ({ aide, institution }: CompiledAide): EmblemeDit =>
  aide.imgSrc ? { logo: aide.imgSrc } : emblemeDe(institution);

/** Who gives an aid, as a page shows it: its picture or colour, its site and its phone when they are known. */
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
