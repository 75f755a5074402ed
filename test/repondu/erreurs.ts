import { ecrirePeriode, moisDe } from "../../catalogue/loi/mois.ts";
import type { Instance, Values } from "../../catalogue/loi/moteur/requete.ts";
import type { MotifDeRefus } from "../../catalogue/results/demarches/repondu/decision.ts";
import type { DossierDeCaisse } from "./caisse.ts";

/** An error that a body makes in a file; nothing where the file has not what it is about. */
export interface ErreurPlantee {
  nom: string;
  aides: readonly string[];
  /** Kinds of causes that say it (`ChangementSuppose.genre`, its beginning); none: nothing of the checker says it. */
  genres: readonly string[];
  motif: MotifDeRefus;
  planter: (dossier: DossierDeCaisse) => DossierDeCaisse | undefined;
}

const CAF = ["rsa", "ppa", "aide_logement", "af", "cf", "asf", "paje_base"];
const MINIMA = ["rsa", "ppa"];

const copie = (dossier: DossierDeCaisse): DossierDeCaisse => ({
  ...dossier,
  requete: structuredClone(dossier.requete),
});
const recent = (mois: string, recul: number): string => ecrirePeriode(moisDe(mois) - recul);
const membre = (
  dossier: DossierDeCaisse,
  entite: keyof DossierDeCaisse["requete"],
  id: string,
): Instance | undefined => dossier.requete[entite][id];
const valeurs = (instance: Instance | undefined, nom: string): Values | undefined =>
  instance?.[nom] as Values | undefined;

/** Writes a value under every month that the file has it for. */
function ecrirePartout(instance: Instance | undefined, nom: string, valeur: unknown): boolean {
  const lues = valeurs(instance, nom);
  if (!lues) return false;
  for (const periode of Object.keys(lues)) lues[periode] = valeur;
  return true;
}

const GROUPES = ["familles", "foyers_fiscaux", "menages"] as const;

/** Somebody out of the file. */
function oter(dossier: DossierDeCaisse, id: string): void {
  delete dossier.requete.individus[id];
  for (const groupe of GROUPES)
    for (const [nom, instance] of Object.entries(dossier.requete[groupe])) {
      for (const [role, gens] of Object.entries(instance))
        if (Array.isArray(gens)) instance[role] = gens.filter((un) => un !== id);
      const restent = Object.values(instance).flatMap((gens) => (Array.isArray(gens) ? gens : []));
      if (nom !== "_" && restent.length === 0) delete dossier.requete[groupe][nom];
    }
}

const enfantsDe = ({ requete }: DossierDeCaisse): string[] =>
  (requete.familles["_"]?.["enfants"] ?? []) as string[];

const SALAIRES = ["salaire_net", "salaire_de_base", "salaire_imposable"];

/** Rewrites the wages of somebody, under each of the names that the file has for them. */
function salaires(
  dossier: DossierDeCaisse,
  id: string,
  lire: (montant: number, mois: string) => number,
): boolean {
  const qui = membre(dossier, "individus", id);
  const dits = SALAIRES.map((nom) => valeurs(qui, nom)).filter((un) => un !== undefined);
  for (const un of dits)
    for (const mois of Object.keys(un)) if (mois.length === 7) un[mois] = lire(Number(un[mois]), mois);
  return dits.some((un) => Object.values(un).some((montant) => Number(montant) > 0));
}

const si = (dossier: DossierDeCaisse, fait: boolean): DossierDeCaisse | undefined =>
  fait ? dossier : undefined;

const ECOULES =
  "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_cond.mois_ecoules_avant_le_trimestre";

