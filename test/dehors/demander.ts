/** A household as a stranger’s program would tell it to the API: what differs from a single tenant of 30 in Lyon, without income. */
export interface Foyer {
  naissance?: string;
  /** Postal code and name of the town, as the search gives them. */
  commune?: string;
  loyer?: number;
  charges?: number;
  /** Net wages of each of the last thirteen months. */
  salaire?: number;
  /** Date of birth of each child, or more of what is said of it. */
  enfants?: readonly (string | Readonly<Record<string, unknown>>)[];
  /** Other answers: of the person, of her partner, of the family, of the housing, of the parents. */
  demandeur?: Readonly<Record<string, unknown>>;
  conjoint?: Readonly<Record<string, unknown>>;
  famille?: Readonly<Record<string, unknown>>;
  menage?: Readonly<Record<string, unknown>>;
  parents?: Readonly<Record<string, unknown>>;
}

/** Said no to, by their names; and said in a word, « name word, name word ». */
const non = (noms: string) => Object.fromEntries(noms.split(/\s+/).map((nom) => [nom, false]));
const mots = (dits: string) => Object.fromEntries(dits.split(/,\s+/).map((dit) => dit.split(" ")));

const ADULTE = {
  ...non("ass_precondition_remplie inapte_travail handicap"),
  ...mots("nationalite FR, activite inactif, date_debut_chomage 2026-05-04, enceinte pas_concerne"),
};

const SEUL = {
  ...ADULTE,
  ...non(`stagiaire alternant aah_restriction_substantielle_durable_acces_emploi enfant_a_charge
    rsa_jeune_condition_heures_travail_remplie habite_chez_parents _interetBafa _interetPermisDeConduire
    _interetAidesSanitaireSocial _interetEtudesEtranger sortie_academie sortie_region_academique boursier`),
  ...mots(`scolarite enseignement_superieur, annee_etude licence_3, groupe_specialites_formation aucun,
    statuts_etablissement_scolaire public, mention_baccalaureat non_renseignee, gir gir_6,
    regime_securite_sociale regime_general`),
  _nombreMoisDebutContratDeTravail: 12,
  taux_incapacite: 0.3,
  bourse_criteres_sociaux_base_ressources_parentale: null,
  _interetsAidesVelo: [],
};

const ENFANT = {
  ...non("garde_alternee handicap enfant_place"),
  ...mots("nationalite FR, scolarite inconnue"),
  taux_incapacite: 0.9,
  enfant_a_charge: true,
};

const FAMILLE = {
  ...non("en_couple rsa_isolement_recent proprietaire_proche_famille parisien bourse_lycee"),
  bourse_criteres_sociaux_nombre_enfants_a_charge: 1,
  bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur: 1,
};

const MENAGE = {
  ...non("coloc logement_chambre participation_frais"),
  statut_occupation_logement: "locataire_vide",
  _nombreMoisEntreeLogement: -12,
};

const PARENTS = { _situation: "en_couple", _en_france: false, rfr: null, nbptr: null };

/** What is asked of a server, as another site of the same origin would. */
export async function demander<T>(serveur: string, chemin: string, corps?: unknown): Promise<T> {
  const reponse = await fetch(serveur + chemin, {
    method: corps === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", origin: serveur },
    body: corps === undefined ? null : JSON.stringify(corps),
    signal: AbortSignal.timeout(30_000),
  });
  if (!reponse.ok) throw new Error(`${chemin} répond ${reponse.status} : ${await reponse.text()}`);
  return (await reponse.json()) as T;
}

/** What an answer says of a town: the search may say more, which it refuses. */
const COMMUNE = "depcom _codePostal _nomCommune _departement _region _epci _epciType".split(" ");
export type Commune = Readonly<Record<string, string>>;

export const communes = (serveur: string, cherche: string): Promise<Commune[]> =>
  demander(serveur, `/api/v1/communes?q=${encodeURIComponent(cherche)}`);

/** The thirteen months that end with a day. */
const mois = (jour: string) =>
  Array.from({ length: 13 }, (_, n) => {
    const le = new Date(`${jour.slice(0, 7)}-15`);
    le.setMonth(le.getMonth() - n);
    return le.toISOString().slice(0, 7);
  });

