import { expect, test } from "vitest";
import { catalogueServi } from "../../test/fixtures/sans-velo.ts";
import { casIncalculables } from "../results/cas-incalculables.ts";

const aides = [...catalogueServi.byId.values()].map(({ aide }) => aide);

/** A file, a page of forms of service-public, or an address that is known to give the document. */
const DOCUMENT = /\.(?:pdf|docx?|odt)(?:$|[?#])|\/vosdroits\/R\d+$/i;
const DONNENT_LE_DOCUMENT = new Set([
  "https://acrobat.adobe.com/id/urn:aaid:sc:EU:0137c07b-e4c6-49df-af18-47f3f603786e",
  "https://cerizay.fr/index.php/acces-rapide/telechargements/category/11-education-et-jeunesse?download=1052:dossier-rme-2024-2025",
  "https://www.haute-garonne.fr/cd31/dl/997",
  "https://www.isula.corsica/attachment/1979793/",
  "https://www.var.fr/documents/d/departement-du-var/maintien-a4-1-pdf",
  "https://www.villeurbanne.fr/docutheque/jeunesse/dossier-bpc-2025",
]);
/** « MSA » sites name their forms without an ending. */
const DE_LA_MSA = /\.msa\.fr\/.*\/documents\/.*formulaire/i;

test("« Télécharger le formulaire » mène à un document, jamais à un simulateur, un compte ou une page d’accueil", () => {
  const autres = aides.filter(
    ({ form = "" }) =>
      form !== "" && !DOCUMENT.test(form) && !DE_LA_MSA.test(form) && !DONNENT_LE_DOCUMENT.has(form),
  );
  expect(autres.map(({ slug, form }) => [slug, form])).toEqual([]);
});

test("« Voir comment la demander » n’est ni la vidéo que dit déjà la description, ni le formulaire, ni le service en ligne", () => {
  const doubles = aides.filter(
    ({ description, instructions, form, teleservice }) =>
      instructions !== undefined &&
      (description.includes(`vidéo](${instructions})`) ||
        instructions === form ||
        instructions === teleservice),
  );
  expect(doubles.map(({ slug }) => slug)).toEqual([]);
});

test("aucune adresse de l’ancien portail de la Caf (wwwd.caf.fr/wps)", () => {
  const anciennes = aides.filter((aide) => JSON.stringify(aide).includes("wwwd.caf.fr/wps"));
  expect(anciennes.map(({ slug }) => slug)).toEqual([]);
});

test("ce qui s’appelle un simulateur en est un", () => {
  const adresses = casIncalculables.flatMap(({ solution }) =>
    solution?.href && /simulateur/i.test(solution.text) ? [solution.href] : [],
  );
  expect(adresses.length).toBeGreaterThan(1);
  expect(adresses.filter((href) => !/simul/i.test(href))).toEqual([]);
});
