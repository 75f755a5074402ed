import { ageAt, periodsOf } from "../../../situation/periods.ts";
import type { RessourceId } from "../../../situation/ressources.ts";
import type { Individu, Situation } from "../../../situation/situation.ts";

/** What nobody asked and only the person can tell: typed for the form, kept nowhere. */
export interface Identite {
  nom: string;
  prenoms: string;
  communeDeNaissance: string;
  adresse: string;
  telephone: string;
  courriel: string;
}

/** What is written in a field: a text, or a box to tick; `""` and `false` leave it as it is. */
export type ValeurDeChamp = string | boolean;

/** An official form in PDF, whose fields have names: filled from the file that the person opens. */
export interface FormulairePdf {
  nom: string;
  /** Page where it is downloaded. */
  adresse: string;
  /** What it still wants, in its own hand. */
  reste: string;
  /** Fields by their names in the file, all of them whatever the answers: by these it is recognised. */
  champs: (situation: Situation, dit: Identite) => Readonly<Record<string, ValeurDeChamp>>;
}

/** « 14 », « 03 », « 2006 » of a day; empty when it is not known. */
const enTrois = (jour = ""): [jour: string, mois: string, an: string] => {
  const [an = "", mois = "", le = ""] = jour.split("-");
  return [le, mois, an];
};

/** Received at least once in these months. */
const percu = (personne: Individu, id: RessourceId, mois: readonly string[]): boolean =>
  mois.some((un) => Number(personne[id]?.[un] ?? 0) > 0);

const LOUE: ReadonlySet<string> = new Set(["locataire_vide", "locataire_meuble"]);
const POSSEDE: ReadonlySet<string> = new Set(["proprietaire", "primo_accedant"]);

/** Part A of the MDPH form: who one is, page 2 (pages 1 to 20 for the names at their foot). */
function identite({ demandeur, menage }: Situation, dit: Identite): Record<string, ValeurDeChamp> {
  const [jour, mois, an] = enTrois(demandeur.date_naissance);
  const code = menage._codePostal ?? "";
  return {
    "Nom de naissance p2": dit.nom,
    "Prénoms p2": dit.prenoms,
    "NOM BAS DE PAGE": dit.nom,
    "PRENOM BAS DE PAGE": dit.prenoms,
    "DN J p2": jour,
    "DN M p2": mois,
    "DN A p2": an,
    "Nationalité f p2": demandeur.nationalite === "FR",
    "Nationalité e p2": demandeur.nationalite === "DE",
    "Nationalité autre p2": demandeur.nationalite === "AF",
    "Commune de naissance p2": dit.communeDeNaissance,
    "Adresse p2": dit.adresse,
    ...Object.fromEntries([1, 2, 3, 4, 5].map((rang) => [`Code postal ${rang} p2`, code[rang - 1] ?? ""])),
    "Commune p2": menage._nomCommune ?? "",
    "Pays p2": code && "France",
    "Numéro de téléphone p2": dit.telephone,
    "Adresse e-mail p2": dit.courriel,
    "OAM CPAM p2": demandeur.regime_securite_sociale === "regime_general",
    "OAM MSA p2": demandeur.regime_securite_sociale === "regime_agricole",
  };
}

/** Part B, page 5: with whom one lives and where. A shared flat or a room is neither « alone » nor one’s own: it is left to the person. */
function foyer({ demandeur, famille, enfants, menage }: Situation) {
  const statut = String(menage.statut_occupation_logement);
  const [loue, possede] = [LOUE.has(statut), POSSEDE.has(statut)];
  const partage = [menage.coloc, menage.logement_chambre].includes(true);
  const chezSesParents = demandeur.habite_chez_parents === true;
  const enfantsIci = Boolean(enfants?.length);
  const seul = famille.en_couple === false && !enfantsIci && !chezSesParents;
  return {
    "Situation Seul": seul && loue && !partage,
    "Situation En couple": famille.en_couple === true,
    "Situation Avec un parent (ou les deux)": chezSesParents,
    "Situation Avec votre enfant (ou l'un d'entre eux)": enfantsIci,
    "Vous avez un logement indépendant": !partage && (loue || possede),
    "Vous êtes propriétaire": possede,
    "Vous êtes locataire": loue,
    "Vous êtes hébergé au domicile de vos parents": statut === "loge_gratuitement" && chezSesParents,
  };
}

