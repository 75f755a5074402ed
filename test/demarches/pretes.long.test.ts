import { describe, expect, test } from "vitest";
import { eurosParAn, estChiffree } from "../../catalogue/results/argent.ts";
import { compute } from "../../catalogue/results/compute.ts";
import { formulaires } from "../../catalogue/results/demarches/demandes/formulaires.ts";
import { estAdditionnee } from "../../catalogue/results/totaux.ts";
import { premiersPas } from "../../catalogue/results/utilite.ts";
import { legislationEmbarquee } from "../../catalogue/loi/embarquee.ts";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { personas } from "../../machines/studio/personas/personas.ts";
import { remplir } from "../../machines/studio/personas/remplir.ts";
import { readCatalogue } from "../../server/catalogue/read.ts";
import { remplirLeFormulaire } from "../../ui/resultats/demarches/demande/lignes.ts";
import { estPrete } from "../../ui/resultats/demarches/prete.ts";

const catalogue = readCatalogue();
const outils = {
  catalogue,
  legislation: legislationEmbarquee(catalogue.aides.map(({ aide }) => aide)),
  velos: async () => (await import("../../catalogue/results/velos/velos.ts")).velos,
  marque: "neutre",
  parameters: defaultParameters,
} as const;

const gens = await Promise.all(
  personas.map(async (persona) => {
    const parcours = parcoursDe(remplir(persona));
    return { titre: persona.titre, parcours, resultats: await compute(parcours.situation, outils) };
  }),
);

describe("les demandes prêtes des douze foyers racontés", () => {
  test("portent plus de neuf dixièmes des euros qui leur sont promis", () => {
    const additionnes = gens.flatMap(({ resultats }) =>
      resultats.droitsEligibles.filter((un) => estChiffree(un) && estAdditionnee(un)),
    );
    const euros = (ceux: typeof additionnes) => ceux.reduce((somme, un) => somme + eurosParAn(un), 0);
    expect(euros(additionnes)).toBeGreaterThan(30_000);
    expect(euros(additionnes.filter(({ id }) => estPrete(id))) / euros(additionnes)).toBeGreaterThan(0.95);
  });

  test("de ce que les réponses savent, neuf champs sur dix au moins sont remplis, et nul ne l’est de travers", () => {
    let [sus, remplis] = [0, 0];
    for (const { parcours, resultats } of gens) {
      const { demandeur, menage } = parcours.situation;
      for (const { id } of premiersPas(resultats.droitsEligibles, resultats.dateDeValeur).slice(0, 3)) {
        const formulaire = formulaires[id];
        if (!formulaire) continue;
        const lignes = remplirLeFormulaire(parcours, formulaire).flatMap((partie) => partie.lignes);
        const copie = (mots: string) => lignes.find((ligne) => ligne.mots === mots)?.copie;
        // Read from the household, not from the answers that were written.
        const attendus: readonly (readonly [string, string | undefined])[] = [
          ["Date de naissance", demandeur.date_naissance?.split("-").reverse().join("/")],
          ...(formulaire.parties.includes("logement")
            ? [
                ["Loyer", menage.loyer ? String(menage.loyer).replace(".", ",") : undefined] as const,
                [
                  "Charges",
                  menage.charges_locatives ? String(menage.charges_locatives).replace(".", ",") : undefined,
                ] as const,
              ]
            : []),
        ];
        for (const [mots, attendu] of attendus) {
          if (attendu === undefined) continue;
          sus += 1;
          const lue = copie(mots);
          if (lue !== undefined) remplis += 1;
          expect([id, mots, lue]).toEqual([id, mots, lue === undefined ? undefined : attendu]);
        }
        const enfants = parcours.situation.enfants ?? [];
        if (!formulaire.parties.includes("enfants")) continue;
        for (const { date_naissance: ne } of enfants) {
          sus += 1;
          if (lignes.some((ligne) => ligne.copie === ne?.split("-").reverse().join("/"))) remplis += 1;
        }
      }
    }
    expect(sus).toBeGreaterThan(40);
    expect(remplis / sus).toBeGreaterThan(0.9);
  });
});
