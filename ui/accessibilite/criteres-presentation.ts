import { O, T, thematique } from "./thematique.ts";

/** Criteria 10 and after: what they ask, in a line of ours, and how the site stands. */
export const presentationEtFormulaires = [
  thematique(10, "Présentation", [
    ["L’apparence vient des feuilles de style", T, "Aucun attribut de mise en forme."],
    ["Le contenu reste lisible sans elles", T, "L’ordre du code est celui de la lecture."],
    ["L’ordre reste compréhensible sans elles", T, "Même raison."],
    ["Le texte se lit agrandi à 200 %", T, "Essayé à 400 % sur chaque page."],
    ["Couleur du texte et du fond vont ensemble", T, "Les deux sont posées à la racine, dans chaque thème."],
    ["Un lien se distingue du texte autour", T, "Il est souligné."],
    ["On voit où est le curseur", T, "Un contour épais, partout."],
    ["Ce qui est caché l’est pour tous, ou se montre", T, "Sections repliables natives."],
    ["La forme, la taille ou la place n’informent pas seules", T, "Un mot les accompagne."],
    ["Ni dans les images, ni dans les médias", T, "Les courbes ont leur texte."],
    ["Rien ne déborde à 320 pixels", T, "Un essai mesure chaque page et chaque état."],
    ["L’espacement du texte peut grandir", T, "Un essai agrandit lignes, mots et lettres sans rien couper."],
    ["Un contenu qui apparaît se ferme et reste atteignable", O, "Rien n’apparaît au survol ni au curseur."],
    ["Ce qui apparaît par le style s’atteint au clavier", O, "Rien n’apparaît au survol."],
  ]),
  thematique(11, "Formulaires", [
    ["Chaque champ a une étiquette", T, "axe le relit à chaque question."],
    ["Cette étiquette est juste", T, "La question elle-même, ou un mot qui la précise."],
    ["Deux champs pareils ont la même étiquette", T, "Les mots viennent d’une seule définition."],
    ["L’étiquette est à côté du champ", T, "Au-dessus, ou à droite d’une case."],
    ["Les champs d’une même chose sont groupés", T, "Choix, date et montants sont dans un groupe."],
    ["Ce groupe a une légende", T, "La question, ou le prénom de l’enfant."],
    ["Cette légende est juste", T, "Même raison."],
    ["Les options longues sont rangées par groupes", O, "Aucune liste d’options qui demande des groupes."],
    ["Chaque bouton dit ce qu’il fait", T, "« Continuer », « Retirer Léa », jamais « OK »."],
    [
      "Ce qui est obligatoire ou mal écrit est dit",
      T,
      "Ce qui peut rester vide est dit facultatif ; l’erreur dit le champ et quoi écrire.",
    ],
    ["L’erreur propose une correction", T, "« Indiquez un montant en euros, par exemple 450 »."],
    [
      "Une donnée engageante se corrige avant l’envoi",
      T,
      "Rien n’engage ; tout se relit et se change avant les résultats.",
    ],
    ["Le navigateur peut remplir ce qu’il sait", T, "Naissance, code postal, adresse électronique."],
  ]),
];
