import { fiche, link, list, paragraph } from "../blocs.ts";
import type { Block } from "../../kinds/question.ts";

export const foyer: Readonly<Record<string, readonly Block[]>> = {
  "enfants.": [
    paragraph(
      "Vous avez un enfant à charge si vous le nourrissez, le logez, l’habillez et veillez sur lui au quotidien.",
    ),
    list(
      "Le lien de naissance ne compte pas : un enfant adopté, recueilli ou celui de votre conjoint ou conjointe peut être à votre charge.",
      "Un enfant en garde alternée est à ajouter : nous vous demandons ensuite comment la garde se partage.",
      "Un enfant à naître ne s’ajoute pas ici : la grossesse fait l’objet d’une autre question.",
      "Vos frères et sœurs ne s’ajoutent pas si ce sont vos parents qui s’en occupent.",
    ),
    paragraph("Vous n’avez pas d’enfant ? Passez simplement à la suite."),
    fiche("Les allocations familiales sur service-public.gouv.fr", "F13213"),
  ],
  "famille.rsa_isolement_recent": [
    paragraph(
      "Un parent qui se retrouve seul avec un enfant peut recevoir un RSA plus élevé, appelé RSA majoré.",
    ),
    list(
      "La hausse dure en général un an.",
      "Elle dure plus longtemps, jusqu’aux 3 ans du plus jeune enfant, si celui-ci est encore petit.",
    ),
    fiche("Le RSA sur service-public.gouv.fr", "N19775"),
  ],
  "famille.bourse_lycee": [
    paragraph(
      "La bourse de lycée aide les familles aux revenus modestes. Elle est demandée par vos parents et le plus souvent déduite des frais de cantine, ou versée sur leur compte.",
    ),
    paragraph("Vous ne savez pas ? Posez la question à vos parents ou au secrétariat du lycée."),
    fiche("La bourse de lycée sur service-public.gouv.fr", "F616"),
  ],
  "famille.bourse_criteres_sociaux_nombre_enfants_a_charge": [
    paragraph(
      "La bourse sur critères sociaux est plus élevée quand vos parents ont plusieurs enfants à charge.",
    ),
    list(
      "Comptez-vous si vous êtes sur leur déclaration.",
      "Comptez vos frères et sœurs, même majeurs, qui sont aussi sur leur déclaration.",
      "Ne comptez pas un frère ou une sœur qui fait sa propre déclaration.",
    ),
    fiche("La bourse sur critères sociaux sur service-public.gouv.fr", "F12214"),
  ],
  "parents._situation": [
    paragraph(
      "Il s’agit de vos parents au regard de la loi : ceux dont le nom figure sur votre acte de naissance ou d’adoption.",
    ),
    list(
      "Vos parents vivent chacun de leur côté : « En séparation ou en divorce », même sans passage devant un juge.",
      "Vous n’avez qu’un parent légal : « Un seul parent, célibataire ».",
      "Vous avez grandi sous tutelle ou avec l’aide sociale à l’enfance : « Aucun n’a l’autorité parentale ».",
    ),
    paragraph(
      "Si vous n’avez plus de contact avec vos parents, répondez selon leur situation actuelle, autant que vous la connaissez.",
    ),
  ],
  "parents.rfr": [
    paragraph(
      "Le revenu fiscal de référence est calculé par les impôts à partir de tous les revenus de la famille. Ce n’est ni un salaire, ni l’impôt à payer.",
    ),
    list(
      "Demandez à vos parents leur avis d’impôt, sur papier ou dans leur espace particulier sur le site des impôts.",
      "Cherchez « revenu fiscal de référence », en général dans un encadré de la première page.",
      "Vous n’avez pas l’avis sous la main ? Un montant proche suffit pour une première estimation.",
    ),
  ],
  "parents.nbptr": [
    paragraph(
      "Les parts traduisent la taille de la famille aux impôts. Le revenu divisé par le nombre de parts donne le quotient familial, que regardent beaucoup d’aides.",
    ),
    list(
      "Une personne seule : 1 part.",
      "Un couple marié ou pacsé : 2 parts.",
      "Chacun des deux premiers enfants : une demi-part de plus.",
      "Chaque enfant à partir du troisième : une part entière de plus.",
      "Enfant en garde alternée : la moitié de sa part.",
    ),
    paragraph(
      "Si vous laissez la case vide, nous comptons une seule part : le résultat peut alors être trop prudent.",
    ),
  ],
  "menage.statut_occupation_logement": [
    paragraph(
      "Le bail, quand il y en a un, donne la réponse : il précise s’il s’agit d’un logement vide, meublé ou d’un foyer.",
    ),
    list(
      "Vous louez à l’année pour vos études et rentrez chez vos parents le week-end : « Je loue ».",
      "Vous donnez un peu d’argent à la personne qui vous loge, sans bail : « On m’héberge ».",
      "Vous dormez chez des proches en attendant mieux, sans savoir pour combien de temps : « Je n’ai pas de logement stable ».",
    ),
    paragraph(
      "Sans logement stable, vous pouvez demander une adresse administrative (domiciliation) auprès d’une mairie ou d’une association : elle permet de recevoir les aides.",
    ),
    fiche("La domiciliation sur service-public.gouv.fr", "F17317"),
  ],
  "menage.loyer": [
    list(
      "Logement vide, foyer ou résidence : le loyer d’un côté, les charges de l’autre.",
      "Logement meublé : un seul montant, charges comprises.",
      "Colocation : seulement votre part, celle que vous payez vous-même.",
      "Propriété : la mensualité du prêt, ou 0 si tout est remboursé.",
    ),
    paragraph(
      "Si l’aide au logement va directement à votre propriétaire, vous payez moins que le loyer : indiquez quand même le loyer entier, avant cette réduction.",
    ),
  ],
  "individu.ressources": [
    paragraph(
      "Presque toutes les aides se calculent sur les revenus des derniers mois : un oubli peut fausser l’estimation.",
    ),
    list(
      "Un travail : le salaire, la gratification de stage, la prime d’activité.",
      "Une allocation : le chômage, l’aide au logement, le revenu minimum (RSA).",
      "Une bourse d’études ou un gain ponctuel.",
      "Un loyer reçu ou des intérêts d’épargne.",
    ),
    paragraph(
      "Ne comptez pas l’argent donné par la famille pour dépanner, ni un prêt étudiant : ce ne sont pas des revenus.",
    ),
  ],
  "individu._interetBafa": [
    paragraph(
      "Le brevet d’aptitude aux fonctions d’animateur (BAFA) se prépare dès 16 ans, celui de directeur (BAFD) dès 18 ans. La formation alterne des cours et un stage, souvent en vacances scolaires.",
    ),
    paragraph(
      "Les caisses d’allocations familiales et beaucoup de départements ou de villes paient une partie des sessions.",
    ),
    link(
      "Une aide nationale au BAFA, sur service-public.gouv.fr",
      "https://www.service-public.gouv.fr/particuliers/actualites/A16188",
    ),
  ],
  "individu._interetEtudesEtranger": [
    list(
      "Un séjour d’études dans une université partenaire, par exemple avec Erasmus+.",
      "Un stage prévu par votre formation, hors de France.",
    ),
    paragraph("Les bourses s’additionnent parfois, entre l’Europe, l’État et votre région."),
    link(
      "Les bourses Erasmus+ et l’aide à la mobilité internationale sur etudiant.gouv.fr",
      "https://www.etudiant.gouv.fr/fr/bourses-erasmus-et-aide-la-mobilite-internationale-ami-67",
    ),
  ],
};
