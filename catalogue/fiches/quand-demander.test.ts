import { expect, test } from "vitest";
import { catalogueServi } from "../../test/fixtures/sans-velo.ts";
import { ecrireDelaiDeDemande } from "./ecrire-demande.ts";

const aideDe = (slug: string) => {
  const une = catalogueServi.byId.get(slug);
  if (!une) throw new Error(`${slug} n’est plus au catalogue`);
  return une.aide;
};
const dit = (slug: string) => {
  const { delai_demande } = aideDe(slug);
  return delai_demande && ecrireDelaiDeDemande(delai_demande);
};

// Sheets of service-public F12006, F2882, F19778, F12242, F815 and F1878; actionlogement.fr for the last one.
test.each([
  [
    "aide_logement",
    "À demander dès l’entrée dans le logement. Les mois d’avant la demande ne sont pas payés.",
  ],
  ["ppa", "À demander dès maintenant. Les mois d’avant la demande ne sont pas payés."],
  ["rsa", "À demander dès maintenant. Les mois d’avant la demande ne sont pas payés."],
  ["aah", "À demander dès maintenant. Les mois d’avant la demande ne sont pas payés."],
  ["asf", "À demander dès un mois de pension impayée, même en partie."],
  [
    "ars",
    "À demander dès juillet pour un jeune de 16 à 18 ans, ou sans dossier à la Caf ; sinon elle vient seule.",
  ],
  ["visale_eligibilite", "À demander dès maintenant, avant de signer le bail."],
])("%s : %s", (slug, attendu) => {
  expect(dit(slug)).toBe(attendu);
});

test("les aides que l’on demande le plus disent quand, et d’où on le sait", () => {
  const aides = [
    "aide_logement ppa paje_base contrat_engagement_jeune rsa aah css_participation_forfaitaire",
    "bourse_criteres_sociaux bourse_lycee ars af asf visale_eligibilite mobili_jeune locapass_eligibilite",
    "pass_sport pass_culture fonds_aide_jeunes",
  ].flatMap((ligne) => ligne.split(" "));
  const muettes = aides.filter((slug) => {
    const { periode, delai_demande, reference = [] } = aideDe(slug);
    const dite = periode ? "periode" : delai_demande ? "delai_demande" : undefined;
    return !dite || !reference.some(({ champ }) => champ === undefined || champ === dite);
  });
  expect(muettes).toEqual([]);
});
