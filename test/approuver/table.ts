import { type Releve, releverExemples, texteDes, texteDesFermes } from "../../catalogue/exemples/exemples.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { seuilsDuParcours } from "../../catalogue/legislation/seuils.ts";
import { readExemples } from "../../server/catalogue/exemples.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { engendrerSuite } from "../chemins/generer.ts";
import { COUVERTURE, texteDeLaCouverture } from "../couverture/couverture.ts";
import { engendrerBlocs, SPECIFICATION } from "../documents/blocs/blocs.ts";
import { RGAA, texteDuRgaa } from "../documents/rgaa.ts";
import { releverLectures } from "../lectures/relever.ts";
import { FICHIER_DES_ECARTS, texteDesEcarts } from "../reference.ts";
import { type Engendre, unFichier } from "./engendre.ts";
import { FOYERS, textesDesFoyers } from "./faits/foyers.ts";
import { changementsDesFoyers } from "./faits/foyers-changements.ts";
import { CHAMPS, texteDesChamps } from "./faits/champs.ts";
import { CHIFFRES, textesDesChiffres } from "./faits/chiffres.ts";
import { DIAGRAMMES, textesDesDiagrammes } from "./faits/diagrammes.ts";
import { TEMOINS, texteDesTemoins } from "./faits/foyers-temoins.ts";
import { AIDES, textesDesAides } from "./faits/aides.ts";
import { changementsDUneAide } from "./faits/aides/changements.ts";
import { FORMES, texteDesFormes } from "./faits/formes.ts";
import { ENV, EXPLOITER, texteDeLEnv, texteDExploiter } from "./faits/reglages.ts";
import { MONTANTS, texteDesMontants } from "./faits/montants.ts";
import { MOTS_DES_RESULTATS, texteDesResultats } from "./faits/resultats.ts";
import { CONDITIONS, QUESTIONS, textesDesConditions, textesDesQuestions } from "./faits/textes.ts";
import { lignesChangees } from "./lignes.ts";
import { changementsDesSections } from "./sections.ts";

const EXEMPLES = "catalogue/exemples.json";
const FERMES = "catalogue/exemples/fermes.json";
const SEUILS = "catalogue/legislation/seuils.json";
const LECTURES = "catalogue/legislation/lectures.json";

let releve: Releve | undefined;
const releverUneFois = () => (releve ??= releverExemples(readCatalogue(), paysDe(readCommunes())));

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
    nom: "rgaa",
    titre: "Critères d’accessibilité",
    lieu: RGAA,
    engendrer: async () => unFichier(RGAA, await texteDuRgaa()),
  },
  {
    nom: "champs",
    titre: "Référence des champs, pour les éditeurs",
    lieu: CHAMPS,
    engendrer: () => unFichier(CHAMPS, texteDesChamps()),
  },
  {
    nom: "reglages",
    titre: "Réglages du serveur, pour qui l’exploite",
    lieu: EXPLOITER,
    engendrer: async () => unFichier(EXPLOITER, await texteDExploiter()),
  },
  {
    nom: "env",
    titre: "Réglages du serveur, à copier",
    lieu: ENV,
    engendrer: () => unFichier(ENV, texteDeLEnv()),
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
    nom: "diagrammes",
    titre: "Diagrammes du parcours et de la session, état par état",
    lieu: DIAGRAMMES,
    engendrer: () => ({ fichiers: textesDesDiagrammes() }),
    changements: changementsDesSections,
  },
  {
    nom: "resultats",
    titre: "Mots des résultats : ce qui ne se calcule pas, ce qui peut surprendre",
    lieu: MOTS_DES_RESULTATS,
    engendrer: () => unFichier(MOTS_DES_RESULTATS, texteDesResultats()),
    changements: changementsDesSections,
  },
  {
    nom: "chiffres",
    titre: "Chiffres de la loi, domaine par domaine",
    lieu: CHIFFRES,
    engendrer: () => ({ fichiers: textesDesChiffres() }),
    changements: changementsDesSections,
  },
  {
    nom: "foyers",
    titre: "Foyers, leurs questions et leurs aides",
    catalogue: true,
    lieu: FOYERS,
    engendrer: async () => ({ fichiers: await textesDesFoyers() }),
    changements: changementsDesFoyers,
  },
  {
    nom: "temoins",
    titre: "Foyers témoins de l’aperçu des éditeurs",
    catalogue: true,
    lieu: TEMOINS,
    engendrer: () => unFichier(TEMOINS, texteDesTemoins()),
  },
  {
    nom: "ecarts",
    titre: "Écarts voulus avec l’échantillon de référence",
    lieu: FICHIER_DES_ECARTS,
    engendrer: () => unFichier(FICHIER_DES_ECARTS, texteDesEcarts()),
  },
  {
    nom: "couverture",
    titre: "Couverture du territoire",
    catalogue: true,
    lieu: COUVERTURE,
    engendrer: async () => unFichier(COUVERTURE, await texteDeLaCouverture()),
  },
  {
    nom: "exemples",
    titre: "Exemples des aides",
    catalogue: true,
    lieu: EXEMPLES,
    engendrer: () => unFichier(EXEMPLES, texteDes(releverUneFois().exemples)),
  },
  {
    nom: "fermes",
    titre: "Aides et profils par où personne n’entre",
    catalogue: true,
    lieu: FERMES,
    engendrer: () => unFichier(FERMES, texteDesFermes(releverUneFois())),
  },
  {
    nom: "aides",
    titre: "Aides : leurs règles, et qui les obtient",
    catalogue: true,
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
    nom: "montants",
    titre: "Montants que rien ici ne permet de vérifier",
    catalogue: true,
    lieu: MONTANTS,
    engendrer: () => unFichier(MONTANTS, texteDesMontants(readCatalogue())),
    changements: changementsDesSections,
  },
  {
    nom: "formes",
    titre: "Façons d’écrire un montant",
    catalogue: true,
    lieu: FORMES,
    engendrer: () => unFichier(FORMES, texteDesFormes(readCatalogue())),
    changements: changementsDesSections,
  },
  {
    nom: "lectures",
    titre: "Réponses que lit chaque aide de la loi",
    long: true,
    lieu: LECTURES,
    engendrer: () => unFichier(LECTURES, releverLectures(engendrerSuite(1).chemins)),
  },
];
