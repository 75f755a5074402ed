import type { Foyer } from "./demander.ts";
import type { Geste } from "./gestes.ts";
import type { Reglages } from "./navigateurs.ts";

/** Aids of a household on a day: their amount, true when there is none to say, null for those that are not given. */
interface CasDeLoi {
  foyer: Foyer;
  jour?: string;
  aides: Readonly<Record<string, number | boolean | string | null>>;
  /** No aid whose identifier holds these letters. */
  sans?: string;
}

/** Towns that a search proposes: how many, or those that are first. */
interface CasDeCommune {
  cherche: string;
  premieres?: readonly string[];
  parmi?: string;
  combien?: number;
  ici?: Readonly<Record<string, string>>;
}

/** What a person does and sees, from a place of her journey. */
interface CasDEcran {
  gestes: readonly Geste[];
  /** The beginning of the question where she starts, reached by the tenant student of Rennes. */
  depart?: string;
  reglages?: Reglages;
}

/** An answer that is asked of a household: without it, the server says that it misses. */
interface CasDeQuestion {
  foyer: Foyer;
  manque: string;
}

export type Cas = CasDeLoi | CasDeCommune | CasDEcran | CasDeQuestion;

/** A public report: what somebody saw in a simulator, here or elsewhere, and the right value. */
export interface Signalement {
  numero: string;
  source: string;
  dit: string;
  cas: readonly Cas[];
  /** Of those replayed in two minutes. */
  court?: true;
  /** The issue that its right value waits for. */
  attend?: string;
}

const LOI = "issue 38 (la loi)";
const CATALOGUE = "issue 39 (le catalogue)";
const A_LA_COMMUNE = "Quel est le code postal de votre logement";
const AU_LOYER = "Combien payez-vous chaque mois";
const CODE = "code postal";
const PARIS = { premieres: ["Paris"] };
const lyceen = (date_naissance: string): Foyer => ({ enfants: [{ date_naissance, scolarite: "lycee" }] });
const SALARIE = { demandeur: { activite: "salarie" } };

