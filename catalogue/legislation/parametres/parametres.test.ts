import { describe, expect, it } from "vitest";
import { moisDe } from "../mois.ts";
import { derniereDate, parametres, parametresAu, valeurEnVigueur } from "./parametres.ts";

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
