import { estUnFsl } from "./demandes/lettres.ts";

/** A text of law or an official page, and the day it was written or read. */
export interface SourceLue {
  texte: string;
  adresse?: string;
  /** `YYYY`, or a day. */
  date?: string;
}

/** What many believe of an aid and gives it up for, and what the law says of it. */
export interface IdeeRecue {
  croyance: string;
  /** True for whoever has the aid in her results: what is only sometimes so says when. */
  reponse: string;
  source: SourceLue;
}

const ficheVDD = (numero: string) => `https://www.service-public.gouv.fr/particuliers/vosdroits/${numero}`;

/** One fund per territory, each under its own name. */
const FSL: IdeeRecue = {
  croyance: "Il faudra tout rembourser",
  reponse:
    "Parfois : ce fonds donne ou prête, selon le Département et votre situation. Avant d’accepter, demandez si c’est un don ou un prêt.",
  source: { texte: "Loi n° 90-449 du 31 mai 1990, art. 6", adresse: ficheVDD("F1334") },
};

/** Those of the aids that most people get, by aid. */
export const ideesRecues: Readonly<Record<string, readonly IdeeRecue[]>> = {
  aide_logement: [
    {
      croyance: "Mes parents gagnent trop",
      reponse:
        "Seuls comptent les moyens des personnes qui vivent dans ce logement, pas ceux de parents qui vivent ailleurs. Une exception : vous êtes sur leur déclaration d’impôts, et ils paient l’impôt sur la fortune immobilière.",
      source: { texte: "CCH, art. R822-2 ; loi n° 2017-1837 du 30 décembre 2017 de finances pour 2018" },
    },
  ],
  ppa: [
    {
      croyance: "Je travaille, donc je n’y ai pas droit",
      reponse:
        "C’est l’inverse : elle est faite pour qui travaille, à temps plein ou partiel, en salaire ou à son compte. Elle complète les revenus modestes de tout le foyer.",
      source: { texte: "CSS, art. L841-1 et L842-1", adresse: ficheVDD("F2882"), date: "2026-06-01" },
    },
  ],
  rsa: [
    {
      croyance: "Je vis chez quelqu’un, je n’ai pas d’adresse à donner",
      reponse:
        "Une attestation de la personne qui vous héberge suffit. Sans adresse du tout, la domiciliation vous en donne une, à la mairie (CCAS) ou dans une association agréée.",
      source: { texte: "CASF, art. L264-1", adresse: ficheVDD("F17317") },
    },
    {
      croyance: "Un petit salaire le fait perdre",
      reponse:
        "Pas toujours : il complète ce que reçoit votre foyer, jusqu’à un montant garanti. Plus vous gagnez, moins il verse.",
      source: { texte: "CASF, art. L262-2", adresse: ficheVDD("F19778"), date: "2026-04-01" },
    },
  ],
  css_participation_forfaitaire: [
    {
      croyance: "Je travaille, donc je n’y ai pas droit",
      reponse:
        "Travailler n’écarte personne : ce sont les ressources du foyer, sur douze mois, qui sont comparées à un plafond.",
      source: { texte: "CSS, art. L861-1 et L861-2", adresse: ficheVDD("F10027") },
    },
    {
      croyance: "Avant 25 ans, on est toujours avec ses parents",
      reponse:
        "Souvent, mais pas toujours. Vous la demandez à part si vous ne vivez plus chez eux, déclarez vos propres revenus (ou vous y engagez) et ne recevez pas de pension qu’ils déduisent de leurs impôts ; ou si vous avez un enfant.",
      source: {
        texte: "CSS, art. R861-2",
        adresse:
          "https://www.complementaire-sante-solidaire.gouv.fr/faq_cpam_cmuc_demandeurs_moins_de_25_ans.php",
        date: "2021-01-07",
      },
    },
  ],
  bourse_criteres_sociaux: [
    {
      croyance: "Mes parents gagnent trop",
      reponse:
        "Leurs revenus comptent le plus souvent, même si vous vivez ailleurs. Mais ce sont ceux d’il y a deux ans : s’ils ont nettement baissé depuis, pour longtemps, demandez au Crous de revoir le calcul.",
      source: { texte: "C. éduc., art. L821-1 et D821-1", adresse: ficheVDD("F12214") },
    },
  ],
  bourse_lycee: [
    {
      croyance: "Nous travaillons, donc nous n’y avons pas droit",
      reponse:
        "Travailler n’écarte personne : les revenus sont comparés à un plafond, qui monte avec le nombre d’enfants à charge.",
      source: { texte: "C. éduc., art. L531-4 et D531-29", adresse: ficheVDD("F616") },
    },
  ],
  aah: [
    {
      croyance: "Le salaire de la personne avec qui je vis la fera baisser",
      reponse:
        "Non : depuis le 1er octobre 2023, une nouvelle demande se calcule sans les revenus de l’autre personne du couple. Les vôtres comptent toujours.",
      source: {
        texte: "Loi n° 2022-1158 du 16 août 2022, art. 10 ; décret n° 2023-360 du 11 mai 2023",
        adresse: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000047541289",
        date: "2023-05-13",
      },
    },
  ],
  asf: [
    {
      croyance: "L’autre parent verse une pension, donc non",
      reponse:
        "Si la pension fixée est plus faible que cette allocation, ou payée en partie seulement, la Caf ou la MSA verse la différence.",
      source: { texte: "CSS, art. L523-1 et L581-2", adresse: ficheVDD("F815"), date: "2026-04-01" },
    },
  ],
  af: [
    {
      croyance: "Nous gagnons trop",
      reponse:
        "Aucun revenu n’en prive : au-dessus de certains montants, elles peuvent baisser, mais restent dues.",
      source: { texte: "CSS, art. L521-1", adresse: ficheVDD("F13213"), date: "2026-06-01" },
    },
  ],
  cheque_energie: [
    {
      croyance: "Je n’ai rien reçu, donc je n’y ai pas droit",
      reponse:
        "Il part tout seul quand les impôts relient votre foyer à un compteur d’électricité, et ce lien manque parfois. Rien reçu ? Demandez-le sur chequeenergie.gouv.fr, aux dates de l’année.",
      source: {
        texte: "Code de l’énergie, art. L124-1",
        adresse: "https://www.banquedesterritoires.fr/cheque-energie-le-guichet-de-reclamation-est-ouvert",
        date: "2025-10-15",
      },
    },
  ],
  mobili_jeune: [
    {
      croyance: "J’ai déjà une aide au logement",
      reponse:
        "Les deux s’ajoutent : Action Logement compte le loyer qui reste une fois l’aide au logement déduite. Et cette aide ne se rembourse pas.",
      source: { texte: "Action Logement", adresse: "https://www.actionlogement.fr/l-aide-mobili-jeune" },
    },
  ],
  contrat_engagement_jeune: [
    {
      croyance: "J’ai un diplôme, donc ce n’est pas pour moi",
      reponse:
        "Aucun diplôme ne l’exclut. Il faut n’être ni en études ni en formation, et avoir du mal à trouver un emploi durable.",
      source: { texte: "C. trav., art. L5131-6", adresse: ficheVDD("F32700") },
    },
  ],
  fonds_aide_jeunes: [
    {
      croyance: "Il faudra rembourser",
      reponse:
        "Le plus souvent, non : c’est un secours. Certains Départements peuvent aussi prêter : avant d’accepter, demandez à la Mission Locale si c’est un don ou un prêt.",
      source: {
        texte: "CASF, art. L263-3 et L263-4",
        adresse: "https://www.defi-metiers.fr/dispositifs/fonds-daide-aux-jeunes-faj",
        date: "2017-09-13",
      },
    },
  ],
  accompagnement_jeune_majeur: [
    {
      croyance: "J’ai quitté l’aide sociale à l’enfance, c’est trop tard",
      reponse:
        "Avant 21 ans, on peut y revenir : le Département doit reprendre qui lui avait été confié avant ses 18 ans et manque de ressources ou de soutien familial.",
      source: { texte: "CASF, art. L222-5, 5°", date: "2022-02-07" },
    },
  ],
  aide_specifique_crous_ponctuelle: [
    {
      croyance: "Je n’ai pas de bourse, donc non",
      reponse:
        "Elle peut se demander avec ou sans bourse. Le service social du Crous regarde votre situation avec vous, puis une commission décide.",
      source: {
        texte: "Circulaire n° 2014-0016 du 8 octobre 2014",
        adresse: ficheVDD("F34073"),
        date: "2024-07-01",
      },
    },
  ],
  are: [
    {
      croyance: "C’était un CDD, je n’ai pas été licencié ou licenciée",
      reponse:
        "Un CDD ou une mission d’intérim qui se termine compte comme un emploi perdu sans l’avoir voulu. Une démission, en général, non.",
      source: { texte: "C. trav., art. L5422-1", adresse: ficheVDD("F14860") },
    },
  ],
  logement_social_eligible: [
    {
      croyance: "Il faut déjà vivre dans la commune",
      reponse:
        "Non : vous pouvez le demander où vous voulez. L’attente, elle, change d’une commune à l’autre.",
      source: { texte: "Service-Public", adresse: ficheVDD("F10007") },
    },
  ],
  livret_epargne_populaire_taux: [
    {
      croyance: "Je paie des impôts, donc je n’y ai pas droit",
      reponse:
        "On peut en payer et l’ouvrir : la banque regarde si le revenu fiscal reste sous un plafond, revu chaque année.",
      source: { texte: "Code monétaire et financier, art. L221-15", adresse: ficheVDD("F2367") },
    },
  ],
};

/** What is believed of an aid; nothing of most. */
export const ideesRecuesDe = (id: string): readonly IdeeRecue[] =>
  estUnFsl(id) ? [FSL] : (ideesRecues[id] ?? []);
