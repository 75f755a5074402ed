import { mkdirSync, writeFileSync } from "node:fs";
import type { Marque } from "../../catalogue/situation/context.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { type Chemin, contexteDuChemin } from "../../machines/studio/chemins/chemin.ts";
import { phraseDuFoyer } from "../../machines/studio/chemins/phrase.ts";
import { faitsNecessaires, reduire, type Reduit } from "../../machines/studio/chemins/reduire.ts";
import { ecrireFoyer } from "../../machines/studio/foyers/ecrire.ts";
import { raconterLeFoyer } from "../../machines/studio/foyers/raconter.ts";
import { lienDuParcours } from "../../machines/studio/graph/lien.ts";
import { applicationDe } from "./application.ts";
import { type CheminRompu, executer } from "./executer.ts";

/** What a run of journeys found. */
export interface Course {
  /** Numbers of those that hold, and of those that there was no time for. */
  tenus: number[];
  restent: number[];
  /** The journeys that fail, by cause. */
  causes: Map<string, Chemin[]>;
}

type Suivre = (chemin: Chemin) => Promise<CheminRompu | undefined>;

/** Runs a journey in this process, through an application of its brand. */
export function suivreIci(graine: number): Suivre {
  const applications = new Map<Marque, ReturnType<typeof applicationDe>>();
  return (chemin) => {
    const { marque } = chemin.depart;
    const connue = applications.get(marque) ?? applicationDe(marque);
    applications.set(marque, connue);
    return executer(chemin, graine, connue);
  };
}

interface Reglages {
  suivre: Suivre;
  /** Milliseconds since 1970 after which no journey is begun. */
  jusqua?: number;
  /** Told after each one. */
  noter?: (numero: number, cause: string | undefined) => void;
}

/** Follows journeys one after the other, until the time is out; what was done is kept. */
export async function courir(
  chemins: readonly Chemin[],
  { suivre, jusqua = Infinity, noter }: Reglages,
): Promise<Course> {
  const course: Course = { tenus: [], restent: [], causes: new Map() };
  for (const chemin of chemins) {
    if (Date.now() > jusqua) {
      course.restent.push(chemin.numero);
      continue;
    }
    const echec = await suivre(chemin);
    if (echec) course.causes.set(echec.cause, [...(course.causes.get(echec.cause) ?? []), chemin]);
    else course.tenus.push(chemin.numero);
    noter?.(chemin.numero, echec?.cause);
  }
  return course;
}

/** Keeps a reduced journey as a household of `test/foyers/`; says where. */
function garder({ chemin }: Reduit, rang: number): string {
  const contexte = contexteDuChemin(chemin);
  const dit = phraseDuFoyer(parcoursDe(contexte).situation);
  const fichier = `data/chemins/cause-${rang + 1}.yml`;
  mkdirSync("data/chemins", { recursive: true });
  writeFileSync(fichier, ecrireFoyer(raconterLeFoyer(`Cause ${rang + 1} : ${dit}`, contexte)));
  return fichier;
}

/** The address that opens a journey where it fails: after so many answers, at the question that comes next. */
const lienDuMoment = ({ pas, ...reste }: Chemin, moment: number): string =>
  lienDuParcours(contexteDuChemin({ ...reste, pas: pas.slice(0, moment) }), pas[moment]?.path ?? RESULTATS);

/** Each cause in a few lines: how many journeys, what is needed and no more, the page at the moment that fails, one file. */
export async function direLesCauses({ causes }: Pick<Course, "causes">, suivre: Suivre): Promise<string[]> {
  const dites: string[] = [];
  for (const [rang, [cause, chemins]] of [...causes].entries()) {
    // The shortest is the quickest to reduce.
    const [court] = [...chemins].sort((a, b) => a.pas.length - b.pas.length);
    const reduit = await reduire(court!, async (un) => (await suivre(un))?.cause === cause);
    const echec = await suivre(reduit.chemin);
    const faits = reduit.entier
      ? ["ce chemin entier : ses questions ne viennent plus dans cet ordre"]
      : faitsNecessaires(reduit);
    const numeros = chemins.map(({ numero }) => numero).join(", ");
    dites.push(
      [
        `${cause} : ${chemins.length} chemin${chemins.length > 1 ? "s" : ""} (${numeros})`,
        `  il suffit de : ${faits.length > 0 ? faits.join(" ; ") : "rien de particulier"}`,
        `  ${echec?.erreur.message.split("\n")[0] ?? ""}`,
        `  npm start, puis ${lienDuMoment(reduit.chemin, echec?.moment ?? 0)}`,
        `  gardé dans ${garder(reduit, rang)}, à copier dans test/foyers/`,
      ].join("\n"),
    );
  }
  return dites;
}