/** Parts B and D, pages 5, 13 and 14: what one receives, what one does. */
function activites({ demandeur, dateDeValeur }: Situation) {
  const { last12Months: mois, last13Months } = periodsOf(dateDeValeur);
  const recents = last13Months.slice(0, 2);
  const { activite, alternant } = demandeur;
  const [jour, leMois, an] = enTrois(activite === "chomeur" ? demandeur.date_debut_chomage : "");
  return {
    "Vous recevez l'AAH": percu(demandeur, "aah", recents),
    "Vous recevez le RSA": percu(demandeur, "rsa", recents),
    "Vous recevez l'Allocation chômage": percu(demandeur, "chomage_net", recents),
    "Vous recevez l'ASS": percu(demandeur, "ass", recents),
    "Dans les 12 mois précédents vous avez perçu un revenu d'activité": percu(demandeur, "salaire_net", mois),
    "Oui j'ai un emploi": activite === "salarie" || activite === "independant",
    "Type d'emploi Travailleur indépendant": activite === "independant",
    "Je suis sans emploi": activite === "chomeur",
    "Sans emploi depuis le Date Jour": jour,
    "Sans emploi depuis le Date Mois": leMois,
    "Sans emploi depuis le Date Année": an,
    "Je suis étudiant (dans ce cas compléter également la partie C)":
      activite === "etudiant" && alternant !== true,
  };
}

/** Part E: the rights that are asked for by name; page E1 tells from 20 years on. */
const demandesDeLAdulte = (aide: string, adulte: boolean): Record<string, ValeurDeChamp> => ({
  "Vous avez plus de 20 ans Allocations aux adultes handicapés": adulte && aide === "aah",
  "Prestation de compensation du handicap": adulte && aide === "pch",
  RQTH: aide === "rqth",
});

/** Cerfa 15692*01, for an adult who asks for herself (names of its fields: docs/decisions/0033-formulaires-pdf.md). */
const mdph = (aide: string): FormulairePdf => ({
  nom: "le formulaire de la MDPH (cerfa 15692)",
  adresse: "https://www.service-public.gouv.fr/particuliers/vosdroits/R19993",
  reste:
    "Relisez chaque page. Dites vos difficultés et vos besoins (parties B à D), le numéro de sécurité sociale, puis datez et signez page 4. La MDPH peut vous aider à le remplir.",
  champs: (situation, dit) => {
    const { date_naissance: naissance } = situation.demandeur;
    const adulte = naissance !== undefined && ageAt(naissance, situation.dateDeValeur) >= 20;
    return {
      ...identite(situation, dit),
      ...foyer(situation),
      ...activites(situation),
      ...demandesDeLAdulte(aide, adulte),
    };
  },
});

/** Cerfa 16029*01: who asks for an address, said twice (its second page is the answer of the organisation). */
const domiciliation: FormulairePdf = {
  nom: "la demande de domiciliation (cerfa 16029)",
  adresse: "https://www.service-public.gouv.fr/particuliers/vosdroits/R44660",
  reste: "Cochez première demande ou renouvellement, écrivez qui est à votre charge, puis datez et signez.",
  champs: ({ demandeur }, dit) => {
    const [jour, mois, an] = enTrois(demandeur.date_naissance);
    const une = (page: 1 | 2): Record<string, ValeurDeChamp> => ({
      [`noms${page}`]: dit.nom,
      [`prenoms${page}`]: dit.prenoms,
      [`jourNaissance${page}`]: jour,
      [`moisNaissance${page}`]: mois,
      [`anneeNaissance${page}`]: an,
      [`lieuNaissance${page}`]: dit.communeDeNaissance,
    });
    return { ...une(1), ...une(2), telephone: dit.telephone, courriel: dit.courriel };
  },
};

/** Aids that the MDPH form asks for, of whoever is disabled herself. */
const DE_LA_MDPH = new Set(["aah", "caah", "pch", "rqth", "carte_mobilite_inclusion"]);

/** The form in PDF of an aid for this household; nothing of a child’s, whose form is its parents’. */
export function formulairePdfDe(aide: string, { demandeur }: Situation): FormulairePdf | undefined {
  if (aide === "etat-domiciliation-pour-les-personnes-sans-domicile-stable") return domiciliation;
  return DE_LA_MDPH.has(aide) && demandeur.handicap === true ? mdph(aide) : undefined;
}