/** Errors that the checker is meant to find, written from what ombudsmen report, and made in the file itself. */
export const erreursConnues: readonly ErreurPlantee[] = [
  {
    nom: "le plus jeune enfant n’est pas au dossier",
    aides: CAF,
    genres: ["enfant de moins", "aucun enfant"],
    motif: "enfants",
    planter(avant) {
      const dossier = copie(avant);
      const dernier = enfantsDe(dossier).at(-1);
      if (dernier === undefined) return undefined;
      oter(dossier, dernier);
      return dossier;
    },
  },
  {
    nom: "l’autre du couple n’est pas au dossier",
    aides: [...MINIMA, "aide_logement"],
    genres: ["couple"],
    motif: "couple",
    planter(avant) {
      const dossier = copie(avant);
      if (!dossier.requete.individus["conjoint"]) return undefined;
      oter(dossier, "conjoint");
      ecrirePartout(membre(dossier, "familles", "_"), "en_couple", false);
      return dossier;
    },
  },
  {
    nom: "une personne seule est tenue pour vivre en couple",
    aides: [...MINIMA, "aide_logement", "asf"],
    genres: ["couple"],
    motif: "couple",
    planter(avant) {
      const dossier = copie(avant);
      if (dossier.requete.individus["conjoint"]) return undefined;
      const mois = Object.keys(valeurs(membre(dossier, "individus", "demandeur"), "age") ?? {});
      dossier.requete.individus["conjoint"] = {
        age: Object.fromEntries(mois.map((un) => [un, 31])),
        age_en_mois: Object.fromEntries(mois.map((un) => [un, 31 * 12 + 2])),
        nationalite: Object.fromEntries(mois.map((un) => [un, "FR"])),
        activite: Object.fromEntries(mois.map((un) => [un, "inactif"])),
      };
      (dossier.requete.familles["_"]!["parents"] as string[]).push("conjoint");
      dossier.requete.familles["_"]!["en_couple"] = Object.fromEntries(mois.map((un) => [un, true]));
      dossier.requete.foyers_fiscaux["autre"] = { declarants: ["conjoint"], personnes_a_charge: [] };
      dossier.requete.menages["_"]!["conjoint"] = ["conjoint"];
      return dossier;
    },
  },
  {
    nom: "un enfant qui n’existe pas",
    aides: ["rsa", "ppa", "aide_logement", "af"],
    genres: ["enfant de plus"],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      const mois = Object.keys(valeurs(membre(dossier, "individus", "demandeur"), "age") ?? {});
      dossier.requete.individus["enfant_z"] = {
        date_naissance: { ETERNITY: `${Number(avant.mois.slice(0, 4)) - 8}-02-09` },
        age: Object.fromEntries(mois.map((un) => [un, 8])),
        age_en_mois: Object.fromEntries(mois.map((un) => [un, 8 * 12 + 3])),
      };
      (dossier.requete.familles["_"]!["enfants"] as string[]).push("enfant_z");
      (dossier.requete.foyers_fiscaux["_"]!["personnes_a_charge"] as string[]).push("enfant_z");
      (dossier.requete.menages["_"]!["enfants"] as string[]).push("enfant_z");
      return dossier;
    },
  },
  {
    nom: "l’aîné est tenu pour en garde alternée",
    aides: ["rsa", "ppa", "aide_logement", "af", "asf"],
    genres: ["garde"],
    motif: "enfants",
    planter(avant) {
      const dossier = copie(avant);
      const [aine] = enfantsDe(dossier);
      const lui = aine === undefined ? undefined : membre(dossier, "individus", aine);
      const deja = Object.values(valeurs(lui, "garde_alternee") ?? {}).includes(true);
      if (!lui || deja) return undefined;
      lui["garde_alternee"] = Object.fromEntries(
        [0, 1, 2, 3, 4].map((recul) => [recent(avant.mois, recul), true]),
      );
      return dossier;
    },
  },
  {
    nom: "le trimestre d’avant 2025, de M-3 à M-1",
    aides: MINIMA,
    genres: ["période"],
    motif: "ressources",
    planter: (avant) => ({ ...avant, chiffre: (chemin) => (chemin === ECOULES ? 0 : undefined) }),
  },
  {
    nom: "le forfait logement de qui ne paie rien",
    aides: MINIMA,
    genres: ["forfait logement"],
    motif: "logement",
    planter(avant) {
      const dossier = copie(avant);
      const menage = membre(dossier, "menages", "_");
      return si(dossier, ecrirePartout(menage, "statut_occupation_logement", "loge_gratuitement"));
    },
  },
  {
    nom: "pas de forfait logement",
    aides: MINIMA,
    genres: ["sans forfait logement"],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      const nul = Object.fromEntries([0, 1, 2, 3, 4].map((recul) => [recent(avant.mois, recul), 0]));
      dossier.requete.familles["_"]![`${avant.aide}_forfait_logement`] = nul;
      return dossier;
    },
  },
  {
    nom: "le salaire d’il y a trois mois n’est pas déclaré",
    aides: MINIMA,
    genres: ["mois 0"],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      const lequel = recent(avant.mois, 3);
      return si(
        dossier,
        salaires(dossier, "demandeur", (montant, mois) => (mois === lequel ? 0 : montant)),
      );
    },
  },
  {
    nom: "le salaire d’il y a deux mois est pris deux fois",
    aides: MINIMA,
    genres: ["mois 2"],
    motif: "ressources",
    planter(avant) {
      const dossier = copie(avant);
      const lequel = recent(avant.mois, 2);
      return si(
        dossier,
        salaires(dossier, "demandeur", (montant, mois) => (mois === lequel ? 2 * montant : montant)),
      );
    },
  },
  {
    nom: "le salaire brut de la fiche de paie",
    aides: [...MINIMA, "aide_logement"],
    genres: ["brut"],
    motif: "ressources",
    planter(avant) {
      const dossier = copie(avant);
      const { individus } = dossier.requete;
      const bruts = Object.fromEntries(
        Object.entries(valeurs(individus["demandeur"], "salaire_de_base") ?? {}).map(([mois, montant]) => [
          mois,
          Number(montant),
        ]),
      );
      const nets = valeurs(individus["demandeur"], "salaire_net") ?? {};
      const part = (mois: string) => (Number(nets[mois]) ? bruts[mois]! / Number(nets[mois]) : 1);
      return si(
        dossier,
        salaires(dossier, "demandeur", (montant, mois) => montant * part(mois)),
      );
    },
  },
  {
    nom: "les revenus de l’autre du couple ne sont pas comptés",
    aides: [...MINIMA, "aide_logement"],
    genres: ["oubli conjoint"],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      return si(
        dossier,
        salaires(dossier, "conjoint", () => 0),
      );
    },
  },
  {
    nom: "l’allocation chômage n’est pas comptée",
    aides: [...MINIMA, "aide_logement"],
    genres: ["oubli demandeur chomage_net"],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      const qui = membre(dossier, "individus", "demandeur");
      return si(
        dossier,
        ["chomage_net", "chomage_brut"].filter((nom) => ecrirePartout(qui, nom, 0)).length > 0,
      );
    },
  },
  {
    nom: "une nationalité hors d’Europe",
    aides: MINIMA,
    genres: ["séjour"],
    motif: "sejour",
    planter(avant) {
      const dossier = copie(avant);
      const adultes = ["demandeur", "conjoint"].map((id) => membre(dossier, "individus", id));
      return si(dossier, adultes.filter((un) => ecrirePartout(un, "nationalite", "AF")).length === 1);
    },
  },
  {
    nom: "tenue pour étudiante",
    aides: ["rsa"],
    genres: ["études"],
    motif: "etudes",
    planter(avant) {
      const dossier = copie(avant);
      return si(dossier, ecrirePartout(membre(dossier, "individus", "demandeur"), "activite", "etudiant"));
    },
  },
  {
    nom: "une colocation partage le loyer",
    aides: ["aide_logement"],
    genres: ["loyer"],
    motif: "logement",
    planter(avant) {
      const dossier = copie(avant);
      const dits = valeurs(membre(dossier, "menages", "_"), "loyer") ?? {};
      for (const mois of Object.keys(dits)) dits[mois] = Number(dits[mois]) * 0.5;
      return dossier;
    },
  },
  {
    nom: "un logement d’une autre zone",
    aides: ["aide_logement"],
    genres: ["zone"],
    motif: "logement",
    planter(avant) {
      const dossier = copie(avant);
      const menage = membre(dossier, "menages", "_");
      const la = Object.values(valeurs(menage, "depcom") ?? {})[0];
      return si(dossier, ecrirePartout(menage, "depcom", String(la).startsWith("75") ? "48095" : "75056"));
    },
  },
  {
    nom: "boursière non reconnue, ou à tort",
    aides: ["aide_logement"],
    genres: ["boursier"],
    motif: "etudes",
    planter(avant) {
      const dossier = copie(avant);
      const qui = membre(dossier, "individus", "demandeur");
      const dit = Object.values(valeurs(qui, "boursier") ?? {})[0];
      return si(dossier, ecrirePartout(qui, "boursier", dit !== true));
    },
  },
  {
    nom: "la recherche d’emploi n’est pas connue",
    aides: ["aide_logement"],
    genres: ["emploi"],
    motif: "ressources",
    planter(avant) {
      const dossier = copie(avant);
      const qui = membre(dossier, "individus", "demandeur");
      const cherche = Object.values(valeurs(qui, "activite") ?? {}).includes("chomeur");
      return si(dossier, cherche && ecrirePartout(qui, "activite", "actif"));
    },
  },
  {
    nom: "le salaire fini compte encore",
    aides: MINIMA,
    genres: ["arrêt"],
    motif: "ressources",
    planter(avant) {
      const dossier = copie(avant);
      const nets = valeurs(membre(dossier, "individus", "demandeur"), "salaire_net") ?? {};
      const lus = [4, 3, 2].map((recul) => Number(nets[recent(avant.mois, recul)] ?? 0));
      const somme = lus.reduce((total, un) => total + un, 0);
      if (somme === 0 || Number(nets[avant.mois] ?? 0) > 0) return undefined;
      dossier.requete.individus["demandeur"]!["rsa_revenu_activite_individu"] = { [avant.mois]: somme / 3 };
      return dossier;
    },
  },
  {
    nom: "un taux d’incapacité sous 50 %",
    aides: ["aah"],
    genres: ["taux"],
    motif: "handicap",
    planter(avant) {
      const dossier = copie(avant);
      return si(dossier, ecrirePartout(membre(dossier, "individus", "demandeur"), "taux_incapacite", 0.4));
    },
  },
  {
    nom: "un frère ou une sœur de moins",
    aides: ["bourse_criteres_sociaux", "bourse_lycee", "bourse_college"],
    genres: ["enfants "],
    motif: "enfants",
    planter(avant) {
      const dossier = copie(avant);
      const dits = valeurs(
        membre(dossier, "familles", "_"),
        "bourse_criteres_sociaux_nombre_enfants_a_charge",
      );
      if (!dits || Object.values(dits).some((un) => Number(un) < 1)) return undefined;
      for (const mois of Object.keys(dits)) dits[mois] = Number(dits[mois]) - 1;
      return dossier;
    },
  },
  {
    nom: "la distance du domicile des parents oubliée",
    aides: ["bourse_criteres_sociaux"],
    genres: ["distance"],
    motif: "logement",
    planter(avant) {
      const dossier = copie(avant);
      const qui = membre(dossier, "individus", "demandeur");
      return si(dossier, ecrirePartout(qui, "bourse_criteres_sociaux_distance_domicile_familial", 0));
    },
  },
];

