import type { SimulationRecord } from "../../machines/answers/record.ts";

type Answer = SimulationRecord["answers"]["all"][number];

const elle = (fieldName: string, value: Answer["value"]): Answer => ({
  entityName: "individu",
  id: "demandeur",
  fieldName,
  value,
});

/** A commune, as its search gives it. */
export const PETIT_COURONNE = {
  depcom: "76497",
  _codePostal: "76650",
  _nomCommune: "Petit-Couronne",
  _departement: "76",
  _region: "28",
  _epci: "200023414",
  _epciType: "METRO",
};

const reponses: Answer[] = [
  elle("date_naissance", "1999-06-01"),
  elle("nationalite", "FR"),
  elle("activite", "salarie"),
  elle("_nombreMoisDebutContratDeTravail", 12),
  elle("handicap", false),
  elle("enceinte", "pas_enceinte"),
  { entityName: "enfants", value: 0 },
  { entityName: "famille", fieldName: "en_couple", value: false },
  { entityName: "menage", fieldName: "statut_occupation_logement", value: "sans_domicile" },
  { entityName: "menage", fieldName: "_nombreMoisEntreeLogement", value: -12 },
  {
    entityName: "menage",
    fieldName: "depcom",
    value: PETIT_COURONNE,
  },
  elle("ressources", []),
  elle("_interetsAidesVelo", []),
  elle("_interetBafa", true),
  elle("_interetPermisDeConduire", false),
  elle("_interetAidesSanitaireSocial", false),
];

/** « Salariée de 27 ans, seule, sans domicile à Petit-Couronne, sans ressources » : a whole record, as the API takes it. */
export const dossierDExemple: SimulationRecord = {
  answers: { all: reponses, current: reponses },
  dateDeValeur: "2026-06-15",
  version: 11,
};
