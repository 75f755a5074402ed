import type { RessourceId } from "../../../catalogue/situation/ressources.ts";
import type { Gens } from "./population.ts";
import { alterne, aUnEnfant, enfantsDe, estActif, thesard, unSalaire } from "./qui.ts";

/** What comes with what one does: work is paid, a civic service, an internship of the higher education, a retirement. */
const DUS: Readonly<Partial<Record<RessourceId, (gens: Gens) => boolean>>> = {
  salaire_net: (gens) => estActif("salarie")(gens) || alterne(gens),
  rpns_micro_entreprise_CA_bic_service_imp: estActif("independant"),
  indemnites_volontariat: estActif("service_civique"),
  indemnites_stage: (gens) => gens.personne.stagiaire === true && !alterne(gens),
  retraite_nette: estActif("retraite"),
};

/** Incomes that somebody who does this cannot be without, among those asked about. */
export const revenusDus = (gens: Gens, proposees: readonly RessourceId[]): RessourceId[] =>
  proposees.filter((id) => DUS[id]?.(gens));

const si = (part: number, condition: (gens: Gens) => boolean) => (gens: Gens) => (condition(gens) ? part : 0);
const jeune = ({ age = 30 }: Gens) => age < 25;

/** Of a hundred people who may have an income, how many do; 0.5 for those that are not here. Estimated, but for the grants of students (SIES 2023-2024). */
const PARTS: Readonly<Partial<Record<RessourceId, (gens: Gens) => number>>> = {
  salaire_net: (gens) =>
    estActif("etudiant")(gens) ? ((gens.age ?? 0) < 18 ? 4 : thesard(gens) ? 2 : 25) : 4,
  indemnites_stage: () => 0,
  ppa: (gens) => (estActif("salarie", "independant")(gens) ? 35 : 3),
  chomage_net: (gens) => (estActif("chomeur")(gens) ? ((gens.age ?? 0) < 20 ? 8 : 50) : 0),
  revenus_stage_formation_pro: si(6, estActif("chomeur")),
  aide_logement: (gens) => {
    const { menage } = gens.situation;
    if (menage.statut_occupation_logement === "primo_accedant") return 1;
    return unSalaire(gens) ? 12 : 60;
  },
  af: () => 90,
  cf: () => 60,
  asf: () => 40,
  rsa: (gens) => (jeune(gens) && !aUnEnfant(gens) ? 0 : 35),
  aah: () => 30,
  mva: si(30, ({ personne }) => personne.taux_incapacite === 0.9),
  pch: () => 8,
  aeeh: si(60, (gens) => enfantsDe(gens).some(({ handicap }) => handicap === true)),
  contrat_engagement_jeune: si(20, jeune),
  paje_base: () => 60,
  paje_prepare: () => 12,
  indemnites_journalieres_maternite: () => 8,
  indemnites_volontariat: () => 0,
  pensions_alimentaires_percues: (gens) => (aUnEnfant(gens) && !gens.situation.conjoint ? 30 : 2),
  bourse_enseignement_sup: (gens) => (alterne(gens) || thesard(gens) ? 0 : 37),
  bourse_recherche: si(70, thesard),
  bourse_lycee: (gens) => (alterne(gens) ? 0 : 25),
  revenus_capital: () => 4,
};

/** Share of people who have an income, of a hundred who may. */
export const partDuRevenu = (id: RessourceId, gens: Gens): number => PARTS[id]?.(gens) ?? 0.5;
