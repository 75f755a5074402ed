import { O, P, T, thematique } from "./thematique.ts";

/** Criteria 1 and after: what they ask, in a line of ours, and how the site stands. */
export const contenus = [
  thematique(1, "Images", [
    [
      "Une image qui informe a un texte à sa place",
      T,
      "Logos, code QR et courbe ont un texte ; axe le relit.",
    ],
    [
      "Une image qui décore est ignorée",
      T,
      "Les dessins des chapitres et les emblèmes sont cachés aux lecteurs d’écran.",
    ],
    ["Le texte à la place d’une image dit la même chose", T, "Relu image par image ; il y en a cinq sortes."],
    ["Un test visuel d’humanité dit ce qu’il est", O, "Aucun test de ce genre."],
    ["Un test visuel d’humanité a une autre voie", O, "Aucun test de ce genre."],
    [
      "Une image complexe a une description détaillée",
      T,
      "L’année et « Et si » ont leur tableau ; le schéma du parcours a sa liste.",
    ],
    ["Cette description est juste", T, "Le tableau et l’image sont faits des mêmes chiffres."],
    ["Pas de texte en image", T, "Aucun texte en image, les logos des organismes mis à part."],
    [
      "Une légende est liée à son image",
      T,
      "La courbe et l’exemple de l’accueil sont des figures légendées.",
    ],
  ]),
  thematique(2, "Cadres", [
    [
      "Chaque cadre a un titre",
      T,
      "Le cadre que posent les sites qui nous intègrent est titré, et son titre se règle.",
    ],
    ["Ce titre dit ce que le cadre contient", T, "« Simulateur d’aides Cap Aides » par défaut."],
  ]),
  thematique(3, "Couleurs", [
    [
      "La couleur n’est jamais seule à informer",
      T,
      "Un état est un mot, une forme et une couleur ; une erreur est un texte.",
    ],
    ["Le texte contraste assez", T, "axe mesure chaque page, dans les deux marques et les deux thèmes."],
    [
      "Les contours et les graphiques contrastent assez",
      T,
      "Bords de champs et barres : au moins 3 pour 1 dans les quatre jeux de couleurs.",
    ],
  ]),
  thematique(4, "Multimédia", [
    ["Un média a une transcription ou une audiodescription", O, "Ni son ni vidéo."],
    ["Cette transcription est juste", O, "Ni son ni vidéo."],
    ["Une vidéo a des sous-titres", O, "Ni son ni vidéo."],
    ["Ces sous-titres sont justes", O, "Ni son ni vidéo."],
    ["Une vidéo a une audiodescription", O, "Ni son ni vidéo."],
    ["Cette audiodescription est juste", O, "Ni son ni vidéo."],
    ["Un média est annoncé par un texte", O, "Ni son ni vidéo."],
    ["Un média non temporel a une autre voie", O, "Ni son ni vidéo."],
    ["Cette autre voie est juste", O, "Ni son ni vidéo."],
    ["Un son qui part seul s’arrête", O, "Ni son ni vidéo."],
    ["Un média se commande au clavier", O, "Ni son ni vidéo."],
    ["Un média non temporel se commande au clavier", O, "Ni son ni vidéo."],
    ["Un média est compris des aides techniques", O, "Ni son ni vidéo."],
  ]),
  thematique(5, "Tableaux", [
    ["Un tableau complexe a un résumé", O, "Aucun tableau à plusieurs étages d’en-têtes."],
    ["Ce résumé est juste", O, "Aucun tableau complexe."],
    ["Un tableau de mise en page se lit dans l’ordre", O, "Aucun tableau de mise en page."],
    ["Un tableau de données a un titre", T, "Chaque tableau a sa légende."],
    ["Ce titre est juste", T, "Relu tableau par tableau ; il y en a quatre."],
    ["Les en-têtes sont des en-têtes", T, "Colonnes et lignes ; axe le relit."],
    ["Chaque cellule est liée à son en-tête", T, "Par la portée de l’en-tête."],
    ["Un tableau de mise en page n’a pas d’en-têtes", O, "Aucun tableau de mise en page."],
  ]),
  thematique(6, "Liens", [
    [
      "Chaque lien dit où il mène",
      T,
      "Les actions d’une aide nomment ce qu’on y fait ; l’ouverture d’une fenêtre est dite.",
    ],
    ["Chaque lien a un texte", T, "axe le relit."],
  ]),
  thematique(7, "Scripts", [
    [
      "Ce qui est construit par script est compris des aides techniques",
      P,
      "Éléments natifs, et une liste de communes au modèle ARIA ; mais personne ne l’a encore essayé avec un lecteur d’écran au quotidien.",
    ],
    ["L’autre voie d’un script est juste", O, "Aucune."],
    ["Tout se fait au clavier", T, "Un parcours entier est fait au clavier seul par un essai."],
    [
      "Un changement de contexte est annoncé ou voulu",
      T,
      "Choisir n’envoie jamais ; le nouveau titre reçoit le curseur.",
    ],
    [
      "Les messages d’état sont annoncés",
      T,
      "Calcul en cours, nombre de résultats, erreurs, hors connexion.",
    ],
  ]),
  thematique(8, "Éléments obligatoires", [
    ["La page dit son type", T, "Une seule page HTML, HTML 5."],
    [
      "Le code est valide",
      P,
      "Engendré par React, relu par axe (identifiants, imbrications) ; jamais passé au validateur du W3C.",
    ],
    ["La langue est dite", T, "Français."],
    ["Cette langue est la bonne", T, "Tout ce qu’on lit est en français."],
    ["Chaque page a un titre", T, "Un essai l’exige de chaque adresse."],
    ["Ce titre est juste", T, "Les titres attendus sont écrits dans cet essai."],
    [
      "Un passage dans une autre langue le dit",
      P,
      "Des noms d’aides ont des mots étrangers (« Erasmus+ », « Pass Monde ») : ils ne sont pas marqués.",
    ],
    ["Cette autre langue est la bonne", O, "Aucun passage marqué."],
    ["Une balise ne sert pas qu’à l’apparence", T, "Ni ligne vide, ni fausse liste."],
    ["Un changement de sens de lecture est dit", O, "Tout se lit de gauche à droite."],
  ]),
  thematique(9, "Structure", [
    ["Les titres forment un plan", T, "Un seul titre principal par page, sans niveau sauté ; axe le relit."],
    ["La page a ses zones", T, "En-tête, navigations nommées, contenu, pied."],
    ["Les listes sont des listes", T, "Aides, raisons, papiers, communes."],
    ["Les citations sont des citations", O, "Aucune citation."],
  ]),
];
