import type { Calcul } from "../../moteur/calcul.ts";
import type { MenageDeLaLoi } from "../../moteur/entites.ts";
import zones from "../../parametres/zones.json" with { type: "json" };
import { variable } from "../../moteur/variable.ts";
import { REGIONS, ZONES_APL } from "./codes.ts";
import { depcom } from "./donnees.ts";

const zonesDe = (lues: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lues).flatMap(([zone, codes]) => codes.split(" ").map((code) => [code, zone] as const)),
  );

const apl = zonesDe(zones.apl);
const abc = zonesDe(zones.abc);

const ZONES = { "1": "zone_1", "2": "zone_2", "3": "zone_3" } as const;

/** Zone of the housing aids; the second where no commune is known. */
export const zone_apl = variable.menage.code(
  {
    nom: "zone_apl",
    libelle: "zone des aides au logement",
    article: "Arrêté du 17 mars 1978",
    codes: ZONES_APL,
  },
  (c, menage, mois) => {
    const commune = depcom(c, menage, mois);
    return commune ? ZONES[(apl.get(commune) ?? "3") as keyof typeof ZONES] : "zone_2";
  },
  "zone_2",
);

/** Zone of social ownership (arrêté du 1er août 2014): "Abis", "A", "B1", "B2" or "C"; "" without a commune. */
export const zone_abc = (c: Calcul, menage: MenageDeLaLoi, mois: number): string => {
  const commune = depcom(c, menage, mois);
  return commune ? (abc.get(commune) ?? "C") : "";
};

const commencePar =
  (...prefixes: string[]) =>
  (c: Calcul, menage: MenageDeLaLoi, mois: number): boolean =>
    prefixes.some((prefixe) => depcom(c, menage, mois).startsWith(prefixe));

export const residence_dom = commencePar("971", "972", "973", "974", "976");
/** Guadeloupe, Guyane, Martinique, La Réunion, Saint-Barthélemy and Saint-Martin (CSS, art. L751-1). */
export const residence_l751_1 = commencePar("971", "972", "973", "974", "977", "978");
export const residence_mayotte = commencePar("976");
/** Overseas territories of the housing aids. */
export const residence_aides_logement_outre_mer = commencePar(
  "971",
  "972",
  "973",
  "974",
  "976",
  "977",
  "978",
);
export const residence_saint_pierre_et_miquelon = commencePar("975");

const OUTRE_MER: Readonly<Record<string, string>> = {
  "971": "guadeloupe",
  "972": "martinique",
  "973": "guyane",
  "974": "la_reunion",
  "975": "saint_pierre_et_miquelon",
  "976": "mayotte",
  "977": "saint_bartelemy",
  "978": "saint_martin",
};

/** Overseas territory of the dwelling as the parameters write it, or "metropole". */
export const residence = (c: Calcul, menage: MenageDeLaLoi, mois: number): string =>
  OUTRE_MER[depcom(c, menage, mois).slice(0, 3)] ?? "metropole";

/** Region of the dwelling, by its name in the parameters. */
export const region = variable.menage.code(
  { nom: "region", libelle: "région", codes: REGIONS },
  (c, menage, mois) => {
    const commune = depcom(c, menage, mois);
    const departements = (une: string) => c.liste(`geopolitique.regions.${une}.departements`, mois);
    const trouvee = REGIONS.find(
      (une) => une !== "non_renseigne" && departements(une).some((code) => commune.startsWith(code)),
    );
    return trouvee ?? "non_renseigne";
  },
  "non_renseigne",
);

/** True if the dwelling is in a region. */
export const dansLaRegion = (
  c: Calcul,
  menage: MenageDeLaLoi,
  mois: number,
  une: (typeof REGIONS)[number],
): boolean => region(c, menage, mois) === une;
