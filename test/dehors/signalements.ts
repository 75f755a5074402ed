import type { Foyer } from "./demander.ts";
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

/** What a person does and sees, as `gestes.ts` reads it. */
interface CasDEcran {
  gestes: string;
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
  court: boolean;
}

const pour = (foyer: Foyer, aides: CasDeLoi["aides"], plus: Pick<CasDeLoi, "jour" | "sans"> = {}): Cas => ({
  foyer,
  aides,
  ...plus,
});

/** « 75000 = Paris ; 69000 = Lyon »: each is the first town proposed. */
const villes = (dites: string): Cas[] =>
  dites.split(/\s*[;\n]\s*/).map((une) => {
    const [cherche = "", ville = ""] = une.split(" = ");
    return { cherche, premieres: [ville] };
  });

/** « départ question » first, when she does not start from nothing. */
const gestes = (dits: string, reglages?: Reglages): Cas => {
  const [, depart, suite = dits] = /^départ (.+?)\s*[;\n]\s*([^]*)$/.exec(dits) ?? [];
  return { gestes: suite, ...(depart && { depart }), ...(reglages && { reglages }) };
};

const COMMUNE = "départ Dans quelle commune habitez-vous";
const LOYER = "départ Logement et loyer ; toucher Je loue ; toucher Un logement vide";
const NAISSANCE = "ouvrir /simulation ; voir Quelle est votre date de naissance";
const ouverte = (adresse: string) =>
  `ouvrir ${adresse} ; voir Mentions légales ; ne pas voir n’a pas pu s’afficher`;

const naissanceRefusee = ([date = "", message]: readonly string[]) => {
  const [jour, mois, annee] = date.split("/");
  return gestes(`${NAISSANCE} ; écrire Jour = ${jour} ; écrire Mois = ${mois} ; écrire Année = ${annee}
    toucher Continuer ; voir ${message}`);
};

const loyerCompris = (tape: string, vaut: string) =>
  gestes(`${LOYER} ; écrire Loyer = ${tape} ; écrire Charges = 0
    toucher Rien de tout cela ; toucher Continuer ; titre Dans quelle commune habitez-vous ; toucher Précédent ; champ Loyer = ${vaut}`);

const lyceen = (date_naissance: string): Foyer => ({ enfants: [{ date_naissance, scolarite: "lycee" }] });
const SALARIE = { demandeur: { activite: "salarie" } };
const loge = (statut_occupation_logement: string) => ({ menage: { statut_occupation_logement } });

/**
 * Number and source, « court » first for those replayed in two minutes; what is said; then each case. The 43 of public-reports.md, B; a fault found while trying one has a letter.
 * The day is 25 November 2026 unless said.
 */
