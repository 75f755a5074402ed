import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { nomsDeLieux } from "../../../server/catalogue/lieux/communes/noms.ts";
import { lireTerritoire } from "../../../server/atelier/catalogue/territoire.ts";
import { buildCatalogue, type Catalogue } from "../../catalogue.ts";
import type { Aide } from "../../schema/aide.ts";
import { changementsDUneAide } from "./changements.ts";

const publie = readCatalogue();
const monde = {
  pays: lireTerritoire().pays,
  noms: { lieu: nomsDeLieux(), aide: (id: string) => publie.byId.get(id)?.aide.label },
};

/** 215 € from the Calvados, from 16 years of age, under a family quotient of 850 €. */
const BAFA = "caf-calvados-aide-bafa-générale";

const version = (catalogue: Catalogue, slug: string) => ({ compiled: catalogue.byId.get(slug)!, catalogue });

/** Sentences of an edit of one aid. */
function corriger(slug: string, correction: (aide: Aide) => Partial<Aide>): string[] {
  const aides = publie.aides.map(({ aide }) =>
    aide.slug === slug ? { ...aide, ...correction(aide) } : aide,
  );
  const corrige = buildCatalogue(aides, [...publie.institutions.values()]);
  return changementsDUneAide(version(publie, slug), version(corrige, slug), monde);
}

describe("ce qu’une correction change, en phrases", () => {
  it("rien quand rien ne change, et une phrase pour une aide nouvelle", () => {
    expect(corriger(BAFA, () => ({}))).toEqual([]);
    expect(changementsDUneAide(undefined, version(publie, BAFA), monde)).toEqual([
      "C’est une aide nouvelle.",
    ]);
  });

  it("un montant : le champ, puis la personne de l’exemple", () => {
    expect(corriger(BAFA, () => ({ montant: 300 }))).toEqual([
      "Montant : 300 (avant : 215)",
      "Donne 300 € au lieu de 215 € à la personne de l’exemple",
    ]);
  });

  it("une borne d’âge : la règle en mots, puis les âges qui n’y sont plus", () => {
    const plusTard = (aide: Aide) =>
      JSON.parse(
        JSON.stringify(aide.conditions_generales).replace('"value":16', '"value":18'),
      ) as Aide["conditions_generales"];
    const dites = corriger(BAFA, (aide) => ({ conditions_generales: plusTard(aide) })).map((une) =>
      une.replaceAll("\u00a0", " "),
    );
    expect(dites).toContain("Pour qui, ôté : avoir au moins 16 ans");
    expect(dites).toContain("Pour qui, ajouté : avoir au moins 18 ans");
    expect(dites).toContain("N’est plus ouverte de 16 à 17 ans");
  });

  it("un texte long se dit par sa longueur, une condition à vérifier en entier", () => {
    const dites = corriger(BAFA, (aide) => ({
      description: `${aide.description} Et plus encore, pour qui la demande à temps.`,
      conditions: aide.conditions.slice(1),
    }));
    expect(dites[0]).toMatch(/^Description : un texte de \d+ signes \(avant : un texte de \d+ signes\)$/);
    expect(dites[1]).toBe(
      "Condition à vérifier soi-même, ôté : Être allocataire, ou avoir des parents allocataires.",
    );
    expect(dites).toHaveLength(2);
  });
});
