import { subtractMonths } from "../../../situation/periods.ts";
import type { Individu, Menage, Situation } from "../../../situation/situation.ts";
import { adultesDe, avecPersonne, type ChangementSuppose, type EssaiDeDecision } from "./changement.ts";

const avecMenage = (situation: Situation, champs: Partial<Menage>): Situation => ({
  ...situation,
  menage: { ...situation.menage, ...champs },
});

const avecDemandeur = (situation: Situation, champs: Partial<Individu>): Situation => ({
  ...situation,
  demandeur: { ...situation.demandeur, ...champs },
});

/** A commune of each zone of housing aid: Paris, Lyon, and a village of Creuse. */
const ZONES = [
  ["75056", "1"],
  ["69123", "2"],
  ["23150", "3"],
] as const;

const forfait: EssaiDeDecision = (situation, aide) => {
  if (aide !== "rsa" && aide !== "ppa") return [];
  return [
    {
      genre: "forfait logement",
      dit: "compté le forfait logement, comme pour qui est logé sans payer",
      motifs: ["logement", "ressources"],
      poids: 5,
      foyer: avecMenage(situation, {
        statut_occupation_logement: "loge_gratuitement",
        participation_frais: false,
      }),
    },
    {
      genre: "sans forfait logement",
      dit: "pas compté le forfait logement",
      motifs: [],
      poids: 4,
      foyer: avecMenage(situation, {
        statut_occupation_logement: "loge_gratuitement",
        participation_frais: true,
      }),
    },
  ];
};

const loyer: EssaiDeDecision = (situation, aide) => {
  const {
    loyer: euros = 0,
    charges_locatives: charges = 0,
    coloc,
    logement_chambre: chambre,
  } = situation.menage;
  if (aide !== "aide_logement") return [];
  const un = (genre: string, dit: string, poids: number, champs: Partial<Menage>): ChangementSuppose => ({
    genre,
    dit,
    motifs: ["logement"],
    poids,
    foyer: avecMenage(situation, champs),
  });
  return [
    un("loyer", "compté la moitié du loyer", 4, { loyer: euros / 2 }),
    un("loyer", "compté les charges avec le loyer", 3, { loyer: euros + charges }),
    un("loyer", "compté un loyer sans les charges qu’il comprend", 2, { loyer: euros - charges }),
    un("loyer", "compté aucun loyer", 4, { loyer: 0 }),
    un("colocation", coloc ? "pas compté une colocation" : "compté une colocation", 4, { coloc: !coloc }),
    un("chambre", chambre ? "pas compté une simple chambre" : "compté une simple chambre", 3, {
      logement_chambre: !chambre,
    }),
    un("statut", "compté un foyer ou une résidence", 2, { statut_occupation_logement: "locataire_foyer" }),
    un("statut", "compté une location meublée", 2, { statut_occupation_logement: "locataire_meuble" }),
    un("statut", "compté une location vide", 2, { statut_occupation_logement: "locataire_vide" }),
    ...ZONES.map(([depcom, zone]) => un("zone", `compté un logement en zone ${zone}`, 4, { depcom })),
  ];
};

const sejour: EssaiDeDecision = (situation) =>
  adultesDe(situation)
    .filter(({ nationalite }) => nationalite !== "AF")
    .map((qui): ChangementSuppose => ({
      genre: "séjour",
      dit: `compté une personne d’un pays hors d’Europe, sans le titre qu’il faut${qui.id === "conjoint" ? ", pour l’autre du couple" : ""}`,
      motifs: ["sejour"],
      poids: 3,
      foyer: { ...avecPersonne(situation, { ...qui, nationalite: "AF" }), precisions: {} },
    }));

const etudes: EssaiDeDecision = (situation) => {
  const { activite } = situation.demandeur;
  const etudie = activite === "etudiant";
  const autres = etudie ? (["inactif", "salarie"] as const) : (["etudiant"] as const);
  return autres.map((dite) => ({
    genre: "études",
    dit: etudie ? "pas compté les études" : "compté des études",
    motifs: ["etudes"],
    poids: 4,
    foyer: avecDemandeur(situation, {
      activite: dite,
      ...(!etudie && { scolarite: "enseignement_superieur" }),
    }),
  }));
};

