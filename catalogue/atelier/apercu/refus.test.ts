import { describe, expect, it } from "vitest";
import { lireCatalogue } from "../../lire/lecture.ts";
import { apercevoir, compilerLaLecture } from "./apercu.ts";

const CAF = {
  path: "institutions/caf.yml",
  content: "slug: caf\nlabel: Caf\ntype: national\nnational: true\n",
};
const lecture = lireCatalogue([CAF]);
const monde = {
  lecture,
  catalogue: compilerLaLecture(lecture),
  reperes: { jour: "2026-11-27", dettes: { path: "dettes.yml", content: "{}" } },
  etats: {},
  noms: { lieu: () => undefined, aide: () => undefined },
} as unknown as Parameters<typeof apercevoir>[1];

/** What is refused of a sheet, field by field, as the form says it. */
const refuses = (content: string, path = "aides/regles/essai.yml") =>
  apercevoir({ path, content }, monde)
    .constats.filter(({ gravite }) => gravite === "erreur")
    .map(({ champ, message }) => `${champ} | ${message.replaceAll(/\s/g, " ")}`);

describe("ce qui est refusé, dans les mots du formulaire", () => {
  it("d’une fiche vide : tout ensemble, même ce que le reste cacherait", () => {
    expect(refuses("slug: essai\n")).toEqual([
      "label | À remplir.",
      "institution | À remplir.",
      "description | À remplir.",
      "prefix | À remplir.",
      "nature | À remplir.",
      "besoin | À remplir.",
      "montant | À remplir, ou choisissez « Un droit, sans montant » dans « Sorte d’aide ».",
      "conditions_generales | Où vaut-elle ? Ajoutez une condition de lieu (« Habiter un département »…), ou cochez « Dans toute la France ».",
      "instructions | Comment la demander ? Donnez au moins une adresse, ici, dans « Formulaire à remplir » ou dans « Demande en ligne » ; ou dites dans une condition qui joindre (téléphone, courriel).",
      "link | À remplir.",
    ]);
  });

  it("dans une liste : laquelle, et quoi d’elle", () => {
    const fiche = `slug: essai
label: essai
institution: caf
description: Une aide utile.
prefix: la
nature: somme
besoin: vivre
montant: 3
national: true
link: https://caf.fr/essai
form: ftp://caf.fr
periode: {du: 2026-01-01}
reference: [{champ: montant}]
conditions_generales:
  - {type: age, operator: ">=", value: 16}
  - {type: age, operator: "<="}
`;
    expect(refuses(fiche)).toEqual([
      "conditions_generales | n° 2, Valeur : À remplir.",
      "form | Écrivez l’adresse entière : ajoutez https:// devant",
      "periode | Donnez le premier et le dernier jour.",
      "reference | n° 1 : Donnez l’adresse de la page, ou le texte de loi.",
    ]);
  });

  it("d’un organisme : son code et son site", () => {
    expect(refuses("slug: essai\nlabel: Essai\ntype: commune\n", "institutions/essai.yml")).toEqual([
      "code_insee | Il manque un code : donnez le code Insee ou, à défaut, le code SIREN.",
      "link | À remplir.",
    ]);
  });
});
