import { majuscule, minuscule } from "../fiches/phrases/casse.ts";
import { typographier } from "../schema/typographie.ts";
import type { CasPressant } from "./dabord.ts";
import { grosTitre, type Titre, titreEnPhrase } from "./gros-titre.ts";
import type { Resultats } from "./results.ts";

/** The gesture that begins it: a number to call, a page here, or one elsewhere. */
export interface GesteDabord {
  mots: string;
  vers: string;
  /** The number that the page gives (catalogue/fiches/urgence/urgences.json): paper cannot open it. */
  telephone?: { nom: string; appeler: string };
}

/** What to do, and how it begins. */
interface Pas {
  /** In a few words, where it is a line of a list. */
  nom: string;
  dit: string;
  geste?: GesteDabord;
}

interface Cas {
  titre: string;
  /** The same as an order, where it is the headline. */
  ordre: string;
  /** Presses more than any amount: the order takes the place of the number. */
  avantTout?: true;
  pas: readonly Pas[];
  /** Aids that answer to it: shown when they are among the results. */
  aides?: readonly string[];
}

const DEMANDER_L_ARE: readonly Pas[] = [
  {
    nom: "L’inscription à France Travail",
    dit: "L’inscription à France Travail, dans les douze mois après la fin du contrat : l’allocation (ARE) s’y demande en même temps.",
    geste: { mots: "Appeler le 39 49", vers: "tel:3949" },
  },
  {
    nom: "Vérifier qu’elle est due",
    dit: "Six mois de travail sur deux ans y ouvrent droit en général ; nous ne la calculons pas.",
    geste: {
      mots: "Ses conditions",
      vers: "https://www.service-public.gouv.fr/particuliers/vosdroits/F14860",
    },
  },
];

const ACCUEIL_DE_JOUR: Pas = {
  nom: "Un accueil de jour",
  dit: "Un accueil de jour, le centre social, la mission locale avant 26 ans : pour se poser, se laver, trouver de l’aide.",
  geste: { mots: "Trouver un lieu", vers: "/simulation/resultats/lieux" },
};

const UNE_ADRESSE: Pas = {
  nom: "Une adresse",
  dit: "Une adresse à vous, pour le courrier et pour presque toutes les aides : la domiciliation, à la mairie ou dans une association.",
  geste: {
    mots: "Avoir une adresse",
    vers: "/aides/etat-domiciliation-pour-les-personnes-sans-domicile-stable",
  },
};