const emploi: EssaiDeDecision = (situation, aide) =>
  aide.startsWith("bourse_")
    ? []
    : adultesDe(situation).map((qui): ChangementSuppose => {
        const cherche = qui.activite === "chomeur";
        const depuis = subtractMonths(situation.dateDeValeur, 6);
        return {
          genre: `emploi ${qui.id}`,
          dit: `${cherche ? "pas compté" : "compté"} une recherche d’emploi${qui.id === "conjoint" ? " de l’autre du couple" : ""}, qui réduit les revenus lus`,
          motifs: ["emploi", "ressources"],
          poids: cherche ? 4 : 2,
          foyer: avecPersonne(situation, {
            ...qui,
            activite: cherche ? "inactif" : "chomeur",
            ...(!cherche && { date_debut_chomage: depuis }),
          }),
        };
      });

/** Years that make one younger than the age of the RSA, and than that of the majority for benefits. */
const age: EssaiDeDecision = (situation) => {
  const { date_naissance: ne } = situation.demandeur;
  if (!ne) return [];
  return [3, -3].map((ans) => ({
    genre: "âge",
    dit: "compté un autre âge",
    motifs: ["age"],
    poids: 2,
    foyer: avecDemandeur(situation, { date_naissance: subtractMonths(ne, -12 * ans) }),
  }));
};

const boursier: EssaiDeDecision = (situation, aide) => {
  const { boursier: dit, activite } = situation.demandeur;
  if (aide !== "aide_logement" || activite !== "etudiant") return [];
  return [
    {
      genre: "boursier",
      dit: dit ? "pas compté le statut de boursier" : "compté un statut de boursier",
      motifs: ["etudes"],
      poids: 5,
      foyer: avecDemandeur(situation, { boursier: !dit }),
    },
  ];
};

/** The two rates of disability that the AAH knows (CSS, art. L821-1 and L821-2). */
const handicap: EssaiDeDecision = (situation, aide) => {
  if (aide !== "aah") return [];
  const un = (dit: string, champs: Partial<Individu>): ChangementSuppose => ({
    genre: "taux",
    dit,
    motifs: ["handicap"],
    poids: 5,
    foyer: avecDemandeur(situation, champs),
  });
  return [
    un("compté un taux d’incapacité de 80 % ou plus", { handicap: true, taux_incapacite: 0.8 }),
    un("compté un taux de 50 à 79 %, sans difficulté durable à travailler", {
      taux_incapacite: 0.6,
      aah_restriction_substantielle_durable_acces_emploi: false,
    }),
    un("compté un taux sous 50 %", { taux_incapacite: 0.3 }),
  ];
};

const rattachement: EssaiDeDecision = (situation) => {
  const { enfant_a_charge: charge } = situation.demandeur;
  const annees = Object.keys(charge);
  if (annees.length === 0) return [];
  const compte = annees.some((une) => charge[une]);
  return [
    {
      genre: "rattachement",
      dit: compte
        ? "pas compté le rattachement à la déclaration des parents"
        : "compté un rattachement à la déclaration des parents",
      motifs: ["ressources", "age"],
      poids: 3,
      foyer: avecDemandeur(situation, {
        enfant_a_charge: Object.fromEntries(annees.map((une) => [une, !compte])),
      }),
    },
  ];
};

/** Conditions of one aid: two years of work before 25, years of work for the ASS, the distance of a scholarship. */
const propres: EssaiDeDecision = (situation, aide) => {
  const { demandeur } = situation;
  const un = (
    genre: string,
    dit: string,
    motifs: ChangementSuppose["motifs"],
    champs: Partial<Individu>,
  ): ChangementSuppose => ({
    genre,
    dit,
    motifs,
    poids: 4,
    foyer: avecDemandeur(situation, champs),
  });
  if (aide === "rsa" && demandeur.rsa_jeune_condition_heures_travail_remplie)
    return [
      un("heures", "pas compté les deux ans de travail", ["age", "emploi"], {
        rsa_jeune_condition_heures_travail_remplie: false,
      }),
    ];
  if (aide === "ass")
    return [
      un("années de travail", "pas compté cinq ans de travail dans les dix ans", ["emploi"], {
        ass_precondition_remplie: false,
      }),
    ];
  if (aide === "bourse_criteres_sociaux")
    return [
      un("distance", "pas compté la distance entre les études et le domicile des parents", ["logement"], {
        habite_chez_parents: true,
      }),
    ];
  return [];
};

/** Where one lives, who one is, what one does. */
export const essaisDesConditions: readonly EssaiDeDecision[] = [
  forfait,
  loyer,
  sejour,
  etudes,
  emploi,
  age,
  boursier,
  handicap,
  rattachement,
  propres,
];
