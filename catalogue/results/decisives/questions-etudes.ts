const INSTITUT =
  "Un institut de soins infirmiers ou de travail social, par exemple : la Région y donne sa bourse, à la place du Crous.";

/** Studies, training, work-study, and leaving for abroad. */
export const questionsDesEtudes = {
  achat_ordinateur: "Devez-vous acheter un ordinateur pour étudier, vous former ou travailler ?",
  alternance_2e_annee: "Entrez-vous en deuxième année d’alternance ?",
  apprentissage_1re_annee: "Êtes-vous en première année d’apprentissage ?",
  apprentissage_1re_annee_bac2: "Êtes-vous en 1re année d’apprentissage, d’un CAP à un bac + 2 ?",
  apprentissage_avant_bac: "Préparez-vous en apprentissage un diplôme d’avant le bac, comme un CAP ?",
  apprentissage_ou_formation_region: "Êtes-vous en apprentissage ou dans une formation payée par la Région ?",
  apprentissage_reussi: "Venez-vous de réussir l’examen final de votre apprentissage ?",
  aref_formation:
    "Avez-vous droit à l’allocation chômage, et à une formation validée par France Travail (40 heures au moins) ?",
  bac_3_ans: "Avez-vous eu votre bac cette année, ou l’une des deux années d’avant ?",
  bac_cette_annee_region: "Avez-vous eu votre bac cette année, dans la région où vous habitez ?",
  bac_derniere_session: "Avez-vous eu votre bac à la dernière session ?",
  bourse_crous: "Avez-vous une bourse du Crous ou une aide spécifique annuelle ?",
  bourse_et_mention: "Avez-vous une bourse de lycée, et une mention bien ou très bien au brevet ?",
  bourse_en_terminale: "Aviez-vous une bourse de lycée en terminale, l’année dernière ?",
  bourse_lycee_ou_presque: "Avez-vous une bourse de lycée, ou des revenus juste au-dessus de son plafond ?",
  bourse_ou_asile: [
    "Avez-vous une bourse (ou l’allocation annuelle) du Crous ou de la Région, ou une protection de l’asile ?",
    "Le statut de personne réfugiée, la protection subsidiaire, ou une demande d’asile en cours.",
  ],
  bourse_ou_segpa: "Avez-vous une bourse, ou êtes-vous en Segpa, en Ulis ou en institut médico-éducatif ?",
  bourse_ou_repas_1_euro: "Avez-vous une bourse ou une aide spécifique du Crous ?",
  bretagne_voie: "Êtes-vous dans le supérieur, en CAP, en bac pro, ou en stage de formation ?",
  cap_au_plus_sans_emploi:
    "Avez-vous au plus un CAP ou un diplôme du même niveau, et du mal à trouver un emploi ?",
  cap_bac_pro: "Préparez-vous un CAP ou un bac pro (ou l’avez-vous eu il y a moins d’un an) ?",
  car_train_scolaire: "Prenez-vous un car ou un train de la Région pour aller au collège ou au lycée ?",
  cherche_emploi_ou_employeur: "Cherchez-vous un emploi, ou un employeur pour votre apprentissage ?",
  compte_formation:
    "Avez-vous de l’argent sur votre compte formation et, si vous travaillez, un autre financeur que vous ?",
  cours_etranger: "Partez-vous à l’étranger pour y suivre des cours ?",
  cpge_2: "Êtes-vous en 2e année de classe préparatoire ?",
  contrat_ou_stage_3_mois:
    "Avez-vous un contrat ou un stage de trois mois au moins, ou trois mois de contrats depuis six mois ?",
  daeu_sans_bac: [
    "Voulez-vous préparer le DAEU, sans avoir le bac ?",
    "Ce diplôme permet d’entrer à l’université.",
  ],
  demenagement_alternance: [
    "Avez-vous déménagé loin pour votre alternance, ou payez-vous deux loyers ?",
    "À plus de 70 km ou de 40 minutes de l’ancienne adresse, dans les trois mois avant ou après le début du contrat.",
  ],
  depart_europe: "Partez-vous bientôt dans un autre pays d’Europe ?",
  diplome_pro_mobilite: "Préparez-vous un CAP, un bac pro, un BTS, une MC ou une FCIL ?",
  diplome_stage_etranger: "Avez-vous un diplôme, et voulez-vous partir en stage à l’étranger ?",
  dispositif_idf_stagiaire: "Suivez-vous Avenir Jeunes, Programme Compétences ou l’École de la 2e chance ?",
  echelon_0_bis_a_4:
    "Votre bourse du Crous, ou allocation annuelle (ASAA), est-elle d’un échelon de 0 bis à 4 ?",
  ecole_3_km: "L’école est-elle à 3 km au moins de chez vous ?",
  ecole_hors_agglomeration:
    "L’école est-elle à plus de 3 km, par un trajet qui sort de votre agglomération ?",
  eleve_5e: "Est-ce pour un élève de 5e d’un collège public de Seine-Saint-Denis ?",
  emploi_court_87h: "Travaillez-vous en contrat court, en intérim, ou 87 heures par mois au plus ?",
  emploi_24h: "Êtes-vous sans emploi, en contrat aidé, ou à moins de 24 heures par semaine ?",
  emploi_78h: "Avez-vous travaillé 78 heures au plus le mois dernier ?",
  emploi_moins_6_mois: "Travaillez-vous en intérim, ou avec un contrat de moins de six mois ?",
  enseignement_agricole: "Étudiez-vous dans un lycée ou un CFA agricole ?",
  entree_6e: "Est-ce une entrée en 6e, cette année, dans un collège public de Seine-Saint-Denis ?",
  entree_cap_bac_pro: "Entrez-vous en CAP ou en bac pro (1re année, ou 2e après un autre cursus) ?",
  entree_filiere_pro: "Entrez-vous dans une filière professionnelle ou technologique cette année ?",
  etablissement_partenaire_mobilite:
    "Votre établissement est-il partenaire de la Région pour les départs à l’étranger ?",
  etudes_etranger: "Partez-vous, ou voulez-vous partir, pour des études ou un stage à l’étranger ?",
  etudes_hors_reunion: "Étudiez-vous hors de La Réunion ?",
  etudes_quebec: "Voulez-vous étudier au Québec ?",
  etudes_sociales: "Étudiez-vous le travail social (et non la santé) ?",
  fin_de_lycee_pro: "Êtes-vous en terminale professionnelle, ou sorti ou sortie du lycée ?",
  filiere_pro_techno: "Êtes-vous dans une filière pro ou techno de production, d’art ou de service ?",
  formation_payee_region: "Suivez-vous une formation payée par la Région ?",
  formation_sanitaire_sociale:
    "Suivez-vous, ou allez-vous suivre, une formation de santé ou de travail social ?",
  formation_sans_chomage: "Entrez-vous dans une formation agréée sans avoir droit à l’allocation chômage ?",
  hors_ecole_sans_emploi: "Avez-vous quitté l’école depuis plusieurs mois, sans emploi ?",
  hors_institut_region: [
    "Étudiez-vous à l’université ou au lycée, et non dans un institut agréé par la Région ?",
    INSTITUT,
  ],
  imprevu_formation: "Un imprévu pèse-t-il sur votre logement ou vos transports, pendant votre formation ?",
  infirmier_3e: "Êtes-vous en 3e année de soins infirmiers ?",
  institut_agree_region: [
    "Étudiez-vous, ou allez-vous étudier, dans un institut agréé par la Région, et non à l’université ?",
    INSTITUT,
  ],
  interne_boursier: "Êtes-vous interne, avec une bourse de collège ou de lycée ?",
  kine_4e: "Êtes-vous en 4e année de masso-kinésithérapie ?",
  loin_resto_u:
    "Votre établissement est-il sur la liste du rectorat, à plus de 20 minutes de tout restaurant universitaire ?",
  maieutique_4e: "Êtes-vous en 4e année de maïeutique (sage-femme) ?",
  parcoursup_autre_academie: [
    "Étudiez-vous, après un vœu Parcoursup, hors de l’académie où vous viviez ?",
    "Une académie est une région de l’Éducation nationale, comme Rennes, Lille ou Versailles.",
  ],
  master_academies_idf: "Serez-vous en master, dans l’académie de Paris, Créteil ou Versailles ?",
  metier_niveaux_3_4:
    "Visez-vous un diplôme d’aide-soignance, de puériculture, d’ambulance, d’AES ou de TISF ?",
  orthophonie_5e: "Êtes-vous en 5e année d’orthophonie ?",
  outils_metier: "Votre formation vous demande-t-elle d’acheter des outils ?",
  pharmacie_6e: "Êtes-vous en 6e année de pharmacie d’officine ?",
  prepa_talents_ou_bourse:
    "Suivez-vous une Prépa Talents, ou vos revenus ouvrent-ils droit à une bourse du Crous ?",
  prepare_concours: "Préparez-vous un concours de la fonction publique de catégorie A ou B ?",
  pret_etudiant: "Avez-vous pris un prêt étudiant dans une banque ?",
  programme_mobilite: "Partez-vous avec Erasmus+, l’OFAJ, l’OFQJ, Eurodyssée ou France Volontaires ?",
  projet_formation: "Voulez-vous suivre une formation pour trouver un emploi ?",
  projet_solidarite_internationale:
    "Avez-vous un projet de solidarité ou d’aide humanitaire dans un autre pays ?",
  projet_vae: "Voulez-vous obtenir un diplôme par votre expérience (VAE) ?",
  projet_volontariat: "Partez-vous en volontariat international, ou avec l’OFAJ ou l’OFQJ ?",
  quitte_parents_etudes: "Quittez-vous pour la première fois le foyer familial, pour vos études ?",
  ressources_bourse_crous: "Vos revenus, ou ceux de vos parents, ouvrent-ils droit à une bourse du Crous ?",
  sans_autre_bourse_mobilite: "Partez-vous sans Erasmus+ ni autre bourse de mobilité ?",
  sans_alternance: "Étudiez-vous sans contrat d’apprentissage ni de professionnalisation ?",
  selection_envoleo: "Votre établissement a-t-il retenu votre candidature à Envoléo ?",
  solidarite_avec_association:
    "Partez-vous à l’étranger pour un projet de solidarité porté par une association ?",
  sorti_etudes_9_mois: "Avez-vous quitté l’école ou l’apprentissage il y a plus de neuf mois ?",
  stage_3e: "Est-ce pour le stage d’observation d’un élève de 3e ?",
  stage_etranger: "Partez-vous à l’étranger pour un stage ?",
  stage_hors_reunion: "Faites-vous un stage hors de l’académie de La Réunion ?",
  stage_peu_paye: [
    "Partez-vous étudier, ou faire un stage payé moins de 670 € nets par mois ?",
    "Moins de 780 € avec une bourse ou un handicap ; en apprentissage, le salaire ne compte pas.",
  ],
  stage_mayenne: "Faites-vous votre stage de fin d’études en Mayenne ?",
  statut_pass_jeunes: [
    "Êtes-vous au lycée, en BTS, en CFA, en école sanitaire ou sociale, ou à la mission locale ?",
    "Ou en stage de formation, à l’école de la 2e chance, en institut médico-éducatif ou au Cned.",
  ],
  voie_pro_pays_de_la_loire: "Suivez-vous la voie professionnelle dans un lycée des Pays de la Loire ?",
  voie_pro_lycee: [
    "Suivez-vous la voie professionnelle du lycée, sans apprentissage ?",
    "Un CAP, un bac pro, une mention complémentaire, un BMA, un DTMS ou une FCIL.",
  ],
  voyage_etudes_sport: "Voyagez-vous pour vos études, un stage, le sport ou la culture ?",
  concours_enseignement: "Voulez-vous enseigner, en passant un concours à bac + 3 ?",
  etudes_medicales:
    "Étudiez-vous la médecine, l’odontologie, la pharmacie ou la maïeutique, après la première année ?",
  job_etudiant: "Avez-vous gagné un salaire pendant vos cours ou vos vacances, cette année ou l’an dernier ?",
  projet_cesure: "Voulez-vous faire une césure, un semestre ou un an hors de vos études ?",
  solde_cpf: [
    "Avez-vous de l’argent sur votre compte formation (CPF) ?",
    "Il vient de chaque année travaillée ; le site Mon Compte Formation dit combien.",
  ],
  universite_publique: "Étudiez-vous dans une université ou une école publique ?",
  coup_dur_formation: "Un coup dur menace-t-il la fin de votre formation ?",
  filiere_absente:
    "Partez-vous étudier loin de chez vous parce que votre filière n’existe pas sur place, ou n’a plus de place ?",
  formation_sans_financeur: "Avez-vous un projet de formation qualifiante que personne d’autre ne paie ?",
  formation_trouvee: "Avez-vous trouvé une formation qui vous aiderait à retrouver un emploi ?",
  frais_du_cfa: "Prenez-vous des repas, des nuits d’internat ou un équipement par votre CFA ?",
  frais_scolaires:
    "Votre famille a-t-elle du mal à payer la cantine, l’internat, les transports ou le matériel ?",
  situation_asaa: [
    "Êtes-vous en rupture familiale, en reprise d’études ou loin de parents restés à l’étranger ?",
    "Sans bourse, et avec des difficultés d’argent qui durent.",
  ],
  stage_ete: "Voulez-vous faire un stage d’un mois en entreprise, en juillet ou en août ?",
  stage_quatre_mois:
    "Êtes-vous sans emploi ni études, et une entreprise peut-elle vous accueillir en stage de quatre à six mois ?",
} as const;
