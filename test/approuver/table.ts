import { releverExemples, texteDes } from "../../catalogue/exemples/exemples.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import { seuilsDuParcours } from "../../catalogue/legislation/seuils.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { choisirLesApprouves, FICHIER_DES_APPROUVES, texteDesApprouves } from "../chemins/approuves.ts";
import { changementsDesApprouves } from "../chemins/changements.ts";
import type { Chemin } from "../chemins/chemin.ts";
import { engendrerSuite } from "../chemins/generer.ts";
import { temoinsDe } from "../chemins/portes.ts";
import { engendrerBlocs, SPECIFICATION } from "../documents/blocs/blocs.ts";
import { releverLectures } from "../lectures/relever.ts";
import { FICHIER_DES_ECARTS, texteDesEcarts } from "../reference.ts";
import type { Engendre } from "./engendre.ts";
import { lignesChangees } from "./lignes.ts";

let chemins: readonly Chemin[] | undefined;
/** The generated journeys, once for all that is made from them. */
const suite = () => (chemins ??= engendrerSuite(1).chemins);

function exemples() {
  const { exemples: trouves, impossibles, fermes } = releverExemples(readCatalogue(), paysDe(readCommunes()));
  return {
    texte: texteDes(trouves),
    notes: [
      ...impossibles.map((slug) => `Personne n’obtient : ${slug}`),
      ...fermes.map((profil) => `Personne n’entre par : ${profil}`),
    ],
  };
}

/** Every committed file that is generated, the quick ones first. */
export const engendres: readonly Engendre[] = [
  {
    nom: "seuils",
    titre: "Seuils de la loi livrés avec les pages",
    fichier: "catalogue/legislation/seuils.json",
    engendrer: () => ({ texte: seuilsDuParcours() }),
    changements: (avant, apres) => [
      ...lignesChangees(avant, apres),
      "Relancez ensuite : la suite est calculée avec les anciens.",
    ],
  },
  {
    nom: "documents",
    titre: "Tableaux de la spécification",
    fichier: SPECIFICATION,
    engendrer: async () => ({ texte: await engendrerBlocs() }),
  },
  {
    nom: "ecarts",
    titre: "Écarts voulus avec l’échantillon de référence",
    fichier: FICHIER_DES_ECARTS,
    engendrer: () => ({ texte: texteDesEcarts() }),
  },
  {
    nom: "exemples",
    titre: "Exemples des aides",
    fichier: "catalogue/exemples.json",
    engendrer: exemples,
  },
  {
    nom: "parcours",
    titre: "Parcours approuvés",
    fichier: FICHIER_DES_APPROUVES,
    engendrer: () => ({ texte: texteDesApprouves(choisirLesApprouves(suite(), temoinsDe(suite()))) }),
    changements: changementsDesApprouves,
  },
  {
    nom: "lectures",
    titre: "Réponses que lit chaque aide de la loi",
    fichier: "catalogue/legislation/lectures.json",
    engendrer: () => ({ texte: releverLectures(suite()) }),
  },
];
