/** Words of parameters’ paths as people write them: accents, and abbreviations told in full. */
const mots: Readonly<Record<string, string>> = {
  abat: "abattement",
  activite: "activité",
  adopte: "adopté",
  age: "âge",
  agees: "âgées",
  al: "allocation de logement",
  annee: "année",
  annees: "années",
  apres: "après",
  bareme: "barème",
  bmaf: "base mensuelle des allocations familiales",
  categorie: "catégorie",
  cf: "complément familial",
  chomage: "chômage",
  coef: "coefficient",
  coeff: "coefficient",
  college: "collège",
  complement: "complément",
  cond: "condition",
  critere: "critère",
  criteres: "critères",
  debut: "début",
  deductible: "déductible",
  degressivite: "dégressivité",
  departements: "départements",
  deuxieme: "deuxième",
  dom: "outre-mer",
  duree: "durée",
  echelon: "échelon",
  eloignes: "éloignés",
  enf: "enfants",
  enf1: "premier enfant",
  enf2: "deuxième enfant",
  enf3: "troisième enfant et suivants",
  epargne: "épargne",
  etudiant: "étudiant",
  etudiants: "étudiants",
  general: "général",
  incapacite: "incapacité",
  indemnite: "indemnité",
  intermediaire: "intermédiaire",
  isole: "isolé",
  isolee: "isolée",
  lycee: "lycée",
  maj: "majoration",
  majore: "majoré",
  max: "maximum",
  menage: "ménage",
  metropole: "métropole",
  min: "minimum",
  mobilite: "mobilité",
  nb: "nombre",
  pac: "personne à charge",
  periode: "période",
  plaf: "plafond",
  plein: "plein",
  premier: "premier",
  premiere: "première",
  pret: "prêt",
  pss: "plafond de la sécurité sociale",
  reduction: "réduction",
  reference: "référence",
  region: "région",
  regions: "régions",
  rentree: "rentrée",
  ress: "ressources",
  sejour: "séjour",
  smic: "Smic",
  sup: "supplémentaire",
  supp: "supplémentaire",
  supplementaire: "supplémentaire",
  supplementaires: "supplémentaires",
  theorique: "théorique",
  verse: "versé",
};

/** Segments that say where a figure is filed, not what it is. */
const rangements = new Set(["m", "cm", "r", "c", "fl", "pa", "b", "n", "d"]);

/** A few figures that everybody meets, in plain words. */
const connus: Readonly<Record<string, string>> = {
  smic_b_horaire: "Smic brut par heure",
  nb_heures_travail_mensuel: "heures de travail par mois",
  montant_de_base_du_rsa: "montant de base du RSA",
  majoration_ressources_revenus_activite: "part des revenus d’activité gardée",
  crds: "contribution au remboursement de la dette sociale (CRDS)",
};

/** What a parameter is, from its path: « plafond tranche 1 base ». */
export function libelleDuParametre(chemin: string): string {
  const segments = chemin.split(".");
  const dernier = segments.at(-1) ?? "";
  const connu = connus[dernier];
  if (connu) return connu;
  const lus = [segments.at(-2) ?? "", dernier].flatMap((segment) =>
    segment
      .split("_")
      .filter((mot) => !rangements.has(mot))
      .map((mot) => mots[mot] ?? mot),
  );
  return lus.filter((mot, rang) => mot !== lus[rang - 1]).join(" ");
}