/** The 43 of public-reports.md, B; a fault found while trying one has a letter. The day is 25 November 2026 unless said. */
export const SIGNALEMENTS: readonly Signalement[] = [
  {
    numero: "1",
    source: "buttercms-js#125, defuse-frontend#244",
    dit: "sans AbortSignal.any (Safari avant 17.4), on trouve sa commune",
    court: true,
    cas: [
      {
        reglages: { avant: "delete AbortSignal.any; delete AbortSignal.timeout" },
        depart: A_LA_COMMUNE,
        gestes: [
          ["écrire", CODE, "69003"],
          ["voir", "Lyon"],
        ],
      },
    ],
  },
  {
    numero: "2",
    source: "pdsls#8, field-tm#2403",
    dit: "sans URL.canParse (iPhone 8), une aide et l’aide d’urgence se lisent",
    cas: ["/aides/rsa", "/aide-maintenant", "/aides", "/"].map((adresse) => ({
      reglages: { avant: "delete URL.canParse" },
      gestes: [
        ["ouvrir", adresse],
        ["voir", "Mentions légales"],
        ["ne pas voir", "n’a pas pu s’afficher"],
      ],
    })),
  },
  {
    numero: "3",
    source: "sirepo#7470, VueTorrent#2228",
    dit: "sans les tableaux de 2023 (Windows 7, iOS 15), chaque page s’ouvre",
    cas: ["/", "/simulation", "/aides"].map((adresse) => ({
      reglages: {
        avant: "for (const un of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[un]",
      },
      gestes: [
        ["ouvrir", adresse],
        ["voir", "Mentions légales"],
        ["ne pas voir", "n’a pas pu s’afficher"],
      ],
    })),
  },
  {
    numero: "5",
    source: "openfisca-france#232",
    dit: "des jumeaux, ou deux enfants du même âge, ont la majoration pour âge",
    attend: LOI,
    cas: [
      { foyer: { enfants: ["2011-01-10", "2011-01-10"] }, aides: { af: 229 } },
      { foyer: { enfants: ["2010-12-01", "2011-11-10"] }, aides: { af: 229 } },
    ],
  },
  {
    numero: "5b",
    source: "openfisca-france#232",
    dit: "deux enfants à un an d’écart ont la majoration pour âge",
    court: true,
    cas: [{ foyer: { enfants: ["2010-01-10", "2011-01-10"] }, aides: { af: 229 } }],
  },
  {
    numero: "6",
    source: "openfisca-france#1288",
    dit: "des jumeaux ont deux allocations de base, des triplés trois",
    attend: LOI,
    cas: [
      { foyer: { enfants: ["2026-05-10", "2026-05-10"] }, aides: { paje_base: 398 } },
      { foyer: { enfants: ["2026-05-10", "2026-05-10", "2026-05-10"] }, aides: { paje_base: 597 } },
    ],
  },
  {
    numero: "6b",
    source: "openfisca-france#1288",
    dit: "un bébé et un aîné de deux ans n’ont qu’une allocation de base",
    cas: [{ foyer: { enfants: ["2026-05-10", "2024-09-10"] }, aides: { paje_base: 199 } }],
  },
  {
    numero: "7",
    source: "openfisca-france#456",
    dit: "l’âge de la rentrée se prend au 31 décembre",
    attend: LOI,
    cas: [
      { foyer: { enfants: ["2020-12-02"] }, aides: { ars: 429 } },
      { foyer: { enfants: ["2015-12-10"] }, aides: { ars: 452 } },
      { foyer: { enfants: ["2011-12-10"] }, aides: { ars: 468 } },
      { foyer: { enfants: ["2019-12-10"] }, jour: "2025-08-25", aides: { ars: 425 } },
    ],
  },
  {
    numero: "7b",
    source: "openfisca-france#456",
    dit: "à 18 ans, la rentrée ne dépend pas du jour où l’on répond",
    attend: LOI,
    cas: [
      ...["2026-08-25", "2026-09-20", "2026-11-02", "2026-11-25", "2026-12-20"].map((jour) => ({
        foyer: lyceen("2008-09-22"),
        jour,
        aides: { ars: 468 },
      })),
      { foyer: lyceen("2008-09-15"), jour: "2026-11-02", aides: { ars: null } },
    ],
  },
  {
    numero: "8",
    source: "openfisca-france#647, OCA l10n-france#644",
    dit: "en Nouvelle-Calédonie et en Polynésie, les aides de la métropole n’existent pas",
    attend: LOI,
    cas: [
      { foyer: { commune: "98800 Nouméa" }, aides: { rsa: null, aide_logement: null } },
      {
        foyer: { commune: "98800 Nouméa", enfants: ["2016-05-10", "2014-05-10"] },
        aides: { af: null, ars: null, asf: null },
      },
      {
        foyer: { commune: "98714 Papeete", salaire: 1100, ...SALARIE },
        aides: { ppa: null, aide_logement: null },
      },
    ],
  },
  {
    numero: "8b",
    source: "openfisca-france#647",
    dit: "à La Réunion, le RSA est celui de la métropole",
    cas: [{ foyer: { commune: "97400 Saint-Denis" }, aides: { rsa: 570 } }],
  },
  {
    numero: "9",
    source: "emjpm#1710",
    dit: "un code postal montre toutes ses communes",
    court: true,
    cas: [
      { cherche: "31260", combien: 18 },
      { cherche: "51300", combien: 46 },
      {
        depart: A_LA_COMMUNE,
        gestes: [
          ["écrire", CODE, "51300"],
          ["propositions", 46],
        ],
      },
    ],
  },
  {
    numero: "10",
    source: "aides-jeunes#1161",
    dit: "une commune se cherche par son nom, même mal tapé",
    cas: [
      { cherche: "Bassuet", premieres: ["Bassuet"] },
      { cherche: "Renes", parmi: "Rennes" },
    ],
  },
  {
    numero: "10b",
    source: "aides-jeunes#1161",
    dit: "la liste des communes revient avec le curseur",
    cas: [
      {
        depart: A_LA_COMMUNE,
        gestes: [
          ["écrire", CODE, "51300"],
          ["voir", "Vitry-le-François"],
          ["toucher le titre"],
          ["toucher", CODE],
          ["toucher", "Vitry-le-François"],
        ],
      },
    ],
  },
  {
    numero: "10c",
    source: "aides-jeunes#1161",
    dit: "« 35000 » puis « Continuer » aussitôt est accepté : ce code n’a qu’une commune",
    cas: [
      {
        depart: A_LA_COMMUNE,
        gestes: [
          ["écrire", CODE, "35000"],
          ["toucher", "Continuer"],
          ["titre", "Vos parents habitent-ils en France"],
        ],
      },
    ],
  },
  {
    numero: "11",
    source: "aides-jeunes#652, ban-plateforme#661",
    dit: "une commune se cherche par son nom d’avant",
    court: true,
    cas: [
      { cherche: "Seynod", premieres: ["Annecy"] },
      { cherche: "Cran-Gevrier", premieres: ["Annecy"] },
      { cherche: "Pierrefitte-sur-Seine", premieres: ["Saint-Denis"] },
      { cherche: "Tourlaville", premieres: ["Cherbourg-en-Cotentin"] },
      { cherche: "Lomme", premieres: ["Lille"] },
      { cherche: "Hellemmes", premieres: ["Lille"] },
    ],
  },
  {
    numero: "12",
    source: "ban-plateforme#661",
    dit: "93380 existe toujours",
    cas: [{ cherche: "93380", premieres: ["Saint-Denis"] }],
  },
  {
    numero: "13",
    source: "ban-plateforme#680, #494",
    dit: "les codes postaux de communes fusionnées trouvent",
    cas: ["24380", "61330", "60390"].map((cherche) => ({ cherche })),
  },
  {
    numero: "14",
    source: "mesaidesvelo#62",
    dit: "75000, 69000 et 13000 trouvent leur ville ; « 75 018 » et « 1000 » aussi",
    cas: [
      { cherche: "75000", ...PARIS },
      { cherche: "69000", premieres: ["Lyon"] },
      { cherche: "13000", premieres: ["Marseille"] },
      { cherche: "75 018", ...PARIS },
      { cherche: "1000", premieres: ["Bourg-en-Bresse"] },
    ],
  },
  {
    numero: "15",
    source: "mesaidesvelo#49",
    dit: "l’aide au vélo d’Aix-les-Bains n’est pas montrée à Brison, du même code postal",
    cas: [
      {
        foyer: {
          commune: "73100 Brison-Saint-Innocent",
          demandeur: { _interetsAidesVelo: ["velo_electrique"] },
        },
        aides: {},
        sans: "aix",
      },
    ],
  },
  {
    numero: "16",
    source: "ma-cantine#5361, cout-embauche#254",
    dit: "un arrondissement se cherche par son code ou par son nom",
    cas: [
      { cherche: "75001", ...PARIS },
      { cherche: "75116", ...PARIS },
      { cherche: "69009", premieres: ["Lyon"] },
      { cherche: "13016", premieres: ["Marseille"] },
      { cherche: "Paris 13e", ...PARIS },
      { cherche: "Lyon 3", premieres: ["Lyon"] },
      { cherche: "Marseille 1er", premieres: ["Marseille"] },
    ],
  },
  {
    numero: "17",
    source: "aides-jeunes#2756, #2688, #2644",
    dit: "outre-mer, le département et la région d’une commune sont les siens",
    cas: [
      { cherche: "97400", ici: { _departement: "974", _region: "04" } },
      { cherche: "97300", ici: { _departement: "973", _region: "03" } },
      { cherche: "97133", ici: { _departement: "977" } },
      { cherche: "97500", ici: { _departement: "975" } },
    ],
  },
  {
    numero: "18",
    source: "OCA l10n-france#644",
    dit: "97150 est Saint-Martin, dans le 978",
    cas: [{ cherche: "97150", premieres: ["Saint-Martin"], ici: { _departement: "978" } }],
  },
  {
    numero: "19",
    source: "aides-jeunes#4019, #3476",
    dit: "« Précédent » après l’ajout d’un enfant ne laisse pas d’enfant vide",
    court: true,
    cas: [
      {
        depart: "Avez-vous des enfants",
        gestes: [
          ["toucher", "Ajouter un enfant"],
          ["titre", "Quel est le prénom"],
          ["toucher", "Précédent"],
          ["titre", "Avez-vous des enfants"],
          ["ne pas voir", "À compléter"],
          ["toucher", "Je n’ai pas d’enfant"],
          ["titre", "Vivez-vous en couple"],
        ],
      },
    ],
  },
  {
    numero: "20",
    source: "aides-jeunes#4866",
    dit: "une liste d’enfants reste la même après un rechargement",
    cas: [
      {
        depart: "Avez-vous des enfants",
        gestes: [
          ["toucher", "Ajouter un enfant"],
          ["titre", "Quel est le prénom"],
          ["écrire", "prénom", "Nora"],
          ["toucher", "Continuer"],
          ["titre", "Quelle est la date de naissance de Nora"],
          ["recharger"],
          ["voir", "Nora"],
          ["ouvrir", "/simulation/enfants"],
          ["voir", "Nora"],
          ["recharger"],
          ["voir", "Nora"],
        ],
      },
    ],
  },
  {
    numero: "21",
    source: "benefits-api#647",
    dit: "un enfant à moitié répondu : « Continuer » dit ce qui manque",
    cas: [
      {
        depart: "Avez-vous des enfants",
        gestes: [
          ["toucher", "Ajouter un enfant"],
          ["titre", "Quel est le prénom"],
          ["écrire", "prénom", "Nora"],
          ["toucher", "Continuer"],
          ["titre", "Quelle est la date de naissance de Nora"],
          ["ouvrir", "/simulation/enfants"],
          ["toucher", "Continuer"],
          ["voir", "À compléter"],
        ],
      },
    ],
  },
  {
    numero: "22",
    source: "aides-jeunes#4755, #4320",
    dit: "le message d’une redirection ne reste pas aux pages suivantes, même ouvertes par l’adresse",
    court: true,
    cas: [
      {
        gestes: [
          ["ouvrir", "/simulation/menage/depcom"],
          ["voir", "Vous avez été redirigé·e"],
          ["ouvrir", "/aides/rsa"],
          ["ne pas voir", "Vous avez été redirigé·e"],
          ["ouvrir", "/aides"],
          ["ne pas voir", "Vous avez été redirigé·e"],
          ["ouvrir", "/"],
          ["ne pas voir", "Vous avez été redirigé·e"],
        ],
      },
      {
        gestes: [
          ["ouvrir", "/simulation/nimporte"],
          ["voir", "Vous avez été redirigé·e"],
          ["recharger"],
          ["ne pas voir", "Vous avez été redirigé·e"],
        ],
      },
    ],
  },
  {
    numero: "25",
    source: "react-datepicker#716, #621, enketo#1000",
    dit: "une date collée remplit les trois parties",
    court: true,
    cas: ["27/03/2006", "2006-03-27"].map((date) => ({
      gestes: [
        ["ouvrir", "/simulation"],
        ["voir", "Quelle est votre date de naissance"],
        ["coller", "Jour", date],
        ["champ", "Jour", "27"],
        ["champ", "Mois", "3"],
        ["champ", "Année", "2006"],
      ],
    })),
  },
  {
    numero: "25b",
    source: "govuk-design-system-backlog#42",
    dit: "les chiffres d’un clavier arabe se lisent",
    cas: [
      {
        gestes: [
          ["ouvrir", "/simulation"],
          ["voir", "Quelle est votre date de naissance"],
          ["écrire", "Jour", "١٢"],
          ["champ", "Jour", "12"],
        ],
      },
    ],
  },
  {
    numero: "26",
    source: "attestation#73, #130",
    dit: "un jour tapé ne déborde pas dans le mois",
    cas: [
      {
        gestes: [
          ["ouvrir", "/simulation"],
          ["voir", "Quelle est votre date de naissance"],
          ["écrire", "Jour", "271"],
          ["champ", "Mois", ""],
          ["curseur", "Jour"],
        ],
      },
    ],
  },
  {
    numero: "27",
    source: "deplacement-covid#48, aides-jeunes#304",
    dit: "une date impossible, à venir ou trop vieille dit quoi corriger",
    cas: (
      [
        ["29", "2", "2023", "Il n’y a que 28 jours en février"],
        ["31", "4", "2005", "Il n’y a que 30 jours en avril"],
        ["1", "13", "2005", "Il n’y a pas de mois 13"],
        ["1", "1", "2099", "Indiquez la date d’aujourd’hui ou une date passée"],
        ["1", "1", "1880", "Vérifiez l’année"],
        ["1", "1", "05", "quatre chiffres"],
      ] as const
    ).map(([jour, mois, annee, message]) => ({
      gestes: [
        ["ouvrir", "/simulation"],
        ["voir", "Quelle est votre date de naissance"],
        ["écrire", "Jour", jour],
        ["écrire", "Mois", mois],
        ["écrire", "Année", annee],
        ["toucher", "Continuer"],
        ["voir", message],
      ],
    })),
  },
  {
    numero: "28",
    source: "smart-answers#1443, age_calculator#4",
    dit: "qui est né un 29 février a 25 ans le 1er mars : pas de RSA la veille",
    cas: [
      { foyer: { naissance: "2000-02-29" }, jour: "2025-02-28", aides: { rsa: null } },
      { foyer: { naissance: "2000-02-29" }, jour: "2025-04-01", aides: { rsa: 560 } },
    ],
  },
  {
    numero: "29",
    source: "mon-entreprise#683, mrs#332",
    dit: "un montant s’écrit avec une virgule",
    cas: [
      {
        depart: AU_LOYER,
        gestes: [
          ["écrire", "Loyer", "450,50"],
          ["écrire", "Charges", "0"],
          ["toucher", "Continuer"],
          ["titre", A_LA_COMMUNE],
          ["toucher", "Précédent"],
          ["champ", "Loyer", "450,50"],
        ],
      },
    ],
  },
  {
    numero: "29b",
    source: "mon-entreprise#683, mrs#332",
    dit: "« 1 200 euros », « 1200, » et « 1.234,56 » se comprennent",
    cas: (
      [
        ["1 200 euros", "1200"],
        ["1200,", "1200"],
        ["1.234,56", "1234,56"],
      ] as const
    ).map(([tape, vaut]) => ({
      depart: AU_LOYER,
      gestes: [
        ["écrire", "Loyer", tape],
        ["écrire", "Charges", "0"],
        ["toucher", "Continuer"],
        ["titre", A_LA_COMMUNE],
        ["toucher", "Précédent"],
        ["champ", "Loyer", vaut],
      ],
    })),
  },
  {
    numero: "30",
    source: "mon-entreprise#450, #879",
    dit: "de très grands montants ne cassent rien et ferment les aides",
    cas: [
      {
        foyer: { salaire: 10_000_000, ...SALARIE },
        aides: { rsa: null, ppa: null, aide_logement: null },
      },
    ],
  },
  {
    numero: "31",
    source: "aides-jeunes#2553, enketo#1522, data-hub#6705",
    dit: "la flèche du clavier, comme la molette, ne change pas un montant",
    cas: [
      {
        depart: AU_LOYER,
        gestes: [
          ["écrire", "Loyer", "450"],
          ["presser", "ArrowDown"],
          ["champ", "Loyer", "450"],
        ],
      },
    ],
  },
  {
    numero: "32",
    source: "aides-jeunes#4776",
    dit: "sans un mot de l’épargne, le calcul se fait",
    cas: [{ foyer: {}, aides: { rsa: 570, aide_logement: 300 } }],
  },
  {
    numero: "33",
    source: "aides-jeunes#5212",
    dit: "un taux d’incapacité ne fait pas perdre les résultats",
    cas: [
      { foyer: { demandeur: { handicap: true, taux_incapacite: 0.9 } }, aides: { aah: 1040 } },
      {
        foyer: {
          demandeur: {
            handicap: true,
            taux_incapacite: 0.65,
            aah_restriction_substantielle_durable_acces_emploi: true,
          },
        },
        aides: { aah: 1040 },
      },
    ],
  },
  {
    numero: "34",
    source: "aides-jeunes#4102",
    dit: "à qui étudie en ayant un enfant, on demande les revenus des parents",
    cas: [
      {
        foyer: {
          naissance: "2006-03-10",
          enfants: ["2025-02-10"],
          demandeur: { activite: "etudiant", bourse_criteres_sociaux_base_ressources_parentale: undefined },
        },
        manque: "bourse_criteres_sociaux_base_ressources_parentale",
      },
    ],
  },
  {
    numero: "35",
    source: "aides-jeunes#3651",
    dit: "aux études sans parents, la bourse est au plus haut et rien n’est demandé sur eux",
    cas: [
      {
        foyer: {
          naissance: "2006-03-10",
          demandeur: { activite: "etudiant" },
          parents: { _situation: "decedes" },
        },
        aides: { bourse_criteres_sociaux: 633.5 },
      },
    ],
  },
  {
    numero: "36",
    source: "aides-jeunes#4376",
    dit: "sans domicile, le RSA est sans forfait logement",
    court: true,
    cas: [{ foyer: { menage: { statut_occupation_logement: "sans_domicile" } }, aides: { rsa: 650 } }],
  },
  {
    numero: "37",
    source: "openfisca-france#711",
    dit: "45 000 € en trois mois : pas de RSA",
    cas: [
      {
        foyer: { salaire: 15_000, menage: { statut_occupation_logement: "sans_domicile" }, ...SALARIE },
        aides: { rsa: null },
      },
    ],
  },
  {
    numero: "38",
    source: "openfisca-france#725, mes-aides-api#44",
    dit: "avant 25 ans, le RSA s’ouvre à qui attend ou élève un enfant, et à personne d’autre",
    cas: [
      { foyer: { naissance: "2006-08-10", demandeur: { enceinte: "enceinte" } }, aides: { rsa: 750 } },
      { foyer: { naissance: "2004-08-10", enfants: ["2026-02-10"] }, aides: { rsa: 650 } },
      { foyer: { naissance: "2006-08-10" }, aides: { rsa: null } },
    ],
  },
  {
    numero: "39",
    source: "openfisca-france#2417",
    dit: "à qui vient d’un autre pays, le RSA n’est ni promis ni refusé",
    cas: [
      { foyer: { demandeur: { nationalite: "AF" } }, aides: { rsa: "incalculable" } },
      { foyer: { demandeur: { nationalite: "DE" } }, aides: { rsa: "incalculable" } },
      {
        foyer: { demandeur: { nationalite: "AF" }, enfants: ["2020-02-10"] },
        aides: { rsa: "incalculable" },
      },
    ],
  },
  {
    numero: "40",
    source: "openfisca-france#850",
    dit: "à 1 300 € de salaire, la prime d’activité compte le forfait logement",
    cas: [
      {
        foyer: { salaire: 1300, menage: { statut_occupation_logement: "loge_gratuitement" }, ...SALARIE },
        aides: { ppa: 181 },
      },
      { foyer: { salaire: 1300, ...SALARIE }, aides: { ppa: 245 } },
    ],
  },
  {
    numero: "41",
    source: "openfisca-france#1509, #869",
    dit: "sans loyer ni charges, pas d’aide au logement",
    attend: LOI,
    cas: [{ foyer: { loyer: 0, charges: 0 }, aides: { aide_logement: null } }],
  },
  {
    numero: "41b",
    source: "openfisca-france#869",
    dit: "un premier achat renvoie au simulateur national",
    cas: [
      {
        foyer: { menage: { statut_occupation_logement: "primo_accedant" } },
        aides: { aide_logement: "incalculable" },
      },
    ],
  },
  {
    numero: "42",
    source: "openfisca-france#2771",
    dit: "un loyer meublé de 300 € compte aux deux tiers",
    cas: [
      { foyer: { loyer: 300, charges: 0 }, aides: { aide_logement: 300 } },
      {
        foyer: { loyer: 300, charges: 0, menage: { statut_occupation_logement: "locataire_meuble" } },
        aides: { aide_logement: 210 },
      },
    ],
  },
  {
    numero: "43",
    source: "openfisca-france#1821",
    dit: "pas de réduction de loyer de solidarité hors HLM",
    cas: [{ foyer: {}, aides: {}, sans: "reduction_loyer" }],
  },
  {
    numero: "A4 des personnes",
    source: "users.md, A4 (personne 6)",
    dit: "un enfant handicapé à moins de 50 % n’a pas l’AEEH",
    attend: LOI,
    cas: [
      {
        foyer: { enfants: [{ date_naissance: "2020-05-10", handicap: true, taux_incapacite: 0.3 }] },
        aides: { aeeh: null },
      },
    ],
  },
  {
    numero: "A5 des personnes",
    source: "users.md, A5 (personne 4)",
    dit: "la bourse « Jeunes Lyon 2030 » est de 2 000 € pour une personne seule",
    attend: CATALOGUE,
    cas: [{ foyer: { naissance: "2006-08-10" }, aides: { ville_lyon_bourse_jeunes_2030_agir: 2000 } }],
  },
  {
    numero: "A8 des personnes",
    source: "users.md, A8 (personne 3)",
    dit: "à 16 ans chez ses parents, on ne demande pas de logement social",
    attend: CATALOGUE,
    cas: [
      {
        foyer: {
          naissance: "2010-05-10",
          demandeur: {
            activite: "etudiant",
            scolarite: "lycee",
            annee_etude: "seconde",
            enfant_a_charge: true,
            habite_chez_parents: true,
          },
          menage: { statut_occupation_logement: "loge_gratuitement" },
        },
        aides: { "cohesion-territoires-logement-social": null, bail_reel_solidaire: null },
      },
    ],
  },
  {
    numero: "D1 et D2 des personnes",
    source: "users.md, D1 et D2",
    dit: "sur un téléphone, l’entête mène à l’aide d’urgence, où « Quitter vite » reste sous les yeux",
    court: true,
    cas: [
      {
        gestes: [
          ["ouvrir", "/"],
          ["voir", "Mentions légales"],
          ["dans l’entête", "aide maintenant"],
        ],
      },
      {
        gestes: [
          ["ouvrir", "/aide-maintenant"],
          ["voir", "Quitter vite"],
          ["descendre"],
          ["sous les yeux", "Quitter vite"],
        ],
      },
    ],
  },
];
