import { communeAuCode } from "../foyers/communes.ts";

/** Postal code, then the share of people who live around, of a hundred. */
const PARTS: Readonly<Record<string, number>> = {
  "13001": 7,
  "21000": 4,
  "23000": 2,
  "33000": 6,
  "35000": 5,
  "35400": 1,
  "44000": 6,
  "45000": 4,
  "46240": 2,
  "56000": 2,
  "59000": 10,
  "63000": 6,
  "67000": 9,
  "69003": 7,
  "74000": 5,
  "75012": 4,
  "76000": 5,
  "93200": 11,
  "97200": 1,
  "97400": 3,
};

const lieuDe = (departement: string | undefined): string =>
  departement === "75" ? "Paris" : departement?.startsWith("97") ? "outre-mer" : "ailleurs";

/** Communes that people of the journeys live in, spread as people are: Paris, overseas, elsewhere, which is what conditions and the legislation tell apart. */
export const communesEssayees = Object.entries(PARTS).map(([code, part]) => {
  const commune = communeAuCode(code);
  return { commune, part, nom: `${lieuDe(commune._departement)}, ${commune._nomCommune}` };
});
