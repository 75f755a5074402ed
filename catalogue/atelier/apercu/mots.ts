import type { NomDeVariable } from "../exemples/formule.ts";
import type { Reponses } from "../exemples/reponses.ts";
import * as v from "../../situation/vocabulaire.ts";

const nombre = new Intl.NumberFormat("fr", { maximumFractionDigits: 2 });
export const eurosDits = (n: number): string => `${nombre.format(n).replaceAll(/\s/g, " ")} €`;

function contratDit({ activite, contrat }: Partial<Reponses>): string {
  if (contrat === undefined) return activite === "salarie" ? ", contrat pas demandé" : "";
  return contrat === "aucun" ? "" : contrat === "apprenti" ? ", apprenti" : ", contrat pro";
}

function occupationDite(r: Partial<Reponses>): string {
  const { activite, scolarite, annee_etude } = r;
  const lieu = scolarite ? v.scolarites[scolarite] : v.mot(activite, v.activites);
  const suivies =
    annee_etude === "autre" ? `${lieu}, autre niveau` : annee_etude ? v.anneesEtude[annee_etude] : lieu;
  return suivies + contratDit(r);
}

/** How an answer of each piece is told; places, ages and incomes are told where they are made. */
export const dires: Record<
  Exclude<NomDeVariable, "commune" | "age" | "parents">,
  (r: Partial<Reponses>) => string
> = {
  occupation: occupationDite,
  interets: ({ interets = [] }) => interets.join(", ") || "aucun",
  stagiaire: ({ stagiaire }) => v.mot(stagiaire),
  specialite: ({ specialite }) => v.mot(specialite, v.specialites),
  mention: ({ mention }) => v.mot(mention, v.mentions),
  taux: ({ taux = 0 }) => (taux === 0 ? "sans handicap" : `${Math.round(taux * 100)} %`),
  logement: ({ logement }) => v.mot(logement, v.statutsLogement),
  regime: ({ regime }) => v.mot(regime, v.regimes),
  nationalite: ({ nationalite }) => v.mot(nationalite, v.nationalites),
  enfants: ({ enfants = [] }) => (enfants.length === 0 ? "sans enfant" : `${enfants.join(" et ")} ans`),
  boursier: ({ boursier }) => v.mot(boursier),
  rsa: ({ rsa = 0 }) => eurosDits(rsa),
};

/** Names of the pieces, as the approved texts write them. */
export const nomsDesPieces: Record<NomDeVariable, string> = {
  commune: "lieu",
  age: "âge",
  occupation: "occupation",
  interets: "projets",
  stagiaire: "stage",
  specialite: "spécialité",
  mention: "mention",
  taux: "taux d’incapacité",
  logement: "logement",
  regime: "régime",
  nationalite: "nationalité",
  enfants: "enfants",
  parents: "quotient familial",
  boursier: "bourse",
  rsa: "RSA du mois",
};
