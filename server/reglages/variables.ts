import * as v from "valibot";
import { marques } from "../../catalogue/situation/vocabulaire.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { isDsn } from "./mesure.ts";
import {
  adresse,
  branche,
  courriel,
  entierEntre,
  facultative,
  noms,
  origines,
  originesDEnTete,
  parmi,
  smtp,
  valant,
} from "./formes.ts";
import { garder } from "./garder.ts";

const ecouter = {
  PORT: valant(entierEntre(0, 65_535), "3000", "port où le serveur répond", "8080"),
  HOST: valant(
    v.string(),
    "127.0.0.1",
    "adresse où il écoute ; derrière un mandataire de la même machine, celle par défaut",
    "0.0.0.0",
  ),
  PUBLIC_ORIGIN: valant(
    origines,
    "",
    "origines sous lesquelles les gens joignent le site, séparées par des virgules : elles peuvent écrire, et la première est dite aux moteurs de recherche",
    "https://aides.exemple.fr",
  ),
  FRAME_ANCESTORS: facultative(
    originesDEnTete,
    "origines des sites qui peuvent montrer le simulateur dans un cadre, séparées par des virgules ; sans elle, tous",
    "https://www.mission-locale.exemple.fr",
  ),
  TRUST_PROXY: valant(
    entierEntre(0, 10),
    "0",
    "nombre de mandataires entre les gens et le serveur, dont `X-Forwarded-For` et `X-Forwarded-Proto` sont crus",
    "1",
  ),
  RATE_LIMIT_FACTOR: valant(
    entierEntre(1, 1_000_000),
    "1",
    "par quoi multiplier les limites de demandes de chaque réseau appelant",
    "5",
  ),
  METRICS_PORT: facultative(
    entierEntre(0, 65_535),
    "port des mesures Prometheus (`/metrics`) ; sans lui, aucune",
    "9464",
  ),
  METRICS_HOST: valant(
    v.string(),
    "127.0.0.1",
    "adresse où elles s’écoutent ; à ne montrer qu’à qui les relève",
    "10.0.0.5",
  ),
};

const calculer = {
  OPENFISCA_URL: facultative(
    adresse,
    "une API OpenFisca, à la place du moteur embarqué",
    "https://openfisca.exemple.fr",
  ),
  OPENFISCA_REPLI: facultative(
    parmi("embarque"),
    "le moteur embarqué calcule quand cette API ne répond pas ; sinon ses aides sont dites non calculées",
    "embarque",
  ),
  VELOS_DELAI_MS: valant(
    entierEntre(100, 120_000),
    "4000",
    "temps laissé au calcul des aides au vélo d’un foyer, en millisecondes",
    "8000",
  ),
  ETABLISSEMENTS_URL: facultative(
    adresse,
    "annuaire des lieux d’accueil ; sans lui, les réseaux nationaux et l’annuaire national",
    "https://api-lannuaire.service-public.gouv.fr/api/explore/v2.1",
  ),
};

const montrer = {
  BRAND: valant(
    v.picklist(Object.keys(marques) as Marque[], "neutre ou banque est attendu"),
    "neutre",
    "marque du site : `neutre` ou `banque`",
    "banque",
  ),
  BRANCH_NAME: facultative(
    v.string(),
    "nom de la caisse régionale, dans la notice de la banque",
    "Caisse d’Exemple",
  ),
  ADVISER_URL: facultative(adresse, "page d’un conseiller", "https://banque.exemple.fr/conseiller"),
  APPOINTMENT_URL: facultative(
    adresse,
    "page de prise de rendez-vous",
    "https://banque.exemple.fr/rendez-vous",
  ),
  CONTACT_URL: facultative(adresse, "page « nous contacter »", "https://banque.exemple.fr/contact"),
  ALERTS_URL: facultative(
    adresse,
    "page où s’abonner aux nouveautés des aides",
    "https://banque.exemple.fr/alertes",
  ),
  REVIEW_ANSWERS: facultative(parmi("oui"), "les réponses se relisent avant les résultats", "oui"),
  AB_TESTS: valant(noms, "", "essais A/B ouverts, séparés par des virgules", "appel"),
};