const cas: Record<CasPressant, Cas> = {
  mineur_sans_toit: {
    titre: "D’abord, un toit",
    ordre: "Mettez-vous à l’abri",
    avantTout: true,
    pas: [
      {
        nom: "Le 119, si vous êtes sans votre famille",
        dit: "Seul ou seule ce soir, avant 18 ans : le 119, gratuit, jour et nuit, ou n’importe quel commissariat. On doit vous mettre à l’abri.",
        geste: { mots: "Appeler le 119", vers: "tel:119" },
      },
      {
        nom: "Le 115, avec elle",
        dit: "Avec votre famille : le 115, gratuit, jour et nuit. La ligne est souvent occupée : restez, rappelez.",
        geste: { mots: "Appeler le 115", vers: "tel:115" },
      },
      ACCUEIL_DE_JOUR,
    ],
  },
  sans_toit: {
    titre: "D’abord, un toit",
    ordre: "Trouvez un toit",
    avantTout: true,
    pas: [
      {
        nom: "Le 115",
        dit: "Ce soir : le 115, gratuit, jour et nuit. La ligne est souvent occupée : restez, rappelez.",
        geste: { mots: "Appeler le 115", vers: "tel:115" },
      },
      UNE_ADRESSE,
      ACCUEIL_DE_JOUR,
    ],
    aides: ["css_participation_forfaitaire", "fonds_aide_jeunes"],
  },
  sans_adresse: {
    titre: "D’abord, une adresse",
    ordre: "Ayez une adresse à vous",
    pas: [
      UNE_ADRESSE,
      {
        nom: "La renouveler",
        dit: "Vous l’avez déjà ? Elle vaut un an : renouvelez-la avant la fin, et donnez-la à la Caf, aux impôts, à l’Urssaf. La caravane n’ouvre droit à aucune aide au logement.",
      },
    ],
    aides: ["css_participation_forfaitaire", "fonds_aide_jeunes"],
  },
  sortie_prison: {
    titre: "D’abord, la sortie de prison",
    ordre: "Préparez la sortie avec le Spip",
    avantTout: true,
    pas: [
      {
        nom: "Une lettre au Spip",
        dit: "Le service pénitentiaire d’insertion et de probation (Spip) aide avant la sortie, et six mois après si on le lui demande. Dites-lui ce qui manque : un toit, une adresse, des papiers, de l’argent pour les premiers jours.",
        geste: { mots: "Quoi lui demander", vers: "/aides/sortie_de_prison" },
      },
      {
        nom: "France Travail",
        dit: "Dans les six derniers mois, le Spip fait venir France Travail. Dehors, inscrivez-vous tout de suite : le travail en prison peut compter.",
        geste: { mots: "Le chômage après la prison", vers: "/aides/chomage_apres_prison" },
      },
    ],
    aides: ["contrat_engagement_jeune", "css_participation_forfaitaire", "fonds_aide_jeunes"],
  },
  sortie_ase: {
    titre: "D’abord, la sortie de l’aide sociale à l’enfance",
    ordre: "Gardez le soutien du Département",
    avantTout: true,
    pas: [
      {
        nom: "Une lettre au Département",
        dit: "Vous lui avez été confié ou confiée avant 18 ans, et il vous manque de l’argent ou du soutien ? Jusqu’à 21 ans, le Département vous doit un accompagnement : argent, toit, études, soins. Demandez-le par écrit, avant la fin de l’accueil ou même après.",
        geste: { mots: "Comment le demander", vers: "/aides/accompagnement_jeune_majeur" },
      },
      {
        nom: "En cas de refus",
        dit: "Un refus, un accueil qui s’arrête le jour des 18 ans : cela se conteste devant le juge administratif, en quelques jours s’il y a urgence.",
        geste: { mots: "Trouver qui vous aide", vers: "/simulation/resultats/lieux" },
      },
    ],
    aides: ["accompagnement_jeune_majeur", "css_participation_forfaitaire", "fonds_aide_jeunes"],
  },
  emploi_perdu: {
    titre: "D’abord, votre allocation chômage",
    ordre: "Demandez votre allocation chômage",
    pas: DEMANDER_L_ARE,
  },
  emploi_perdu_conjoint: {
    titre: "D’abord, l’allocation chômage de votre conjoint ou conjointe",
    ordre: "Demandez l’allocation chômage de votre conjoint ou conjointe",
    pas: DEMANDER_L_ARE,
  },
  sans_revenu: {
    titre: "D’abord, de quoi vivre",
    ordre: "Demandez de quoi vivre",
    pas: [
      {
        nom: "Un secours ce mois-ci",
        dit: "Ce mois-ci : une assistante sociale peut faire débloquer un secours en quelques jours. Elle reçoit à la mairie ou au Département ; à la mission locale avant 26 ans ; au Crous, pour qui fait des études supérieures.",
        geste: {
          mots: "Qui appeler, quoi dire",
          vers: "/aide-maintenant#argent-titre",
          telephone: { nom: "Votre Caf", appeler: "32 30" },
        },
      },
    ],
    aides: [
      // Paid in days, to who said the violence only.
      "aide_universelle_urgence_violences_conjugales",
      "allocation_demandeur_asile",
      "allocation_demandeur_asile_guyane_saint_martin",
      "rsa",
      "contrat_engagement_jeune",
      "css_participation_forfaitaire",
      "fonds_aide_jeunes",
      "aide_specifique_crous_ponctuelle",
    ],
  },
};

/** A case in words, with those of the household’s aids that answer to it. */
export interface DabordDit extends Pick<Cas, "titre" | "ordre" | "avantTout"> {
  cas: CasPressant;
  pas: readonly Pas[];
  aides: readonly { id: string; nom: string }[];
}

/** What to do before reading amounts, in words (docs/specification.md#dabord). An aid is named once. */
export function dabordDit({
  dabord,
  droitsEligibles,
  incalculables,
}: Pick<Resultats, "dabord" | "droitsEligibles" | "incalculables">): DabordDit[] {
  // What waits for the answer to an asylum claim is nothing to live on meanwhile.
  const possibles = incalculables.filter(({ fermee }) => !fermee);
  const restent = new Map([...possibles, ...droitsEligibles].map(({ id, label }) => [id, label]));
  return dabord.map((un) => {
    const { aides = [], ...dits } = cas[un];
    const pas = cas[un].pas.map((chacun) => ({ ...chacun, dit: typographier(chacun.dit) }));
    const siennes = aides.flatMap((id) => {
      const label = restent.get(id);
      restent.delete(id);
      return label === undefined ? [] : [{ id, nom: majuscule(label) }];
    });
    return { ...dits, cas: un, pas, aides: siennes };
  });
}

/** The headline: what presses more than money, else one number, one word and one line (docs/specification.md#totaux). */
export function titreOuOrdre(resultats: Resultats, incomplet = false): Titre {
  const titre = grosTitre(resultats.droitsEligibles, resultats.dateDeValeur, incomplet);
  const [premier] = dabordDit(resultats);
  if (!premier || (titre.rythme && !premier.avantTout)) return titre;
  // The money is not lost: it comes first of what the order leaves.
  const argent = titre.rythme ? [`Par ailleurs, ${minuscule(titreEnPhrase(titre))}.`] : [];
  return { debut: premier.ordre, reste: [...argent, ...titre.reste] };
}
