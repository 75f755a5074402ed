import type { Catalogue } from "../../catalogue/catalogue.ts";
import { type Pays, paysDe, type TestDePlace } from "../../catalogue/atelier/exemples/pays.ts";
import { calculees } from "../../catalogue/loi/embarquee.ts";
import { ressourceIds } from "../../catalogue/situation/ressources.ts";
import type { Commune, Individu, Situation } from "../../catalogue/situation/situation.ts";
import { personas } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { readCommunes } from "../../server/catalogue/lieux/communes/data.ts";
import { type Chemin, contexteDuChemin } from "../../machines/studio/chemins/chemin.ts";
import { avecEtSans, Lectures } from "./lire.ts";

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
function lieuxDePrestation(
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

/** Households that are also changed and moved. */
const UN_SUR = 12;

/**
 * Follows the computation of every aid of legislation on the personas and on generated journeys, as they
 * are, then with what journeys seldom have and living where the aid is given. Gives the text of
 * `lectures.json`: the answers that each one reads, an aid per line.
 */
export function releverLectures(chemins: readonly Chemin[]): string {
  const [catalogue, pays] = [readCatalogue(), paysDe(readCommunes())];
  const aides = calculees(
    catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca"),
  );
  const lectures = new Lectures();
  const foyers = [...personas.map((persona) => remplir(persona)), ...chemins.map(contexteDuChemin)];
  const locales = aides.flatMap((aide) =>
    lieuxDePrestation(aide.slug, aide.institution, catalogue, pays).flatMap((lieu) =>
      lieu ? [{ aide, lieu }] : [],
    ),
  );
  for (const [n, foyer] of foyers.entries()) {
    const { situation, sans } = avecEtSans(foyer);
    lectures.comparer(situation, sans, aides);
    if (n % UN_SUR > 0) continue;
    for (const variante of VARIANTES) {
      lectures.suivre(variante(situation), aides);
      for (const { aide, lieu } of locales) lectures.suivre(vivre(variante(situation), lieu), [aide]);
    }
  }
  const lignes = aides.map(({ slug }) => `  "${slug}": ${JSON.stringify(lectures.de(slug))}`);
  return `{\n${lignes.join(",\n")}\n}\n`;
}
