import { legislationEmbarquee } from "../../../catalogue/loi/embarquee.ts";
import { compute } from "../../../catalogue/results/compute.ts";
import type { Tools } from "../../../catalogue/results/decider.ts";
import { montrables } from "../../../catalogue/results/sensibles.ts";
import type { Droit, Resultats } from "../../../catalogue/results/results.ts";
import { premiersPas } from "../../../catalogue/results/utilite.ts";
import { defaultParameters, type Marque } from "../../../catalogue/situation/context.ts";
import type { Situation } from "../../../catalogue/situation/situation.ts";
import { velos } from "../../../catalogue/results/velos/velos.ts";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import { nomsDeLieux } from "../../../server/catalogue/lieux/communes/noms.ts";
import { direMontant } from "../../../ui/cadre/format/aide.ts";
import { grosTitre, titreEnPhrase } from "../../../catalogue/results/gros-titre.ts";
import { groupesDeDroits } from "../../../ui/resultats/filtres.tsx";
import { anonyme } from "../../anonyme.ts";
import type { PartieDite } from "../sections.ts";
import { conduire, type FoyerConduit, type PasDuFoyer } from "../../../machines/studio/foyers/conduire.ts";
import type { FoyerRaconte } from "../../../machines/studio/foyers/foyer.ts";
import { communeRacontee } from "../../../server/catalogue/lieux/communes/racontee.ts";
import { ecrireReponse } from "../../../ui/cadre/format/reponse.ts";

/** A step with its answer as a person reads it. */
export type PasLu = PasDuFoyer & { dite?: string };

/** A household that was taken to its results, each of its answers as a person reads it. */
export type FoyerLu = Omit<FoyerConduit, "pas"> & { pas: readonly PasLu[] };

function lire(pas: PasDuFoyer): PasLu {
  if (!pas.reponse) return pas;
  const { question, value, ecoute } = pas.reponse;
  const dite = ecrireReponse(question, value, ecoute.who, ecoute.facts).replaceAll(/[\u00a0\u202f]/g, " ");
  return { ...pas, dite };
}

/** Takes a household from the first question to the results. Throws as `conduire` does. */
export function conduireLeFoyer(foyer: FoyerRaconte): FoyerLu {
  const conduit = conduire(foyer, communeRacontee);
  return { ...conduit, pas: conduit.pas.map(lire) };
}

let outils: Omit<Tools, "marque"> | undefined;

/** What the product computes with, the law and the bikes of this process. */
function lesOutils(): Omit<Tools, "marque"> {
  if (outils) return outils;
  const catalogue = readCatalogue();
  const aides = catalogue.aides.map(({ aide }) => aide).filter(({ source }) => source === "openfisca");
  outils = {
    catalogue,
    legislation: legislationEmbarquee(aides),
    velos: () => Promise.resolve(velos),
    parameters: defaultParameters,
    noms: { lieu: nomsDeLieux(), aide: (id) => catalogue.byId.get(id)?.aide.label },
  };
  return outils;
}

/** Results of a household, computed as the server does. */
export const resultatsDuFoyer = (situation: Situation, marque: Marque): Promise<Resultats> =>
  compute(anonyme(situation), { ...lesOutils(), marque });

const espaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** « Prime d’activité : 120 € par mois », and whether the amount is said to be surprising. */
function droitDit(droit: Droit): string {
  const montant = direMontant(droit);
  const si = droit.si?.map(({ question }) => question).join(" ");
  const doute = droit.aVerifier ? ` (à vérifier : ${droit.aVerifier})` : si ? ` (si : ${si})` : "";
  return espaces(
    `${droit.label}${montant ? ` : ${montant}` : ""}${droit.unexpected ? " (montant à vérifier)" : ""}${doute}`,
  );
}

/** What one reads on arrival: the headline, what adds to it, where to begin. */
function arrivee({ droitsEligibles, dateDeValeur }: Resultats): PartieDite {
  const titre = grosTitre(droitsEligibles, dateDeValeur);
  const premiers = premiersPas(droitsEligibles, dateDeValeur).map(({ label }) => label);
  return {
    titre: "En arrivant",
    lignes: [titreEnPhrase(titre), ...titre.reste, `Commencez par : ${premiers.join(" ; ")}`].map(espaces),
  };
}

/** The results as they are grouped on their page; a group without anything is left out. */
export function groupesDits(tous: Resultats): PartieDite[] {
  const resultats = montrables(tous);
  const { droitsEligibles, droitsInjectes, incalculables, nonCalcules } = resultats;
  return [
    arrivee(resultats),
    ...Object.values(groupesDeDroits).map(({ titre, de }) => ({
      titre,
      lignes: droitsEligibles.filter(de).map(droitDit),
    })),
    {
      titre: "À vérifier auprès de l’organisme",
      lignes: incalculables.map(({ label, reason }) => espaces(`${label} : ${reason}`)),
    },
    { titre: "Aides que vous recevez déjà", lignes: droitsInjectes.map(droitDit) },
    {
      titre: "Aides non calculées",
      lignes: nonCalcules.map(({ label = "tout", raison }) => espaces(`${label} : ${raison}`)),
    },
  ].filter(({ lignes }) => lignes.length > 0);
}