const LUS: readonly (string | Cas)[] = [
  "court 1, buttercms-js#125, defuse-frontend#244",
  "sans AbortSignal.any (Safari avant 17.4), on trouve sa commune",
  gestes(`${COMMUNE} ; écrire Dans quelle commune = 69003 ; voir Lyon`, {
    avant: "delete AbortSignal.any; delete AbortSignal.timeout",
  }),
  "2, pdsls#8, field-tm#2403",
  "sans URL.canParse (iPhone 8), une aide et l’aide d’urgence se lisent",
  ...["/aides/rsa", "/aide-maintenant", "/aides", "/"].map((adresse) =>
    gestes(ouverte(adresse), { avant: "delete URL.canParse" }),
  ),
  "3, sirepo#7470, VueTorrent#2228",
  "sans les tableaux de 2023 (Windows 7, iOS 15), chaque page s’ouvre",
  ...["/", "/simulation", "/aides"].map((adresse) =>
    gestes(ouverte(adresse), {
      avant: "for (const un of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[un]",
    }),
  ),
  "5, openfisca-france#232",
  "des jumeaux, ou deux enfants du même âge, ont la majoration pour âge",
  pour({ enfants: ["2011-01-10", "2011-01-10"] }, { af: 228 }),
  pour({ enfants: ["2010-12-01", "2011-11-10"] }, { af: 228 }),
  "court 5b, openfisca-france#232",
  "deux enfants à un an d’écart ont la majoration pour âge",
  pour({ enfants: ["2010-01-10", "2011-01-10"] }, { af: 228 }),
  "6, openfisca-france#1288",
  "des jumeaux ont deux allocations de base, des triplés trois",
  pour({ enfants: ["2026-05-10", "2026-05-10"] }, { paje_base: 396 }),
  pour({ enfants: ["2026-05-10", "2026-05-10", "2026-05-10"] }, { paje_base: 594 }),
  "6b, openfisca-france#1288",
  "un bébé et un aîné de deux ans n’ont qu’une allocation de base",
  pour({ enfants: ["2026-05-10", "2024-09-10"] }, { paje_base: 198 }),
  "7, openfisca-france#456",
  "l’âge de la rentrée se prend au 31 décembre",
  pour({ enfants: ["2020-12-02"] }, { ars: 426 }),
  pour({ enfants: ["2015-12-10"] }, { ars: 450 }),
  pour({ enfants: ["2011-12-10"] }, { ars: 466 }),
  pour({ enfants: ["2019-12-10"] }, { ars: 423 }, { jour: "2025-08-25" }),
  "7b, openfisca-france#456",
  "à 18 ans, la rentrée ne dépend pas du jour où l’on répond",
  ...["2026-08-25", "2026-09-20", "2026-11-02", "2026-11-25", "2026-12-20"].map((jour) =>
    pour(lyceen("2008-09-22"), { ars: 466 }, { jour }),
  ),
  pour(lyceen("2008-09-15"), { ars: null }, { jour: "2026-11-02" }),
  "8, openfisca-france#647, OCA l10n-france#644",
  "en Nouvelle-Calédonie et en Polynésie, les aides de la métropole n’existent pas, et le RSA le dit",
  pour({ commune: "98800 Nouméa" }, { rsa: "incalculable", aide_logement: null }),
  pour(
    { commune: "98800 Nouméa", enfants: ["2016-05-10", "2014-05-10"] },
    { af: null, ars: null, asf: null },
  ),
  pour({ commune: "98714 Papeete", salaire: 1100, ...SALARIE }, { ppa: null, aide_logement: null }),
  "8b, openfisca-france#647",
  "à La Réunion, le RSA est celui de la métropole",
  pour({ commune: "97400 Saint-Denis" }, { rsa: 570 }),
  "court 9, emjpm#1710",
  "un code postal montre toutes ses communes",
  { cherche: "31260", combien: 18 },
  { cherche: "51300", combien: 46 },
  gestes(`${COMMUNE} ; écrire Dans quelle commune = 51300 ; propositions 46`),
  "10, aides-jeunes#1161",
  "une commune se cherche par son nom, même mal tapé",
  ...villes("Bassuet = Bassuet"),
  { cherche: "Renes", parmi: "Rennes" },
  "10b, aides-jeunes#1161",
  "la liste des communes revient avec le curseur",
  gestes(`${COMMUNE} ; écrire Dans quelle commune = 51300 ; voir Vitry-le-François ; toucher le titre
    toucher Dans quelle commune ; toucher Vitry-le-François`),
  "10c, aides-jeunes#1161",
  "« 35000 » puis « Continuer » aussitôt est accepté : ce code n’a qu’une commune",
  gestes(`${COMMUNE} ; écrire Dans quelle commune = 35000 ; toucher Continuer
    titre Le domicile de vos parents`),
  "court 11, aides-jeunes#652, ban-plateforme#661",
  "une commune se cherche par son nom d’avant",
  ...villes(`Seynod = Annecy ; Cran-Gevrier = Annecy ; Pierrefitte-sur-Seine = Saint-Denis
    Tourlaville = Cherbourg-en-Cotentin ; Lomme = Lille ; Hellemmes = Lille`),
  "12, ban-plateforme#661",
  "93380 existe toujours",
  ...villes("93380 = Saint-Denis"),
  "13, ban-plateforme#680, #494",
  "les codes postaux de communes fusionnées trouvent",
  ...["24380", "61330", "60390"].map((cherche) => ({ cherche })),
  "14, mesaidesvelo#62",
  "75000, 69000 et 13000 trouvent leur ville ; « 75 018 » et « 1000 » aussi",
  ...villes("75000 = Paris ; 69000 = Lyon ; 13000 = Marseille ; 75 018 = Paris ; 1000 = Bourg-en-Bresse"),
  "15, mesaidesvelo#49",
  "l’aide au vélo d’Aix-les-Bains n’est pas montrée à Brison, du même code postal",
  pour(
    { commune: "73100 Brison-Saint-Innocent", demandeur: { _interetsAidesVelo: ["velo_electrique"] } },
    {},
    { sans: "aix" },
  ),
  "16, ma-cantine#5361, cout-embauche#254",
  "un arrondissement se cherche par son code ou par son nom",
  ...villes(`75001 = Paris ; 75116 = Paris ; 69009 = Lyon ; 13016 = Marseille ; Paris 13e = Paris ; Lyon 3 = Lyon
    Marseille 1er = Marseille`),
  "17, aides-jeunes#2756, #2688, #2644",
  "outre-mer, le département et la région d’une commune sont les siens",
  { cherche: "97400", ici: { _departement: "974", _region: "04" } },
  { cherche: "97300", ici: { _departement: "973", _region: "03" } },
  { cherche: "97133", ici: { _departement: "977" } },
  { cherche: "97500", ici: { _departement: "975" } },
  "18, OCA l10n-france#644",
  "97150 est Saint-Martin, dans le 978",
  { cherche: "97150", premieres: ["Saint-Martin"], ici: { _departement: "978" } },
  "court 19, aides-jeunes#4019, #3476",
  "« Précédent » après l’ajout d’un enfant ne laisse pas d’enfant vide",
  gestes(`départ Avez-vous des enfants ; toucher Ajouter un enfant ; titre Parlez-nous de votre 1er enfant
    toucher Précédent ; titre Avez-vous des enfants ; ne pas voir À compléter
    toucher Je n’ai pas d’enfant ; titre Vivez-vous en couple`),
  "20, aides-jeunes#4866",
  "une liste d’enfants reste la même après un rechargement",
  gestes(`départ Avez-vous des enfants ; toucher Ajouter un enfant ; titre Parlez-nous de votre 1er enfant
    écrire prénom = Nora ; toucher Française ; voir la date de naissance de Nora ; recharger
    champ prénom = Nora ; écrire Jour = 5 ; écrire Mois = 3 ; écrire Année = 2020 ; toucher Rien de tout cela
    toucher Oui, votre déclaration ; toucher Continuer ; voir Nora ; recharger ; voir Nora`),
  "21, benefits-api#647",
  "un enfant à moitié répondu : « Continuer » dit ce qui manque",
  gestes(`départ Avez-vous des enfants ; toucher Ajouter un enfant ; titre Parlez-nous de votre 1er enfant
    écrire prénom = Nora ; toucher Continuer ; voir Il manque 4 réponses valables ; voir Date de naissance :`),
  "court 22, aides-jeunes#4755, #4320",
  "le message d’une redirection ne reste pas aux pages suivantes, même ouvertes par l’adresse",
  gestes(`ouvrir /simulation/menage/depcom ; voir Vous avez été redirigé·e ; ouvrir /aides/rsa
    ne pas voir Vous avez été redirigé·e ; ouvrir /aides ; ne pas voir Vous avez été redirigé·e
    ouvrir / ; ne pas voir Vous avez été redirigé·e`),
  gestes(`ouvrir /simulation/nimporte ; voir Vous avez été redirigé·e ; recharger
    ne pas voir Vous avez été redirigé·e`),
  "court 25, react-datepicker#716, #621, enketo#1000",
  "une date collée remplit les trois parties",
  ...["27/03/2006", "2006-03-27"].map((date) =>
    gestes(`${NAISSANCE} ; coller Jour = ${date} ; champ Jour = 27 ; champ Mois = 3 ; champ Année = 2006`),
  ),
  "25b, govuk-design-system-backlog#42",
  "les chiffres d’un clavier arabe se lisent",
  gestes(`${NAISSANCE} ; écrire Jour = ١٢ ; champ Jour = 12`),
  "26, attestation#73, #130",
  "un jour tapé ne déborde pas dans le mois",
  gestes(`${NAISSANCE} ; écrire Jour = 271 ; champ Mois =  ; curseur Jour`),
  "27, deplacement-covid#48, aides-jeunes#304",
  "une date impossible, à venir ou trop vieille dit quoi corriger",
  ...[
    ["29/2/2023", "Il n’y a que 28 jours en février"],
    ["31/4/2005", "Il n’y a que 30 jours en avril"],
    ["1/13/2005", "Il n’y a pas de mois 13"],
    ["1/1/2099", "Indiquez la date d’aujourd’hui ou une date passée"],
    ["1/1/1880", "Vérifiez l’année"],
    ["1/1/05", "quatre chiffres"],
  ].map(naissanceRefusee),
  "28, smart-answers#1443, age_calculator#4",
  "qui est né un 29 février a 25 ans le 1er mars : pas de RSA la veille",
  pour({ naissance: "2000-02-29" }, { rsa: null }, { jour: "2025-02-28" }),
  pour({ naissance: "2000-02-29" }, { rsa: 560 }, { jour: "2025-04-01" }),
  "29, mon-entreprise#683, mrs#332",
  "un montant s’écrit avec une virgule",
  loyerCompris("450,50", "450,50"),
  "29b, mon-entreprise#683, mrs#332",
  "« 1 200 euros », « 1200, » et « 1.234,56 » se comprennent",
  loyerCompris("1 200 euros", "1200"),
  loyerCompris("1200,", "1200"),
  loyerCompris("1.234,56", "1234,56"),
  "30, mon-entreprise#450, #879",
  "de très grands montants ne cassent rien et ferment les aides",
  pour({ salaire: 10000000, ...SALARIE }, { rsa: null, ppa: null, aide_logement: null }),
  "31, aides-jeunes#2553, enketo#1522, data-hub#6705",
  "la flèche du clavier, comme la molette, ne change pas un montant",
  gestes(`${LOYER} ; écrire Loyer = 450 ; presser ArrowDown ; champ Loyer = 450`),
  "32, aides-jeunes#4776",
  "sans un mot de l’épargne, le calcul se fait",
  pour({}, { rsa: 570, aide_logement: 300 }),
  "33, aides-jeunes#5212",
  "un taux d’incapacité ne fait pas perdre les résultats",
  pour({ demandeur: { handicap: true, taux_incapacite: 0.9 } }, { aah: 1040 }),
  pour(
    {
      demandeur: {
        handicap: true,
        taux_incapacite: 0.65,
        aah_restriction_substantielle_durable_acces_emploi: true,
      },
    },
    { aah: 1040 },
  ),
  "34, aides-jeunes#4102",
  "à qui étudie en ayant un enfant, on demande les revenus des parents",
  {
    foyer: {
      naissance: "2006-03-10",
      enfants: ["2025-02-10"],
      demandeur: { activite: "etudiant", bourse_criteres_sociaux_base_ressources_parentale: undefined },
    },
    manque: "bourse_criteres_sociaux_base_ressources_parentale",
  },
  "35, aides-jeunes#3651",
  "aux études sans parents, la bourse est au plus haut et rien n’est demandé sur eux",
  pour(
    { naissance: "2006-03-10", demandeur: { activite: "etudiant" }, parents: { _situation: "decedes" } },
    { bourse_criteres_sociaux: 633.5 },
  ),
  "court 36, aides-jeunes#4376",
  "sans domicile, le RSA est sans forfait logement",
  pour({ ...loge("sans_domicile") }, { rsa: 650 }),
  "37, openfisca-france#711",
  "45 000 € en trois mois : pas de RSA",
  pour({ salaire: 15000, ...loge("sans_domicile"), ...SALARIE }, { rsa: null }),
  "38, openfisca-france#725, mes-aides-api#44",
  "avant 25 ans, le RSA s’ouvre à qui attend ou élève un enfant, et à personne d’autre",
  pour({ naissance: "2006-08-10", demandeur: { enceinte: "enceinte" } }, { rsa: 750 }),
  pour({ naissance: "2004-08-10", enfants: ["2026-02-10"] }, { rsa: 650 }),
  pour({ naissance: "2006-08-10" }, { rsa: null }),
  "39, openfisca-france#2417",
  "à qui vient d’un autre pays, le RSA n’est ni promis ni refusé",
  pour({ demandeur: { nationalite: "AF" } }, { rsa: "incalculable" }),
  pour({ demandeur: { nationalite: "DE" } }, { rsa: "incalculable" }),
  pour({ demandeur: { nationalite: "AF" }, enfants: ["2020-02-10"] }, { rsa: "incalculable" }),
  "40, openfisca-france#850",
  "à 1 300 € de salaire, la prime d’activité compte le forfait logement",
  pour({ salaire: 1300, ...loge("loge_gratuitement"), ...SALARIE }, { ppa: 181 }),
  pour({ salaire: 1300, ...SALARIE }, { ppa: 245 }),
  "41, openfisca-france#1509, #869",
  "sans loyer ni charges, pas d’aide au logement",
  pour({ loyer: 0, charges: 0 }, { aide_logement: null }),
  "41b, openfisca-france#869",
  "un premier achat renvoie au simulateur national",
  pour({ ...loge("primo_accedant") }, { aide_logement: "incalculable" }),
  "42, openfisca-france#2771",
  "un loyer meublé de 300 € compte aux deux tiers",
  pour({ loyer: 300, charges: 0 }, { aide_logement: 300 }),
  pour({ loyer: 300, charges: 0, ...loge("locataire_meuble") }, { aide_logement: 210 }),
  "43, openfisca-france#1821",
  "pas de réduction de loyer de solidarité hors HLM",
  pour({}, {}, { sans: "reduction_loyer" }),
  "A4 des personnes, users.md, A4 (personne 6)",
  "un enfant handicapé à moins de 50 % : l’AEEH est à vérifier",
  pour(
    { enfants: [{ date_naissance: "2020-05-10", handicap: true, taux_incapacite: 0.3 }] },
    { aeeh: "incalculable" },
  ),
  "A5 des personnes, users.md, A5 (personne 4)",
  "la bourse « Jeunes Lyon 2030 » est de 2 000 € pour une personne seule",
  pour({ naissance: "2006-08-10" }, { ville_lyon_bourse_jeunes_2030_agir: 2000 }),
  "A8 des personnes, users.md, A8 (personne 3)",
  "à 16 ans chez ses parents, on ne demande pas de logement social",
  pour(
    {
      naissance: "2010-05-10",
      demandeur: {
        activite: "etudiant",
        scolarite: "lycee",
        annee_etude: "seconde",
        enfant_a_charge: true,
        habite_chez_parents: true,
      },
      ...loge("loge_gratuitement"),
    },
    { logement_social_eligible: null, bail_reel_solidaire: null },
  ),
  "court D1 et D2 des personnes, users.md, D1 et D2",
  "sur un téléphone, l’entête mène à l’aide d’urgence, où « Quitter vite » reste sous les yeux",
  gestes("ouvrir / ; voir Mentions légales ; dans l’entête aide maintenant"),
  gestes("ouvrir /aide-maintenant ; voir Quitter vite ; descendre ; sous les yeux Quitter vite"),
  "court saisie 1, relecture du 28 novembre 2026",
  "à 20 ans, l’année encore en cours de frappe, rien ne dit que le site n’est pas fait pour soi",
  gestes(`${NAISSANCE} ; écrire Jour = 10 ; écrire Mois = 03
    ${["2", "20", "200", "2006"].map((annee) => `écrire Année = ${annee} ; ne pas voir Ce simulateur est fait pour`).join("\n")}
    presser Tab ; ne pas voir Ce simulateur est fait pour`),
  gestes(`${NAISSANCE} ; écrire Jour = 1 ; écrire Mois = 1 ; écrire Année = 1950 ; ne pas voir Ce simulateur est fait pour
    presser Tab ; voir Ce simulateur est fait pour les 12 à 30 ans et leur foyer ; toucher Continuer ; titre Quelle est votre nationalité`),
  "court effacer 1, relecture du 28 novembre 2026",
  "effacer ses réponses, ou quitter vite, dans un onglet les efface de l’autre, et d’un rechargement",
  ...[
    "ouvrir /confidentialite ; toucher Effacer mes réponses ; toucher Oui, effacer ; voir Trouvez les aides",
    "ouvrir /aide-maintenant ; toucher Quitter vite",
  ].map((effacer) =>
    gestes(
      `${NAISSANCE} ; écrire Jour = 10 ; écrire Mois = 3 ; écrire Année = 2006 ; toucher Continuer ; titre Nationalité
       onglet 2 ; ${effacer} ; onglet 1 ; voir Trouvez les aides ; voir Vos réponses ont été effacées
       recharger ; voir Trouvez les aides ; ne pas voir Reprendre ma simulation ; ouvrir /simulation ; titre Quelle est votre date de naissance ; champ Année =`,
    ),
  ),
];

/** Every report, with its cases. */
export const SIGNALEMENTS: readonly Signalement[] = LUS.flatMap((entete, rang) => {
  const [dit, suite] = [LUS[rang + 1], LUS.slice(rang + 2)];
  if (typeof entete !== "string" || typeof dit !== "string") return [];
  const cas = suite.slice(
    0,
    [...suite, ""].findIndex((un) => typeof un === "string"),
  ) as Cas[];
  const [, court, numero = "", source = ""] = /^(court )?(.+?), (.+)$/.exec(entete) ?? [];
  return [{ numero, source, dit, cas, court: court !== undefined }];
});
