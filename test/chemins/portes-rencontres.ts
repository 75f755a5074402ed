import type { Suite } from "./generer.ts";
import { direClasse } from "./mots.ts";
import type { Porte } from "./portes.ts";
import type { BilanDesTriplets } from "./triplets.ts";
import { versRencontre } from "./vers.ts";

export function porteDesPaires({ couverture, univers }: Suite): Porte {
  const { elements } = univers;
  const manquants = couverture.manquantes().map((paire) => ({
    quoi: paire.map(({ point, valeur }) => direClasse(point, valeur)).join(" et "),
    vers: versRencontre(univers, paire),
  }));
  const total = couverture.paires + manquants.length;
  const mots = {
    cle: "paires",
    titre: "Paires de réponses",
    explication:
      "Deux réponses qui peuvent se rencontrer dans un même foyer se rencontrent dans au moins un chemin.",
  };
  const notes = [
    `${couverture.impossibles} paires prouvées impossibles par recherche complète, parmi ${elements.length} classes de réponses.`,
  ];
  return {
    ...mots,
    atteint: couverture.paires,
    total,
    seuil: 1,
    manquants,
    notes,
    ...couverture.denombrer(),
  };
}

export function porteDesTriplets({ donnes, possibles, manquants, voulus, ajoutes }: BilanDesTriplets): Porte {
  const mots = {
    cle: "triplets",
    titre: "Triplets de réponses",
    explication: `Trois réponses que des conditions distinguent se rencontrent, presque autant qu’elles le peuvent (${ajoutes.length} chemins de plus, suivis en pli seulement).`,
  };
  return {
    ...mots,
    atteint: donnes,
    total: possibles,
    seuil: 0.99,
    manquants,
    notes: [],
    voulus,
  };
}
