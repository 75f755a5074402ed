import { fiche, link, list, paragraph } from "../blocs.ts";
import type { Block } from "../../kinds/question.ts";

export const vous: Readonly<Record<string, readonly Block[]>> = {
  "individu.enfant_a_charge": [
    paragraph("Le foyer fiscal réunit les personnes qui figurent sur une même déclaration de revenus."),
    paragraph({
      demandeur:
        "Avant 18 ans, vous êtes en général sur la déclaration de vos parents. Avant 21 ans, ou avant 25 ans pendant vos études, vous pouvez y rester (on dit « rattaché » ou « rattachée ») ou faire la vôtre.",
      enfant:
        "Un enfant mineur est en général sur la déclaration de ses parents. Un enfant majeur peut y rester, à sa demande, avant 21 ans ou avant 25 ans pendant ses études.",
    }),
    paragraph({
      demandeur:
        "Vous ne savez pas ? Demandez à vos parents : votre nom apparaît sur leur déclaration, dans les personnes à charge ou rattachées.",
      enfant: "Vous retrouvez vos déclarations dans votre espace particulier sur le site des impôts.",
    }),
  ],
  "individu.activite": [
    paragraph(
      "Une seule réponse est possible : la règle est de choisir ce qui occupe la plus grande place dans l’année.",
    ),
    list(
      "Études et petit boulot à côté : « En études ou en alternance ». Le salaire se déclare plus loin, avec les ressources.",
      "Contrat d’apprentissage ou de professionnalisation : « En études ou en alternance », même si un employeur verse un salaire.",
      "Job d’été entre deux années d’études : « En études ou en alternance ».",
      "Inscription à France Travail avec quelques heures de travail : « En recherche d’emploi ».",
    ),
    paragraph(
      "Vous hésitez encore ? Vous pourrez changer cette réponse depuis le récapitulatif et comparer les résultats.",
    ),
  ],
  "individu.ass_precondition_remplie": [
    paragraph(
      "L’allocation de solidarité spécifique (ASS) prend le relais quand les droits au chômage sont épuisés. Elle demande d’avoir assez travaillé avant.",
    ),
    list(
      "Un contrat à temps partiel compte pour toute sa durée.",
      "Plusieurs contrats, même courts ou chez des employeurs différents, s’additionnent.",
      "On regarde les 10 années qui précèdent la fin du dernier contrat.",
    ),
    fiche("L’ASS sur service-public.gouv.fr", "F12484"),
  ],
  "individu.inapte_travail": [
    paragraph(
      "L’inaptitude est décidée par le médecin du travail : l’état de santé n’est plus compatible avec l’emploi occupé. La décision est remise par écrit, à la personne et à son employeur.",
    ),
    list(
      "Un arrêt maladie, même long, n’est pas une inaptitude.",
      "Le handicap et l’invalidité sont reconnus par d’autres organismes : nous posons la question à part.",
    ),
    fiche("L’allocation supplémentaire d’invalidité (ASI) sur service-public.gouv.fr", "F16940"),
  ],
  "individu.rsa_jeune_condition_heures_travail_remplie": [
    paragraph(
      "Avant 25 ans, le revenu minimum (RSA) demande d’avoir assez travaillé : c’est le RSA jeune actif.",
    ),
    list(
      "Un mois à temps plein représente environ 151 heures ; un mi-temps, environ 76 heures.",
      "Tous vos contrats s’additionnent, même courts et même avec des pauses entre eux.",
      "Les heures se lisent sur chaque fiche de paie, souvent à la ligne « salaire de base ».",
    ),
    paragraph(
      "Si vous avez un enfant ou en attendez un, le RSA est possible avant 25 ans sans cette condition.",
    ),
    fiche("Le RSA sur service-public.gouv.fr", "N19775"),
  ],
  "individu.scolarite": [
    paragraph("C’est le diplôme préparé qui compte, pas le bâtiment."),
    list(
      "Classe préparatoire (CPGE) ou BTS dans un lycée : « L’enseignement supérieur ».",
      "Diplôme après le bac en apprentissage : « L’enseignement supérieur ».",
      "CAP, bac professionnel ou brevet professionnel, en lycée ou en CFA : « Un lycée ou un CAP ».",
      "Formation courte au numérique avec le label GEN : « Une grande école du numérique ».",
    ),
    fiche("La bourse de collège sur service-public.gouv.fr", "F984"),
    fiche("La bourse de lycée sur service-public.gouv.fr", "F616"),
    fiche("La bourse sur critères sociaux sur service-public.gouv.fr", "F12214"),
  ],
  "individu.bourse_criteres_sociaux_base_ressources_parentale": [
    paragraph(
      "Le revenu brut global est le total des revenus de la famille avant les réductions et les déductions. Il est en première page ou dans le détail de l’avis d’impôt.",
    ),
    list(
      "Bourse de l’année qui vient ou en cours : ce sont les revenus d’il y a deux ans qui comptent.",
      "Un seul parent vous a sur sa déclaration, et l’autre doit une pension alimentaire d’après un jugement ou un accord : un seul revenu compte.",
      "Vos parents sont séparés sans jugement ni accord : les deux revenus s’additionnent.",
      "Un parent veuf ou une mère ou un père seul : son revenu suffit.",
    ),
    paragraph("L’avis est dans l’espace particulier de vos parents, sur le site des impôts."),
    fiche("La bourse sur critères sociaux sur service-public.gouv.fr", "F12214"),
  ],
  "individu.sortie_academie": [
    paragraph(
      "La France est divisée en académies, qui regroupent en général plusieurs départements. Partir étudier dans une autre peut donner droit à une aide, si vous avez une bourse de lycée.",
    ),
    paragraph("Vous n’avez pas encore de réponse à vos vœux ? Répondez selon celui que vous préférez."),
    fiche("L’aide à la mobilité Parcoursup sur service-public.gouv.fr", "F34643"),
  ],
  "individu.sortie_region_academique": [
    paragraph(
      "Changer de région académique entre la licence et le master peut donner droit à une aide, si vous recevez une bourse sur critères sociaux.",
    ),
    list(
      "Comparez la région de votre licence et celle de votre master.",
      "Changer de ville ou d’université dans la même région ne compte pas.",
    ),
    fiche("L’aide à la mobilité en master sur service-public.gouv.fr", "F34343"),
    link(
      "L’aide à la mobilité en master sur etudiant.gouv.fr",
      "https://www.etudiant.gouv.fr/fr/aide-la-mobilite-en-master-1504",
    ),
  ],
  "individu.bourse_criteres_sociaux_echelon": [
    paragraph(
      "L’échelon dit combien donne une bourse étudiante. Il va de 0\u00a0bis à\u00a07\u00a0: plus il est haut, plus la bourse est élevée. Trois choses le fixent.",
    ),
    list(
      "Les revenus de vos parents, d’après l’avis d’impôt d’il y a deux ans.",
      "Le nombre d’enfants à leur charge et d’enfants en études supérieures.",
      "La distance entre leur domicile et votre établissement.",
    ),
    paragraph(
      "Où le lire\u00a0: sur la notification de bourse que le Crous vous envoie, et dans votre dossier social étudiant (DSE) en ligne. La première notification est conditionnelle\u00a0; elle devient définitive après l’inscription.",
    ),
    fiche("La bourse sur critères sociaux sur service-public.gouv.fr", "F12214"),
    link(
      "Le dossier social étudiant sur etudiant.gouv.fr",
      "https://www.etudiant.gouv.fr/fr/bourse-et-logement-constituez-votre-dossier-social-etudiant-dse-409#item4",
    ),
  ],
  "individu.handicap": [
    paragraph(
      "C’est la maison départementale des personnes handicapées (MDPH) qui reconnaît le handicap et ouvre la plupart des droits. Il y en a une par département.",
    ),
    list(
      "Un dossier accepté par la MDPH : répondez oui. Le taux d’incapacité est écrit sur sa décision.",
      "Un dossier envoyé, sans réponse pour l’instant : répondez oui pour voir les aides possibles.",
      "Pas encore de dossier : vous pouvez répondre oui pour découvrir les aides ; il faudra ensuite en déposer un.",
    ),
    paragraph(
      "Le dossier se remplit avec un certificat médical de moins d’un an. La réponse demande souvent plusieurs mois : mieux vaut le déposer tôt.",
    ),
    fiche("L’allocation aux adultes handicapés (AAH) sur service-public.gouv.fr", "F12242"),
    fiche("L’allocation d’éducation de l’enfant handicapé (AEEH) sur service-public.gouv.fr", "F14809"),
  ],
  "individu.taux_incapacite": [
    paragraph(
      "Le taux mesure les difficultés de la vie quotidienne, pas la gravité d’une maladie. La MDPH le fixe à partir du certificat médical.",
    ),
    list(
      "Moins de 50 % : des difficultés présentes, mais une vie quotidienne peu changée.",
      "De 50 % à moins de 80 % : une gêne importante dans la vie de tous les jours.",
      "80 % ou plus : besoin d’aide ou de surveillance pour les gestes essentiels.",
    ),
    paragraph(
      "Les lettres de la MDPH donnent souvent une tranche plutôt qu’un chiffre exact : choisissez la même.",
    ),
  ],
  "individu.aah_restriction_substantielle_durable_acces_emploi": [
    paragraph(
      "La restriction substantielle et durable d’accès à l’emploi (RSDAE) signifie que le handicap empêche, pour au moins un an, de trouver ou de garder un emploi à mi-temps ou plus.",
    ),
    paragraph(
      "Avec un taux d’incapacité entre 50 % et moins de 80 %, elle est nécessaire pour recevoir l’allocation aux adultes handicapés (AAH).",
    ),
    list(
      "La RSDAE ouvre droit à un revenu : l’AAH.",
      "La RQTH, elle, ouvre droit à un accompagnement et à des aménagements au travail. On peut avoir l’une sans l’autre.",
    ),
    fiche("L’AAH sur service-public.gouv.fr", "F12242"),
  ],
};
