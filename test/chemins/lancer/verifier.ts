import { chromiumPath } from "../../browser/chromium.ts";
import { avecAcces } from "../acces.ts";
import { reunir } from "../bilans.ts";
import type { Chemin } from "../chemin.ts";
import { consignesDe, couvrir } from "../consignes.ts";
import { editer, SUITES } from "../editions.ts";
import { ecartsDesExigences } from "../exigences.ts";
import { engendrerSuite } from "../generer.ts";
import { porteDesTransitions } from "../portes.ts";
import { portesDuCalcul } from "../portes-du-calcul.ts";
import { rapportDe } from "../rapport.ts";
import { buildIfNeeded } from "../../../server/build/construire.ts";
import { passagesDeLEssentiel } from "../../essentiel/passages.ts";
import { chronometre } from "./chronometre.ts";
import type { CommandeDEcran } from "./ecran.ts";
import { embaucher, suivreALEcran } from "./equipe.ts";
import type { OptionsDuLancement } from "./options.ts";
import { dire, ecrireLeRapport } from "./raconter.ts";

const OUVRIERS = 2;

/** A covering set for the screen, or everything at night, or a part; then every address at the end of some. */
function commandeDEcran(
  tous: readonly Chemin[],
  { tout, part = { rang: 1, sur: 1 } }: Pick<OptionsDuLancement, "tout" | "part">,
): CommandeDEcran {
  const chemins = tous.filter((_, n) => !tout || n % part.sur === part.rang - 1);
  if (!tout)
    return {
      chemins: couvrir(chemins, ({ pas }) => pas.map(({ stateId }) => stateId)),
      adresses: [],
      ensemble: 2,
    };
  const adresses = couvrir(chemins, ({ pas }) => pas.map(({ path }) => path));
  return { chemins, adresses: adresses.map(({ numero }) => numero), ensemble: 4 };
}

/** Everything that a run of `npm run test:paths` does; true when all holds. */
export async function toutVerifier({
  graine,
  tout,
  part,
  sansEcran,
  junit,
}: OptionsDuLancement): Promise<boolean> {
  const temps = chronometre();
  const aLEcran = chromiumPath !== undefined && !sansEcran;
  const equipe = embaucher(OUVRIERS);
  try {
    if (aLEcran) await buildIfNeeded();
    temps.noter("construire les pages");
    const suite = engendrerSuite(graine);
    const { chemins } = suite;
    temps.noter("engendrer les chemins");
    const executions = equipe.executer(consignesDe(chemins), graine);
    const ecrans = aLEcran
      ? suivreALEcran(commandeDEcran(chemins, { tout, ...(part && { part }) }))
      : undefined;
    // Nothing may fail unheard while this process is busy.
    for (const promesse of [executions, ecrans]) promesse?.catch(() => undefined);
    const calculees = await portesDuCalcul(suite, { graine, tout });
    const editions = editer({ graine }, tout ? 20 * SUITES : SUITES / 5);
    temps.noter("calculer les exigences");
    const accessibles = calculees.map(avecAcces);
    temps.noter("chercher les chemins vers ce qui manque");
    const bilansDEcran = await ecrans;
    temps.noter("finir de suivre des chemins à l’écran");
    const executes = reunir(await executions);
    const ensemble = { ...executes, passages: passagesDeLEssentiel(executes.passages) };
    temps.noter("finir de suivre les chemins");
    const portes = [...accessibles, avecAcces(porteDesTransitions(ensemble.passages, suite))];
    const rapport = rapportDe({
      graine,
      faitLe: new Date().toISOString(),
      chemins,
      portes,
      // Another seed proves as many pairs impossible only as its journeys leave to search.
      exigences: graine === 1 ? ecartsDesExigences(portes) : [],
      ensemble,
      editions,
      ...(bilansDEcran && { ecrans: bilansDEcran }),
      durees: temps.lire(),
    });
    ecrireLeRapport(rapport, junit);
    dire(rapport);
    return rapport.reussi;
  } finally {
    equipe.renvoyer();
  }
}
