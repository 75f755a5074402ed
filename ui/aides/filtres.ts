import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { besoins, estRecue } from "../../catalogue/schema/besoins.ts";
import { motsDesProfils } from "../../catalogue/schema/mots-des-regles.ts";
import type { Moteur, Trouvailles } from "./recherche.ts";

/** What is asked of the list, kept in the address. */
export interface DemandeDAides {
  q: string;
  territoire: string;
  organisme: string;
  profil: string;
  besoin: string;
  theme: string;
  montant: string;
  /** Pages shown one after the other. */
  page: number;
}

export const PAR_PAGE = 30;

/** Where an aid is given, by type of institution. */
export const territoires: Record<string, string> = {
  national: "Partout en France",
  europeen: "Union européenne",
  region: "Une région",
  departement: "Un département",
  caf: "Une CAF",
  msa: "Une MSA",
  epci: "Une intercommunalité",
  commune: "Une commune",
  autre: "Autres organismes",
};

/** What says of which kind an amount is, on a list or in results. */
type Chiffrable = Pick<AideListee, "nature" | "periodicite">;
type Genre = { label: string; de: (aide: Chiffrable) => boolean };

const argent = ({ nature }: Chiffrable) => estRecue(nature);

/** What an aid brings; every aid is of one kind. */
export const montants: Record<string, Genre> = {
  mois: { label: "Chaque mois", de: (aide) => argent(aide) && aide.periodicite === "mensuelle" },
  an: { label: "Chaque année", de: (aide) => argent(aide) && aide.periodicite === "annuelle" },
  fois: { label: "En une fois", de: (aide) => argent(aide) && aide.periodicite === "ponctuelle" },
  variable: { label: "Autre rythme", de: (aide) => argent(aide) && aide.periodicite === "autre" },
  reduction: { label: "Une réduction", de: ({ nature }) => nature === "remise" || nature === "prix" },
  pret: { label: "Un prêt", de: ({ nature }) => nature === "prêt" },
  service: {
    label: "Un service ou un avantage",
    de: ({ nature }) => nature === "service" || nature === "salaire",
  },
};

/** What each filter keeps, by what is chosen in it. */
const filtres = {
  territoire: (aide: AideListee, choisi: string) => aide.territoire === choisi,
  organisme: (aide: AideListee, choisi: string) => aide.institutionId === choisi,
  profil: ({ profils }: AideListee, choisi: string) => !profils || (profils as string[]).includes(choisi),
  besoin: (aide: AideListee, choisi: string) => aide.besoin === choisi,
  theme: (aide: AideListee, choisi: string) => aide.theme === choisi,
  montant: (aide: AideListee, choisi: string) => montants[choisi]?.de(aide) === true,
};

export type NomDeFiltre = keyof typeof filtres;

const nomsDesFiltres = Object.keys(filtres) as NomDeFiltre[];

const filtresChoisis = (demande: DemandeDAides) => nomsDesFiltres.filter((nom) => demande[nom]);

/** Reads what is asked from the address; unknown values ask for nothing. */
export function lireDemande(params: URLSearchParams): DemandeDAides {
  const known = (name: string, values: object) => {
    const given = params.get(name) ?? "";
    return Object.hasOwn(values, given) ? given : "";
  };
  const page = Number(params.get("page"));
  return {
    q: (params.get("q") ?? "").slice(0, 100),
    territoire: known("territoire", territoires),
    organisme: params.get("organisme") ?? "",
    profil: known("profil", motsDesProfils),
    besoin: known("besoin", besoins),
    theme: params.get("theme") ?? "",
    montant: known("montant", montants),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  };
}

/** Writes what is asked in the address, keeping the rest of it; empty values are left out. */
export function ecrireDemande(demande: DemandeDAides, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const name of ["q", ...nomsDesFiltres] as const) {
    if (demande[name]) params.set(name, demande[name]);
    else params.delete(name);
  }
  if (demande.page > 1) params.set("page", String(demande.page));
  else params.delete("page");
  return params;
}

/** Aids that answer what is asked, with what the search says of it; one without profile is for everyone. */
export function filtrer(moteur: Moteur<AideListee>, demande: DemandeDAides): Trouvailles<AideListee> {
  const found = moteur.chercher(demande.q);
  const choisis = filtresChoisis(demande);
  const items = found.items.filter((aide) => choisis.every((nom) => filtres[nom](aide, demande[nom])));
  return { ...found, items };
}

/** Number of filters in use, the search aside. */
export const filtresActifs = (demande: DemandeDAides) => filtresChoisis(demande).length;
