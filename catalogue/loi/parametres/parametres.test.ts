import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { isDay } from "../../situation/periods.ts";
import { moisDe } from "../mois.ts";
import { parametresRevalorises } from "./fraicheur.ts";
import { derniereDate, estUneSomme, parametres, parametresAu, valeurEnVigueur } from "./parametres.ts";
import { revalorisations } from "./revalorisations.ts";

const RSA = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";
const SMIC = "marche_travail.salaire_minimum.smic.smic_b_horaire";

/** Last value written: an editor who adds one changes no test of this file. */
const derniere = (chemin: string) => parametres[chemin]?.valeurs[derniereDate(chemin)];

describe("les paramètres de la loi", () => {
  it.each([
    [RSA, "2026-03", 646.52, "2025-04-01"],
    [RSA, "2026-04", 651.69, "2026-04-01"],
    [SMIC, "2026-05", 12.02, "2026-01-01"],
    [SMIC, "2026-06", 12.31, "2026-06-01"],
  ])("%s en %s vaut %s, depuis le %s", (chemin, mois, valeur, depuis) => {
    expect(valeurEnVigueur(chemin, moisDe(mois))).toEqual({ valeur, depuis });
  });

  it("gardent la valeur d’avant et celle d’après un changement", () => {
    expect([parametresAu("2026-03-31")[RSA], parametresAu("2026-04-01")[RSA]]).toEqual([646.52, 651.69]);
  });

  it.each([
    ["1990-01-01", 564.78, 10.57],
    ["2021-12-31", 565.34, 10.57],
    ["2100-12-31", derniere(RSA), derniere(SMIC)],
  ])("avant les premiers connus, les premiers ; après les derniers, les derniers : au %s", (jour, rsa, smic) => {
    const connus = parametresAu(jour);
    expect([connus[RSA], connus[SMIC]]).toEqual([rsa, smic]);
  });

  it("disent un chemin qui n’existe pas", () => {
    expect(() => valeurEnVigueur("absent", 0)).toThrow("Paramètre inconnu : absent");
  });

  it("ont des dates vraies et des adresses de textes", () => {
    const fautes = Object.entries(parametres).flatMap(([chemin, { valeurs, reference = [] }]) => [
      ...Object.keys(valeurs).filter((jour) => !/^\d{4}-\d{2}-\d{2}$/.test(jour)).map((jour) => `${chemin} ${jour}`),
      ...reference.filter(([, lien]) => lien && !/^https?:\/\//.test(lien)).map(([, lien]) => `${chemin} ${lien}`),
    ]);
    expect(fautes).toEqual([]);
  });
});

const SOCIAL = "prestations_sociales.";
const FAMILLE = `${SOCIAL}prestations_familiales.`;
const MINIMA = `${SOCIAL}solidarite_insertion.minima_sociaux.`;
const AAH = `${SOCIAL}prestations_etat_de_sante.invalidite.aah.`;
const CHOMAGE = "chomage.allocations_assurance_chomage.";
const LOYERS = `${SOCIAL}aides_logement.allocations_logement.locatif.formule.l_plafonds_loyers.par_zone.`;
const LEP = "taxation_capital.epargne.livret_epargne_populaire.";

/** Dated figures written by hand: path, month and value, then a later month and its value. */
it.each([
  [`${MINIMA}rsa.rsa_m.montant_de_base_du_rsa`, "2022-03", 565.34, "2022-04", 575.52],
  [`${MINIMA}ppa.pa_m.montant_de_base`, "2022-03", 553.71, "2024-05", 622.63],
  [`${MINIMA}ppa.pa_m.majoration_ressources_revenus_activite`, "2025-03", 0.61, "2025-04", 0.5985],
  [`${MINIMA}cs.cmu.plafond_base`, "2022-03", 9041, "2023-04", 9719],
  [`${AAH}montant`, "2022-03", 903.6, "2023-04", 971.37],
  [`${AAH}age_legal_retraite`, "2023-08", 62, "2023-09", 64],
  [`${FAMILLE}bmaf.bmaf`, "2022-03", 414.81, "2022-07", 439.17],
  [`${FAMILLE}prestations_generales.af.af_maj.maj_age_deux_enfants.age1`, "2026-02", 14, "2026-03", 18],
  [
    `${FAMILLE}education_presence_parentale.asf.montant_asf.orphelin_assimile_seul_parent`,
    "2022-10",
    0.2813,
    "2022-11",
    0.422,
  ],
  [`${LOYERS}zone_3.personnes_seules`, "2022-06", 243.48, "2022-07", 252],
  [`${CHOMAGE}ass.montant_plein`, "2022-03", 16.91, "2022-07", 17.9],
  [`${CHOMAGE}alloc_base.montant_minimum.apres_1979.montant_minimum_hors_mayotte`, "2022-06", 29.56, "2022-07", 30.42],
  [`${SOCIAL}education.contrat_engagement_jeune.montants.montant_mineurs`, "2022-02", null, "2022-03", 200],
  [`${SOCIAL}education.pass_colo.age_report`, "2024-12", null, "2025-01", 12],
  ["metropoles.toulouse.tisseo.age_minimal_bourse", "2023-06", null, "2023-07", 11],
  ["metropoles.toulouse.tisseo.ressources_demi_tarif", "2022-08", null, "2022-09", 2606],
  [`${SOCIAL}education.pass_colo.age_enfant`, "2023-12", null, "2024-01", 11],
  [`${SOCIAL}transport.permis_de_conduire.aide_financement_permis_apprenti.montant`, "2025-12", 500, "2026-01", 0],
  ["taxation_capital.epargne.livret_a.taux", "2022-01", 0.005, "2022-02", 0.01],
  [`${LEP}taux`, "2022-01", 0.01, "2023-02", 0.061],
  [`${LEP}baremes.metropole.valeur_de_base`, "2022-05", 11_120, "2022-06", 11_276],
])("%s : au %s, %s ; au %s, %s", (chemin, avant, ancienne, apres, nouvelle) => {
  expect([avant, apres].map((mois) => valeurEnVigueur(chemin, moisDe(mois)).valeur)).toEqual([ancienne, nouvelle]);
});

describe("la table des revalorisations", () => {
  it("tient à des dates, à des textes, à des chiffres et à des aides qui existent", () => {
    const aides = new Set(readCatalogue().aides.map(({ aide }) => aide.slug));
    const fautes = revalorisations.flatMap((une) => [
      ...((une.le ? /^\d{2}-01$/.test(une.le) : isDay(une.relu ?? "")) && une.texte ? [] : [`${une.nom} : ${une.le}, ${une.texte}`]),
      ...une.aides.filter((id) => !aides.has(id)).map((id) => `${une.nom} : ${id}`),
      ...une.chemins
        .filter((chemin) => parametresRevalorises({ ...une, chemins: [chemin] }).length === 0)
        .map((chemin) => `${une.nom} : ${chemin}`),
    ]);
    expect(fautes).toEqual([]);
  });

  it("chaque barème est tout entier de la même date : aucun n’est mis à jour à moitié", () => {
    const dates = revalorisations.filter(({ le }) => le).map((une) => [une.nom, ...new Set(parametresRevalorises(une).map(derniereDate))]);
    expect(dates.filter(({ length }) => length !== 2)).toEqual([]);
  });

  it("tient chaque somme de la loi, une fois : aucun barème ne vieillit en silence", () => {
    const tenues = revalorisations.flatMap(parametresRevalorises);
    const sommes = Object.keys(parametres).filter(estUneSomme);
    expect(sommes.filter((chemin) => !tenues.includes(chemin))).toEqual([]);
    expect(tenues.filter((chemin, rang) => tenues.indexOf(chemin) !== rang)).toEqual([]);
  });

  it("ne prend que des chiffres, pas des âges ni des codes", () => {
    const autres = revalorisations.flatMap(parametresRevalorises).filter((chemin) => parametres[chemin]?.unite === "year");
    expect(autres).toEqual([]);
  });
});
