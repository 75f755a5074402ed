import {
  all,
  any,
  compare,
  includes,
  is,
  not,
  oneOf,
  predicate,
  startsWith,
  type Predicate,
} from "../conditions/predicate/condition.ts";
import type { FactContext } from "../situation/context.ts";
import { residenceDe } from "../situation/residence.ts";
import { ressourcesParCategorie } from "../situation/ressources.ts";
import { PACIFIQUE } from "../situation/territoires.ts";
import { boursesDuSecondaire } from "./bourses-du-secondaire.ts";
import { casLocaux } from "./cas-locaux.ts";
import type { Incalculable } from "./results.ts";

/** A case that no formula decides, with its reason and what to do (docs/specification.md#incalculables). */
export interface Case {
  aide: string;
  condition: Predicate;
  /** What gives the aid, or its computation, whatever the case. */
  sauf?: (context: FactContext) => boolean;
  subject: "demandeur" | "conjoint" | "menage";
  /** Absent: the question of the aid itself, its `a_verifier`. */
  reason?: string;
  solution: Incalculable["solution"];
}

const declareDesRevenusTns = any(
  ...ressourcesParCategorie.rpns.map((id) => includes("personne.ressources", id)),
);

const simulateur = {
  text: "Le simulateur national en donne une estimation.",
  href: "https://www.caf.fr/allocataires/mes-services-en-ligne/faire-une-simulation",
};

const conseilDepartemental = {
  text: "La présidence de votre conseil départemental décide comment ils comptent : déposez une demande.",
};

const mdph = {
  text: "La maison départementale des personnes handicapées (MDPH) fixe le taux et répond à la demande.",
  href: "https://www.service-public.gouv.fr/particuliers/vosdroits/F14809",
};

const auPacifique = any(...PACIFIQUE.map((debut) => startsWith("menage.depcom", debut)));

/** Under 25, alone and without a child, a household that may be poor: its reference income is not known, or under every ceiling of the cover. */
const jeuneDUneFamille = all(
  compare("personne.age", "<", 25),
  compare("enfants.nombre", "<=", 0),
  not(is("famille.en_couple", true)),
  not(compare("parents.rfr", ">", 40_000)),
);

/** Free health cover, which the law computed. */
const aLaCss = ({ legislation }: FactContext): boolean => legislation?.cmu_c === true;

/** What the cases of the health cover share. */
const deLaCss = {
  aide: "css_participation_forfaitaire",
  sauf: aLaCss,
  subject: "demandeur",
  solution: {
    text: "Le site de la complémentaire santé solidaire dit comment la demander.",
    href: "https://www.complementaire-sante-solidaire.gouv.fr/",
  },
} as const;

