import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Pays, TestDePlace } from "../../catalogue/exemples/pays.ts";
import { calculees, legislationEmbarquee } from "../../catalogue/legislation/embarquee.ts";
import { ressourceIds } from "../../catalogue/situation/ressources.ts";
import type { Commune, Individu, Situation } from "../../catalogue/situation/situation.ts";
import { denombrer } from "./denombrement.ts";
import type { Porte } from "./portes.ts";

/**
 * Aids of the law that nobody obtains, with why: what they read is asked of nobody, or they are over.
 */
const JAMAIS: Readonly<Record<string, string>> = {
  agepi: "le contrat retrouvé et l’inscription à France Travail ne sont pas demandés",
  aide_financement_permis_apprenti: "l’aide a pris fin",
  eure_et_loir_eligibilite_cmi_priorite: "la station debout pénible n’est pas demandée",
  eure_et_loir_eligibilite_cmi_stationnement: "l’allocation personnalisée d’autonomie n’est pas demandée",
};

type Variante = (situation: Situation) => Situation;

const avecRevenus =
  (net: number): Variante =>
  (situation) => {
    const mois = Object.fromEntries(
      Array.from({ length: 25 }, (_, n) => {
        const jour = new Date(Date.UTC(2026, 10 - n, 1));
        return [jour.toISOString().slice(0, 7), net] as const;
      }),
    );
    const sans = Object.fromEntries(
      Object.entries(situation.demandeur).filter(
        ([champ]) => !(ressourceIds as readonly string[]).includes(champ),
      ),
    ) as unknown as Individu;
    const demandeur = { ...sans, salaire_net: mois, salaire_imposable: { "2024": 12 * net } };
    return { ...situation, demandeur };
  };

const avecEnfants =
  (...naissances: readonly string[]): Variante =>
  (situation) => ({
    ...situation,
    enfants: naissances.map((date_naissance, n) => ({
      id: `enfant_${n}` as const,
      _role: "enfant" as const,
      _firstName: `Enfant ${n + 1}`,
      date_naissance,
      nationalite: "FR",
      enfant_a_charge: { "2026": true },
    })),
  });

const etant =
  (champs: Partial<Individu>, reste: Partial<Situation> = {}): Variante =>
  (situation) => ({ ...situation, ...reste, demandeur: { ...situation.demandeur, ...champs } });

const auJour =
  (dateDeValeur: string): Variante =>
  (situation) => ({ ...situation, dateDeValeur });

/**
 * What generated households do not have: an income between two ceilings, a large family, a day of winter, old
 * age, farming.
 */
export const VARIANTES: readonly Variante[] = [
  (situation) => situation,
  avecRevenus(1150),
  avecRevenus(4000),
  avecEnfants("2026-05-20", "2015-06-20", "2019-02-20"),
  auJour("2026-02-20"),
  (situation) =>
    avecRevenus(0)(etant({ date_naissance: "1940-05-20", nationalite: "FR", gir: "gir_5" })(situation)),
  etant(
    {
      date_naissance: "2006-05-20",
      regime_securite_sociale: "regime_agricole",
      enfant_a_charge: { "2026": true },
    },
    { parents: { _situation: "celibataire", rfr: 6000, nbptr: 1 } },
  ),
];

const FAITS = {
  commune: "menage.commune",
  epci: "menage.epci",
  departement: "menage.departement",
  region: "menage.region",
} as const;

/** Territories of the aids whose institution is not a place of the map. */
const AILLEURS: Readonly<Record<string, readonly string[]>> = {
  crous_aide_100_repas_gratuits: ["59350"],
  msa_armorique_aide_permis: ["22278", "29019"],
  msa_haute_normandie_aide_permis: ["76540"],
  msa_midi_pyrenees_sud_aide_permis: ["31555"],
  msa_nord_pas_de_calais_aide_permis: ["59350"],
  ile_de_france_aide_achat_voiture_electrique: ["91228"],
  bail_reel_solidaire: ["23096"],
};

/** Where an aid may be given, and elsewhere. */
export function lieuxDePrestation(
  slug: string,
  institution: string,
  catalogue: Catalogue,
  pays: Pays,
): (Commune | undefined)[] {
  const choisis = AILLEURS[slug];
  if (choisis) return choisis.map((code) => pays.commune(code));
  const {
    type,
    code_insee = "",
    code_siren = "",
  } = catalogue.institutions.get(institution) ?? { type: "national" };
  const fact = (FAITS as Partial<Record<string, TestDePlace["fact"]>>)[type];
  return fact
    ? pays.distinguees([{ fact, codes: [type === "epci" ? code_siren : code_insee] }]).slice(0, 1)
    : [undefined];
}

export const vivre = (situation: Situation, lieu: Commune | undefined): Situation =>
  lieu ? { ...situation, menage: { ...situation.menage, ...lieu } } : situation;

const donnee = (valeur: unknown) =>
  valeur === true ||
  (typeof valeur === "number" && valeur > 0) ||
  (typeof valeur === "string" && valeur !== "");

/** Households tried for each aid, once those of the journeys have been seen as they are. */
const ESSAIS = 250;

/**
 * Every aid that the engine computes, obtained by a household of the journeys and refused to
 * another: as they are, then living where the aid is given, with what journeys seldom have.
 */
export async function porteDesPrestations(
  catalogue: Catalogue,
  pays: Pays,
  situations: readonly Situation[],
): Promise<Porte> {
  const aides = calculees(
    catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca"),
  );
  const legislation = legislationEmbarquee(aides);
  const vus = new Map(aides.map(({ slug }) => [slug, new Set<boolean>()]));
  const voir = async (situation: Situation, slugs: readonly string[]) => {
    const { values } = await legislation.compute(situation, slugs);
    for (const slug of slugs) vus.get(slug)?.add(donnee(values[slug]));
  };
  const slugs = aides.map(({ slug }) => slug);
  const complete = (slug: string) => vus.get(slug)?.size === 2;
  for (const situation of situations)
    await voir(
      situation,
      slugs.filter((slug) => !complete(slug)),
    );
  for (const { slug, institution } of aides) {
    if (JAMAIS[slug]) continue;
    const lieux = lieuxDePrestation(slug, institution, catalogue, pays);
    for (const situation of situations.slice(0, ESSAIS))
      for (const variante of VARIANTES) {
        if (complete(slug)) break;
        for (const lieu of lieux) await voir(variante(vivre(situation, lieu)), [slug]);
      }
  }
  const voulus = slugs.flatMap((slug) =>
    [true, false].map((oui) => ({ slug, oui, tenu: vus.get(slug)?.has(oui) === true })),
  );
  const hors = voulus.filter(({ slug, oui, tenu }) => oui && !tenu && slug in JAMAIS);
  const total = voulus.length - hors.length;
  const manquants = voulus.filter((un) => !un.tenu && !hors.includes(un));
  return {
    cle: "prestations",
    titre: "Prestations obtenues et refusées",
    explication: "Chaque aide calculée d’après la loi est accordée à un foyer et refusée à un autre.",
    atteint: total - manquants.length,
    total,
    seuil: 1,
    manquants: manquants.map(({ slug, oui }) => ({
      quoi: `${slug} : ${oui ? "personne ne l’obtient" : "tout le monde l’obtient"}`,
    })),
    voulus: denombrer(voulus.flatMap((un) => (hors.includes(un) ? [] : [`${un.slug} = ${un.oui}`]))),
    notes: hors.map(({ slug }) => `Personne n’obtient ${slug} : ${JAMAIS[slug]}.`),
  };
}
