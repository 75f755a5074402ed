import { expect, test } from "vitest";
import { calculDe } from "../embarquee.ts";
import { JUIN, ne } from "../formules/kit.ts";
import { foyer } from "../requete/kit.ts";
import { lettreDuLogement } from "./logement.ts";

/** The letter of somebody without resources, in a résidence sociale of Angers. */
function lettre(loyer: number) {
  const situation = foyer(
    { ...ne(25), activite: "inactif" },
    {
      menage: {
        aide_logement_date_pret_conventionne: "2018-12-31",
        statut_occupation_logement: "locataire_foyer",
        loyer,
        depcom: "49007",
      },
      precisions: { residence_sociale: true },
    },
  );
  const c = calculDe(situation, { trace: true });
  return lettreDuLogement({
    c,
    mois: JUIN,
    noms: () => "vous",
    suppose: () => false,
    incertain: () => false,
  });
}

test.each([
  [450, "Votre redevance compte en entier, comme si elle ne payait ni repas ni service", 450, 392],
  [700, "Votre redevance compte jusqu’à", 456.15, 397],
  [25, "Une aide aussi petite n’est pas versée", 0, 0],
])("en résidence sociale, %i € : « %s », %f €", (loyer, phrase, euros, fin) => {
  const lignes = lettre(loyer);
  expect(lignes.find((ligne) => ligne.phrase === phrase)?.euros).toBe(euros);
  expect(lignes.at(-1)?.euros).toBe(fin);
  expect(lignes.map((ligne) => ligne.phrase).join(" ")).not.toMatch(/forfait|qu’au-dessus/);
});
