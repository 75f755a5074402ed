import type { Individu } from "../../../../catalogue/situation/situation.ts";
import type { FoyerDit } from "./foyer.ts";
import type { Grille } from "./grilles.ts";

const etudiant: Partial<Individu> = {
  activite: "etudiant",
  scolarite: "enseignement_superieur",
  statuts_etablissement_scolaire: "public",
  annee_etude: "licence_2",
};
const etudiante: FoyerDit = { age: 20, demandeur: etudiant };

const autresEnfants = (enfants: number, etudiants: number): FoyerDit => ({
  ...etudiante,
  famille: {
    bourse_criteres_sociaux_nombre_enfants_a_charge: enfants,
    bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: etudiants,
  },
});

const superieur: Grille[] = [
  {
    titre: "selon le revenu des parents, en euros par an",
    foyers: {
      "étudiante, sans frère ni sœur": etudiante,
      "étudiante, un autre enfant à charge": autresEnfants(2, 1),
      "étudiante, un autre enfant étudiant": autresEnfants(2, 2),
    },
    essais: [0, 6000, 12_000, 14_000, 16_000, 18_000, 22_000, 30_000, 40_000, 60_000],
    avec: (n) => ({ demandeur: { bourse_criteres_sociaux_base_ressources_parentale: n } }),
  },
  {
    titre: "selon l’âge, sans revenu",
    foyers: { étudiante: etudiante },
    essais: [16, 20, 25, 28, 29, 35],
    avec: (n) => ({ age: n, demandeur: { bourse_criteres_sociaux_base_ressources_parentale: 0 } }),
  },
];

/** Pupils’ scholarships follow the income of the household; each child’s school goes with their age. */
const secondaire = (eleve: number, frere: number): Grille[] => [
  {
    titre: "selon le salaire net de chaque mois",
    foyers: {
      "un élève": { enfants: [eleve] },
      "un élève et un enfant de 5 ans": { enfants: [eleve, 5] },
      "deux élèves": { enfants: [eleve, eleve] },
      "couple, un élève": { enCouple: true, enfants: [eleve] },
      "un enfant qui n’est pas dans cette école": { enfants: [frere] },
    },
    essais: [0, 500, 1000, 1400, 1800, 2500, 4000],
    avec: (salaire) => ({ salaire }),
  },
];

/** Scholarships by aid: higher education, lycée, collège. */
export const bourses = {
  bourse_criteres_sociaux: superieur,
  bourse_lycee: secondaire(16, 12),
  bourse_college: secondaire(12, 16),
} satisfies Record<string, readonly Grille[]>;
