import type * as ModuleDesExemples from "../../../server/catalogue/exemples.ts";
import type * as ModuleDesCommunes from "../../../server/communes/data.ts";
import type * as ModuleDuCatalogue from "../../../server/catalogue/read.ts";
import type * as ModuleDesPays from "../../../catalogue/exemples/pays.ts";
import type * as ModuleDesAides from "../../approuver/faits/aides.ts";
import { DIAGRAMMES } from "../../approuver/faits/diagrammes.ts";
import type * as ModuleDesDiagrammes from "../../approuver/faits/diagrammes.ts";
import type * as ModuleDesFoyers from "../../approuver/faits/foyers.ts";
import { MOTS_DES_RESULTATS } from "../../approuver/faits/resultats.ts";
import type * as ModuleDesResultats from "../../approuver/faits/resultats.ts";
import type * as ModuleDesParcours from "../../approuver/faits/foyers-parcours.ts";
import type * as ModuleDesThemes from "../../foyers/themes.ts";
import {
  approuve,
  approuvesParTitre,
  differe,
  regards,
  type RegardSurUneFaute,
} from "../parcours/regards.ts";
import { MUTABLES } from "./lignes.ts";

const diagrammes: RegardSurUneFaute = {
  par: "les diagrammes approuvés",
  async voir(monde) {
    const { textesDesDiagrammes } = await monde.importer<typeof ModuleDesDiagrammes>(
      "test/approuver/faits/diagrammes.ts",
    );
    return differe(textesDesDiagrammes(), DIAGRAMMES);
  },
};

const mots: RegardSurUneFaute = {
  par: "les mots approuvés des résultats",
  async voir(monde) {
    const { texteDesResultats } = await monde.importer<typeof ModuleDesResultats>(
      "test/approuver/faits/resultats.ts",
    );
    return texteDesResultats() === approuve(MOTS_DES_RESULTATS) ? undefined : MOTS_DES_RESULTATS;
  },
};

const resultats: RegardSurUneFaute = {
  par: "les résultats approuvés des foyers",
  async voir(monde) {
    const { themesDesFoyers } = await monde.importer<typeof ModuleDesThemes>("test/foyers/themes.ts");
    const { conduireLeFoyer } = await monde.importer<typeof ModuleDesParcours>(
      "test/approuver/faits/foyers-parcours.ts",
    );
    const { foyerDit } = await monde.importer<typeof ModuleDesFoyers>("test/approuver/faits/foyers.ts");
    for (const foyer of themesDesFoyers.flatMap((theme) => theme.foyers)) {
      const { titre, lignes } = await foyerDit({ foyer, conduit: conduireLeFoyer(foyer) });
      if (lignes.join("\n") !== approuvesParTitre().get(titre)?.join("\n")) return titre;
    }
    return undefined;
  },
};

const aides: RegardSurUneFaute = {
  par: "les aides approuvées",
  async voir(monde) {
    const { readCatalogue } = await monde.importer<typeof ModuleDuCatalogue>("server/catalogue/read.ts");
    const { readExemples } = await monde.importer<typeof ModuleDesExemples>("server/catalogue/exemples.ts");
    const { readCommunes } = await monde.importer<typeof ModuleDesCommunes>("server/communes/data.ts");
    const { paysDe } = await monde.importer<typeof ModuleDesPays>("catalogue/exemples/pays.ts");
    const { cheminDeLAide, texteDUneAide } = await monde.importer<typeof ModuleDesAides>(
      "test/approuver/faits/aides.ts",
    );
    const sources = {
      catalogue: readCatalogue(),
      pays: paysDe(readCommunes()),
      exemples: readExemples(),
    };
    return sources.catalogue.aides.find(
      (une) => texteDUneAide(une, sources) !== approuve(cheminDeLAide(une.aide.slug)),
    )?.aide.slug;
  },
};

const { questions, conditions, foyers, modifier, enfants, coupure, session } = regards;
const parcours = [questions, conditions, diagrammes, foyers, modifier, enfants, coupure];
const calcul = [resultats, aides];

/** What a change of a folder made as modules load is looked at with, the quickest first. */
const parDossier: Readonly<Record<(typeof MUTABLES)[number], readonly RegardSurUneFaute[]>> = {
  "machines/journey": parcours,
  "machines/answers": parcours,
  "machines/kinds": parcours,
  "machines/session": [diagrammes, session, coupure],
  "catalogue/predicate": calcul,
  "catalogue/rules": calcul,
  "catalogue/results": [mots, ...calcul],
};

/** Ways of seeing a change of a source file; none for one of another folder. */
export function regardsSur(fichier: string): readonly RegardSurUneFaute[] {
  const dossier = MUTABLES.find((un) => fichier.startsWith(`${un}/`));
  return dossier ? parDossier[dossier] : [];
}
