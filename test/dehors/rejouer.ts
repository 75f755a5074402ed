import { Autrement, type Ligne, lignes } from "./lignes.ts";
import { type Moteur, type Navigateur, ouvrir, toutFermer, trouve } from "./navigateurs.ts";
import { Scene } from "./scene.ts";

/** How a row came out; one that waits for an issue is not expected to be right. */
type Sort = "juste" | "faux" | "attendu" | "juste mais marqué";

interface Rejouee {
  ligne: Ligne;
  sort: Sort;
  /** What was seen instead. */
  raison: string;
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

const sortDe = ({ attend }: Ligne, erreur: Error | undefined): Sort => {
  if (!erreur) return attend ? "juste mais marqué" : "juste";
  return attend && erreur instanceof Autrement ? "attendu" : "faux";
};

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
  const essayer = async (ligne: Ligne): Promise<Error | undefined> => {
    try {
      if (ligne.reglages) await scene.avec(moteur, ligne.reglages, (sien) => sansFaute(ligne, sien));
      else await sansFaute(ligne, (nav ??= await ouvrir(moteur)));
      return undefined;
    } catch (erreur) {
      await nav?.fermer();
      nav = undefined;
      return erreur as Error;
    }
  };
  for (let ligne = file.shift(); ligne; ligne = file.shift()) {
    const debut = Date.now();
    let erreur = await essayer(ligne);
    // A machine that stalls is no fault: what fails fails twice.
    if (erreur && sortDe(ligne, erreur) === "faux") erreur = await essayer(ligne);
    const secondes = (Date.now() - debut) / 1000;
    noter({ ligne, sort: sortDe(ligne, erreur), raison: erreur?.message ?? "", secondes });
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

function direUne({ ligne, sort, raison, secondes }: Rejouee): string {
  const { moteur, nom, source, attend } = ligne;
  const duree = `${secondes.toFixed(1)} s`.padStart(7);
  const fin = (attend ? ` attend : ${attend}` : "") + (raison && `\n    ${raison}`);
  return `${sort.padEnd(8)} ${moteur.padEnd(8)} ${duree}  ${nom}  [${source}]${fin}`;
}

/** Those that make the suite fail. */
export const fautes = (rejouees: readonly Rejouee[]) =>
  rejouees.filter(({ sort }) => sort === "faux" || sort === "juste mais marqué");

/** How many rows came out each way, then those that fail, with what was seen. */
export function bilan(rejouees: readonly Rejouee[]): string {
  const sorts: readonly Sort[] = ["juste", "faux", "attendu", "juste mais marqué"];
  const comptes = sorts.map((voulu) => `${rejouees.filter(({ sort }) => sort === voulu).length} ${voulu}`);
  return [...fautes(rejouees).map(direUne), comptes.join(", ")].join("\n");
}
