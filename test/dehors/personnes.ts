import { dites, type Racontee } from "./personne.ts";

/** An income of each part of the list. */
const UN_DE_CHAQUE =
  "Salaire + Micro-entreprise : services + Aide au logement (APL, ALS, ALF) + Indemnités de maladie + " +
  "Pension alimentaire reçue + Bourse de lycée + Revenus du capital";

/**
 * People told in sentences, with what they say to the questions they read, « question → words to touch or to write »,
 * in lines or not. To any other question they say no, none, or that they do not know. A new one is added by reading
 * the screens, never the code.
 */
export const PERSONNES: readonly Racontee[] = [
  {
    dit: "étudiante de 20 ans en 3e année de licence, dans un studio à Rennes, 320 € de bourse par mois",
    source: "users.md, personne 1",
    court: true,
    reponses: dites(`date de naissance → il y a 20 ans ; activité principale → En études
      type d’établissement → L’enseignement supérieur ; année d’études → 3e année de licence
      statut → Public ; situation de vos parents → En couple ; Combien d’enfants vos parents → 2
      font des études supérieures → 1 ; quel logement → Je loue + Un logement meublé
      Combien payez-vous → Loyer = 420 ; quelle commune habitez-vous → 35000 Rennes
      vos parents habitent-ils → Oui ; commune habitent vos parents → 29200 Brest
      Quels types de revenus → Bourse de l’enseignement supérieur
      Bourses → Bourse de l’enseignement supérieur = 320 ; revenu brut global → 31000 ; permis → Oui
      à l’étranger → Oui ; Combien de mois → 5 ; région académique → Oui`),
    commence: ["Aides au logement", "Bourse Erasmus+"],
    voit: ["Aides au logement"],
  },
  {
    dit: "étudiant de 20 ans, locataire à Rennes, loyer 450, charges 50, salaire 523,50",
    source: "browsers.md, « étudiant locataire à Rennes »",
    reponses: dites(`date de naissance → il y a 20 ans ; activité principale → En études
      type d’établissement → L’enseignement supérieur ; année d’études → 2e année de licence
      statut → Public ; situation de vos parents → En couple ; Combien d’enfants vos parents → 1
      font des études supérieures → 1 ; quel logement → Je loue + Un logement vide
      Combien payez-vous → Loyer = 450 + Charges = 50 ; quelle commune habitez-vous → 35000 Rennes
      Quels types de revenus → Salaire ; pour un travail → Salaire = 523,50`),
    voit: ["Aides au logement"],
  },
  {
    dit: "couple pacsé de 27 ans et 26 ans, deux enfants de 5 et 2 ans, à Marseille, un salaire, l’autre au chômage",
    source: "users.md, personne 2",
    reponses: dites(`date de naissance → il y a 27 ans ; activité principale → En emploi salarié
      contrat de travail a-t-il → Plus de ; en couple → Je vis en couple
      quel logement → Je loue + Un logement vide ; Combien payez-vous → Loyer = 720 + Charges = 60
      quelle commune habitez-vous → 13003 Marseille ; Quels types de revenus → Salaire
      pour un travail → Salaire = 1350`),
    conjoint: dites(`date de naissance → il y a 26 ans ; lien → Le pacs ; activité → En recherche d’emploi
      Depuis quelle date → il y a 9 mois ; handicap → Non`),
    enfants: [
      dites(`prénom → Nora ; date de naissance → il y a 5 ans ; déclaration → Oui`),
      dites(`prénom → Ilan ; date de naissance → il y a 2 ans ; déclaration → Oui`),
    ],
    commence: ["Aides au logement", "Prime d’activité"],
    voit: ["Allocations familiales"],
  },
  {
    dit: "lycéenne de 16 ans en seconde, chez ses parents séparés, à Guéret dans la Creuse",
    source: "users.md, personne 3",
    reponses: dites(`date de naissance → il y a 16 ans ; activité principale → En études
      type d’établissement → Un lycée ; année d’études → Seconde ; statut → Public
      situation de vos parents → En séparation ; Combien d’enfants → 2 ; font des études supérieures → 0
      quel logement → On m’héberge ; chez vos parents → Oui ; chez mes parents → Oui
      quelle commune habitez-vous → 23000 Guéret ; revenu fiscal de référence → 14000
      parts fiscales → 1,5 ; Bafa → Oui`),
    commence: ["Aide nationale au brevet d’aptitude", "Aides au BAFA"],
    voit: ["BAFA"],
  },
  {
    dit: "apprenti de 19 ans en BTS, en colocation à Lyon, qui vient d’emménager",
    source: "users.md, personne 4",
    reponses: dites(`date de naissance → il y a 19 ans ; activité principale → En études
      type d’établissement → L’enseignement supérieur ; année d’études → BTS ; statut → Public
      mention → Bien ; en alternance → Oui ; contrat d’alternance → Un contrat d’apprentissage
      employeur est-il → Non, privé ; contrat de travail a-t-il → Moins de 3 mois
      situation de vos parents → En couple ; quel logement → Je loue + Un logement meublé
      entrez-vous bientôt → Oui, depuis moins de 3 mois ; colocation → Oui
      Combien payez-vous → Votre part du loyer = 430 ; quelle commune habitez-vous → 69003 Lyon
      Quels types de revenus → Salaire ; pour un travail → Salaire = 800 ; permis → Oui`),
    commence: ["Aides au logement"],
    voit: ["Mobili-Jeune"],
  },
  {
    dit: "homme de 22 ans qui vient de perdre son emploi, hébergé par un ami à Lille",
    source: "users.md, personne 5",
    reponses: dites(`date de naissance → il y a 22 ans ; activité principale → En recherche d’emploi
      Depuis quelle date → il y a 2 mois ; propre déclaration → Non
      situation de vos parents → En couple ; quel logement → On m’héberge
      quelle commune habitez-vous → 59000 Lille`),
    commence: ["Contrat d’engagement jeune"],
    voit: ["Contrat d’engagement jeune"],
  },
  {
    dit: "le même, sans logement stable",
    source: "users.md, personne 5b",
    reponses: dites(`date de naissance → il y a 22 ans ; activité principale → En recherche d’emploi
      Depuis quelle date → il y a 2 mois ; propre déclaration → Oui
      quel logement → Je n’ai pas de logement stable ; quelle commune habitez-vous → 59000 Lille`),
    commence: ["Le 115", "Une adresse"],
    voit: ["Complémentaire santé solidaire"],
  },
  {
    dit: "indépendante de 28 ans, enceinte, seule avec un enfant de 6 ans qui a un handicap, à Saint-Denis de La Réunion",
    source: "users.md, personne 6",
    reponses:
      dites(`date de naissance → il y a 28 ans ; activité principale → Travail indépendant ; enceinte → Oui ; attends un enfant → Oui
      moins de 18 mois → Oui ; quel logement → Je loue + Un logement vide
      Combien payez-vous → Loyer = 600 + Charges = 40
      quelle commune habitez-vous → 97400 Saint-Denis
      Quels types de revenus → Micro-entreprise : services
      activité indépendante → Micro-entreprise : services = 9000`),
    enfants: [
      dites(`prénom → Maé ; date de naissance → il y a 6 ans ; déclaration → Oui ; handicap → Oui
      taux d’incapacité → Moins de 50 %`),
    ],
    commence: ["Aides au logement", "Prime d’activité"],
    voit: ["Allocation de soutien familial"],
  },
  {
    dit: "étudiante de 24 ans d’un pays hors d’Europe, en master, dans une résidence à Paris",
    source: "users.md, personne 7",
    reponses: dites(`nationalité → D’un pays hors d’Europe ; date de naissance → il y a 24 ans
      activité principale → En études ; type d’établissement → L’enseignement supérieur
      année d’études → 1re année de master ; statut → Public ; propre déclaration → Oui
      situation de vos parents → En couple ; Combien d’enfants → 2 ; font des études supérieures → 1
      quel logement → Je loue + Un foyer ou une résidence ; entrez-vous bientôt → Oui, depuis moins de 3 mois
      Combien payez-vous → Loyer = 550 ; quelle commune habitez-vous → 75013 Paris
      vos parents habitent-ils → Non ; revenu brut global → Je ne sais pas`),
    commence: ["Complémentaire santé solidaire"],
    voit: ["AILE"],
  },
  {
    dit: "apprenti de 19 ans, dans un foyer de jeunes travailleurs à Angers, 900 € par mois",
    source: "docs/decisions/0032",
    pourLesQuestions: true,
    reponses: dites(`date de naissance → il y a 19 ans ; activité principale → En études
      type d’établissement → Un lycée ou un CAP ; année d’études → CAP ; statut → Public ; en alternance → Oui
      contrat d’alternance → Un contrat d’apprentissage ; employeur est-il → Non, privé
      contrat de travail a-t-il → Moins de 3 mois ; situation de vos parents → En couple
      quel logement → Je loue + Un foyer ou une résidence + Habitat Jeunes
      Combien payez-vous → Loyer = 450 ; quelle commune habitez-vous → 49000 Angers ; Quels types de revenus → Salaire ; pour un travail → Salaire = 900`),
    commence: ["Aides au logement"],
    voit: ["Mobili-Jeune"],
  },
  {
    dit: "homme de 22 ans en prison, qui sort dans trois semaines, à Lille",
    source: "docs/decisions/0032",
    pourLesQuestions: true,
    reponses: dites(`date de naissance → il y a 22 ans ; activité principale → En recherche d’emploi
      Depuis quelle date → il y a 12 mois ; propre déclaration → Oui
      quel logement → Je n’ai pas de logement stable + Je suis en prison
      quelle commune habitez-vous → 59000 Lille`),
    commence: ["Une lettre au Spip", "France Travail"],
    voit: ["Préparez la sortie avec le Spip", "Contrat d’engagement jeune"],
  },
  {
    dit: "couple de 24 ans en caravane sur une aire près de Rennes, un enfant de 2 ans",
    source: "docs/decisions/0032",
    pourLesQuestions: true,
    reponses: dites(`date de naissance → il y a 24 ans ; activité principale → Travail indépendant
      vivez-vous en couple → Je vis en couple ; quel logement → Je n’ai pas de logement stable + Je vis en caravane
      quelle commune habitez-vous → 35000 Rennes
      Quels types de revenus → Micro-entreprise : services
      activité indépendante → Micro-entreprise : services = 7200`),
    conjoint: dites(`date de naissance → il y a 24 ans ; activité principale → Autre`),
    enfants: [dites(`prénom → Lou ; date de naissance → il y a 2 ans ; déclaration → Oui`)],
    voit: ["Domiciliation des personnes sans domicile stable", "Accompagnement des gens du voyage"],
  },
  {
    dit: "élève de terminale de 17 ans, chez ses parents à Bordeaux, qui changera d’académie",
    source: "la spécification §4, « a terminale student is asked sortie_academie »",
    pourLesQuestions: true,
    reponses: dites(`date de naissance → il y a 17 ans ; activité principale → En études
      type d’établissement → Un lycée ; année d’études → Terminale ; statut → Public
      situation de vos parents → En couple ; Combien d’enfants → 1 ; font des études supérieures → 0
      quel logement → On m’héberge ; chez vos parents → Oui ; chez mes parents → Oui
      quelle commune habitez-vous → 33000 Bordeaux ; autre académie → Oui
      revenu fiscal de référence → 22000 ; parts fiscales → 2,5`),
  },
  {
    dit: "femme de 62 ans handicapée à 65 %, sans emploi, avec tous les revenus, et son mari au chômage, handicapé aussi",
    source: "la spécification §4 et §3, les questions et les revenus que les autres ne rencontrent pas",
    pourLesQuestions: true,
    reponses: dites(`date de naissance → il y a 62 ans ; activité principale → En recherche d’emploi
      Depuis quelle date → il y a 5 mois ; avec un handicap → Oui
      taux d’incapacité → De 50 % à moins de 80 % ; restriction durable → Oui
      en couple → Je vis en couple
      quel logement → J’en suis propriétaire + Non, j’en ai déjà eu un autre
      quelle commune habitez-vous → 29200 Brest
      Quels types de revenus → ${UN_DE_CHAQUE}`),
    conjoint: dites(`date de naissance → il y a 58 ans ; lien → Le mariage ; activité → En recherche d’emploi
      Depuis quelle date → il y a 9 mois ; avec un handicap → Oui
      taux d’incapacité → De 50 % à moins de 80 %`),
  },
  {
    dit: "mère de 40 ans, seule avec une fille de 17 ans apprentie et handicapée, qui a tous les revenus",
    source: "la spécification §4, « children are covered only if _hasRessources is true »",
    pourLesQuestions: true,
    reponses: dites(`date de naissance → il y a 40 ans ; activité principale → En emploi salarié
      contrat de travail a-t-il → Plus de 3 mois ; quel logement → Je loue + Un logement vide
      Combien payez-vous → Loyer = 500 + Charges = 30 ; quelle commune habitez-vous → 87000 Limoges
      Vos enfants ont-ils eu → Oui`),
    enfants: [
      dites(`prénom → Zoé ; date de naissance → il y a 17 ans ; avec un handicap → Oui
      taux d’incapacité → 80 % ou plus ; déclaration → Oui ; type d’établissement → Un lycée
      Quels types de revenus → ${UN_DE_CHAQUE}`),
    ],
  },
  {
    dit: "salariée de 24 ans à Lyon, cliente de la banque, qui veut une voiture et craint de perdre son emploi",
    source: "la spécification §1 (variante de la banque) et §3 (« interest flags »)",
    pourLesQuestions: true,
    marque: "banque",
    reponses: dites(`date de naissance → il y a 24 ans ; activité principale → En emploi salarié
      contrat de travail a-t-il → Plus de 6 mois ; propre déclaration → Oui
      quel logement → Je loue + Un logement vide ; Combien payez-vous → Loyer = 500 + Charges = 30
      quelle commune habitez-vous → 69003 Lyon ; événements de la vie → La perte d’un emploi`),
  },
];
