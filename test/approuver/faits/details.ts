import { describe } from "../../../catalogue/conditions/predicate/describe.ts";
import { pertinences } from "../../../catalogue/conditions/ressources.ts";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { periodsOf } from "../../../catalogue/situation/periods.ts";
import {
  categoriesRessources,
  champsSupplementaires,
  type RessourceId,
  ressourcesParCategorie,
} from "../../../catalogue/situation/ressources.ts";
import { periodsDe } from "../../../machines/kinds/amounts.ts";
import { communeFields } from "../../../machines/kinds/commune.ts";
import { byKind, type Cases, type Question } from "../../../machines/kinds/kinds.ts";
import { champsDuLoyer } from "../../../machines/kinds/rent.ts";
import {
  categoriesLibelles,
  typesActiviteLibelles,
  type TypeRessource,
  typesRessources,
} from "../../../machines/questions/types-ressources.ts";
import { contexteDe } from "../../fixtures/foyers.ts";

const periods = periodsOf(JOUR_FIXE);

function periodesDites(id: RessourceId): string {
  const demandees = periodsDe(id, periods);
  return demandees.length === 1
    ? `année ${demandees[0]}`
    : `${demandees.length} mois, de ${demandees.at(-1)} à ${demandees[0]}`;
}

/** What stands beside the label of an amount. */
const precisions = ({ hint, where }: TypeRessource): string[] => [
  ...(hint ? [`précisé « ${hint} »`] : []),
  ...(where ? [`à trouver « ${where} »`] : []),
];

/** Amounts that are asked together, with what each records. */
export const montantsDits = (libelles: Readonly<Record<string, TypeRessource>>): string[] =>
  Object.entries(libelles).map(([id, type]) => [`« ${type.label} » → ${id}`, ...precisions(type)].join(", "));

/** A kind of income as it is offered: to whom, what it records, for which months or year. */
function ressourceDite(id: RessourceId): string {
  const [si, extra] = [pertinences[id], champsSupplementaires[id]];
  return [
    `  « ${typesRessources[id].label} » → ${id}, ${periodesDites(id)}`,
    ...(extra ? [`avec ${extra.champ} = ${extra.defaut}`] : []),
    ...(si ? [`si ${describe(si)}`] : []),
    ...precisions(typesRessources[id]),
  ].join(", ");
}

/** Every way of living, then sharing. */
const LOGEMENTS = [
  ["primo_accedant", false],
  ["proprietaire", false],
  ["locataire_vide", false],
  ["locataire_vide", true],
  ["locataire_meuble", false],
  ["locataire_foyer", false],
] as const;

const rien = () => [];

const parSorte: Cases<[], string[]> = {
  yesno: rien,
  enum: rien,
  housing: ({ types, firstTime, lease }) => [
    "se choisit en deux fois",
    ...types.map(
      ({ value, label, hint }) => `  « ${String(label)} » → ${value}, précisé « ${String(hint)} »`,
    ),
    `  propriétaire : « ${firstTime.title} » « ${firstTime.yes} » ou « ${firstTime.no} »`,
    `  locataire : « ${lease.title} »`,
    ...lease.choices.map(
      ({ value, label, hint }) => `    « ${String(label)} » → ${value}, précisé « ${String(hint)} »`,
    ),
  ],
  multiple: ({ none }) => [`ne rien choisir se dit « ${none} »`],
  number: ({ number, unit, siInconnu }) => [
    `nombre : ${{ count: "entier", shares: "de parts", amount: "en euros" }[number]}${unit ? `, en ${unit}` : ""}`,
    ...(siInconnu ? [`ne pas savoir se dit « Je ne sais pas », précisé « ${siInconnu} »`] : []),
  ],
  date: ({ min }) => [`jour, du ${min} au jour du calcul`],
  text: ({ maxLength }) => [`texte de ${maxLength} caractères au plus`],
  commune: ({ prefix }) => [`commune : ${Object.values(communeFields(prefix)).join(", ")}`],
  rent: (question) =>
    LOGEMENTS.map(([statut_occupation_logement, coloc]) => {
      const contexte = contexteDe({ menage: { statut_occupation_logement, coloc } });
      const demandes = Object.entries(champsDuLoyer(question, contexte));
      const dits = demandes.map(([champ, label]) => `« ${label} » (${champ})`);
      return `${statut_occupation_logement}${coloc ? " en colocation" : ""} : ${dits.join(" et ")}`;
    }),
  children: () => ["ajouter, reprendre ou retirer un enfant ; puis confirmer leur nombre"],
  childrenYesNo: () => ["oui ou non pour chaque enfant"],
  resourceTypes: ({ none }) => [
    ...categoriesRessources.flatMap((categorie) => [
      `« ${categoriesLibelles[categorie]} » (${categorie})`,
      ...ressourcesParCategorie[categorie].map(ressourceDite),
    ]),
    `ne rien choisir se dit « ${none} »`,
  ],
  amounts: ({ field }) =>
    ressourcesParCategorie[field].flatMap((id) => {
      const extra = champsSupplementaires[id];
      const choix = Object.entries(typesActiviteLibelles).map(([code, label]) => `« ${label} » → ${code}`);
      return extra ? [`avec ${id}, ${extra.champ} : ${choix.join(", ")}`] : [];
    }),
};

/** What a kind of question has of its own besides its choices, a fact a line. */
export const detailsDe = (question: Question): string[] => byKind(parSorte, question);
