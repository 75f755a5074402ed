import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { evaluate } from "../conditions/predicate/evaluate.ts";
import { defaultParameters, factContext } from "../situation/context.ts";
import { JOUR_FIXE } from "../situation/jour-fixe.ts";
import type { Situation } from "../situation/situation.ts";
import { netDeCrds } from "./crds.ts";
import { calculDe, legislationEmbarquee } from "./embarquee.ts";
import { foyersTires } from "./formules/tirage.ts";
import { Calcul } from "./moteur/calcul.ts";
import { moisDe } from "./mois.ts";
import { necessaires } from "./necessaires.ts";
import { valeurEnVigueur } from "./parametres/parametres.ts";
import { ars, enfant, foyer, rsa } from "./requete/kit.ts";
import { seuils } from "../situation/seuils.ts";

afterEach(() => void vi.restoreAllMocks());

/** One figure of the law cannot be read. */
function sansChiffre(motif: string) {
  const lire = Calcul.prototype.parametre;
  vi.spyOn(Calcul.prototype, "parametre").mockImplementation(function (this: Calcul, chemin, periode) {
    if (chemin.includes(motif)) throw new Error(`Paramètre inconnu : ${chemin}`);
    return lire.call(this, chemin, periode);
  });
}

/** « Une mère seule, sans ressources, et son enfant de dix ans. » */
const mere = foyer(
  { date_naissance: "1990-01-01", activite: "inactif", nationalite: "FR" },
  { enfants: [enfant(0, { date_naissance: "2016-03-01" })] },
);

test("un chiffre illisible coûte les aides qui le lisent, dans quelque ordre qu’on les demande", async () => {
  const entier = await legislationEmbarquee([ars, rsa]).compute(mere, ["ars", "rsa"]);
  expect(entier.echecs).toEqual([]);
  expect(entier.values["rsa"]).toBeGreaterThan(0);
  expect(entier.values["ars"]).toBeGreaterThan(0);
  sansChiffre("montant_de_base_du_rsa");
  const entendus: string[] = [];
  const abimee = legislationEmbarquee([ars, rsa], (partie, _, id) => entendus.push(`${partie} ${id}`));
  for (const ids of [
    ["ars", "rsa"],
    ["rsa", "ars"],
  ]) {
    const { values, echecs, inconnus, facts, missing } = await abimee.compute(mere, ids);
    expect(values).toEqual({ ars: entier.values["ars"] });
    // The health cover comes with the RSA too: it is not known either.
    expect([echecs, inconnus, missing]).toEqual([["rsa"], ["rsa", "cmu_c"], []]);
    expect(facts).toEqual({
      boursier: entier.facts.boursier,
      rfr: entier.facts.rfr,
      nbptr: entier.facts.nbptr,
    });
  }
  expect(new Set(entendus)).toEqual(new Set(["législation rsa", "législation cmu_c"]));
});

/** Euros of the law in April 2026 (BMAF 478,16 €) and those that the CAF publishes as paid. */
test.each([
  ["af", 153.01, 152.25],
  ["asf", 201.78, 200.78],
  ["cf", 199.15, 198.16],
  ["paje_base", 199.15, 198.16],
  ["ars", 429.01, 426.87],
  ["aeeh", 153.01, 153.01],
  ["rsa", 651.69, 651.69],
])("%s : %f € de la loi, %f € versés", (aide, loi, verses) => {
  const net = netDeCrds(aide, loi, { dateDeValeur: "2026-09-01", menage: { depcom: "59350" } });
  expect(Math.abs(net - verses)).toBeLessThan(0.01);
});

test.each(Object.entries(seuils))("le seuil %s du parcours est celui de la loi", (chemin, seuil) => {
  expect(valeurEnVigueur(chemin, moisDe(JOUR_FIXE)).valeur).toBe(seuil);
});

const valeur = (slug: string, situation: Situation) => {
  const c = calculDe(situation);
  return Number(c.lireParNom(slug, c.demandeur, moisDe(situation.dateDeValeur.slice(0, 7))));
};

test.each(Object.entries(necessaires))(
  "personne n’obtient %s sans ce qui y est nécessaire",
  (slug, condition) => {
    const vus = { sans: 0, obtenues: 0 };
    fc.assert(
      fc.property(foyersTires, fc.boolean(), (tire, alternant) => {
        const situation = {
          ...tire,
          demandeur: {
            ...tire.demandeur,
            alternant,
            activite: "etudiant",
            _contrat_alternant: alternant ? "apprenti" : undefined,
            categorie_salarie: "prive_non_cadre",
            _nombreMoisDebutContratDeTravail: 5,
          },
        } as Situation;
        const du = valeur(slug, situation) > 0;
        const tient = evaluate(
          condition,
          factContext(situation, { parameters: defaultParameters, marque: "neutre" }),
        );
        if (!tient) vus.sans += 1;
        if (du) vus.obtenues += 1;
        return tient || !du;
      }),
      { numRuns: 300, seed: 1 },
    );
    // Both kinds were met, or nothing was tried.
    expect(vus.sans).toBeGreaterThan(30);
    expect(vus.obtenues).toBeGreaterThan(0);
  },
);
