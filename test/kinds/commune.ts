import { communeFields, type CommuneOptions } from "../../machines/kinds/commune.ts";
import { type EssaiDeSorte, simple } from "./kind.ts";

const COMMUNE = "Choisissez une commune dans la liste proposée.";

/** One commune on each side of what conditions and the legislation tell apart: Paris, overseas, elsewhere. */
const communes = [
  ["35238", "35000", "Rennes", "35", "53"],
  ["75056", "75012", "Paris", "75", "11"],
  ["74010", "74000", "Annecy", "74", "84"],
  ["97411", "97400", "Saint-Denis", "974", "04"],
] as const;

function stored(prefix: string, [code, postal, nom, departement, region]: (typeof communes)[number]) {
  const champs = communeFields(prefix);
  return {
    [champs.code]: code,
    [champs.postal]: postal,
    [champs.name]: nom,
    ...(!prefix && { [champs.departement]: departement, [champs.region]: region }),
  };
}

const rennes = { depcom: "35238", _codePostal: "35000", _nomCommune: "Rennes" };
const domicile = "_bourseCriteresSociauxCommuneDomicileFamilial";

export const commune: EssaiDeSorte<CommuneOptions> = {
  cas: {
    "une commune": {
      champ: "menage.depcom",
      oui: [
        rennes,
        { depcom: "01004", _codePostal: "01500", _nomCommune: "Ambérieu-en-Bugey" },
        { depcom: "2A004", _codePostal: "20000", _nomCommune: "Ajaccio", _departement: "2A" },
        { depcom: "97411", _codePostal: "97400", _nomCommune: "Saint-Denis", _departement: "974" },
        { ...rennes, _region: "53", _epci: "243500139", _epciType: "METRO" },
        { ...rennes, ancienNom: "Rennes-d’avant", certaine: true },
      ],
      non: [
        [{ ...rennes, depcom: "2C004" }, COMMUNE],
        [{ ...rennes, depcom: "1004" }, COMMUNE],
        [{ ...rennes, _codePostal: "1500" }, COMMUNE],
        [{ ...rennes, _codePostal: "SW1A" }, COMMUNE],
        [{ depcom: "35238", _codePostal: "35000" }, COMMUNE],
      ],
      horsDossier: [
        ...["0352380", "352380", "x35238"].map((depcom) => ({ ...rennes, depcom })),
        ...["350000", "x35000"].map((_codePostal) => ({ ...rennes, _codePostal })),
        ...["", "R".repeat(61)].map((_nomCommune) => ({ ...rennes, _nomCommune })),
        ...["x35", "35x", "3", "2C"].map((_departement) => ({ ...rennes, _departement })),
        ...["x53", "53x", "5", "AB"].map((_region) => ({ ...rennes, _region })),
        ...["x243500139", "2435001390", "2", "ABCDEFGHI"].map((_epci) => ({ ...rennes, _epci })),
        ...["XCC", "CCX", "ville"].map((_epciType) => ({ ...rennes, _epciType })),
        { ...rennes, autre: "champ" },
      ],
    },
    "la commune des parents": {
      champ: `individu.${domicile}`,
      oui: [{ [domicile]: "29019", [`${domicile}CodePostal`]: "29200", [`${domicile}NomCommune`]: "Brest" }],
      non: [[rennes, COMMUNE]],
    },
  },
  valeurs: ({ prefix }) => communes.map((une) => simple(une[2], stored(prefix, une))),
  ordinaires: ({ prefix }) => communes.slice(0, 2).map((une) => stored(prefix, une)),
};
