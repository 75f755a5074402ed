import type { Contribution } from "../../../catalogue/contribuer/contribution.ts";

/**
 * The editor’s library escapes what it is given as it would for HTML, then saves it so: the marks it would
 * spoil become those that French writes.
 */
const sansEchappement = (texte: string): string =>
  texte
    .replace(/"([^"]*)"/g, "« $1 »")
    .replaceAll('"', "”")
    .replaceAll("'", "’")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replaceAll("&", "et");

/** True for an address that the library would spoil: it is copied by hand. */
export const lienARecopier = (lien: string | undefined): boolean =>
  lien !== undefined && /[&'"<>]/.test(lien);

const descriptionDe = ({ texte, organisme, lieu }: Contribution): string =>
  [texte, organisme && `Organisme : ${organisme}.`, lieu && `Lieu : ${lieu}.`].filter(Boolean).join("\n");

/** Address of a new draft, filled with what was proposed; of the entry itself, for what is said of one. */
export function adresseDuBrouillon(recue: Contribution): string {
  const { sorte, aide = "", collection = "aides", titre = "", lien } = recue;
  if (sorte !== "aide") return `/admin/#/collections/${collection}/entries/${encodeURIComponent(aide)}`;
  const champs = new URLSearchParams({
    label: sansEchappement(titre),
    description: sansEchappement(descriptionDe(recue)),
    ...(lien !== undefined && !lienARecopier(lien) && { link: lien }),
  });
  return `/admin/#/collections/aides/new?${champs}`;
}
