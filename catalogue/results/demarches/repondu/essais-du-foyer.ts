import { subtractMonths } from "../../../situation/periods.ts";
import { combien } from "../../../fiches/phrases/nombres.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";
import { avecPersonne, type ChangementSuppose, type EssaiDeDecision } from "./changement.ts";

const ENFANTS = ["enfants", "ressources"] as const;

/** Ages of a child that is not there, where each benefit moves: a baby, a small one, a pupil, a grown one. */
const AGES = [1, 5, 11, 15];

/** « (sans Léa) »: it is told to the person, never to the body. */
const nomDe = ({ _firstName: prenom }: Individu, mot: "sans" | "pour"): string =>
  prenom ? ` (${mot} ${prenom})` : "";

/** A scholarship counts the children of the parents; the other aids, those of the household. */
const duSuperieur = (aide: string): boolean => aide === "bourse_criteres_sociaux";

/** « deux enfants au lieu de trois ». */
const auLieuDe = (comptes: number, vrais: number): string =>
  comptes === 0 ? "compté aucun enfant" : `compté ${combien(comptes, "enfant")} au lieu de ${vrais}`;

const sansEnfant: EssaiDeDecision = (situation, aide) => {
  const { enfants } = situation;
  if (!enfants || enfants.length === 0 || duSuperieur(aide)) return [];
  const un = enfants.map((parti): ChangementSuppose => ({
    genre: "enfant de moins",
    dit: `${auLieuDe(enfants.length - 1, enfants.length)}${nomDe(parti, "sans")}`,
    motifs: ENFANTS,
    poids: 5,
    foyer: { ...situation, enfants: enfants.filter((reste) => reste !== parti) },
  }));
  if (enfants.length === 1) return un;
  const aucun: ChangementSuppose = {
    genre: "aucun enfant",
    dit: "compté aucun enfant",
    motifs: ENFANTS,
    poids: 3,
    foyer: { ...situation, enfants: [] },
  };
  return [...un, aucun];
};

const enfantEnPlus: EssaiDeDecision = (situation, aide) => {
  if (duSuperieur(aide)) return [];
  const { enfants, dateDeValeur } = situation;
  const rang = enfants?.length ?? 0;
  const annees = Object.keys(situation.demandeur.enfant_a_charge);
  return AGES.map((ans) => ({
    genre: "enfant de plus",
    dit: auLieuDe(rang + 1, rang),
    motifs: [],
    poids: 2,
    foyer: {
      ...situation,
      enfants: [
        ...(enfants ?? []),
        {
          id: `enfant_${rang + 100}`,
          _role: "enfant",
          date_naissance: subtractMonths(dateDeValeur, 12 * ans + 6),
          enfant_a_charge: Object.fromEntries(annees.map((annee) => [annee, true])),
        },
      ],
    },
  }));
};

const garde: EssaiDeDecision = (situation, aide) => {
  const { enfants } = situation;
  if (!enfants || duSuperieur(aide)) return [];
  const alterner = (un: Individu): Individu => ({ ...un, garde_alternee: un.garde_alternee !== true });
  const dit = ({ garde_alternee }: Individu) =>
    garde_alternee ? "compté en entier un enfant en garde alternée" : "compté un enfant en garde alternée";
  const chacun = enfants.map((un): ChangementSuppose => ({
    genre: "garde",
    dit: `${dit(un)}${nomDe(un, "pour")}`,
    motifs: ["enfants"],
    poids: 3,
    foyer: avecPersonne(situation, alterner(un)),
  }));
  if (enfants.length < 2) return chacun;
  const tous: ChangementSuppose = {
    genre: "garde de tous",
    dit: "compté tous les enfants autrement, en garde alternée ou non",
    motifs: ["enfants"],
    poids: 2,
    foyer: { ...situation, enfants: enfants.map(alterner) },
  };
  return [...chacun, tous];
};

const seul: EssaiDeDecision = ({ conjoint, ...reste }) =>
  conjoint
    ? [
        {
          genre: "couple",
          dit: "compté une personne seule, sans l’autre du couple",
          motifs: ["couple"],
          poids: 4,
          foyer: { ...reste, famille: { ...reste.famille, en_couple: false } },
        },
      ]
    : [];

/** Somebody of the same age, without income, who did not say what they do. */
function avecUnAutre(situation: Situation): Situation {
  const { demandeur } = situation;
  return {
    ...situation,
    demandeur: { ...demandeur, statut_marital: "celibataire" },
    famille: { ...situation.famille, en_couple: true },
    conjoint: {
      id: "conjoint",
      _role: "conjoint",
      nationalite: "FR",
      activite: "inactif",
      ...(demandeur.date_naissance && { date_naissance: demandeur.date_naissance }),
      enfant_a_charge: {},
    },
  };
}

const enCouple: EssaiDeDecision = (situation) => {
  if (situation.conjoint) return [];
  const dit = "compté un couple, avec une personne sans revenu";
  return [{ genre: "couple", dit, motifs: ["couple"], poids: 4, foyer: avecUnAutre(situation) }];
};

const union: EssaiDeDecision = (situation) => {
  if (!situation.conjoint) return [];
  const libre = situation.demandeur.statut_marital === "celibataire";
  const statut_marital = libre ? ("pacse" as const) : ("celibataire" as const);
  return [
    {
      genre: "union",
      dit: libre ? "compté un couple marié ou pacsé" : "compté une union libre",
      motifs: ["couple"],
      poids: 1,
      foyer: { ...situation, demandeur: { ...situation.demandeur, statut_marital } },
    },
  ];
};

const isolement: EssaiDeDecision = (situation, aide) => {
  if (situation.conjoint || (aide !== "rsa" && aide !== "ppa")) return [];
  const { famille, demandeur } = situation;
  const recent = famille.rsa_isolement_recent === true;
  const grossesse = demandeur.enceinte === "enceinte";
  return [
    {
      genre: "isolement",
      dit: recent ? "pas compté une séparation récente" : "compté une séparation récente",
      motifs: ["couple"],
      poids: 3,
      foyer: { ...situation, famille: { ...famille, rsa_isolement_recent: !recent } },
    },
    {
      genre: "grossesse",
      dit: grossesse ? "pas compté une grossesse" : "compté une grossesse",
      motifs: ["enfants"],
      poids: grossesse ? 3 : 1,
      foyer: {
        ...situation,
        demandeur: { ...demandeur, enceinte: grossesse ? "pas_enceinte" : "enceinte" },
      },
    },
  ];
};

const CHARGES = [
  ["bourse_criteres_sociaux_nombre_enfants_a_charge", "à la charge des parents"],
  ["bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur", "dans le supérieur"],
] as const;

const fratrie: EssaiDeDecision = (situation, aide) =>
  !aide.startsWith("bourse_")
    ? []
    : CHARGES.flatMap(([champ, ou]) => {
        const vrais = situation.famille[champ];
        if (vrais === undefined) return [];
        return [vrais - 1, vrais + 1]
          .filter((comptes) => comptes >= 0)
          .map((comptes): ChangementSuppose => ({
            genre: `enfants ${ou}`,
            dit: `${auLieuDe(comptes, vrais)} ${ou}`,
            motifs: ENFANTS,
            poids: comptes < vrais ? 5 : 2,
            foyer: { ...situation, famille: { ...situation.famille, [champ]: comptes } },
          }));
      });

/** Who lives in the household. */
export const essaisDuFoyer: readonly EssaiDeDecision[] = [
  sansEnfant,
  enfantEnPlus,
  garde,
  seul,
  enCouple,
  union,
  isolement,
  fratrie,
];
