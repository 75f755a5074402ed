import { O, T, thematique } from "./thematique.ts";

/** Criteria 12 and after: what they ask, in a line of ours, and how the site stands. */
export const navigationEtConsultation = [
  thematique(12, "Navigation", [
    [
      "Il y a deux façons de trouver une page",
      T,
      "Les menus et le plan du site ; une recherche parmi les aides.",
    ],
    ["Les menus sont toujours à la même place", T, "En-tête et pied communs."],
    ["Le plan du site est complet", T, "Il est fait de la liste des pages ; un essai le tient."],
    ["Il s’atteint de la même façon partout", T, "Par le pied de page."],
    ["La recherche s’atteint de la même façon", T, "« Toutes les aides », dans l’en-tête."],
    ["Les zones répétées se reconnaissent", T, "Repères natifs."],
    ["Un lien mène droit au contenu", T, "Le premier de chaque page."],
    ["L’ordre du clavier suit la lecture", T, "Aucun ordre imposé."],
    ["On ne reste pas pris", T, "Aucune fenêtre qui retienne le curseur."],
    ["Un raccourci d’une touche se débranche", T, "Ceux du schéma et du guichet veulent le curseur, ou Alt."],
    ["Ce qui apparaît s’atteint au clavier", T, "La liste de communes se parcourt avec les flèches."],
  ]),
  thematique(13, "Consultation", [
    [
      "Une limite de temps se règle",
      T,
      "Aucune dans l’onglet ; l’effacement du serveur, en heures, est annoncé.",
    ],
    ["Aucune fenêtre ne s’ouvre seule", T, "Seulement au clic, et c’est dit."],
    [
      "Un document à télécharger est accessible",
      O,
      "Nous n’en donnons pas ; les formulaires sont ceux des organismes.",
    ],
    ["Sa version accessible dit la même chose", O, "Aucun document à nous."],
    ["Un contenu cryptique a une explication", O, "Aucun dessin de caractères."],
    ["Cette explication est juste", O, "Aucun."],
    ["Rien ne clignote vite", T, "Rien ne clignote."],
    [
      "Ce qui bouge s’arrête",
      T,
      "Une étape glisse de 8 pixels, et pas si le système demande moins de mouvement.",
    ],
    ["La page tourne avec l’écran", T, "Portrait et paysage."],
    [
      "Un geste complexe a son équivalent simple",
      T,
      "Le schéma se déplace et s’agrandit aussi par des boutons et au clavier.",
    ],
    ["Un appui s’annule", T, "L’action part quand le doigt se lève."],
    ["Bouger l’appareil n’est jamais nécessaire", O, "Aucun geste de ce genre."],
  ]),
];
