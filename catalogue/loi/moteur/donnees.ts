import { auPacifique } from "../../situation/territoires.ts";
import type { CalculateRequest, EntityName, Instance } from "./requete.ts";
import type { Definition, Resultat } from "./definition.ts";
import { ErreurDeRequete } from "./erreur.ts";
import { lirePeriode, type Periode, periodesDuMoteur } from "./periode.ts";

const CLE = 100_000;

/** Key of a value: whose, and when (`mois.ts`; 0 for ever). */
export const cle = (rang: number, periode: number): number => rang * CLE + periode;

export const periodeDeLaCle = (une: number): number => une % CLE;

/** Values that a request states, by variable, then by person or group and period. */
export type Donnees = ReadonlyMap<string, ReadonlyMap<number, Resultat>>;

/** True if one person or group stated a variable at a period; without one, at any. */
export const estDite = (dites: ReadonlyMap<number, Resultat> | undefined, rang: number, periode?: number) =>
  periode === undefined
    ? [...(dites?.keys() ?? [])].some((ou) => ou === cle(rang, periodeDeLaCle(ou)))
    : (dites?.has(cle(rang, periode)) ?? false);

interface Long {
  ecrite: string;
  periodes: readonly number[];
  valeur: Resultat;
}

/** Euros come in over time: a year’s are shared out. Anything else holds all along. */
const estDivisee = ({ genre, unite, stock }: Definition): boolean =>
  genre === "nombre" && unite === "€" && !stock;

/** What is left of an amount once the months that are told are taken away: a cent, at most, is nothing. */
const RIEN = 0.01;

/** Spreads what was told of a longer period over its months or years that nothing else tells. */
function repartir(
  connues: Map<number, Resultat>,
  rang: number,
  definition: Definition,
  { ecrite, periodes, valeur }: Long,
): void {
  const cles = periodes.map((periode) => cle(rang, periode));
  const libres = cles.filter((une) => !connues.has(une));
  if (!estDivisee(definition)) {
    for (const une of libres) connues.set(une, valeur);
    return;
  }
  const dites = cles.reduce((total, une) => total + Number(connues.get(une) ?? 0), 0);
  const reste = Number(valeur) - dites;
  if (libres.length === 0 && Math.abs(reste) > RIEN)
    throw new Error(
      `${valeur} sur ${ecrite} ne s’accorde pas avec ce qui est dit de chaque période : ${dites}.`,
    );
  for (const une of libres) connues.set(une, reste / libres.length);
}

/** Periods of one request are the same few: each is read once. */
type Lecteur = (ecrite: string) => Periode | undefined;

function lecteur(): Lecteur {
  const lues = new Map<string, Periode | undefined>();
  return (ecrite) => {
    if (!lues.has(ecrite)) lues.set(ecrite, lirePeriode(ecrite));
    return lues.get(ecrite);
  };
}

/** Yes or no may be told by 1 or 0, as the protocol’s other engines do. */
const valeurDe = ({ genre }: Definition, valeur: unknown): Resultat =>
  genre === "booleen" ? Boolean(valeur) : (valeur as Resultat);

/** What one person or group states of one variable. */
function lireValeurs(
  connues: Map<number, Resultat>,
  rang: number,
  definition: Definition,
  valeurs: Readonly<Record<string, unknown>>,
  lire: Lecteur,
): void {
  const longs: Long[] = [];
  for (const [ecrite, valeur] of Object.entries(valeurs)) {
    const periode = valeur === null || valeur === undefined ? undefined : lire(ecrite);
    if (!periode) continue;
    const periodes = periodesDuMoteur(periode, definition.periode);
    if (periodes.length > 1) longs.push({ ecrite, periodes, valeur: valeurDe(definition, valeur) });
    else if (periodes[0] !== undefined) connues.set(cle(rang, periodes[0]), valeurDe(definition, valeur));
  }
  for (const long of [...longs].sort((a, b) => a.periodes.length - b.periodes.length)) {
    repartir(connues, rang, definition, long);
  }
}

/**
 * Reads the values that a request states: each at its month, its year or for ever, as its variable is
 * defined; an amount given for longer is divided among the months that are not told, the shortest periods
 * first, and a status repeated. Names that `definitionDe` does not know are left aside. Throws an
 * ErreurDeRequete where a year disagrees with its months.
 */
export function donneesDe(
  requete: CalculateRequest,
  definitionDe: (nom: string) => Definition | undefined,
): Donnees {
  const donnees = new Map<string, Map<number, Resultat>>();
  const lire = lecteur();
  for (const [entite, groupes] of Object.entries(requete) as [EntityName, Record<string, Instance>][]) {
    Object.entries(groupes).forEach(([id, instance], rang) => {
      for (const [nom, valeurs] of Object.entries(instance)) {
        const definition = typeof valeurs === "object" ? definitionDe(nom) : undefined;
        if (!definition || Array.isArray(valeurs) || definition.entite !== entite) continue;
        let connues = donnees.get(nom);
        if (!connues) donnees.set(nom, (connues = new Map()));
        try {
          lireValeurs(connues, rang, definition, valeurs, lire);
        } catch (error) {
          throw new ErreurDeRequete([{ chemin: [entite, id, nom], message: (error as Error).message }]);
        }
      }
    });
  }
  return donnees;
}

/** True of a dwelling of those territories, by what is given of its commune. */
export const dansLePacifique = (donnees: Donnees, rang: number): boolean =>
  [...(donnees.get("depcom") ?? [])].some(
    ([ou, commune]) => ou === cle(rang, periodeDeLaCle(ou)) && auPacifique(String(commune)),
  );
