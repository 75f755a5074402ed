/** Of the open data, said where it is downloaded, and why. */
export const LICENCE = {
  nom: "AGPL-3.0-or-later",
  adresse: "https://www.gnu.org/licenses/agpl-3.0.html",
  pourquoi:
    "Les premiers faits du catalogue viennent de betagouv/aides-jeunes, publié sous AGPL-3.0 : ce qui en est tiré garde cette licence. Vous pouvez lire, copier et publier ces données, et celles que vous en tirez se publient sous la même licence.",
} as const;

/** The same for a file: RFC 8288, relation « license ». */
export const LIEN_DE_LICENCE = `<${LICENCE.adresse}>; rel="license"`;