const envoyer = {
  SMTP_URL: facultative(
    smtp,
    "service qui envoie le récapitulatif par courriel, chiffré hors de cette machine ; sans lui, le courriel est celui de la personne",
    "smtps://cap-aides:secret@smtp.exemple.fr",
  ),
  COURRIEL_DE: facultative(courriel, "adresse d’où partent ces courriels", "ne-pas-repondre@exemple.fr"),
  SUIVI_APRES_JOURS: facultative(
    entierEntre(7, 365),
    "jours après lesquels une personne qui l’a demandé reçoit un seul courriel, pour dire où elle en est ; sans lui, aucune adresse n’est gardée",
    "90",
  ),
};

const rappeler = {
  RAPPEL_MAX_PAR_JOUR: facultative(
    entierEntre(1, 10_000),
    "demandes de rappel par téléphone acceptées chaque jour ; quelqu’un doit rappeler sous 7 jours",
    "20",
  ),
};

const repondreDuSite = {
  OPERATOR_NAME: facultative(v.string(), "qui exploite le site", "Ville d’Exemple"),
  OPERATOR_ADDRESS: facultative(v.string(), "son adresse postale", "1 place de la Mairie, 35000 Exemple"),
  OPERATOR_CONTACT: facultative(
    v.string(),
    "son adresse électronique ; les failles s’y signalent aussi",
    "aides@exemple.fr",
  ),
  PUBLICATION_DIRECTOR: facultative(v.string(), "qui dirige la publication", "Ana Exemple"),
  HOSTING_PROVIDER: facultative(
    v.string(),
    "qui héberge le site, et son adresse",
    "Hébergeur d’Exemple, 2 rue du Serveur, 35000 Exemple",
  ),
};

const mesurer = {
  MATOMO_URL: facultative(adresse, "un Matomo, qui compte les visites", "https://visites.exemple.fr"),
  MATOMO_SITE_ID: facultative(entierEntre(1, 1_000_000_000), "numéro du site dans ce Matomo", "7"),
  SENTRY_DSN: facultative(
    v.pipe(v.string(), v.check(isDsn, "une adresse telle que https://cle@erreurs.exemple.fr/4 est attendue")),
    "un Sentry, qui reçoit les erreurs des pages",
    "https://cle@erreurs.exemple.fr/4",
  ),
  STATISTIQUES: facultative(
    parmi("oui"),
    "ce que l’on fait à chaque étape est compté par semaine, ici même, sans personne, dans un fichier à part (`.stats`)",
    "oui",
  ),
};

const editer = {
  GIT_GATEWAY_URL: facultative(
    adresse,
    "passerelle Git où écrivent les éditeurs de `/admin`, fermé sans elle",
    "https://edition.exemple.fr/git",
  ),
  GIT_IDENTITY_URL: facultative(
    adresse,
    "service d’identité qui les connaît (GoTrue) ; il n’inscrit que sur invitation",
    "https://edition.exemple.fr/identite",
  ),
  GIT_ROLES: valant(
    noms,
    "editeur",
    "rôles qui font un éditeur, lus dans `app_metadata.roles` de son compte, séparés par des virgules",
    "editeur,relecteur",
  ),
  GIT_BRANCH: valant(branche, "main", "branche publiée", "publie"),
  ADMIN_PROXY_URL: facultative(
    adresse,
    "édition sans compte, sur sa propre machine seulement ; `npm run admin` la donne",
    "http://127.0.0.1:8081/api/v1",
  ),
};

const demontrer = {
  DEMO_PULL_REQUEST: facultative(
    adresse,
    "page de la demande de fusion que montre le mode démonstration",
    "https://code.exemple.fr/cap-aides/demande/12",
  ),
  CODE_HOST_URL: facultative(
    adresse,
    "cette demande dans l’API de l’hébergeur de code : les aides qu’elle ajoute y sont lues",
    "https://api.code.exemple.fr/cap-aides/demande/12",
  ),
};

/** Every variable that the server reads, by what it is for, in the order in which an operator meets them. */
export const reglages = {
  "Écouter et être joint": ecouter,
  "Garder les réponses": garder,
  Calculer: calculer,
  "Ce que montrent les pages": montrer,
  "Envoyer par courriel, fermé par défaut": envoyer,
  "Rappeler les gens, fermé par défaut": rappeler,
  "Répondre du site : les mentions légales": repondreDuSite,
  "Mesurer, fermé par défaut": mesurer,
  "Éditer les aides": editer,
  "Mode démonstration": demontrer,
};

/** The environment as the server reads it; names of others are let be. */
export const environnement = v.object({
  ...ecouter,
  ...garder,
  ...calculer,
  ...montrer,
  ...envoyer,
  ...rappeler,
  ...repondreDuSite,
  ...mesurer,
  ...editer,
  ...demontrer,
});
