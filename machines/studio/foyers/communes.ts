import type { Commune } from "../../../catalogue/situation/situation.ts";

/** Postal code told, then code, name, département and region of the commune. */
const communes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  "13001": ["13201", "Marseille 1er arrondissement", "13", "93"],
  "21000": ["21231", "Dijon", "21", "27"],
  "23000": ["23096", "Guéret", "23", "75"],
  "33000": ["33063", "Bordeaux", "33", "75"],
  "35000": ["35238", "Rennes", "35", "53"],
  "35400": ["35288", "Saint-Malo", "35", "53"],
  "44000": ["44109", "Nantes", "44", "52"],
  "45000": ["45234", "Orléans", "45", "24"],
  "46240": ["46138", "Cœur-de-Causse", "46", "76"],
  "56000": ["56260", "Vannes", "56", "53"],
  "59000": ["59350", "Lille", "59", "32"],
  "63000": ["63113", "Clermont-Ferrand", "63", "84"],
  "67000": ["67482", "Strasbourg", "67", "44"],
  "69003": ["69383", "Lyon 3e arrondissement", "69", "84"],
  "74000": ["74010", "Annecy", "74", "84"],
  "75012": ["75056", "Paris", "75", "11"],
  "75013": ["75113", "Paris 13e arrondissement", "75", "11"],
  "76000": ["76540", "Rouen", "76", "28"],
  "93200": ["93066", "Saint-Denis", "93", "11"],
  "97200": ["97209", "Fort-de-France", "972", "02"],
  "97400": ["97411", "Saint-Denis", "974", "04"],
};

/** The commune of one of these postal codes, without the server: a page fills these journeys too. */
export function communeAuCode(_codePostal: string): Commune {
  const connue = communes[_codePostal];
  if (!connue) throw new Error(`Commune inconnue : ${_codePostal}`);
  const [depcom, _nomCommune, _departement, _region] = connue;
  return { depcom, _codePostal, _nomCommune, _departement, _region };
}
