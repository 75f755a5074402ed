import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aideFile } from "../../schema/aide.ts";
import { institutionFile } from "../../schema/institution.ts";
import { adressesAVisiter, adressesDe } from "./adresses.ts";
import { sansLiensMorts } from "./sans-liens-morts.ts";

const mort = "https://mort.fr/page";
const bon = "https://bon.fr/page";
const aide = (champs: object) => ({
  ...v.parse(aideFile, {
    nature: "somme",
    besoin: "vivre",
    slug: "aide",
    label: "aide",
    institution: "region",
    description: "Une aide de la région.",
    prefix: "une",
    type: "bool",
    conditions_generales: [{ type: "regions", values: [] }],
    ...champs,
  }),
  source: "javascript" as const,
});
const montree = (champs: object, accueil?: string, morts = [mort]) =>
  sansLiensMorts(aide(champs), accueil, new Set(morts));

describe("une aide et ses liens morts", () => {
  it("sans lien mort, l’aide est la même", () => {
    const une = aide({ link: bon });
    expect(sansLiensMorts(une, undefined, new Set([mort]))).toBe(une);
  });

  it.each<[string, object, object]>([
    ["une page", { link: mort }, {}],
    ["un formulaire", { link: bon, form: mort }, { link: bon }],
    ["une marche à suivre", { link: bon, instructions: mort }, { link: bon }],
    ["un téléservice", { link: bon, teleservice: mort }, { link: bon }],
    [
      "un téléservice d’une seule caisse",
      { link: bon, teleservice: { caf: mort, msa: bon } },
      { link: bon, teleservice: { msa: bon } },
    ],
    ["un téléservice des deux caisses", { link: bon, teleservice: { caf: mort, msa: mort } }, { link: bon }],
    [
      "un de plusieurs téléservices",
      {
        link: bon,
        teleservices: [
          { name: "a", url: mort },
          { name: "b", url: bon },
        ],
      },
      { link: bon, teleservices: [{ name: "b", url: bon }] },
    ],
    ["tous les téléservices", { link: bon, teleservices: [{ name: "a", url: mort }] }, { link: bon }],
    [
      "un formulaire de plusieurs",
      { link: bon, forms: { caf: mort, msa: bon } },
      { link: bon, forms: { msa: bon } },
    ],
    [
      "un lien propre à un département",
      { link: bon, customization: { D35: { link: mort, label: "Aide" }, D22: { form: mort } } },
      { link: bon, customization: { D35: { label: "Aide" } } },
    ],
    [
      "un lien dans un texte, dont les mots restent",
      { link: bon, description: `Voir [la page](${mort}) et [l’autre](${bon}).` },
      { link: bon, description: `Voir la page et [l’autre](${bon}).` },
    ],
    [
      "un lien dans une condition",
      { link: bon, conditions: [`Remplir le [dossier](${mort}).`] },
      { link: bon, conditions: ["Remplir le dossier."] },
    ],
  ])("perd %s", (_, champs, attendu) => {
    expect(montree(champs)).toEqual(aide(attendu));
  });

  it("la page de l’institution remplace une page morte", () => {
    expect(montree({ link: mort, form: bon }, "https://region.fr/")).toEqual(
      aide({ link: "https://region.fr/", form: bon }),
    );
  });

  it("elle ne remplace pas une page vivante, ni par une page morte", () => {
    expect(montree({ link: bon, form: mort }, "https://region.fr/")).toEqual(aide({ link: bon }));
    expect(montree({ link: mort }, "https://region.fr/", [mort, "https://region.fr/"])).toEqual(aide({}));
  });

  it("garde un téléservice nommé par le simulateur", () => {
    const teleservice = { name: "Mon service", query: { a: mort.length.toString() } };
    expect(montree({ link: mort, teleservice })).toEqual(aide({ teleservice }));
  });
});

describe("les adresses d’une aide", () => {
  it("se trouvent dans ses champs et dans ses textes, avec leur place", () => {
    const urls = adressesDe(
      aide({
        description: "Voir [la page](https://a.fr/) et [l’autre](https://b.fr/).",
        conditions: ["Remplir le [dossier](https://c.fr/)."],
        link: "https://d.fr/",
        form: "https://e.fr/",
        teleservice: { caf: "https://f.fr/" },
        forms: { cpam: "https://g.fr/" },
        teleservices: [{ name: "un", url: "https://h.fr/" }],
        customization: { D35: { instructions: "https://i.fr/", teleservice: "https://j.fr/" } },
      }),
    );
    expect(urls.map(({ url, chemin }) => `${chemin.join(".")} ${url}`)).toEqual([
      "description https://a.fr/",
      "description https://b.fr/",
      "conditions.0 https://c.fr/",
      "link https://d.fr/",
      "form https://e.fr/",
      "teleservice.caf https://f.fr/",
      "teleservices.0.url https://h.fr/",
      "forms.cpam https://g.fr/",
      "customization.D35.teleservice https://j.fr/",
      "customization.D35.instructions https://i.fr/",
    ]);
  });
});

describe("les adresses à visiter", () => {
  const accueil = "https://region.fr/";
  const institution = v.parse(institutionFile, {
    slug: "region",
    label: "Région",
    type: "region",
    code_insee: "53",
    link: accueil,
  });

  it("sont celles des aides et celles des institutions, une fois chacune", () => {
    const aides = [aide({ link: bon, form: accueil }), aide({ link: mort })];
    expect([...adressesAVisiter(aides, [institution])]).toEqual([bon, accueil, mort]);
    expect([...adressesAVisiter([aide({ link: bon })], [institution])]).toEqual([bon, accueil]);
  });
});
