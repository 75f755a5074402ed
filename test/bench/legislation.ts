import type { Catalogue } from "../../catalogue/catalogue.ts";
import { calculDe, calculees } from "../../catalogue/legislation/embarquee.ts";
import { registre } from "../../catalogue/legislation/formules/registre.ts";
import { moisDe } from "../../catalogue/legislation/moteur/mois.ts";
import { best, line, situations } from "./mesurer.ts";

/** Time OpenFisca’s Web API takes for such a household, as measured for the oracle (ms). */
const REFERENCE_MS = 2_000;
/** Households that the memory is measured on. */
const FOYERS = 100_000;

/** Every aid of legislation of a catalogue, for every household. */
function toutesLesAides({ aides }: Catalogue): () => void {
  const legales = calculees(aides.map(({ aide }) => aide)).filter(({ slug }) => registre.has(slug));
  return () => {
    for (const situation of situations) {
      const c = calculDe(situation);
      const groupe = { familles: c.famille, menages: c.menage, foyers_fiscaux: c.foyerFiscalDe(c.demandeur) };
      for (const { slug, entity } of legales) {
        const entite = entity && entity !== "individus" ? groupe[entity] : c.demandeur;
        c.lireParNom(slug, entite, moisDe(situation.dateDeValeur));
      }
    }
  };
}

/** Time of the law. */
export function mesurerLaLoi(catalogue: Catalogue): void {
  console.log(`\nMoteur de législation, ${situations.length} foyers, toutes les aides chacun`);
  line("OpenFisca, ordre de grandeur", REFERENCE_MS, REFERENCE_MS);
  line("moteur embarqué", best(toutesLesAides(catalogue), situations.length), REFERENCE_MS);
}

/** Memory that the law takes, household after household. */
export function mesurerLaMemoire(catalogue: Catalogue): void {
  const calculer = toutesLesAides(catalogue);
  const mesure = () => {
    globalThis.gc?.();
    return Math.round(process.memoryUsage().heapUsed / 1e6);
  };
  console.log(`\nMémoire sur ${FOYERS} foyers (MB, tas occupé)`);
  for (let done = 0; done <= FOYERS; done += FOYERS / 4) {
    if (done > 0) for (let n = 0; n < FOYERS / 4; n += situations.length) calculer();
    console.log(`${String(done).padStart(7)} foyers : ${mesure()}`);
  }
}
