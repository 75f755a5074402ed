/**
 * Households told in a line. Answers are told as a person would give them, by path under
 * `/simulation/`; what is not told gets the plainest answer. `remplir.ts` makes records of them.
 */
export interface PersonaContee {
  nom: string;
  reponses: Readonly<Record<string, unknown>>;
}

export const demandeur = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).map(([field, value]) => [`individu/demandeur/${field}`, value]));

export const parDefaut = {
  "individu/demandeur/nationalite": "FR",
  "individu/demandeur/enfant_a_charge": false,
  "individu/demandeur/regime_securite_sociale": "regime_general",
  "individu/demandeur/enceinte": "pas_enceinte",
  "individu/demandeur/groupe_specialites_formation": "aucun",
  "individu/demandeur/_nombreMoisDebutContratDeTravail": 12,
  "famille/en_couple": false,
  "menage/_nombreMoisEntreeLogement": -12,
};
