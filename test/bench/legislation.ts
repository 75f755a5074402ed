import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Aide } from "../../catalogue/schema/aide.ts";
import { calculDe, calculees, entiteDe, periodeDe } from "../../catalogue/legislation/embarquee.ts";
import { registre } from "../../catalogue/legislation/formules/registre.ts";
import { repondreALaRequete } from "../../catalogue/legislation/protocole/repondre.ts";
import { buildRequest, placeOf } from "../../catalogue/legislation/requete/requete.ts";
import type { Variables } from "../../catalogue/legislation/requete/types.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import { best, bestCpu, line, situations } from "./mesurer.ts";

/** Time OpenFisca takes for such a household, as measured for the oracle (ms): its Web API, then many households at once. */
const API_MS = 2_000;
const PAR_LOTS_MS = 145;
/** Longest that the engine should take, in milliseconds of CPU. */
const VISE_MS = 5;
/** Households that the memory is measured on. */
const FOYERS = 100_000;

const aidesDeLaLoi = ({ aides }: Catalogue): Aide[] => calculees(aides.map(({ aide }) => aide));

/** Every aid of legislation of a catalogue, for every household. */
function toutesLesAides(catalogue: Catalogue): () => void {
  const legales = aidesDeLaLoi(catalogue);
  return () => {
    for (const situation of situations) {
      const c = calculDe(situation);
      const periodes = periodsOf(situation.dateDeValeur);
      for (const aide of legales) {
        const place = placeOf(aide, periodes);
        c.lireParNom(place.variable, entiteDe(c, place), periodeDe(place));
      }
    }
  };
}

/** The same, asked as requests of the protocol. */
function toutesLesRequetes(catalogue: Catalogue): () => void {
  const legales = aidesDeLaLoi(catalogue);
  const requetes = situations.map((situation) => {
    const requete = buildRequest(situation, []);
    for (const aide of legales) {
      const { entity, instance, variable, period } = placeOf(aide, periodsOf(situation.dateDeValeur));
      const variables = requete[entity][instance] as Variables;
      variables[variable] = { [period]: null, ...variables[variable] };
    }
    return requete;
  });
  return () => {
    for (const requete of requetes) repondreALaRequete(requete, registre);
  };
}

/** Time of the law. */
export function mesurerLaLoi(catalogue: Catalogue): void {
  const foyers = situations.length;
  console.log(`\nMoteur de législation, ${foyers} foyers, toutes les aides chacun`);
  line("OpenFisca, un foyer à la fois", API_MS, PAR_LOTS_MS);
  line("OpenFisca, par lots", PAR_LOTS_MS, PAR_LOTS_MS);
  line("moteur embarqué", best(toutesLesAides(catalogue), foyers), PAR_LOTS_MS);
  const vise = `  (visé : moins de ${VISE_MS} ms)`;
  line("moteur embarqué, processeur", bestCpu(toutesLesAides(catalogue), foyers), PAR_LOTS_MS, vise);
  line("requêtes du protocole, processeur", bestCpu(toutesLesRequetes(catalogue), foyers), PAR_LOTS_MS, vise);
}

/** Memory that the law takes, household after household. */
export function mesurerLaMemoire(catalogue: Catalogue): void {
  const calculerTout = toutesLesRequetes(catalogue);
  const mesure = () => {
    globalThis.gc?.();
    return Math.round(process.memoryUsage().heapUsed / 1e6);
  };
  console.log(`\nMémoire sur ${FOYERS} foyers (MB, tas occupé)`);
  for (let done = 0; done <= FOYERS; done += FOYERS / 4) {
    if (done > 0) for (let n = 0; n < FOYERS / 4; n += situations.length) calculerTout();
    console.log(`${String(done).padStart(7)} foyers : ${mesure()}`);
  }
}
