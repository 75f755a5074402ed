import type { Reponses } from "../exemples/reponses.ts";
import { estLa, type TestDePlace } from "../exemples/pays.ts";
import type { Commune } from "../../situation/situation.ts";
import { nomSimple } from "./doublons.ts";

/** Somebody that an aid is shown with: their answers, and where they live. */
export interface Personnage {
  reponses: Reponses;
  commune: Commune | undefined;
}

/** Places that a name is that of: a commune, a département, a region; several have the same. */
export type NomsDePlaces = ReadonlyMap<string, readonly TestDePlace[]>;

/** What a line asks for; `undefined` for one that a machine does not read whole. */
type Lecture = ((personnage: Personnage) => boolean) | undefined;

/** Nothing but when the age is counted: « au dépôt », « à la date de la demande ». */
const RIEN_DE_PLUS = String.raw`(?: (?:au|à la|lors|le jour) [^,;()]*)?\.$`;
const AGES: readonly (readonly [RegExp, (ans: number, un: number, autre: number) => boolean])[] = [
  [/^(?:de|entre) (\d+) (?:à|et) (\d+) ans/, (ans, un, autre) => ans >= un && ans <= autre],
  [/^(?:moins de) (\d+) ans/, (ans, un) => ans < un],
  [/^(?:plus de) (\d+) ans/, (ans, un) => ans >= un],
  [/^(\d+) ans (?:au plus|au maximum)/, (ans, un) => ans <= un],
  [/^(?:au moins )?(\d+) ans(?: au moins| ou plus| révolus| minimum)?/, (ans, un) => ans >= un],
];

function lireUnAge(ligne: string): Lecture {
  const [, dit] = /^(?:Avoir|Être âgée?(?: ou âgée)? de) (.*)$/.exec(ligne) ?? [];
  if (dit === undefined) return undefined;
  for (const [motif, tient] of AGES) {
    const lu = new RegExp(motif.source + RIEN_DE_PLUS).exec(dit);
    if (lu) return ({ reponses: { age } }) => tient(age, Number(lu[1]), Number(lu[2]));
  }
  return undefined;
}

const EN_EMPLOI: ReadonlySet<string> = new Set(["salarie", "independant"]);
const alternant = ({ contrat = "aucun" }: Reponses) => contrat !== "aucun";
const scolarise =
  (...ou: string[]) =>
  ({ scolarite }: Reponses) =>
    scolarite !== undefined && ou.includes(scolarite);
const STATUTS: readonly (readonly [RegExp, (r: Reponses) => boolean])[] = [
  [
    /^(?:(?:étudiante?|élève)? ?(?:inscrite? )?dans (?:l’enseignement |le )supérieur|étudiante?)(?!\p{L})/u,
    scolarise("enseignement_superieur", "grande_ecole_du_numerique"),
  ],
  [/^(?:inscrit|inscrite|étudiant)$/, () => true],
  [/^(?:lycéen(?:ne)?|au lycée)(?!\p{L})/u, scolarise("lycee")],
  [/^(?:collégien(?:ne)?|au collège)(?!\p{L})/u, scolarise("college")],
  [/^(?:apprentie?|en (?:contrat d’)?apprentissage)(?!\p{L})/u, ({ contrat }) => contrat === "apprenti"],
  [/^en alternance(?!\p{L})/u, alternant],
  [/^(?:demandeu(?:r|se) d’emploi|au chômage)(?!\p{L})/u, ({ activite }) => activite === "chomeur"],
  [/^sans emploi(?: salarié)?$/, (r) => !EN_EMPLOI.has(r.activite) && !alternant(r)],
  [/^salariée?(?!\p{L})/u, (r) => r.activite === "salarie" || alternant(r)],
  [/^(?:volontaire )?en service civique(?!\p{L})/u, ({ activite }) => activite === "service_civique"],
  [
    /^en (?:cours de )?formation(?!\p{L})/u,
    (r) => ["etudiant", "chomeur"].includes(r.activite) || alternant(r) || r.stagiaire === true,
  ],
];
/** « inscrit ou inscrite » is one word said twice. */
const DOUBLETS = /(\p{L}+) ou \1(?:e|ne)(?!\p{L})|(\p{L}+)(?:e|ne) ou \2(?!\p{L})/gu;

/** « Être au lycée ou en apprentissage. »: one of them is enough, and each must be known. */
function lireUnStatut(ligne: string): Lecture {
  const [, dit] = /^(?:Être|Étudier) (.*)\.$/.exec(ligne.replace(DOUBLETS, "$1$2")) ?? [];
  if (dit === undefined || /\(/.test(dit)) return undefined;
  const demandes = dit.split(/, | ou | et /).map((un) => STATUTS.find(([motif]) => motif.test(un))?.[1]);
  if (demandes.includes(undefined)) return undefined;
  return ({ reponses }) => demandes.some((tient) => tient?.(reponses));
}

const MASTER = /^(?:Être|Étudier|Suivre) (?:(?! ou ).)*(?:au niveau|en) master(?:(?! ou ).)*\.$/;

function lireUneAnnee(ligne: string): Lecture {
  return MASTER.test(ligne)
    ? ({ reponses: { annee_etude = "" } }) => annee_etude.startsWith("master")
    : undefined;
}

const OU = /^(?:Habiter|Résider|Avoir (?:son domicile(?: fiscal)?|sa résidence principale)) (.*)\.$/;
/** What follows the name of a place. */
const SUITE = /,? (?:depuis|sans|au moins|quand|au moment|et|toute)(?!\p{L}).*$/u;
const ARTICLE = /^(?:à la |à l’|à |dans l’|dans le |dans la |dans |en |au |aux )/;

function lireUnLieu(ligne: string, noms: NomsDePlaces): Lecture {
  const [, dit] = OU.exec(ligne) ?? [];
  const nom = dit?.replace(SUITE, "").replace(ARTICLE, "");
  if (nom === undefined) return undefined;
  const places = [nom, nom.replace(/^(?:la |le |les |l’)/i, "")].flatMap(
    (un) => noms.get(nomSimple(un)) ?? [],
  );
  if (places.length === 0) return undefined;
  return ({ commune }) => commune === undefined || places.some((place) => estLa(commune, place));
}

/** What a written condition asks of a household, if all of it can be read. */
export const lireLaLigne = (ligne: string, noms: NomsDePlaces): Lecture =>
  lireUnAge(ligne) ?? lireUneAnnee(ligne) ?? lireUnStatut(ligne) ?? lireUnLieu(ligne, noms);
