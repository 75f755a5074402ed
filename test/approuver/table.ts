import { readCatalogue } from "../../server/catalogue/read.ts";
import { engendrerBlocs, SPECIFICATION } from "../documents/blocs/blocs.ts";
import { FICHIER_DES_ECARTS, texteDesEcarts } from "../reference.ts";
import { AIDES, CONDITIONS_DES_AIDES, textesDesAides } from "./faits/aides.ts";
import { CHAMPS, texteDesChamps } from "./faits/champs.ts";
import { CHIFFRES, textesDesChiffres } from "./faits/chiffres.ts";
import { effetsSurLesFoyers, FOYERS, QUESTIONS_DES_AIDES, textesDesFoyers } from "./faits/foyers.ts";
import { ENV, EXPLOITER, texteDeLEnv, texteDExploiter } from "./faits/reglages.ts";
import { CONDITIONS, QUESTIONS, textesDesConditions, textesDesQuestions } from "./faits/textes.ts";
import { TEXTES, textesDesPages } from "./faits/pages.ts";
import { type FamilleApprouvee, changementsDesLignes } from "./sections.ts";

/** Every approved text, by family. */
export const famillesApprouvees: readonly FamilleApprouvee[] = [
  {
    nom: "questions",
    titre: "Questions, leurs mots et leurs réponses",
    lieux: [QUESTIONS],
    engendrer: textesDesQuestions,
  },
  {
    nom: "conditions",
    titre: "Conditions, et qui elles regardent",
    lieux: [CONDITIONS],
    engendrer: textesDesConditions,
  },
  {
    nom: "textes",
    titre: "Textes des pages, des résultats et des urgences",
    lieux: [TEXTES],
    engendrer: textesDesPages,
  },
  {
    nom: "chiffres",
    titre: "Chiffres de la loi",
    lieux: [CHIFFRES],
    engendrer: textesDesChiffres,
  },
  {
    nom: "aides",
    titre: "Aides : ce qu’elles donnent, et à qui",
    lieux: [AIDES, CONDITIONS_DES_AIDES],
    engendrer: () => textesDesAides(readCatalogue()),
  },
  {
    nom: "foyers",
    titre: "Foyers racontés, et ce qu’ils obtiennent",
    lieux: [FOYERS, QUESTIONS_DES_AIDES],
    engendrer: textesDesFoyers,
    effets: effetsSurLesFoyers,
  },
  {
    nom: "ecarts",
    titre: "Écarts voulus avec l’échantillon de référence",
    lieux: [FICHIER_DES_ECARTS],
    engendrer: () => new Map([[FICHIER_DES_ECARTS, texteDesEcarts()]]),
    changements: changementsDesLignes,
  },
  {
    nom: "documents",
    titre: "Tableaux des documents",
    lieux: [SPECIFICATION, CHAMPS, EXPLOITER, ENV],
    engendrer: async () =>
      new Map([
        [SPECIFICATION, await engendrerBlocs()],
        [CHAMPS, texteDesChamps()],
        [EXPLOITER, await texteDExploiter()],
        [ENV, texteDeLEnv()],
      ]),
    mecanique: true,
    changements: changementsDesLignes,
  },
];
