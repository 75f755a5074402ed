import { buildIfNeeded } from "../../../server/build/construire.ts";
import { chromiumPath } from "../../browser/chromium.ts";
import { applicationDe } from "../application.ts";
import type { Chemin } from "../chemin.ts";
import { consignesDe } from "../consignes.ts";
import { nomDuDepart } from "../depart.ts";
import { editer } from "../editions.ts";
import { type Consigne, executer } from "../executer.ts";
import { engendrerSuite } from "../generer.ts";
import { enMots } from "../mots.ts";
import { aLEcranTous } from "../navigateur.ts";
import { lienVers, memeLoi, parEcran, raconterLePlusCourt } from "../recit.ts";
import { reduire } from "../reduire.ts";
import type { OptionsDuLancement } from "./options.ts";
import type { Probleme } from "../proprietes.ts";
import { DOSSIER_DU_RAPPORT } from "./raconter.ts";

/** Journeys tried to shrink one that fails: each takes seconds in a browser. */
const ESSAIS = { calcul: 60, ecran: 15 };

type Rejeu = (chemin: Chemin) => Promise<readonly Probleme[]>;

const dire = (...lignes: readonly string[]) => lignes.forEach((ligne) => console.log(ligne));

/** The journey in the browser, each screen looked at; screenshots only where it is said. */
async function voir(chemin: Chemin, photos?: string): Promise<readonly Probleme[]> {
  const [bilan] = await aLEcranTous([chemin], () => photos !== undefined, { regarder: true, photos });
  if (!bilan) throw new Error(`Le chemin ${chemin.numero} n’a pas été suivi à l’écran.`);
  dire(...(photos ? bilan.photos.map((photo) => `Image : ${photo}`) : []));
  return bilan.problemes;
}

/** Says what does not hold, then the shortest journey that fails of the same law; true if all holds. */
async function rendreCompte(
  chemin: Chemin,
  problemes: readonly Probleme[],
  rejeu: Rejeu,
  essais: number,
): Promise<boolean> {
  const [premier] = problemes;
  if (!premier) return true;
  dire(...parEcran(chemin, problemes));
  const court = await reduire(chemin, async (essai) => memeLoi(premier, await rejeu(essai)), essais);
  dire(...raconterLePlusCourt(court, premier, chemin));
  return false;
}

/** Plays one journey of a seed again, every law checked, and tells its answers. */
export async function rejouerUnChemin(
  numero: number,
  { graine, ecran }: OptionsDuLancement,
): Promise<boolean> {
  if (ecran && !chromiumPath) throw new Error("--ecran demande un Chromium : donnez CHROMIUM=/chemin.");
  const consigne = consignesDe(engendrerSuite(graine).chemins).find(({ chemin }) => chemin.numero === numero);
  if (!consigne) throw new Error(`Avec la graine ${graine}, il n’y a pas de chemin ${numero}.`);
  const { chemin } = consigne;
  dire(`Chemin ${numero} (${nomDuDepart(chemin.depart)}), fait pour : ${chemin.raison}`);
  dire(...enMots(chemin).map((ligne) => `  ${ligne}`));
  const application = applicationDe(chemin.depart.marque);
  const calculer = async (un: Consigne) => (await executer(un, graine, application)).problemes;
  const refaire: Rejeu = (essai) => calculer({ ...consigne, chemin: essai });
  const tenu = await rendreCompte(chemin, await calculer(consigne), refaire, ESSAIS.calcul);
  if (ecran) await buildIfNeeded();
  const vus = ecran ? await voir(chemin, `${DOSSIER_DU_RAPPORT}/chemin-${numero}`) : [];
  const vu = await rendreCompte(chemin, vus, voir, ESSAIS.ecran);
  if (tenu && vu) dire("✓ Tout tient.", `Le voir dans l’inspecteur (npm start) : ${lienVers(chemin, "")}`);
  return tenu && vu;
}

/** Plays random gestures again, as the report says. */
export function rejouerEditions({ graine, editions, gestes }: OptionsDuLancement): boolean {
  const { echec } = editer({ graine, ...(editions && { chemin: editions }), ...(gestes && { gestes }) });
  dire(
    ...(echec ? [echec.gestes, `✗ gestes au hasard, au dernier geste : ${echec.raison}`] : ["✓ Tout tient."]),
  );
  return echec === undefined;
}
