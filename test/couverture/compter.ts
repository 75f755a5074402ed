import type { LectureDuCatalogue } from "../../catalogue/check/lecture.ts";
import { cleDeCollectivite } from "../../catalogue/check/organisme.ts";
import type { Besoin } from "../../catalogue/schema/besoins.ts";
import type { Institution } from "../../catalogue/schema/institution.ts";
import type { Territoires } from "./territoires.ts";

/** Where an institution is: nothing means the whole country. */
interface Place {
  regions: readonly string[];
  departements: readonly string[];
}
const PARTOUT: Place = { regions: [], departements: [] };

type Sorte = Institution["type"] | "velo";
export interface AidePlacee extends Place {
  sorte: Sorte;
  besoin: Besoin | "velo";
}

/** What an institution gives: aids of the catalogue, those for bikes, and whether its site is known. */
export interface Servie {
  type: Institution["type"];
  aides: number;
  velo: boolean;
  site: boolean;
}

export interface AidesSurLaCarte {
  aides: readonly AidePlacee[];
  institutions: readonly Servie[];
}

type Code = Pick<Institution, "type" | "code_insee" | "code_siren" | "departements">;

function departementsDe(institution: Code, territoires: Territoires): readonly string[] {
  const { type, code_insee = "", code_siren = "", departements = [] } = institution;
  const un = {
    departement: () => code_insee,
    commune: () => territoires.deLaCommune(code_insee),
    epci: () => territoires.deLEpci(code_siren),
  }[type as string];
  const seul = un?.();
  return seul === undefined ? departements : [seul];
}

/** The place of an institution; a région has no département of its own. */
function placeDe(institution: Code, territoires: Territoires): Place {
  if (institution.type === "region") return { regions: [institution.code_insee ?? ""], departements: [] };
  const departements = departementsDe(institution, territoires);
  const regions = territoires.departements
    .filter(({ code }) => departements.includes(code))
    .map(({ region }) => region);
  return { regions: [...new Set(regions)], departements };
}

/** A bike aid knows its collectivity by `kind code`; the code of an intercommunality is its SIREN. */
function placeDUnVelo(cle: string, territoires: Territoires): Place {
  const [type = "", code = ""] = [cle.slice(0, cle.indexOf(" ")), cle.slice(cle.indexOf(" ") + 1)];
  return ["region", "departement", "commune", "epci"].includes(type)
    ? placeDe({ type: type as Code["type"], code_insee: code, code_siren: code }, territoires)
    : PARTOUT;
}

/** Every aid where it is given, and what each institution gives. `velos`: the collectivity of each bike aid. */
export function poserSurLaCarte(
  { aides, institutions }: Pick<LectureDuCatalogue, "aides" | "institutions">,
  velos: readonly string[],
  territoires: Territoires,
): AidesSurLaCarte {
  const toutes = new Map(institutions.map(({ institution }) => [institution.slug, institution]));
  const places = new Map([...toutes].map(([slug, une]) => [slug, placeDe(une, territoires)]));
  const servies = new Set(velos);
  return {
    aides: [
      ...aides.map(({ aide: { institution, besoin } }) => ({
        sorte: toutes.get(institution)?.type ?? "autre",
        besoin,
        ...(places.get(institution) ?? PARTOUT),
      })),
      ...velos.map((cle) => ({
        sorte: "velo" as const,
        besoin: "velo" as const,
        ...placeDUnVelo(cle, territoires),
      })),
    ],
    institutions: [...toutes.values()].map((une) => ({
      type: une.type,
      aides: aides.filter(({ aide }) => aide.institution === une.slug).length,
      velo: servies.has(cleDeCollectivite(une) ?? ""),
      site: une.link !== undefined,
    })),
  };
}
