import { describe, expect, it } from "vitest";
import { etatsDesLiens } from "../../atelier/apercu/dire-les-etats.ts";
import { apres, estARevoir, type Etat, mortsDe } from "./etats.ts";

const vivant: Etat = { etat: "vivant", statut: 200, verifie_le: "2026-01-01" };
const absent: Etat = { etat: "vivant", statut: 404, verifie_le: "2026-02-01", absent_depuis: "2026-02-01" };
const mort: Etat = { etat: "mort", statut: 404, verifie_le: "2026-02-02", absent_depuis: "2026-02-01" };

describe("l’état d’un lien", () => {
  it.each<[string, Etat | undefined, string, string]>([
    ["une page répond", undefined, "page 200", "vivant 200"],
    ["une page inconnue manque : doute", undefined, "absence 404", "inconnu 404, absente depuis 2026-02-02"],
    ["une page vivante manque : encore là", vivant, "absence 410", "vivant 410, absente depuis 2026-02-02"],
    ["elle manque un autre jour : morte", absent, "absence 404", "mort 404, absente depuis 2026-02-01"],
    [
      "elle manque deux fois le même jour : pas encore",
      { ...absent, absent_depuis: "2026-02-02" },
      "absence",
      "vivant, absente depuis 2026-02-02",
    ],
    ["une panne entre deux absences : il faut recommencer", absent, "rien 503", "vivant 503"],
    ["une morte en panne reste morte", mort, "rien", "mort, absente depuis 2026-02-01"],
    ["une morte qui répond revit", mort, "page 200", "vivant 200"],
  ])("%s", (_, avant, regard, attendu) => {
    const [vu, statut] = regard.split(" ") as [Parameters<typeof apres>[1]["vu"], string?];
    const { absent_depuis, ...lu } = apres(
      avant,
      { vu, ...(statut && { statut: Number(statut) }) },
      "2026-02-02",
    );
    const depuis = absent_depuis ? `, absente depuis ${absent_depuis}` : "";
    expect(`${[lu.etat, lu.statut].filter(Boolean).join(" ")}${depuis}`).toBe(attendu);
    expect(lu.verifie_le).toBe("2026-02-02");
  });

  it.each<[string, Etat | undefined, string, boolean]>([
    ["jamais vu", undefined, "2026-02-01", true],
    ["vivant, vu il y a 29 jours", vivant, "2026-01-30", false],
    ["vivant, vu il y a 30 jours", vivant, "2026-01-31", true],
    ["absent, vu aujourd’hui", absent, "2026-02-01", false],
    ["absent, vu hier", absent, "2026-02-02", true],
    ["inconnu, vu hier", { etat: "inconnu", verifie_le: "2026-02-01" }, "2026-02-02", true],
    ["mort, vu hier", mort, "2026-02-03", false],
  ])("est à revoir ou non : %s", (_, avant, jour, attendu) => {
    expect(estARevoir(avant, jour, 30)).toBe(attendu);
  });

  it("seuls les morts sont morts", () => {
    expect([...mortsDe({ "https://a.fr": mort, "https://b.fr": absent, "https://c.fr": vivant })]).toEqual([
      "https://a.fr",
    ]);
  });
});

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
