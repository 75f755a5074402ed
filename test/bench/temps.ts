import { AidesVeloEngine } from "aides-velo";
import { calculDe, calculees, entiteDe, periodeDe } from "../../catalogue/legislation/embarquee.ts";
import { placeOf } from "../../catalogue/legislation/requete/requete.ts";
import { openRuleAids } from "../../catalogue/results/decider.ts";
import { factContext } from "../../catalogue/situation/context.ts";
import { periodsOf } from "../../catalogue/situation/periods.ts";
import type { DemandeVelo } from "../../catalogue/velos/demande.ts";
import { calculer } from "../../catalogue/velos/moteur.ts";
import { replay } from "../../machines/journey/replay.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { oracleCases } from "../fixtures/oracle.ts";
import { moteur } from "../recherche/moteur.ts";

const situations = oracleCases.map(({ simulation }) => replay(simulation).situation);

/** Where there are several bike aids, and none. */
const velos = [
  ["44109", "44", "52"],
  ["97411", "974", "04"],
].map(([commune = "", departement = "", region = ""]): DemandeVelo => ({
  "localisation . pays": "France",
  "localisation . code insee": commune,
  "localisation . département": departement,
  "localisation . région": region,
  "vélo . type": "électrique",
}));

/** What people type, letter after letter, slips included. */
const frappes = ["allocation lojement", "permis de conduire", "bource etudiant"].flatMap((phrase) =>
  Array.from(phrase, (_, n) => phrase.slice(0, n + 1)),
);

/** Says the best of seven times, in milliseconds of processor for each of `parmi`. */
function dire<T>(nom: string, parmi: readonly T[], faire: (un: T) => unknown): void {
  const temps = Array.from({ length: 7 }, () => {
    const debut = process.cpuUsage();
    for (const un of parmi) faire(un);
    const { user, system } = process.cpuUsage(debut);
    return (user + system) / 1000 / parmi.length;
  });
  console.log(`${nom.padEnd(46)} ${Math.min(...temps).toFixed(3)} ms`);
}

/** Time of what the server computes, piece by piece. */
export function direLesTemps(): void {
  const catalogue = readCatalogue();
  const contextes = situations.map((situation) =>
    factContext(situation, { legislation: { rfr: 12_000, nbptr: 1 } }),
  );
  dire("règles du catalogue, par foyer", contextes, (un) => openRuleAids(catalogue, un));
  const legales = calculees(catalogue.aides.map(({ aide }) => aide));
  dire("moteur de législation, toutes les aides", situations, (situation) => {
    const calcul = calculDe(situation);
    for (const aide of legales) {
      const place = placeOf(aide, periodsOf(situation.dateDeValeur));
      calcul.lireParNom(place.variable, entiteDe(calcul, place), periodeDe(place));
    }
  });
  // The library warns about its own rules at each computation.
  console.warn = () => undefined;
  const entier = new AidesVeloEngine();
  dire("vélos, bibliothèque entière, par commune", velos, (un) => entier.setInputs(un).computeAides());
  dire("vélos, élaguée par territoire", velos, (un) => calculer([un]));
  dire("recherche d’une aide, par frappe", frappes, (un) => moteur.chercher(un));
}
