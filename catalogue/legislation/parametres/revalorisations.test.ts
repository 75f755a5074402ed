import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { isDay } from "../../situation/periods.ts";
import { parametresRevalorises } from "./fraicheur.ts";
import { derniereDate, estUneSomme, parametres } from "./parametres.ts";
import { revalorisations } from "./revalorisations.ts";

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
