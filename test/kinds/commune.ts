import { communeAuCode } from "../../machines/studio/foyers/communes.ts";
import { communeRepondue } from "../../machines/studio/foyers/reponses.ts";
import type { CommuneOptions } from "../../machines/kinds/commune.ts";
import type { EssaiDeSorte } from "./kind.ts";

const COMMUNE = "Choisissez une commune dans la liste proposée.";

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
  ordinaires: ({ prefix }) => ["35000", "75012"].map((code) => communeRepondue(prefix, communeAuCode(code))),
};
