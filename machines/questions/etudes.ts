import { compare, is } from "../../catalogue/conditions/predicate/condition.ts";
import type { Individu } from "../../catalogue/situation/situation.ts";
import type { Question } from "../kinds/kinds.ts";
import type { Choice } from "../kinds/question.ts";

const auLycee = is("demandeur.scolarite", "lycee");
const dansLeSuperieur = is("demandeur.scolarite", "enseignement_superieur");
const jusqua25ans = compare("personne.age", "<=", 25);
const plusDe25ans = compare("personne.age", ">", 25);

const annee = (condition: Choice["condition"], value: string, label: string, hint?: string): Choice => ({
  value,
  label,
  hint,
  condition,
});

/** Whoever trains in health or social work has an interest in it, whatever is said. */
export function sanitaireEtSocial(_: unknown, personne: Individu): void {
  if (personne.groupe_specialites_formation === "groupe_330") personne._interetAidesSanitaireSocial = true;
}

export const etudes: readonly Question[] = [
  {
    kind: "enum",
    entity: "individu",
    field: "scolarite",
    title: {
      demandeur: "Dans quel type d’établissement étudiez-vous ?",
      enfant: "Quel type d’établissement accueille {prénom} ?",
    },
    summary: "Établissement",
    help: "Celui de cette année ou, pendant l’été, de la rentrée.",
    purpose: "trouver les bourses et les aides liées aux études",
    choices: [
      { value: "college", label: "Un collège" },
      { value: "lycee", label: "Un lycée ou un CAP", hint: "Aussi : prépa-apprentissage (CPA)" },
      {
        value: "enseignement_superieur",
        label: "L’enseignement supérieur",
        hint: "Université, BTS, BUT, classe préparatoire, école après le bac",
      },
      {
        value: "grande_ecole_du_numerique",
        label: "Une grande école du numérique",
        hint: "Formation labellisée GEN",
      },
      {
        value: "inconnue",
        label: "Autre",
        hint: {
          demandeur: "Par exemple une remise à niveau",
          enfant: "Par exemple l’école primaire, ou aucun établissement",
        },
      },
    ],
    more: true,
  },
  {
    kind: "enum",
    entity: "individu",
    field: "annee_etude",
    title: "En quelle année d’études êtes-vous ?",
    summary: "Année d’études",
    help: "L’année en cours ou, pendant l’été, celle de la rentrée.",
    purpose: "vérifier les aides réservées à certaines années d’études",
    choices: [
      annee(auLycee, "cap_1", "1re année de CAP"),
      annee(auLycee, "cap_2", "2e année de CAP"),
      annee(auLycee, "seconde", "Seconde"),
      annee(auLycee, "premiere", "Première"),
      annee(auLycee, "terminale", "Terminale"),
      annee(dansLeSuperieur, "bts_1", "BTS"),
      annee(dansLeSuperieur, "but_1", "BUT"),
      annee(dansLeSuperieur, "cpge_1", "Classe préparatoire (CPGE)"),
      annee(dansLeSuperieur, "licence_1", "1re année de licence", "Bac + 1"),
      annee(dansLeSuperieur, "licence_2", "2e année de licence", "Bac + 2"),
      annee(dansLeSuperieur, "licence_3", "3e année de licence", "Bac + 3"),
      annee(dansLeSuperieur, "master_1", "1re année de master", "Bac + 4"),
      annee(dansLeSuperieur, "master_2", "2e année de master", "Bac + 5"),
      annee(dansLeSuperieur, "doctorat_1", "1re année de doctorat"),
      annee(dansLeSuperieur, "doctorat_2", "2e année de doctorat"),
      annee(dansLeSuperieur, "doctorat_3", "3e année de doctorat"),
      { value: "autre", label: "Autre" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "statuts_etablissement_scolaire",
    title: "Quel est le statut de votre établissement ?",
    summary: "Statut de l’établissement",
    help: "Il figure sur son site ; le secrétariat le connaît.",
    purpose: "savoir si votre établissement ouvre droit aux bourses",
    choices: [
      { value: "public", label: "Public" },
      {
        value: "prive_sous_contrat",
        label: "Privé sous contrat",
        hint: "Lié à l’État : il suit les programmes officiels",
      },
      { value: "prive_hors_contrat", label: "Privé hors contrat", hint: "Sans lien avec l’État" },
      { value: "inconnu", label: "Autre, ou je ne sais pas" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "mention_baccalaureat",
    title: "Quelle mention avez-vous eue au baccalauréat ?",
    summary: "Mention au baccalauréat",
    help: "Elle est sur votre relevé de notes.",
    purpose: "vérifier les aides au mérite",
    choices: [
      { value: "mention_assez_bien", label: "Assez bien" },
      { value: "mention_bien", label: "Bien" },
      { value: "mention_tres_bien", label: "Très bien" },
      { value: "mention_tres_bien_felicitations_jury", label: "Très bien avec les félicitations du jury" },
      { value: "non_renseignee", label: "Aucune mention, ou un autre cas" },
    ],
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "stagiaire",
    title: "Faites-vous un stage en ce moment ?",
    summary: "Stage en cours",
    help: "Un stage est prévu par une convention signée avec votre établissement. L’alternance n’est pas un stage.",
    purpose: "vérifier les aides au transport et au logement pendant un stage",
  },
  {
    kind: "yesno",
    entity: "individu",
    field: "alternant",
    title: "Êtes-vous en alternance ?",
    summary: "Alternance",
    help: "C’est le cas si vous avez signé un contrat d’apprentissage ou de professionnalisation avec un employeur.",
    purpose: "trouver les aides de l’alternance",
  },
  {
    kind: "enum",
    entity: "individu",
    field: "_contrat_alternant",
    title: "Quel contrat d’alternance avez-vous signé ?",
    summary: "Contrat d’alternance",
    help: "Son nom est sur la première page.",
    purpose: "trouver les aides propres à votre contrat",
    choices: [
      { value: "apprenti", label: "Un contrat d’apprentissage" },
      { value: "professionnalisation", label: "Un contrat de professionnalisation" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "categorie_salarie",
    title: "Votre employeur est-il public ?",
    summary: "Type d’employeur",
    help: "L’État, un hôpital public, une mairie, une région ou un département sont des employeurs publics.",
    purpose: "vérifier les aides réservées aux entreprises privées",
    choices: [
      { value: "public_non_titulaire", label: "Oui, public" },
      { value: "prive_non_cadre", label: "Non, privé", hint: "Entreprise, association, artisan ou artisane" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "groupe_specialites_formation",
    also: sanitaireEtSocial,
    title: "Dans quel domaine vous formez-vous ?",
    summary: "Domaine de formation",
    purpose: "trouver les bourses propres à certains métiers",
    choices: [
      {
        value: "groupe_330",
        label: "Le sanitaire et le social",
        hint: "Soins infirmiers, aide-soignant ou aide-soignante, travail social…",
      },
      { value: "groupe_230", label: "Le génie civil, la construction ou le bois" },
      { value: "aucun", label: "Un autre domaine" },
    ],
  },
  {
    kind: "enum",
    entity: "individu",
    field: "_nombreMoisDebutContratDeTravail",
    title: "Depuis combien de temps votre contrat de travail a-t-il commencé ?",
    summary: "Début du contrat de travail",
    help: "La date de début est sur votre contrat.",
    purpose: "savoir s’il est encore temps de demander certaines aides",
    choices: [
      { value: 2, label: "Moins de 3 mois" },
      { value: 5, label: "Entre 3 et 6 mois", condition: jusqua25ans },
      { value: 12, label: "Plus de 6 mois", condition: jusqua25ans },
      { value: 12, label: "Plus de 3 mois", condition: plusDe25ans },
    ],
  },
];
