import { expect, it } from "vitest";
import { ecrireCampagne, ecrireDelaiDeDemande, ecrireDelaiDeReponse, ecrireSilence } from "./campagne.ts";

const lisible = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  [{ etat: "ouverte", jusquAu: "2026-11-30" }, "Demandes ouvertes jusqu’au 30 novembre 2026."],
  [{ etat: "à venir", du: "2027-06-01" }, "Demandes fermées : elles ouvrent le 1er juin 2027, d’ordinaire."],
  [{ etat: "close", edition: "2026", retour: 4 }, "Édition 2026 close ; la prochaine d’ordinaire en avril."],
  [{ etat: "close", edition: "2025" }, "Édition 2025 close ; la prochaine n’est pas annoncée."],
] as const)("la campagne %j", (campagne, dite) => {
  expect(lisible(ecrireCampagne(campagne))).toBe(dite);
});

it.each([
  [{ nombre: 3, unite: "mois", apres: "la fin" }, "À demander au plus tard 3 mois après la fin."],
  [{ nombre: 1, unite: "semaines", avant: "le départ" }, "À demander au moins 1 semaine avant le départ."],
  [{ nombre: 1, unite: "mois", avant: "le départ" }, "À demander au moins 1 mois avant le départ."],
] as const)("le délai %j", (delai, dit) => {
  expect(lisible(ecrireDelaiDeDemande(delai))).toBe(dit);
});

it("le silence, par la règle de toutes les demandes d’argent à une collectivité", () => {
  expect(lisible(ecrireSilence({ nombre: 2, unite: "mois", silence: "refus" }))).toBe(
    "Sans réponse au bout de 2 mois, la demande est refusée : vous pouvez le contester.",
  );
});

it("le délai de réponse", () => {
  expect(lisible(ecrireDelaiDeReponse({ nombre: 1, unite: "ans" }))).toBe("Réponse en 1 an environ.");
  expect(lisible(ecrireDelaiDeReponse({ nombre: 4, unite: "mois", silence: "refus" }))).toBe(
    "Réponse en 4 mois au plus ; sans réponse passé ce délai, la demande est refusée : vous pouvez le contester.",
  );
  expect(lisible(ecrireDelaiDeReponse({ nombre: 2, unite: "mois", silence: "accord" }))).toBe(
    "Réponse en 2 mois au plus ; sans réponse passé ce délai, la demande est acceptée.",
  );
  expect(lisible(ecrireDelaiDeReponse({ nombre: 15, unite: "jours" }))).toBe("Réponse en 15 jours environ.");
});
