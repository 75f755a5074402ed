import type { LieuDit } from "../../../catalogue/fiches/retenir.ts";
import type { SituationDuLieu, SituerLieu } from "../../../catalogue/fiches/situer.ts";
import { tousLesNoms } from "../../catalogue/lieux/communes/noms.ts";
import { ApiError } from "../../http/errors.ts";

const codes = new Map<string, ReadonlySet<string>>();

function existe(genre: "departement" | "region", code: string): boolean {
  const connus = codes.get(genre) ?? new Set(Object.keys(tousLesNoms(`menage.${genre}`)));
  codes.set(genre, connus);
  return connus.has(code);
}

type Dits = { [G in "commune" | "departement" | "region"]?: string | undefined };

const refus = (ou: keyof Dits, detail: string) =>
  new ApiError(400, "requete_invalide", `« ${ou} » ${detail}.`, ou);

function verifier({ departement, region }: Dits, autour: SituationDuLieu): void {
  if (departement && autour.departement && departement !== autour.departement)
    throw refus("departement", "n’est pas celui de « commune »");
  if (region && autour.region && region !== autour.region)
    throw refus("region", "n’est pas celle de l’autre lieu");
}

/** The place that is said, and what holds around it. Throws 400 for a code that is nobody’s, or places apart. */
export function lieuDe(dits: Dits, situer: SituerLieu): LieuDit | undefined {
  const { commune, departement, region } = dits;
  for (const genre of ["departement", "region"] as const) {
    const code = dits[genre];
    if (code && !existe(genre, code))
      throw refus(genre, "n’est le code d’aucun lieu connu (`/api/v1/territoires`)");
  }
  if (commune) {
    const autour = situer("commune", commune);
    if (!autour.region) throw refus("commune", "n’est le code d’aucune commune (`/api/v1/communes`)");
    verifier(dits, autour);
    return { commune, ...autour };
  }
  if (departement) {
    const autour = situer("departement", departement);
    verifier({ region }, autour);
    return { ...autour, departement };
  }
  return region ? { region } : undefined;
}
