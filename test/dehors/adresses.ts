/**
 * Addresses that a person types, keeps or is given. Those of questions are written out from the specification
 * (la spécification §2 and §4: « screens and routes », « journey »), with the applicant or a first child for {person}.
 */
const sous = (debut: string, champs: string) =>
  champs.split(/\s+/).map((champ) => `/simulation/${debut}/${champ}`);

const REVENUS = `ressources/types ressources/montants/revenusActivite ressources/montants/rpns
  ressources/montants/allocations ressources/montants/indemnites ressources/montants/pensions
  ressources/montants/autre ressources/montants/patrimoine`;

/** The 97 screens of the questionnaire. */
export const QUESTIONS: readonly string[] = [
  ...sous(
    "individu/demandeur",
    `date_naissance nationalite activite scolarite annee_etude statuts_etablissement_scolaire
    mention_baccalaureat stagiaire alternant _contrat_alternant categorie_salarie
    groupe_specialites_formation _nombreMoisDebutContratDeTravail date_debut_chomage
    ass_precondition_remplie inapte_travail handicap taux_incapacite
    aah_restriction_substantielle_durable_acces_emploi enfant_a_charge
    rsa_jeune_condition_heures_travail_remplie gir regime_securite_sociale enceinte habite_chez_parents
    _bourseCriteresSociauxCommuneDomicileFamilial bourse_criteres_sociaux_base_ressources_parentale
    _interetsAidesVelo _interetBafa _interetPermisDeConduire _interetVoiture _interetLogement _interetEmploi
    _interetAidesSanitaireSocial _interetEtudesEtranger _dureeMoisEtudesEtranger sortie_academie
    sortie_region_academique boursier _aleas _interetDiagnostifFinancier ${REVENUS}`,
  ),
  ...sous(
    "individu/enfant_0",
    `_firstName date_naissance nationalite garde_alternee handicap taux_incapacite enfant_place
    enfant_a_charge scolarite ${REVENUS}`,
  ),
  ...sous(
    "individu/conjoint",
    `date_naissance nationalite statut_marital activite date_debut_chomage ass_precondition_remplie
    inapte_travail handicap taux_incapacite aah_restriction_substantielle_durable_acces_emploi enceinte`,
  ),
  "/simulation/individu/enfants/_hasRessources",
  "/simulation/enfants",
  ...sous(
    "famille",
    `en_couple rsa_isolement_recent bourse_criteres_sociaux_nombre_enfants_a_charge
    bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur proprietaire_proche_famille
    parisien bourse_lycee`,
  ),
  ...sous("parents", "_situation _en_france rfr nbptr"),
  ...sous(
    "menage",
    `statut_occupation_logement _nombreMoisEntreeLogement coloc logement_chambre loyer participation_frais
    depcom`,
  ),
];

/** Questions that share a screen, a line each, of the person that it begins with: whoever is asked one meets the screen of all. */
export const LISTES: readonly (readonly string[])[] = `
  demandeur nationalite enfant_a_charge regime_securite_sociale
  demandeur scolarite annee_etude statuts_etablissement_scolaire mention_baccalaureat
  demandeur stagiaire alternant inapte_travail handicap enceinte
  demandeur _contrat_alternant categorie_salarie _nombreMoisDebutContratDeTravail
  demandeur date_debut_chomage ass_precondition_remplie rsa_jeune_condition_heures_travail_remplie
  demandeur taux_incapacite aah_restriction_substantielle_durable_acces_emploi
  conjoint taux_incapacite aah_restriction_substantielle_durable_acces_emploi
  conjoint date_naissance nationalite statut_marital
  conjoint date_debut_chomage ass_precondition_remplie
  conjoint inapte_travail handicap enceinte
  enfant_0 _firstName date_naissance nationalite garde_alternee handicap taux_incapacite enfant_place enfant_a_charge scolarite
  parents /parents/_situation /famille/bourse_criteres_sociaux_nombre_enfants_a_charge /famille/bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur
  demandeur /menage/statut_occupation_logement /menage/_nombreMoisEntreeLogement /menage/coloc /menage/logement_chambre /famille/proprietaire_proche_famille /menage/loyer /menage/participation_frais habite_chez_parents
  demandeur /parents/_en_france _bourseCriteresSociauxCommuneDomicileFamilial
  demandeur bourse_criteres_sociaux_base_ressources_parentale /parents/rfr /parents/nbptr
  demandeur _interetsAidesVelo _interetBafa _interetPermisDeConduire _interetVoiture _interetLogement _interetEmploi _interetAidesSanitaireSocial _interetEtudesEtranger`
  .trim()
  .split("\n")
  .map((ligne) => {
    const [qui, ...champs] = ligne.trim().split(" ");
    return champs.map((un) => `/simulation${un.startsWith("/") ? un : `/individu/${qui}/${un}`}`);
  });

/** One address of each kind: tried in every engine, and in two minutes. */
export const DE_CHAQUE_SORTE: readonly string[] = [
  ...sous("individu/demandeur", "nationalite scolarite ressources/types"),
  ...sous("individu", "conjoint/activite enfant_0/_firstName"),
  "/simulation/enfants",
  ...sous("famille", "en_couple"),
  ...sous("parents", "_situation"),
  ...sous("menage", "loyer depcom"),
];

/** Other pages of the site, with their heading, from the specification and the map of the site. */
export const PAGES = `/ Trouvez les aides auxquelles vous avez droit
  /a-propos À propos
  /ameliorer Améliorer le simulateur
  /liens-utiles Liens utiles
  /redirection?aide=rsa Vous allez quitter
  /stats Statistiques
  /aides Toutes les aides
  /aides/rsa Revenu de solidarité active
  /suivi Suivre vos démarches
  /accompagnement Se faire accompagner
  /accompagnement/abc Se faire accompagner
  /init-ci Trouvez les aides auxquelles vous avez droit
  /ameli Vous venez du site de l’assurance maladie
  /aide-maintenant J’ai besoin d’aide maintenant
  /guichet Guichet
  /integrer Montrer le simulateur sur votre site
  /inspecteur L’inspecteur du parcours
  /contribuer Contribuer
  /plan-du-site Plan du site
  /confidentialite Vos données
  /mentions-legales Mentions légales
  /accessibilite Accessibilité
  /simulation Quelle est votre date de naissance
  /simulation/resultats Vos résultats ne sont pas encore là
  /nulle-part `
  .split("\n")
  .map((page) => page.trimStart().split(/ (.*)/));
