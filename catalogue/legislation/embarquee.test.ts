import { afterEach, expect, test, vi } from "vitest";
import { legislationEmbarquee } from "./embarquee.ts";
import { Calcul } from "./moteur/calcul.ts";
import { ars, enfant, foyer, rsa } from "./requete/kit.ts";

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
    expect([echecs, inconnus, missing]).toEqual([["rsa"], ["rsa"], []]);
    expect(facts).toEqual({
      boursier: entier.facts.boursier,
      rfr: entier.facts.rfr,
      nbptr: entier.facts.nbptr,
      cmu_c: entier.facts.cmu_c,
    });
  }
  expect(new Set(entendus)).toEqual(new Set(["législation rsa"]));
});
