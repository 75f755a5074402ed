import { execFileSync } from "node:child_process";
import { effacer, enregistreeDe, enregistrer, type Enregistree, lire, simulations } from "./cas.ts";
import { charger } from "./charge.ts";
import { demander } from "./connexion.ts";
import { melange } from "./connexions.ts";
import { but, type Contexte, dixieme, entier, type Ligne } from "./contexte.ts";

const SANS_VELO_MO = 160;
const AVEC_VELO_MO = 220;
const DEPART_MS = 1_500;

const RELEVE_MS = 500;

const RESULTATS = 200;
/** In the version of every day, enough to see the engine and its caches at work. */
const RESULTATS_EN_COURT = 60;

/** Resident memory of a process, in megabytes of a million bytes, as the system counts it. */
export const memoireDe = (pid: number): number =>
  (Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024) / 1e6;

const veut = (velos: boolean) =>
  simulations.filter((une) =>
    une.answers.all.some(
      ({ fieldName, value }) =>
        fieldName === "_interetsAidesVelo" && Array.isArray(value) && value.length > 0 === velos,
    ),
  );

/** Records whose person wants no bike. */
const sansVelo = veut(false).map((une) => JSON.stringify(une));
/** Records whose person wants one. */
export const avecVelo = veut(true).map((une) => JSON.stringify(une));

/** Saves and computes `combien` results one after the other, erasing so that nothing is remembered. */
async function calculer(adresse: string, textes: readonly string[], combien: number): Promise<void> {
  for (let rang = 0; rang < combien; rang++) {
    const une = enregistreeDe(await demander(adresse, enregistrer(textes[rang % textes.length] ?? "")));
    const { statut } = await demander(adresse, lire(une, "resultats"));
    if (statut !== 200) throw new Error(`résultats ${statut}`);
    await demander(adresse, effacer(une));
  }
}

/** Megabytes per minute of the straight line nearest to the points (seconds, megabytes). */
export function penteDe(points: readonly (readonly [s: number, mo: number])[]): number {
  const moyenne = (valeurs: readonly number[]) => valeurs.reduce((a, b) => a + b, 0) / valeurs.length;
  const [x, y] = [moyenne(points.map(([s]) => s)), moyenne(points.map(([, mo]) => mo))];
  const haut = points.reduce((somme, [s, mo]) => somme + (s - x) * (mo - y), 0);
  const bas = points.reduce((somme, [s]) => somme + (s - x) ** 2, 0);
  return bas === 0 ? 0 : (haut / bas) * 60;
}

/** Memory sampled through a mixed load; the first third, where caches fill, does not count. */
async function sousCharge(adresse: string, pid: number, une: Enregistree, dureeMs: number): Promise<number> {
  const points: (readonly [number, number])[] = [];
  const debut = performance.now();
  const releve = setInterval(
    () => points.push([(performance.now() - debut) / 1000, memoireDe(pid)]),
    RELEVE_MS,
  );
  const demande = melange(lire(une), lire(une, "resultats"));
  const { pannes, coupures } = await charger(adresse, { connexions: 8, dureeMs, demande });
  clearInterval(releve);
  if (pannes + coupures > 0) throw new Error(`sous charge : ${pannes} pannes, ${coupures} coupures`);
  return penteDe(points.slice(Math.floor(points.length / 3)));
}

/** What one process holds: at its start, after results, with the bike thread, under a long mixed load. */
export async function epreuveDeMemoire({ court, serveur }: Contexte): Promise<Ligne[]> {
  const { adresse, pid, pretEnMs } = await serveur();
  const auDepart = memoireDe(pid);
  const resultats = court ? RESULTATS_EN_COURT : RESULTATS;
  await calculer(adresse, sansVelo, resultats);
  const sans = memoireDe(pid);
  await calculer(adresse, avecVelo, court ? 15 : RESULTATS);
  const avec = memoireDe(pid);
  const une = enregistreeDe(await demander(adresse, enregistrer(avecVelo[0] ?? "")));
  const dureeMs = court ? 8_000 : 300_000;
  const pente = await sousCharge(adresse, pid, une, dureeMs);
  return [
    {
      texte: `Première réponse possible ${entier(pretEnMs)} ms après le départ${but("1 500 ms", pretEnMs < DEPART_MS)}`,
    },
    { texte: `Mémoire au départ : ${entier(auDepart)} Mo` },
    {
      texte: `Mémoire après ${resultats} résultats sans vélo : ${entier(sans)} Mo${but("160 Mo", sans <= SANS_VELO_MO)}`,
    },
    { texte: `Mémoire avec le fil des vélos : ${entier(avec)} Mo${but("220 Mo", avec <= AVEC_VELO_MO)}` },
    {
      texte: `Mémoire sous charge mêlée pendant ${dureeMs / 1000} s : ${entier(memoireDe(pid))} Mo à la fin, pente ${dixieme(pente)} Mo par minute${court ? ", trop court pour en juger" : ""}`,
    },
  ];
}
