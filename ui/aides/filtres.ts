import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import { chercherDesAides, type Indexe, motsDe } from "./recherche.ts";
import { regions } from "./regions.ts";

/** What is asked of the list, kept in the address. */
export interface DemandeDAides {
  q: string;
  territoire: string;
  organisme: string;
  profil: string;
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

export const profils: Record<string, string> = {
  collegien: "Au collège",
  lyceen: "Au lycée ou en CAP",
  etudiant: "En études",
  enseignement_superieur: "Dans le supérieur",
  apprenti: "En apprentissage",
  professionnalisation: "En contrat de professionnalisation",
  stagiaire: "En stage",
  service_civique: "En service civique",
  chomeur: "En recherche d’emploi",
  salarie: "En emploi salarié",
  independant: "À son compte",
  inactif: "Sans activité",
  beneficiaire_rsa: "Au RSA",
  parent: "Parent",
  situation_handicap: "En situation de handicap",
};

/** What says of which kind an amount is, on a list or in results. */
type Chiffrable = Pick<AideListee, "type" | "unit" | "periodicite"> & {
  montant?: number | boolean | undefined;
};
type Genre = { label: string; de: (aide: Chiffrable) => boolean };

const argent = ({ type, unit, montant }: Chiffrable) =>
  type !== "bool" && unit === "euro" && (montant !== undefined || type === "float");

/** Kinds of amount; every aid is of one kind. */
export const montants: Record<string, Genre> = {
  mois: { label: "Chaque mois", de: (aide) => argent(aide) && aide.periodicite === "mensuelle" },
  an: { label: "Chaque année", de: (aide) => argent(aide) && aide.periodicite === "annuelle" },
  fois: { label: "En une fois", de: (aide) => argent(aide) && aide.periodicite === "ponctuelle" },
  variable: { label: "Autre rythme", de: (aide) => argent(aide) && aide.periodicite === "autre" },
  reduction: { label: "Une réduction", de: ({ type, unit }) => type !== "bool" && unit === "percent" },
  service: {
    label: "Un service ou un avantage",
    de: (aide) => aide.type === "bool" || (!argent(aide) && aide.unit !== "percent"),
  },
};

const noms = ["q", "territoire", "organisme", "profil", "theme", "montant"] as const;

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
    profil: known("profil", profils),
    theme: params.get("theme") ?? "",
    montant: known("montant", montants),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  };
}

/** Writes what is asked in the address, keeping the rest of it; empty values are left out. */
export function ecrireDemande(demande: DemandeDAides, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const name of noms) {
    if (demande[name]) params.set(name, demande[name]);
    else params.delete(name);
  }
  if (demande.page > 1) params.set("page", String(demande.page));
  else params.delete("page");
  return params;
}

/** Words each aid may be found by: its name; then institution, theme, regions, départements. */
export const indexerLesAides = (aides: readonly AideListee[]): Indexe<AideListee>[] =>
  aides.map((aide) => ({
    item: aide,
    nom: motsDe(aide.label),
    autres: motsDe(
      [
        aide.institution,
        aide.theme ?? "",
        ...(aide.regions ?? []).map((code) => regions[code] ?? ""),
        ...(aide.departements ?? []),
      ].join(" "),
    ),
  }));

/** Aids that answer what is asked; one without profile is for everyone. */
export function filtrer(index: readonly Indexe<AideListee>[], demande: DemandeDAides): AideListee[] {
  const { q, territoire, organisme, profil, theme, montant } = demande;
  return chercherDesAides(index, q).filter(
    (aide) =>
      (!territoire || aide.territoire === territoire) &&
      (!organisme || aide.institutionId === organisme) &&
      (!profil || !aide.profils || (aide.profils as string[]).includes(profil)) &&
      (!theme || aide.theme === theme) &&
      (!montant || montants[montant]?.de(aide) === true),
  );
}

/** Number of filters in use, the search aside. */
export const filtresActifs = ({ territoire, organisme, profil, theme, montant }: DemandeDAides) =>
  [territoire, organisme, profil, theme, montant].filter(Boolean).length;
