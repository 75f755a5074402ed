import type { DateOptions } from "../../machines/kinds/date.ts";
import type { EssaiDeSorte } from "./kind.ts";

export const date: EssaiDeSorte<DateOptions> = {
  cas: {
    "une date": {
      champ: "individu.date_naissance",
      oui: ["2007-02-28", "2024-02-29", "1906-11-21", "2026-11-19", "2026-11-20"],
      non: [
        ["1906-11-20", "Vérifiez l’année : cela ferait plus de 119 ans."],
        ["12006-03-27", "Écrivez l’année en quatre chiffres, par exemple 2006."],
        ["2006-03-277", "Il n’y a que 31 jours en mars 2006 : vérifiez le jour."],
        ["2006-zut-27", "Écrivez le mois en chiffres ou par son nom, par exemple 3 ou mars."],
        ["2006-03-2x", "Écrivez le jour en chiffres, par exemple 27."],
        ["deux-03-27", "Écrivez l’année en chiffres, par exemple 2006."],
      ],
      horsDossier: ["x2007-02-28", "2007-02-28x", "2007-02-29", 20070228, null],
    },
  },
  ordinaires: () =>
    `1990-05-17 2000-11-20 2002-02-28 2004-02-29 2009-06-01 2015-12-31 2024-01-01 1960-01-01`.split(/\s+/),
};