/** Errors of which the checker knows nothing: it must say so. */
export const erreursInconnues: readonly ErreurPlantee[] = [
  {
    nom: "le barème d’une autre année",
    aides: MINIMA,
    genres: [],
    motif: "sans",
    planter: (avant) => ({
      ...avant,
      chiffre: (chemin) => (chemin.endsWith("rsa_m.montant_de_base_du_rsa") ? 598.54 : undefined),
    }),
  },
  {
    nom: "la bonification d’une autre personne",
    aides: ["ppa"],
    genres: [],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      const dites = Object.fromEntries([0, 1, 2, 3, 4].map((recul) => [recent(avant.mois, recul), 71.3]));
      dossier.requete.individus["demandeur"]!["ppa_bonification"] = dites;
      return dossier;
    },
  },
  {
    nom: "six personnes à charge",
    aides: ["aide_logement"],
    genres: [],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      dossier.requete.familles["_"]!["al_nb_personnes_a_charge"] = { [avant.mois]: 6 };
      return dossier;
    },
  },
  {
    nom: "des salaires d’une autre fiche de paie",
    aides: ["rsa", "ppa", "aide_logement"],
    genres: [],
    motif: "sans",
    planter(avant) {
      const dossier = copie(avant);
      return si(
        dossier,
        salaires(dossier, "demandeur", (montant) => montant * 1.13),
      );
    },
  },
];

/** What happens to a payment, out of any law: a debt of another aid held back, the days of a month, a typing error. */
export const accidents: readonly ((somme: number) => number)[] = [
  (somme) => somme - 47.36,
  (somme) => (somme * 17) / 30,
  (somme) => somme * 0.871,
];
