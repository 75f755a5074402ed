/** Home, money, work, health and family. */
export const questionsDeLaVie = {
  adoption: [
    "Venez-vous d’adopter un enfant de moins de 20 ans, ou de l’accueillir pour l’adopter ?",
    "Par l’aide sociale à l’enfance, un organisme français autorisé ou l’autorité d’un autre pays.",
  ],
  aeeh_complement: [
    "Avez-vous 20 ans ou plus, ou touchez-vous l’AEEH avec un complément ?",
    "L’AEEH est l’allocation d’éducation de l’enfant handicapé.",
  ],
  arret_travail_enfant:
    "Avez-vous arrêté ou réduit votre travail pour un enfant de moins de 3 ans, après deux ans de cotisations ?",
  autre_parent: [
    "L’autre parent de votre enfant est-il mort, absent, ou verse-t-il moins que l’allocation de soutien familial ?",
    "Pour un enfant reconnu ou adopté par une seule personne, ou recueilli, répondez « oui ».",
  ],
  avocat_sans_assurance: "Avez-vous besoin d’une avocate ou d’un avocat, sans assurance qui le paie ?",
  bail_9_mois: "Avez-vous signé un bail de neuf mois ou plus, hors résidence universitaire ?",
  besoin_etablissement: "Devez-vous vivre dans un établissement à cause de votre handicap ?",
  bourse_ou_non_imposable: "Avez-vous une bourse ou un minimum social, ou un foyer sans impôt à payer ?",
  cantine: "Votre enfant mange-t-il à la cantine du collège ou du lycée ?",
  capacite_agricole: [
    "Avez-vous un diplôme agricole, un CAP, ou deux ans de travail dans une ferme ?",
    "La capacité professionnelle agricole, d’un diplôme de niveau bac, convient aussi.",
  ],
  carte_mobilite: "Avez-vous du mal à marcher ou à rester debout, ou un taux d’incapacité de 80 % au moins ?",
  cherche_logement: "Cherchez-vous un logement, ou un loyer plus bas ?",
  cherche_logement_etudes: "Cherchez-vous un logement pour vos études ?",
  cmi_invalidite: "Avez-vous la carte mobilité inclusion, mention « Invalidité » ?",
  confie_ase: [
    "Avez-vous été confié ou confiée à l’aide sociale à l’enfance avant 18 ans ?",
    "En foyer ou en famille d’accueil, par exemple.",
  ],
  sort_de_prison: "Êtes-vous en prison, ou en êtes-vous sorti ou sortie depuis moins de six mois ?",
  habitat_mobile: "Vivez-vous en caravane ou dans un camion aménagé ?",
  demande_asile: "Votre demande d’asile est-elle en cours ?",
  nationalite_ou_titre:
    "Avez-vous la nationalité d’un pays d’Europe, ou un titre de séjour en cours de validité ?",
  permis_etranger_un_an: [
    "Avez-vous un permis d’un pays hors de l’Union européenne, et un premier titre de séjour de moins d’un an ?",
    "Un permis de conduire. L’Islande, le Liechtenstein et la Norvège (Espace économique européen) comptent avec l’Union.",
  ],
  premier_titre_installation: [
    "Est-ce votre premier titre de séjour pour vous installer en France ?",
    "Pour la famille, le travail ou la protection de l’asile, par exemple.",
  ],
  protection_asile: [
    "Êtes-vous sous la protection de l’asile ?",
    "Réfugié ou réfugiée, protection subsidiaire ou apatride.",
  ],
  protection_deux_ans: "Avez-vous obtenu cette protection depuis moins de deux ans ?",
  conservatoire: "Votre enfant va-t-il au conservatoire, ou va-t-il s’y inscrire ?",
  contrat_signe: [
    "Avez-vous un contrat de travail, d’alternance ou de stage, commencé ou signé ?",
    "Un CDI, un CDD ou un intérim de plus d’un mois, une alternance, un stage d’un mois.",
  ],
  criteres_faj: "Avez-vous des difficultés d’argent, sans aide suffisante de vos proches ?",
  difficulte_factures: "Avez-vous du mal à payer vos factures ou les frais de votre logement ?",
  difficulte_logement_ou_entree: [
    "Avez-vous du mal à payer votre logement ou ses factures, ou les frais d’un logement où vous entrez ?",
    "Le loyer, l’énergie, l’eau, l’assurance ; à l’entrée, le dépôt de garantie, le premier loyer ou le déménagement.",
  ],
  difficulte_financiere: "Traversez-vous une difficulté d’argent en ce moment ?",
  difficulte_logement: "Avez-vous du mal à trouver un logement ou à le payer ?",
  emploi_ou_formation_en_vue:
    "Avez-vous un contrat, une promesse d’embauche, un entretien ou une formation prévue ?",
  en_etablissement: "Êtes-vous à l’hôpital ou dans un établissement pour le handicap ?",
  entreprise_dix_personnes:
    "Travaillez-vous dans une entreprise privée d’au moins dix personnes, et cherchez-vous un logement social ?",
  enfant_recueilli:
    "Élevez-vous, en couple, un enfant que vous avez recueilli et que ses parents n’aident pas ?",
  garde_declaree: "Votre enfant est-il gardé au moins 20 heures par semaine, par un mode de garde déclaré ?",
  garde_employee: "Employez-vous une assistante maternelle, un assistant maternel ou une garde à domicile ?",
  gestes_quotidien:
    "Un geste de la vie courante vous est-il impossible, ou deux très difficiles, pour au moins un an ?",
  handicap_sans_transports: "Votre handicap vous empêche-t-il de prendre le bus, le car ou le train ?",
  hors_fonction_publique: "Travaillez-vous ailleurs que dans la fonction publique ?",
  impots_a_part: "Déclarez-vous vos impôts à part de vos parents ?",
  installation_agricole: "Vous installez-vous pour la première fois à la tête d’une ferme ?",
  internat_foyer_hlm: "Logez-vous en internat, en foyer ou en logement social ?",
  logement_a_son_nom: "Votre logement est-il à votre nom (bail d’un an au moins, ou propriété) ?",
  non_imposable: "Votre foyer est-il non imposable (aucun impôt sur le revenu à payer) ?",
  nouveau_logement: "Entrez-vous dans un nouveau logement ?",
  parent_seul: "Élevez-vous seul ou seule votre ou vos enfants ?",
  pch_avant_60: [
    "Avez-vous moins de 60 ans, ou votre handicap était-il déjà aussi lourd avant cet âge ?",
    "Après 60 ans, « oui » vaut aussi si vous travaillez, si vous touchez déjà la PCH ou l’allocation compensatrice (ACTP), ou pour une maladie grave qui évolue vite.",
  ],
  perte_autonomie: [
    "Avez-vous du mal à faire sans aide les gestes du quotidien ?",
    "Comme vous lever, vous laver ou vous habiller : le Département évalue cette perte d’autonomie.",
  ],
  plafond_aide_juridictionnelle: [
    "Votre revenu fiscal de référence est-il de 19 290 € au plus ?",
    "Le plafond de 2025 d’une personne seule, sur votre avis d’impôt ; il monte avec le nombre de personnes du foyer.",
  ],
  premier_logement: "Entrez-vous dans votre premier logement à vous ?",
  proche_aidant:
    "Arrêtez-vous ou réduisez-vous votre travail pour aider un proche handicapé, invalide ou en perte d’autonomie ?",
  prime_naissance_due: [
    "La prime à la naissance vous reste-t-elle à recevoir ?",
    "Elle est versée d’ordinaire avant la fin du septième mois de grossesse.",
  ],
  projet_achat_logement: "Voulez-vous acheter la résidence où vous vivrez ?",
  reprise_activite: "Commencez-vous bientôt un emploi, une formation ou une immersion ?",
  reprise_agepi: "Reprenez-vous un emploi de 28 jours au moins, ou une formation de quarante heures ?",
  ressources_551: "Avez-vous au plus 551 € de ressources par mois ?",
  revenu_55_smic: "Gagnez-vous au plus 55 % du Smic (environ 1 000 € brut par mois) ?",
  revenus_500_trois_mois: "Vos revenus des trois derniers mois sont-ils inférieurs à 500 € en tout ?",
  rsa_ou_ass:
    "Touchez-vous déjà le RSA, ou l’allocation de solidarité spécifique (ASS), pour novembre ou décembre ?",
  sans_aide_famille: "Vivez-vous sans argent de vos parents ni d’autres proches ?",
  sans_allocation_chomage: "Êtes-vous sans allocation de chômage ?",
  sans_allocation_ou_minimale: "Êtes-vous sans allocation chômage, ou à son montant le plus bas ?",
  sans_emploi_fixe: "Êtes-vous sans emploi fixe payé ?",
  sans_emploi_ni_formation: "Êtes-vous sans emploi stable, ni formation ?",
  sans_mutuelle_parents: "Êtes-vous sans mutuelle de vos parents qui vous couvre ?",
  sans_mutuelle: "Êtes-vous sans mutuelle, ni la vôtre, ni celle de vos parents ou d’un employeur ?",
  sans_voiture_travail: [
    "Êtes-vous sans voiture pour aller travailler ?",
    "Vous n’en avez pas encore, la vôtre est en réparation, ou quelqu’un d’autre du foyer prend la seule.",
  ],
  sans_titre_trois_mois: [
    "Vivez-vous en France depuis plus de trois mois sans droit au séjour ?",
    "Sans titre ni demande de titre en cours ; d’un pays d’Europe, sans emploi, études, famille ni ressources pour y rester.",
  ],
  sante_gene_emploi:
    "Votre santé ou votre handicap rend-il plus difficile de trouver ou de garder un emploi ?",
  seize_ans_ou_contrat: "Avez-vous 16 ans, ou êtes-vous, ou serez-vous, en apprentissage ou en stage ?",
  sejour_adapte: "Votre enfant part-il en séjour adapté à son handicap ?",
  va_louer: "Allez-vous bientôt louer un logement ?",
  violences_signalees: [
    "Avez-vous signalé, depuis moins d’un an, des violences de votre conjoint ou conjointe ?",
    "Par une plainte, une ordonnance de protection ou un signalement au procureur. Un « oui » écrit cette aide dans vos résultats et votre plan ; il s’efface avec les autres réponses.",
  ],
  abonnement_pour_travailler:
    "Payez-vous un abonnement de bus, de métro, de train ou de vélo pour aller travailler ?",
  deces_d_un_proche:
    "Avez-vous perdu il y a moins de deux ans votre conjoint, votre conjointe, ou un parent qui travaillait ?",
  emploi_ou_chomage_un_an: "Avez-vous quitté un emploi, ou touché le chômage, il y a moins d’un an ?",
  chomage_indemnise: "Touchez-vous l’allocation chômage ?",
  sans_chomage_indemnise: "Cherchez-vous un emploi sans toucher l’allocation chômage ?",
  allocation_chomage_ouverte: "Touchez-vous l’allocation chômage, ou allez-vous la toucher ?",
  creation_entreprise: "Créez-vous une entreprise, ou l’avez-vous créée depuis moins de soixante jours ?",
  emploi_perdu_malgre_soi: [
    "Avez-vous perdu votre emploi sans l’avoir voulu ?",
    "Un licenciement, la fin d’un CDD ou d’un intérim, une rupture conventionnelle ; une démission, rarement.",
  ],
  stage_plus_de_deux_mois: "Votre stage dure-t-il plus de deux mois, soit 44 jours ou 308 heures ?",
  arret_de_travail: "Un arrêt de travail vous a-t-il été prescrit ?",
  conge_naissance_a_prendre:
    "Êtes-vous en congé de maternité, de paternité ou d’adoption, ou allez-vous bientôt l’être ?",
  garde_hors_domicile:
    "Payez-vous la crèche, une assistante maternelle ou un accueil de loisirs pour un enfant de moins de 6 ans ?",
  incidents_bancaires: [
    "Avez-vous des incidents répétés à la banque, ou un fichage à la Banque de France ?",
    "Cinq rejets ou découverts dans un mois, ou plusieurs pendant trois mois ; un chèque sans provision, ou un dossier de surendettement.",
  ],
  metier_sous_statut_militaire: "Voulez-vous apprendre un métier sous statut militaire, logé et nourri ?",
  ne_outre_mer: "Êtes-vous né ou née outre-mer, ou y vivez-vous ?",
  parcours_pacea: [
    "Avez-vous signé un PACEA avec la Mission Locale, sans contrat d’engagement jeune ?",
    "C’est le parcours signé après un premier bilan avec une conseillère ou un conseiller.",
  ],
  sans_logement_adapte:
    "N’avez-vous aucun logement à vous, ou seulement un logement qui ne convient pas à vos besoins ?",
  sans_logement_deux_ans: [
    "Êtes-vous sans logement à vous depuis deux ans, ou propriétaire après un handicap ou un sinistre ?",
    "Le handicap : la carte « invalidité », l’AAH ou l’AEEH. Le sinistre : un logement rendu inhabitable par une catastrophe.",
  ],
  plafond_ptz: [
    "Vos revenus d’il y a deux ans sont-ils sous le plafond du prêt à taux zéro ?",
    "Pour une personne, 49 000 € dans les villes les plus chères, puis 34 500, 31 500 ou 28 500 € ; davantage à plusieurs.",
  ],
  projet_microcredit:
    "Les banques vous refusent-elles un prêt pour travailler, vous déplacer ou vous soigner ?",
  ressources_300: "Avez-vous 300 € au plus de revenus ce mois-ci, allocations comprises ?",
  sans_compte_bancaire: "Êtes-vous sans compte en banque, parce qu’on vous en refuse un ?",
  urgence_logement: [
    "Êtes-vous sans logement, ou dans un logement que vous devez quitter d’urgence ?",
    "Une expulsion, un lieu dangereux, un hébergement qui dure ; ou un logement social attendu trop longtemps.",
  ],
  a_ses_regles: "Avez-vous vos règles ?",
  allocation_agepi: "Touchez-vous au plus 1,3 fois l’allocation de chômage la plus basse, ou rien ?",
  conge_naissance_pris: "Avez-vous pris tout votre congé de maternité, de paternité ou d’adoption ?",
  contraception: "Avez-vous besoin d’une contraception ou de préservatifs ?",
  enfant_depuis_2026: "Avez-vous accueilli un enfant pour l’adopter, depuis le 1er janvier 2026 ?",
  enfant_gravement_malade:
    "Arrêtez-vous ou réduisez-vous votre travail pour un enfant gravement malade, handicapé ou accidenté ?",
  periode_difficile:
    "Traversez-vous une période difficile, avec de l’angoisse, de la déprime ou du mal-être ?",
  presque_sans_ressources: "Vivez-vous presque sans ressources, et sans soutien de votre famille ?",
  touche_aah: "Touchez-vous l’allocation aux adultes handicapés ?",
  touche_aspa: "Touchez-vous l’allocation de solidarité aux personnes âgées (Aspa) ?",
} as const;
