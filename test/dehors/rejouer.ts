import { type Ligne, lignes } from "./lignes.ts";
import { type Moteur, type Navigateur, ouvrir, toutFermer, trouve } from "./navigateurs.ts";
import { Scene } from "./scene.ts";

interface Rejouee {
  ligne: Ligne;
  /** What was seen instead; nothing when it is right. */
  raison: string | undefined;
  secondes: number;
}

interface Choix {
  /** Only what takes two minutes, in Chromium. */
  court?: boolean;
  /** Only rows whose name holds this. */
  seulement?: string;
  moteurs?: readonly Moteur[];
}

/** Browsers at once: a session of Firefox or of WebKit is one window; Chromium opens as many as the machine bears. */
const A_LA_FOIS: Readonly<Record<Moteur, number>> = { chromium: 2, firefox: 1, webkit: 1 };

/** A file of rows, one after the other in a browser that is opened anew after a row that is not right. */
async function suivre(
  moteur: Moteur,
  file: Ligne[],
  scene: Scene,
  noter: (une: Rejouee) => void,
): Promise<void> {
  let nav: Navigateur | undefined;
  const sansFaute = async (ligne: Ligne, ici: Navigateur) => {
    ici.fautes();
    await ligne.essayer(scene, ici);
    const vues = ici.fautes();
    if (vues.length > 0) throw new Error(`fautes de la page : ${vues.join(" ; ")}`);
  };
  const raisonDe = async (ligne: Ligne): Promise<string | undefined> => {
    try {
      if (ligne.reglages) await scene.avec(moteur, ligne.reglages, (sien) => sansFaute(ligne, sien));
      else await sansFaute(ligne, (nav ??= await ouvrir(moteur)));
      return undefined;
    } catch (erreur) {
      await nav?.fermer();
      nav = undefined;
      return (erreur as Error).message;
    }
  };
  for (let ligne = file.shift(); ligne; ligne = file.shift()) {
    const debut = Date.now();
    // A machine that stalls is no fault: what fails fails twice.
    const raison = (await raisonDe(ligne)) && (await raisonDe(ligne));
    noter({ ligne, raison, secondes: (Date.now() - debut) / 1000 });
  }
  await nav?.fermer();
}

/** Replays rows on the built product. Throws when the integration misses an engine; elsewhere it is said, and left out. */
export async function rejouer(
  { court = false, seulement = "", moteurs = ["chromium", "firefox", "webkit"] }: Choix,
  dire: (ligne: string) => void,
): Promise<Rejouee[]> {
  const absents = moteurs.filter((un) => trouve[un] === undefined);
  if (absents.length > 0 && process.env["CI"]) throw new Error(`L’intégration exige ${absents.join(", ")}.`);
  for (const un of absents) dire(`⚠ ${un} n’est pas sur cette machine : ses lignes n’ont PAS été rejouées.`);
  const voulues = lignes().filter((une) => (!court || une.court) && une.nom.includes(seulement));
  const rejouees: Rejouee[] = [];
  const scene = await Scene.ouvrir();
  const noter = (une: Rejouee) => {
    rejouees.push(une);
    dire(direUne(une));
  };
  const files = moteurs.flatMap((moteur) => {
    const file = trouve[moteur] ? voulues.filter((une) => une.moteur === moteur) : [];
    return Array.from({ length: A_LA_FOIS[moteur] }, () => suivre(moteur, file, scene, noter));
  });
  await Promise.all(files);
  await toutFermer();
  return rejouees;
}

function direUne({ ligne: { moteur, nom, source }, raison, secondes }: Rejouee): string {
  const [sort, fin] = raison === undefined ? ["juste", ""] : ["faux ", `\n    ${raison}`];
  return `${sort} ${moteur.padEnd(8)} ${secondes.toFixed(1).padStart(5)} s  ${nom}  [${source}]${fin}`;
}

/** Those that make the suite fail. */
export const fautes = (rejouees: readonly Rejouee[]) => rejouees.filter(({ raison }) => raison !== undefined);

/** Those that fail, with what was seen, then how many rows came out each way. */
export function bilan(rejouees: readonly Rejouee[]): string {
  const fausses = fautes(rejouees);
  const comptes = `${rejouees.length - fausses.length} justes, ${fausses.length} fausses`;
  return [...fausses.map(direUne), comptes].join("\n");
}
