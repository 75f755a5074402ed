import { majuscule, minuscule } from "../../fiches/phrases/casse.ts";
import { enumerer } from "../../fiches/phrases/phrase.ts";
import type { DabordDit, GesteDabord } from "../dabord-dit.ts";
import type { GuichetDit } from "./guichets.ts";
import { aidesServies, type Papier } from "./papiers.ts";
import { type AideDite, type DemarcheDite, enClair, type LigneDuPlan, type PlanDit } from "./plan-dit.ts";

/** A thing to do or to know: what heads it, then its lines. */
export interface Point {
  titre: string;
  lignes: readonly LigneDuPlan[];
}

/** A part of the plan: its title, and its points in order. */
export interface PartieDuPlan {
  titre: string;
  points: readonly Point[];
}

/** The way from a letter to a page of this site. */
const surLeSite = (chemin: string, site: string) => `${site}${chemin}`;

/** A number to call, never parted by the end of a line. */
const numero = (telephone: string): string => telephone.replaceAll(" ", "\u00a0");

/** « 450 € par mois (à vérifier) »; its word alone for an aid without amount. */
const combienEtMot = ({ montant, mot }: AideDite): string => (montant ? `${montant} (${mot})` : mot);

const titreDe = (une: AideDite): string => `${une.nom}\u00a0: ${combienEtMot(une)}`;

const demarche = (une: DemarcheDite): Point => {
  const { reserves, geste, quand, reponse } = une;
  return {
    titre: titreDe(une),
    lignes: [
      ...reserves.map((mots) => ({ mots })),
      geste,
      ...(quand ? [{ mots: quand }] : []),
      ...(reponse ? [{ mots: reponse }] : []),
    ],
  };
};

/** The same where no desk heads it: who answers, and what to gather. */
const demarcheSeule = (une: DemarcheDite): Point => {
  const { titre, lignes } = demarche(une);
  const { qui, papiers } = une;
  return {
    titre,
    lignes: [
      ...lignes,
      ...(qui ? [{ mots: `Qui répond\u00a0: ${quiAppeler(qui)}` }] : []),
      ...(papiers.length > 0 ? [{ mots: `Papiers\u00a0: ${papiers.join("\u00a0; ")}` }] : []),
    ],
  };
};

const quiAppeler = ({ nom, telephone }: { nom: string; telephone?: string }): string =>
  telephone ? `${nom}, ${numero(telephone)}` : nom;

const papier = ({ texte, pour }: Papier): LigneDuPlan => ({
  mots: `${majuscule(enClair(texte))} (${aidesServies(pour)})`,
});

/** A desk: when, who, what one asks there, then the papers. */
const guichet = (un: GuichetDit): PartieDuPlan => ({
  titre: `${quiAppeler(un)} (${minuscule(un.quand)})`,
  points: [
    ...un.demarches.map(demarche),
    ...(un.papiers.length > 0 ? [{ titre: "Les papiers", lignes: un.papiers.map(papier) }] : []),
    ...(un.reunis.length > 0 ? [{ titre: "Et, déjà réunis", lignes: un.reunis.map(papier) }] : []),
  ],
});

/** A line of its own: what the aid is, how sure, where to read of it. */
const enUneLigne = (une: AideDite, site: string): Point => {
  const adresse = une.fiche ? surLeSite(une.fiche, site) : une.geste.adresse;
  return { titre: titreDe(une), lignes: adresse ? [{ mots: "Lire sa fiche", adresse }] : [] };
};

function gesteDabord({ mots, vers, telephone }: GesteDabord, site: string): LigneDuPlan {
  if (vers.startsWith("tel:")) return { mots };
  const adresse = vers.startsWith("/") ? surLeSite(vers, site) : vers;
  return {
    mots: telephone ? `${mots} (${telephone.nom}\u00a0: ${numero(telephone.appeler)})` : mots,
    adresse,
  };
}

const dabord = ({ titre, pas, aides }: DabordDit, site: string): PartieDuPlan => ({
  titre,
  points: [
    ...pas.map(({ dit, geste }) => ({
      titre: dit,
      lignes: geste ? [gesteDabord(geste, site)] : [],
    })),
    ...(aides.length > 0
      ? [
          {
            titre: `Parmi vos aides\u00a0: ${enumerer(
              aides.map(({ nom }) => nom),
              "et",
            )}`,
            lignes: [],
          },
        ]
      : []),
  ],
});

/** The plan as parts to be written one after the other, those without anything left out; `site` is the origin of its pages. */
export function partiesDuPlan(plan: PlanDit, site: string): PartieDuPlan[] {
  const lignes = (aides: readonly AideDite[]) => aides.map((une) => enUneLigne(une, site));
  const toutes: PartieDuPlan[] = [
    ...plan.dabord.map((une) => dabord(une, site)),
    ...plan.guichets.map(guichet),
    { titre: "Si c’est votre cas", points: plan.si.map(demarcheSeule) },
    { titre: "Plus tard", points: plan.plusTard.map(demarcheSeule) },
    {
      titre: "Ce qui va changer pour vous",
      points: plan.changements.map(({ dit, aides }) => ({
        titre: dit,
        lignes: aides.map(({ nom, fiche }) => ({
          mots: aides.length > 1 ? nom : "Lire sa fiche",
          adresse: surLeSite(fiche, site),
        })),
      })),
    },
    {
      titre: "À vérifier auprès de l’organisme",
      points: plan.aVoir.map(({ nom, mots, adresse, fiche, telephone }) => ({
        titre: `${nom}\u00a0: ${mots}${telephone ? ` (${numero(telephone)})` : ""}`,
        lignes: [{ mots: "En lire plus", adresse: adresse ?? surLeSite(fiche, site) }],
      })),
    },
    { titre: "Et aussi", points: lignes(plan.autres) },
  ];
  return toutes.filter(({ points }) => points.length > 0);
}

const ligneEnTexte = ({ mots, adresse }: LigneDuPlan): string =>
  adresse ? `${mots}\u00a0: ${adresse}` : mots;

/** A part as plain text: its points, one a block when they are several lines long. */
export const pointsEnTexte = ({ points }: PartieDuPlan): string[] =>
  points.map(({ titre, lignes }) =>
    [`- ${titre}`, ...lignes.map((une) => `  ${ligneEnTexte(une)}`)].join("\n"),
  );

/** The same with its title. */
export const partieEnTexte = (partie: PartieDuPlan): string => {
  const entre = partie.points.some(({ lignes }) => lignes.length > 1) ? "\n\n" : "\n";
  return `${partie.titre.toUpperCase()}\n\n${pointsEnTexte(partie).join(entre)}`;
};