/** Answers of a household on a day; those to questions that are not asked are set aside by the server. */
async function reponses(serveur: string, foyer: Foyer, jour: string): Promise<unknown[]> {
  const {
    naissance = "1996-11-10",
    commune = "69003 Lyon",
    loyer = 500,
    charges = 50,
    salaire,
    enfants = [],
  } = foyer;
  const [, code = "", nom] = /^(\d{5}) (.+)$/.exec(commune) ?? [];
  const ici = (await communes(serveur, code)).find((une) => une._nomCommune === nom);
  if (!ici) throw new Error(`commune inconnue : ${commune}`);
  const logement = Object.fromEntries(COMMUNE.map((un) => [un, ici[un]]));
  const autres = (entityName: string, dits: Readonly<Record<string, unknown>>, qui = {}) =>
    Object.entries(dits)
      .filter(([, value]) => value !== undefined)
      .map(([fieldName, value]) => ({ entityName, ...qui, fieldName, value }));
  const individu = (id: string, dits: Readonly<Record<string, unknown>>) => autres("individu", dits, { id });
  const amounts = Object.fromEntries(mois(jour).map((un) => [un, salaire]));
  const revenus =
    salaire === undefined
      ? { ressources: [] }
      : { ressources: ["salaire_net"], revenusActivite: [{ id: "salaire_net", amounts }] };
  const { conjoint } = foyer;
  const pacte = { date_naissance: naissance, statut_marital: "marie", ...ADULTE, ressources: [] };
  const loyers = { loyer, charges_locatives: charges };
  const sansRevenus = enfants.map((_, n) => ({ id: `enfant_${n}`, value: false }));
  return [
    ...individu("demandeur", { date_naissance: naissance, ...SEUL, ...foyer.demandeur }),
    ...enfants.flatMap((enfant, n) => {
      const dit = typeof enfant === "string" ? { date_naissance: enfant } : enfant;
      return individu(`enfant_${n}`, { _firstName: `votre ${n + 1}ᵉ enfant`, ...ENFANT, ...dit });
    }),
    { entityName: "enfants", value: enfants.length },
    ...autres("famille", { ...FAMILLE, en_couple: conjoint !== undefined, ...foyer.famille }),
    ...(conjoint ? individu("conjoint", { ...pacte, ...conjoint }) : []),
    ...autres("parents", { ...PARENTS, ...foyer.parents }),
    ...autres("menage", { ...MENAGE, loyer: loyers, depcom: logement, ...foyer.menage }),
    ...individu("demandeur", revenus),
    ...individu("enfants", enfants.length > 0 ? { _hasRessources: sansRevenus } : {}),
  ];
}

type Resultats = Readonly<
  Record<"droitsEligibles" | "droitsInjectes" | "incalculables", { id: string; montant: number | boolean }[]>
>;

/** Amount of each aid of a household on a day; « incalculable » for those that say so, nothing for the others. */
export async function aides(
  serveur: string,
  foyer: Foyer,
  jour: string,
): Promise<Record<string, number | boolean | string>> {
  const enfants = (foyer.enfants ?? []).map((_, n) => n);
  const all = await reponses(serveur, foyer, jour);
  const current = [...all];
  const simulation = { dateDeValeur: jour, version: 11, enfants, answers: { all, current } };
  // The server says which answer is not asked of this household: it is taken out.
  const resultats = (): Promise<Resultats> =>
    demander<Resultats>(serveur, "/api/v1/resultats", simulation).catch((erreur: Error) => {
      const [, liste, rang] = /"where":"answers\.(all|current)\[(\d+)\]"/.exec(erreur.message) ?? [];
      if (!rang) throw erreur;
      (liste === "all" ? all : current).splice(Number(rang), 1);
      return resultats();
    });
  const { droitsEligibles, droitsInjectes, incalculables } = await resultats();
  return Object.fromEntries([
    ...incalculables.map(({ id }) => [id, "incalculable"]),
    ...[...droitsEligibles, ...droitsInjectes].map(({ id, montant }) => [id, montant]),
  ]);
}
