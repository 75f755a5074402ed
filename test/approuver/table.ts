import { releverExemples, texteDes } from "../../catalogue/exemples/exemples.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { seuilsDuParcours } from "../../catalogue/legislation/seuils.ts";
import { readExemples } from "../../server/catalogue/exemples.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { choisirLesApprouves, FICHIER_DES_APPROUVES, texteDesApprouves } from "../chemins/approuves.ts";
import { changementsDesApprouves } from "../chemins/changements.ts";
import type { Chemin } from "../chemins/chemin.ts";
import { engendrerSuite } from "../chemins/generer.ts";
import { temoinsDe } from "../chemins/portes.ts";
import { engendrerBlocs, SPECIFICATION } from "../documents/blocs/blocs.ts";
import { releverLectures } from "../lectures/relever.ts";
import { CHEMINS_DE_L_INSPECTEUR, changementsDesChemins, texteDesChemins } from "../chemins/inspecteur.ts";
import { FICHIER_DES_ECARTS, texteDesEcarts } from "../reference.ts";
import { type Engendre, unFichier } from "./engendre.ts";
import { FOYERS, textesDesFoyers } from "./faits/foyers.ts";
import { changementsDesFoyers } from "./faits/foyers-changements.ts";
import { AIDES, textesDesAides } from "./faits/aides.ts";
import { changementsDUneAide } from "./faits/aides/changements.ts";
import { CONDITIONS, QUESTIONS, textesDesConditions, textesDesQuestions } from "./faits/textes.ts";
import { lignesChangees } from "./lignes.ts";
import { changementsDesSections } from "./sections.ts";

const EXEMPLES = "catalogue/exemples.json";
const SEUILS = "catalogue/legislation/seuils.json";
const LECTURES = "catalogue/legislation/lectures.json";

let chemins: readonly Chemin[] | undefined;
/** The generated journeys, once for all that is made from them. */
const suite = () => (chemins ??= engendrerSuite(1).chemins);

function exemples() {
  const { exemples: trouves, impossibles, fermes } = releverExemples(readCatalogue(), paysDe(readCommunes()));
  return unFichier(EXEMPLES, texteDes(trouves), [
    ...impossibles.map((slug) => `Personne n’obtient : ${slug}`),
    ...fermes.map((profil) => `Personne n’entre par : ${profil}`),
  ]);
}

/** Every committed file that is generated, the quick ones first. */
export const engendres: readonly Engendre[] = [
  {
    nom: "seuils",
    titre: "Seuils de la loi livrés avec les pages",
    lieu: SEUILS,
    engendrer: () => unFichier(SEUILS, seuilsDuParcours()),
    changements: (avant, apres) => [
      ...lignesChangees(avant, apres),
      "Relancez ensuite : la suite est calculée avec les anciens.",
    ],
  },
  {
    nom: "documents",
    titre: "Tableaux de la spécification",
    lieu: SPECIFICATION,
    engendrer: async () => unFichier(SPECIFICATION, await engendrerBlocs()),
  },
  {
    nom: "questions",
    titre: "Questions, chapitre par chapitre",
    lieu: QUESTIONS,
    engendrer: () => ({ fichiers: textesDesQuestions() }),
    changements: changementsDesSections,
  },
  {
    nom: "conditions",
    titre: "Conditions, thème par thème",
    lieu: CONDITIONS,
    engendrer: () => ({ fichiers: textesDesConditions() }),
    changements: changementsDesSections,
  },
  {
    nom: "foyers",
    titre: "Foyers, leurs questions et leurs aides",
    lieu: FOYERS,
    engendrer: async () => ({ fichiers: await textesDesFoyers() }),
    changements: changementsDesFoyers,
  },
  {
    nom: "ecarts",
    titre: "Écarts voulus avec l’échantillon de référence",
    lieu: FICHIER_DES_ECARTS,
    engendrer: () => unFichier(FICHIER_DES_ECARTS, texteDesEcarts()),
  },
  {
    nom: "exemples",
    titre: "Exemples des aides",
    lieu: EXEMPLES,
    engendrer: exemples,
  },
  {
    nom: "aides",
    titre: "Aides : leurs règles, et qui les obtient",
    lieu: AIDES,
    engendrer: () => ({
      fichiers: textesDesAides({
        catalogue: readCatalogue(),
        pays: paysDe(readCommunes()),
        exemples: readExemples(),
      }),
    }),
    changements: changementsDUneAide,
  },
  {
    nom: "parcours",
    titre: "Parcours approuvés",
    lieu: FICHIER_DES_APPROUVES,
    engendrer: () =>
      unFichier(FICHIER_DES_APPROUVES, texteDesApprouves(choisirLesApprouves(suite(), temoinsDe(suite())))),
    changements: changementsDesApprouves,
  },
  {
    nom: "chemins",
    titre: "Chemin le plus court vers chaque question",
    long: true,
    lieu: CHEMINS_DE_L_INSPECTEUR,
    engendrer: () => unFichier(CHEMINS_DE_L_INSPECTEUR, texteDesChemins()),
    changements: changementsDesChemins,
  },
  {
    nom: "lectures",
    titre: "Réponses que lit chaque aide de la loi",
    long: true,
    lieu: LECTURES,
    engendrer: () => unFichier(LECTURES, releverLectures(suite())),
  },
];
