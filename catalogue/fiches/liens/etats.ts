import * as v from "valibot";

/** What is known of an address, in `catalogue/links.json`. */
const etat = v.strictObject({
  etat: v.picklist(["vivant", "mort", "inconnu"]),
  /** HTTP status of the last answer. */
  statut: v.optional(v.number()),
  verifie_le: v.string(),
  /** Day since which the page, or its host, answers that it does not exist. */
  absent_depuis: v.optional(v.string()),
});
export type Etat = v.InferOutput<typeof etat>;

export const etatsFile = v.record(v.string(), etat);
export type Etats = v.InferOutput<typeof etatsFile>;

/** What one visit saw: a page, the answer that there is none, or nothing to conclude from. */
export type Vu = { vu: "page" | "absence" | "rien"; statut?: number };

/** A page is dead when it is missing twice in a row, on two days: a site may be down for an hour. */
export function apres(avant: Etat | undefined, { vu, statut }: Vu, jour: string): Etat {
  const base = { ...(statut === undefined ? {} : { statut }), verifie_le: jour };
  const { etat: connu = "inconnu", absent_depuis: absente }: Partial<Etat> = avant ?? {};
  switch (vu) {
    case "page":
      return { etat: "vivant", ...base };
    case "absence": {
      const absent_depuis = absente ?? jour;
      return { etat: absent_depuis < jour ? "mort" : connu, ...base, absent_depuis };
    }
    case "rien":
      return connu === "mort" ? { etat: "mort", ...base, absent_depuis: absente } : { etat: connu, ...base };
  }
}

const UN_JOUR = 86_400_000;
const joursEntre = (avant: string, apres: string) => (Date.parse(apres) - Date.parse(avant)) / UN_JOUR;

/** Doubts are looked at again the next day; what is sure, after that many days. */
export function estARevoir(avant: Etat | undefined, jour: string, jours: number): boolean {
  if (avant === undefined) return true;
  const sur = avant.etat === "mort" || (avant.etat === "vivant" && avant.absent_depuis === undefined);
  return joursEntre(avant.verifie_le, jour) >= (sur ? jours : 1);
}

export const mortsDe = (etats: Etats): ReadonlySet<string> =>
  new Set(Object.keys(etats).filter((url) => etats[url]?.etat === "mort"));
