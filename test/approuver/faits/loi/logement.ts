import type { FoyerDit } from "./foyer.ts";
import { type Grille, suite } from "./grilles.ts";

const seule: FoyerDit = { salaire: 900 };
const zones: Record<string, string> = {
  "zone 1, Paris": "75056",
  "zone 2, Rennes": "35238",
  "zone 3, Guéret": "23096",
};

const etudiante: FoyerDit = {
  age: 20,
  demandeur: { activite: "etudiant", scolarite: "enseignement_superieur", annee_etude: "licence_2" },
};

const parZone = (dit: string, foyer: FoyerDit): [string, FoyerDit][] =>
  Object.entries(zones).map(([zone, commune]) => [`${dit}, ${zone}`, { ...foyer, commune }]);

const aide_logement: Grille[] = [
  {
    titre: "selon le loyer, avec 900 € par mois",
    foyers: Object.fromEntries([
      ...parZone("seule", seule),
      ...parZone("couple", { ...seule, enCouple: true }),
      ...parZone("seule, deux enfants", { ...seule, enfants: [4, 8] }),
      ["en colocation", { ...seule, menage: { coloc: true } }],
      ["dans une chambre", { ...seule, menage: { logement_chambre: true } }],
      ["en meublé", { ...seule, menage: { statut_occupation_logement: "locataire_meuble" as const } }],
      ["étudiante", etudiante],
    ]),
    essais: [0, 100, 200, 300, 400, 600, 900],
    avec: (loyer) => ({ menage: { loyer } }),
    continue: true,
  },
  {
    titre: "selon le salaire net de chaque mois, avec 500 € de loyer",
    foyers: Object.fromEntries([
      ...parZone("seule", {}),
      ["couple", { enCouple: true }],
      ["seule, un enfant", { enfants: [4] }],
      ["couple, deux enfants", { enCouple: true, enfants: [4, 8] }],
    ]),
    essais: suite(0, 3000, 300),
    avec: (salaire) => ({ salaire }),
    continue: true,
  },
];

/** Housing aid by zone, household, rent and income. */
export const logement = { aide_logement } satisfies Record<string, readonly Grille[]>;
