import { describe, expect, it } from "vitest";
import { etatsDesLiens } from "./dire-les-etats.ts";
import type { Etat } from "./etats.ts";

const url = "https://a.fr/";
const verifie_le = "2026-11-03";

describe("ce qu’un éditeur lit d’un lien", () => {
  it.each<[string, Etat]>([
    ["vivant, vu le 3 novembre 2026", { etat: "vivant", statut: 200, verifie_le }],
    [
      "vivant, mais la page manque depuis le 3 novembre 2026",
      { etat: "vivant", statut: 404, verifie_le, absent_depuis: verifie_le },
    ],
    [
      "vivant, mais rien à conclure de la visite du 3 novembre 2026 (réponse 503)",
      { etat: "vivant", statut: 503, verifie_le },
    ],
    ["vivant, mais rien à conclure de la visite du 3 novembre 2026", { etat: "vivant", verifie_le }],
    [
      "mort depuis le 1er octobre 2026",
      { etat: "mort", statut: 410, verifie_le, absent_depuis: "2026-10-01" },
    ],
    [
      "inconnu : la page manque depuis le 3 novembre 2026",
      { etat: "inconnu", statut: 404, verifie_le, absent_depuis: verifie_le },
    ],
    [
      "inconnu : rien à conclure de la visite du 3 novembre 2026 (réponse 403)",
      { etat: "inconnu", statut: 403, verifie_le },
    ],
  ])("%s", (dit, etat) => {
    expect(etatsDesLiens({ link: url }, { [url]: etat })).toEqual([
      { champ: "link", url, etat: etat.etat, dit },
    ]);
  });

  it("dit chaque adresse à son champ, celles d’une institution aussi, et celles que rien n’a visitées", () => {
    expect(
      etatsDesLiens(
        {
          slug: "caf_allier",
          link: "https://caf.fr/allier",
          forms: { caf: url },
          conditions: [`Lire [la page](https://b.fr/).`],
        },
        { [url]: { etat: "vivant", statut: 204, verifie_le } },
      ),
    ).toEqual([
      { champ: "link", url: "https://caf.fr/allier", etat: "jamais visité", dit: "jamais visité" },
      { champ: "forms.caf", url, etat: "vivant", dit: "vivant, vu le 3 novembre 2026" },
      { champ: "conditions.0", url: "https://b.fr/", etat: "jamais visité", dit: "jamais visité" },
    ]);
  });
});
