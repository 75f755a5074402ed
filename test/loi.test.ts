import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { calculees, legislationEmbarquee } from "../catalogue/loi/embarquee.ts";
import { registre } from "../catalogue/loi/formules/registre.ts";
import type { CalculateRequest, Values } from "../catalogue/loi/moteur/requete.ts";
import { arrondi } from "../catalogue/loi/moteur/variable.ts";
import { repondreALaRequete } from "../catalogue/loi/protocole/repondre.ts";
import { distanceDuDomicileFamilial } from "../catalogue/loi/requete/distance.ts";
import { buildRequest, placeOf } from "../catalogue/loi/requete/requete.ts";
import { periodsOf } from "../catalogue/situation/periods.ts";
import type { Situation } from "../catalogue/situation/situation.ts";
import { readCatalogue } from "../server/catalogue/read.ts";
import { foyersTemoins } from "../server/atelier/edition/temoins.ts";

const toutes = readCatalogue().aides.flatMap(({ aide }) => (aide.source === "openfisca" ? [aide] : []));
const aides = calculees(toutes);
const embarquee = legislationEmbarquee(aides);
const ids = aides.map(({ slug }) => slug);
/** A cent, and what floating-point numbers leave. */
const AU_CENTIME = 0.01;
const RESTE = 1e-9;

it.each(foyersTemoins())(
  "$titre : ce que l’adaptateur d’OpenFisca envoie a la même réponse",
  async ({ situation }) => {
    const { values } = await embarquee.compute(situation, ids);
    const requete = buildRequest(situation, aides, new Set(), await distanceDuDomicileFamilial(situation));
    const reponse = repondreALaRequete(requete, registre);
    const periodes = periodsOf(situation.dateDeValeur);
    const ecarts = aides.flatMap((aide) => {
      const { entity, instance, variable, period } = placeOf(aide, periodes);
      const repondue = (reponse[entity][instance]?.[variable] as Values | undefined)?.[period];
      const ecart = Math.abs(Number(values[aide.slug]) - Number(repondue));
      return ecart <= AU_CENTIME / 2
        ? []
        : [`${aide.slug} : ${String(values[aide.slug])} ici, ${String(repondue)} par la requête`];
    });
    expect(ecarts).toEqual([]);
  },
);

type Valeur = number | boolean;

/** A household, and the amount or the answer that somebody else published for it. */
interface Exemple {
  id: string;
  titre: string;
  source: { titre: string; adresse: string; date: string };
  /** Figures, as published. */
  cite: string;
  /** What is asked for is null. */
  request: CalculateRequest;
  attendu: Record<string, Valeur>;
  /** Published after the CRDS, which the engine does not take off. */
  net?: true;
  /** Euros: how far the page rounds. */
  arrondi?: number;
  /** The engine answers something else, on purpose or by a fault that is known. */
  ecart?: { notre: Valeur; pourquoi: string };
}

const NET_DE_CRDS = 0.995;
const ENTITES = ["individus", "familles", "foyers_fiscaux", "menages"] as const;
const exemples: Exemple[] = readFileSync(new URL("./lois/publies.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((ligne) => JSON.parse(ligne));

/** What the engine answers: a variable is asked of one member, for one period. */
function reponseA({ request, net }: Exemple, variable: string): Valeur {
  const reponse = repondreALaRequete(request, registre);
  for (const entite of ENTITES) {
    for (const [membre, instance] of Object.entries(request[entite])) {
      const demandee = Object.entries((instance[variable] ?? {}) as Values).find(([, dite]) => dite === null);
      if (!demandee) continue;
      const trouvee = (reponse[entite][membre]?.[variable] as Values | undefined)?.[demandee[0]];
      return typeof trouvee === "number"
        ? arrondi(net ? trouvee * NET_DE_CRDS : trouvee, 2)
        : trouvee === true;
    }
  }
  throw new Error(`« ${variable} » n’est pas demandée.`);
}

const egales = (voulue: Valeur, trouvee: Valeur, tolerance = AU_CENTIME): boolean =>
  Math.abs(Number(voulue) - Number(trouvee)) <= tolerance + RESTE;

/** What is wrong, in a sentence: a fault that is known must still be the same, a mended one leaves the list. */
function fautes(exemple: Exemple): string[] {
  const { attendu, ecart, arrondi: tolerance } = exemple;
  return Object.entries(attendu).flatMap(([variable, publiee]) => {
    const trouvee = reponseA(exemple, variable);
    const commePublie = egales(publiee, trouvee, tolerance);
    if (ecart && commePublie) return [`${variable} : ${publiee}, comme publié : l’écart est à retirer`];
    return (ecart ? egales(ecart.notre, trouvee) : commePublie)
      ? []
      : [`${variable} : ${publiee} publié, ${trouvee} ici`];
  });
}

it.each(exemples)("$id : $titre ($source.titre)", (exemple) => {
  expect(fautes(exemple)).toEqual([]);
});

/** One point of the law, and what it gives a household. */
interface CasDeLaLoi {
  id: string;
  note: string;
  /** Articles that say so. */
  law: string;
  situation: Situation;
  /** Euros, rights or shares by variable, for the period of each. */
  expected: Record<string, number | boolean>;
}

const cas: CasDeLaLoi[] = readFileSync(new URL("./fixtures/loi.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((ligne) => JSON.parse(ligne));
it.each(cas)("$id : $law", async ({ situation, expected }) => {
  const { values, facts } = await embarquee.compute(situation, ids);
  const calcules: Record<string, unknown> = { ...values, ...facts };
  const ecarts = Object.entries(expected).filter(
    ([nom, attendu]) => !egales(attendu, Number(calcules[nom] ?? 0)),
  );
  expect(ecarts.map(([nom, attendu]) => `${nom} : ${attendu} attendu, ${String(calcules[nom])}`)).toEqual([]);
});
