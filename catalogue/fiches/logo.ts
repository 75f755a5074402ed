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

const joindre = ({ slug, label, type, link, telephone }: Institution) => ({
  id: slug,
  label,
  type,
  ...(link && { link }),
  ...(telephone && { telephone }),
});

/** Who gives an aid, as a page shows it: its picture or colour, its site and its phone when they are known. */
export const organismeDe = (compiled: CompiledAide) => ({
  ...joindre(compiled.institution),
  ...logoDe(compiled),
});

/** Who receives the request and answers, where it is not who gives. */
export const guichetDe = ({ guichet, institution }: Pick<CompiledAide, "guichet" | "institution">) =>
  guichet.slug === institution.slug ? {} : { guichet: joindre(guichet) };

/** It gives by the hands of others: nobody answers under its name. */
export const ETAT = "etat";

/** Who answers about an aid; nobody for one of the State whose desk is not known: its way in says all there is. */
export const quiRepond = <O extends { id: string }>({
  guichet,
  institution,
}: {
  guichet?: O;
  institution: O;
}): O | undefined => guichet ?? (institution.id === ETAT ? undefined : institution);
