import type {
  CategorieRessources,
  RessourceId,
  typesActiviteTns,
} from "../../catalogue/situation/ressources.ts";

export interface TypeRessource {
  label: string;
  /** Short explanation. */
  hint?: string;
  /** Where to find the figure. */
  where?: string;
}

const fichePaie = "en bas de la fiche de paie : net à payer avant impôt";
const compteCaf = "dans l’espace personnel de la CAF ou de la MSA : paiements";
const franceTravail = "dans l’espace personnel de France Travail : paiements";
const ameli = "dans le compte ameli : paiements";
const declarations = "sur les déclarations de chiffre d’affaires à l’Urssaf";
const notification = "sur la notification de bourse";
const avisPension = "sur l’attestation de paiement de la caisse";
const banque = "sur le relevé annuel de la banque";

export const typesRessources: Record<RessourceId, TypeRessource> = {
  salaire_net: {
    label: "Salaire",
    hint: "Alternance, job étudiant et primes aussi",
    where: fichePaie,
  },
  indemnites_stage: {
    label: "Gratification de stage",
    hint: "Versée par qui accueille le stage",
    where: "sur la convention ou l’attestation de stage",
  },
  revenus_stage_formation_pro: {
    label: "Rémunération de formation professionnelle",
    hint: "Pour une formation hors d’un emploi",
    where: "sur l’avis de paiement de la région ou de France Travail",
  },
  ppa: {
    label: "Prime d’activité",
    hint: "Complément de la CAF ou de la MSA quand on travaille",
    where: compteCaf,
  },

  rpns_micro_entreprise_CA_bic_vente_imp: {
    label: "Micro-entreprise : ventes",
    hint: "Chiffre d’affaires de l’achat et de la revente de marchandises",
    where: declarations,
  },
  rpns_micro_entreprise_CA_bic_service_imp: {
    label: "Micro-entreprise : services",
    hint: "Chiffre d’affaires de services commerciaux ou artisanaux, comme la livraison",
    where: declarations,
  },
  rpns_micro_entreprise_CA_bnc_imp: {
    label: "Micro-entreprise : activité libérale",
    hint: "Chiffre d’affaires d’une profession libérale, comme le conseil ou les cours",
    where: declarations,
  },
  rpns_benefice_exploitant_agricole: {
    label: "Bénéfice agricole",
    hint: "Pour une exploitation agricole",
    where: "sur la déclaration de revenus agricoles",
  },
  rpns_autres_revenus: {
    label: "Autre activité indépendante",
    hint: "Bénéfice d’une activité hors micro-entreprise",
    where: "sur la déclaration de résultat",
  },

  chomage_net: {
    label: "Allocation chômage (ARE)",
    hint: "Versée après la perte d’un emploi",
    where: franceTravail,
  },
  allocation_securisation_professionnelle: {
    label: "Allocation de sécurisation professionnelle (ASP)",
    hint: "Versée après un licenciement économique",
    where: franceTravail,
  },
  prime_forfaitaire_mensuelle_reprise_activite: {
    label: "Prime de reprise d’activité",
    hint: "Prime mensuelle versée à la reprise d’un travail",
    where: franceTravail,
  },
  aide_logement: {
    label: "Aide au logement (APL, ALS, ALF)",
    hint: "Même versée directement au propriétaire",
    where: compteCaf,
  },
  af: { label: "Allocations familiales", hint: "Versées à partir de deux enfants", where: compteCaf },
  cf: { label: "Complément familial", hint: "Versé à partir de trois enfants", where: compteCaf },
  asf: {
    label: "Allocation de soutien familial (ASF)",
    hint: "Pour un enfant privé de l’aide d’un parent",
    where: compteCaf,
  },
  rsa: { label: "Revenu minimum (RSA)", hint: "Revenu de solidarité active", where: compteCaf },
  aspa: {
    label: "Minimum vieillesse (ASPA)",
    hint: "Allocation de solidarité aux personnes âgées",
    where: avisPension,
  },
  asi: {
    label: "Allocation supplémentaire d’invalidité (ASI)",
    hint: "Complète une petite pension d’invalidité",
    where: ameli,
  },
  ass: {
    label: "Allocation de solidarité spécifique (ASS)",
    hint: "Versée quand le chômage est épuisé",
    where: franceTravail,
  },
  aah: { label: "Allocation aux adultes handicapés (AAH)", where: compteCaf },
  caah: {
    label: "Complément de l’AAH",
    hint: "Complément de ressources, réservé à d’anciens droits",
    where: compteCaf,
  },
  contrat_engagement_jeune: {
    label: "Contrat d’engagement jeune (CEJ)",
    hint: "Allocation de l’accompagnement par la mission locale ou France Travail",
    where: "dans l’espace personnel de l’organisme qui accompagne",
  },
  mva: {
    label: "Majoration pour la vie autonome (MVA)",
    hint: "S’ajoute à l’AAH pour un logement indépendant",
    where: compteCaf,
  },
  aeeh: { label: "Allocation d’éducation de l’enfant handicapé (AEEH)", where: compteCaf },
  pch: {
    label: "Prestation de compensation du handicap (PCH)",
    hint: "Paie une aide humaine, du matériel, un aménagement",
    where: "sur la décision du département",
  },
  paje_base: {
    label: "Allocation de base (PAJE)",
    hint: "Pour un enfant de moins de 3 ans",
    where: compteCaf,
  },
  paje_clca: {
    label: "Complément de libre choix d’activité (CLCA)",
    hint: "Ancienne aide au congé parental",
    where: compteCaf,
  },
  paje_prepare: {
    label: "Congé parental (PreParE)",
    hint: "Quand un parent réduit ou arrête son travail",
    where: compteCaf,
  },

  indemnites_journalieres_maternite: {
    label: "Indemnités de maternité, de paternité ou d’adoption",
    where: ameli,
  },
  indemnites_journalieres_maladie: {
    label: "Indemnités de maladie",
    hint: "Pendant un arrêt de travail",
    where: ameli,
  },
  indemnites_journalieres_maladie_professionnelle: {
    label: "Indemnités de maladie professionnelle",
    where: ameli,
  },
  indemnites_journalieres_accident_travail: { label: "Indemnités d’accident du travail", where: ameli },
  indemnites_chomage_partiel: {
    label: "Indemnités de chômage partiel",
    hint: "Quand l’employeur réduit ou arrête l’activité",
    where: "sur la fiche de paie, ligne activité partielle",
  },
  indemnites_volontariat: {
    label: "Indemnités de volontariat",
    hint: "Service civique, volontariat international, sapeurs-pompiers",
    where: "sur l’avis de paiement de l’organisme",
  },
  dedommagement_victime_amiante: { label: "Indemnités de victime de l’amiante" },

  pensions_alimentaires_percues: {
    label: "Pension alimentaire reçue",
    hint: "Versée par l’autre parent ou par vos parents",
    where: "sur le jugement, l’accord ou les virements",
  },
  prestation_compensatoire: {
    label: "Prestation compensatoire",
    hint: "Versée après un divorce",
    where: "sur le jugement de divorce",
  },
  retraite_nette: {
    label: "Retraite",
    hint: "Toutes les caisses, avec les complémentaires",
    where: avisPension,
  },
  retraite_combattant: { label: "Retraite du combattant" },
  pensions_invalidite: {
    label: "Pension d’invalidité",
    hint: "Quand la santé réduit la capacité à travailler",
    where: avisPension,
  },

  bourse_enseignement_sup: {
    label: "Bourse de l’enseignement supérieur",
    hint: "Bourse du Crous ou d’une région",
    where: notification,
  },
  bourse_recherche: { label: "Bourse de recherche", where: notification },
  bourse_lycee: { label: "Bourse de lycée", where: notification },
  gains_exceptionnels: {
    label: "Gain exceptionnel",
    hint: "Somme reçue une seule fois : prime de départ, héritage, gros gain",
    where: "sur le relevé bancaire",
  },

  revenus_locatifs: {
    label: "Loyers reçus",
    hint: "D’un logement ou d’un terrain loué",
    where: "sur la déclaration de revenus",
  },
  revenus_capital: {
    label: "Revenus du capital",
    hint: "Intérêts, dividendes, gains d’épargne imposables",
    where: banque,
  },
};

export const categoriesLibelles: Record<CategorieRessources, string> = {
  revenusActivite: "Travail, stage et formation",
  rpns: "Activité indépendante",
  allocations: "Allocations",
  indemnites: "Indemnités",
  pensions: "Pensions",
  autre: "Bourses et autres revenus",
  patrimoine: "Loyers et épargne",
};

/** Labels of `tns_autres_revenus_type_activite`, asked along with `rpns_autres_revenus`. */
export const typesActiviteLibelles: Record<(typeof typesActiviteTns)[number], string> = {
  achat_revente: "Achat et revente de marchandises",
  bic: "Commerce, artisanat ou services (BIC)",
  bnc: "Profession libérale (BNC)",
};
