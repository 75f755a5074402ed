import type { Value } from "../../conditions/predicate/condition.ts";
import type {
  activites,
  anneesEtude,
  contratsAlternance,
  mentions,
  scolarites,
  specialites,
} from "../../situation/vocabulaire.ts";
import { type Dite, dite } from "./phrase.ts";

/** What someone does and studies, after « être », « suivre » or « avoir ». */
const occupations: Record<
  keyof typeof activites | keyof typeof scolarites | keyof typeof contratsAlternance,
  readonly string[]
> = {
  etudiant: ["en études", "en alternance"],
  salarie: ["en emploi salarié"],
  independant: ["à son compte"],
  service_civique: ["en service civique"],
  chomeur: ["en recherche d’emploi"],
  retraite: ["à la retraite"],
  inactif: ["sans emploi ni études"],
  college: ["au collège"],
  lycee: ["au lycée", "en CAP"],
  enseignement_superieur: ["en études supérieures"],
  grande_ecole_du_numerique: ["dans une grande école du numérique"],
  inconnue: ["dans un autre établissement"],
  apprenti: ["en apprentissage"],
  professionnalisation: ["en contrat de professionnalisation"],
};

/** What « en études ou en alternance » holds already. */
const DANS_LES_ETUDES = new Set([
  "au collège",
  "au lycée",
  "en CAP",
  "en études supérieures",
  "en terminale",
  "en apprentissage",
  "en contrat de professionnalisation",
]);

/** A list of occupations without those that « en études » holds. */
export const sansLesEtudesDites = (mots: readonly string[]): readonly string[] =>
  mots.includes("en études") ? mots.filter((mot) => !DANS_LES_ETUDES.has(mot)) : mots;

/** Year of studies after « être ». */
export const anneesEnMots: Record<keyof typeof anneesEtude, string> = {
  cap_1: "en 1re année de CAP",
  cap_2: "en 2e année de CAP",
  seconde: "en seconde",
  premiere: "en première",
  terminale: "en terminale",
  bts_1: "en BTS",
  but_1: "en BUT",
  cpge_1: "en classe préparatoire",
  licence_1: "en 1re année de licence",
  licence_2: "en 2e année de licence",
  licence_3: "en 3e année de licence",
  master_1: "en 1re année de master",
  master_2: "en 2e année de master",
  doctorat_1: "en 1re année de doctorat",
  doctorat_2: "en 2e année de doctorat",
  doctorat_3: "en 3e année de doctorat",
  autre: "à un autre niveau d’études",
};

/** Years that make a whole degree. */
const diplomes: readonly [readonly (keyof typeof anneesEtude)[], string][] = [
  [["cap_1", "cap_2"], "en CAP"],
  [["licence_1", "licence_2", "licence_3"], "en licence"],
  [["master_1", "master_2"], "en master"],
  [["doctorat_1", "doctorat_2", "doctorat_3"], "en doctorat"],
];

const motDe = (mots: Readonly<Record<string, string>>, value: Value): string =>
  mots[String(value)] ?? String(value);

/** « être au lycée ou en CAP », « être en emploi salarié ». */
export const occupationDite = (values: readonly Value[]): Dite =>
  dite(
    "être",
    ...values.flatMap((value) => occupations[value as keyof typeof occupations] ?? [String(value)]),
  );

/** « être en terminale, en BTS ou en licence »: the years of one degree, all there, are the degree. */
export function anneeDite(values: readonly Value[]): Dite {
  const mots = values.map((value) => {
    const entier = diplomes.find(
      ([annees]) => annees.includes(value as never) && annees.every((annee) => values.includes(annee)),
    );
    return entier ? entier[1] : motDe(anneesEnMots, value);
  });
  return dite("être", ...mots);
}

const auLycee = new Set<Value>(["cap_1", "cap_2", "seconde", "premiere", "terminale"]);

/** The only kind of school these years are spent in, if there is one. */
export function scolariteDes(annees: readonly Value[]): string | undefined {
  if (annees.length === 0 || annees.includes("autre")) return undefined;
  if (annees.every((annee) => auLycee.has(annee))) return "lycee";
  return annees.some((annee) => auLycee.has(annee)) ? undefined : "enseignement_superieur";
}

const formations: Record<keyof typeof specialites, string> = {
  groupe_330: "une formation sanitaire ou sociale",
  groupe_230: "une formation au génie civil, à la construction ou au bois",
  aucun: "une formation d’une autre spécialité",
};

/** « suivre une formation sanitaire ou sociale ». */
export const formationDite = (values: readonly Value[]): Dite =>
  dite("suivre", ...values.map((value) => motDe(formations, value)));

const mentionsEnMots: Record<keyof typeof mentions, string> = {
  mention_assez_bien: "avec la mention assez bien",
  mention_bien: "avec la mention bien",
  mention_tres_bien: "avec la mention très bien",
  mention_tres_bien_felicitations_jury: "avec la mention très bien et les félicitations du jury",
  non_renseignee: "sans mention",
};

/** The jury’s praise goes with the mention très bien, that says it all. */
const FELICITATIONS = "mention_tres_bien_felicitations_jury";

/** « avoir obtenu le bac avec la mention bien ». */
export const mentionDite = (values: readonly Value[]): Dite =>
  dite(
    "avoir obtenu le bac",
    ...values
      .filter((value) => value !== FELICITATIONS || !values.includes("mention_tres_bien"))
      .map((value) => motDe(mentionsEnMots, value)),
  );