/** In their order: the first that holds for an aid says it. */
export const casIncalculables: readonly Case[] = [
  {
    aide: "rsa",
    subject: "demandeur",
    condition: predicate("déclare des revenus d’activité non salariée", declareDesRevenusTns),
    reason:
      "Vous déclarez des revenus d’une activité indépendante : leur part dans le calcul n’est pas fixée d’avance.",
    solution: conseilDepartemental,
  },
  {
    aide: "rsa",
    subject: "conjoint",
    condition: predicate(
      "le conjoint ou la conjointe déclare des revenus non salariés",
      declareDesRevenusTns,
    ),
    reason:
      "Votre conjoint ou conjointe déclare des revenus d’une activité indépendante : leur part dans le calcul n’est pas fixée d’avance.",
    solution: conseilDepartemental,
  },
  {
    aide: "aide_logement",
    subject: "menage",
    condition: predicate(
      "achète son premier logement",
      is("menage.statut_occupation_logement", "primo_accedant"),
    ),
    reason: "Vous achetez votre premier logement : cette aide au logement suit des règles particulières.",
    solution: simulateur,
  },
  {
    aide: "aide_logement",
    subject: "menage",
    condition: predicate("loge en foyer", oneOf("menage.statut_occupation_logement", ["locataire_foyer"])),
    sauf: ({ situation }) => residenceDe(situation) !== undefined,
    reason: "Vous logez en foyer ou en résidence : l’aide dépend d’une convention propre à l’établissement.",
    solution: simulateur,
  },
  ...casLocaux,
  {
    aide: "agepi",
    subject: "demandeur",
    condition: predicate(
      "cherche un emploi et élève un enfant de moins de douze ans",
      all(
        not(auPacifique),
        is("personne.activite", "chomeur"),
        compare("enfants.eligibles", ">=", 1, { age_max: 11 }),
      ),
    ),
    solution: {
      text: "Votre conseillère ou votre conseiller de France Travail vous dit comment la demander.",
      href: "https://www.service-public.gouv.fr/particuliers/vosdroits/F1814",
    },
  },
  {
    aide: "rsa",
    subject: "menage",
    condition: predicate(
      "vit en Nouvelle-Calédonie, en Polynésie française ou à Wallis-et-Futuna",
      auPacifique,
    ),
    reason:
      "La Nouvelle-Calédonie, la Polynésie française et Wallis-et-Futuna ont leur propre protection sociale\u00a0: ni le RSA, ni la prime d’activité, ni les aides au logement, ni les prestations familiales de l’État n’y existent, et rien n’en est calculé ici.",
    solution: {
      text: "La Cafat, la Caisse de prévoyance sociale ou, à Wallis-et-Futuna, la CPSWF disent quelles aides s’y demandent.",
    },
  },
  ...boursesDuSecondaire,
  {
    aide: "aeeh",
    subject: "menage",
    condition: predicate(
      "élève un enfant handicapé à moins de 50 %",
      is("enfants.handicap_sous_la_moitie", true),
    ),
    reason:
      "Cette allocation demande un taux d’incapacité de 50\u00a0% au moins\u00a0: la MDPH a-t-elle fixé celui de votre enfant\u00a0?",
    solution: mdph,
  },
  {
    // CSS, art. L541-1 and L512-3: it goes to the parents who have her in their care, until 20.
    aide: "aeeh",
    subject: "demandeur",
    condition: predicate(
      "moins de 20 ans, en situation de handicap, à la charge de ses parents",
      all(
        compare("personne.age", "<", 20),
        is("personne.handicap", true),
        is("demandeur.enfant_a_charge", true),
        not(compare("personne.taux_incapacite", "<", 0.5)),
        not(oneOf("parents._situation", ["decedes", "sans_autorite"])),
      ),
    ),
    reason:
      "Avant 20 ans, cette allocation est versée à vos parents, à partir d’un taux d’incapacité de 50\u00a0% : l’ont-ils demandée à la MDPH\u00a0?",
    solution: mdph,
  },
  {
    aide: "pass_sport",
    subject: "demandeur",
    condition: predicate(
      "moins de 18 ans, de parents dont le revenu n’est pas dit",
      all(compare("personne.age", "<=", 17), not(compare("parents.rfr", ">=", 0))),
    ),
    reason:
      "Le quotient familial de votre famille à la Caf ou à la MSA est-il de 699 € au plus, un mois d’août à décembre\u00a0? Leur revenu n’est pas connu ici.",
    solution: {
      text: "Le site du Pass’Sport donne le code, ou dit comment le demander.",
      href: "https://www.pass.sports.gouv.fr/",
    },
  },
  {
    // A child in care asks for it in her own name, whatever the taxes of her family: circulaire DSS/2A n° 99-701 of 17 December 1999.
    ...deLaCss,
    condition: predicate(
      "moins de 25 ans, sans parent qui ait l’autorité",
      all(jeuneDUneFamille, is("demandeur.enfant_a_charge", true), is("parents._situation", "sans_autorite")),
    ),
    reason:
      "Si vous êtes confié ou confiée à l’aide sociale à l’enfance, vous pouvez l’avoir à votre nom, sans compter les revenus de votre famille : l’a-t-on demandée pour vous ?",
  },
  {
    // CSS, art. R861-2.
    ...deLaCss,
    condition: predicate(
      "moins de 25 ans, chez ses parents",
      all(jeuneDUneFamille, is("demandeur.habite_chez_parents", true)),
    ),
    reason:
      "Avant 25 ans, qui vit chez ses parents a cette couverture avec eux, d’après leurs revenus : l’ont-ils demandée ?",
  },
  {
    // CSS, art. R861-2.
    ...deLaCss,
    condition: predicate(
      "moins de 25 ans, sur la déclaration de sa famille",
      all(jeuneDUneFamille, is("demandeur.enfant_a_charge", true)),
    ),
    reason:
      "Avant 25 ans, qui est sur la déclaration d’impôts de sa famille a cette couverture avec elle, ou à son nom en s’engageant à déclarer ses revenus à part l’an prochain : est-ce votre cas ?",
  },
];
