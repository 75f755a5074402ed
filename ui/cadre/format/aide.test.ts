import { describe, expect, it } from "vitest";
import type { Droit } from "../../../catalogue/results/results.ts";
import { unDroit } from "../../../test/fixtures/droits.ts";
import { direMontant, initiales } from "./aide.ts";
import { phraseDesBaremes, phraseDuBareme } from "./baremes.ts";
import {
  ecrireCampagne,
  ecrireDelaiDeDemande,
  ecrireDelaiDeReponse,
  ecrireSilence,
} from "../../../catalogue/fiches/ecrire-demande.ts";
import { aideDuMontant, filled, wrongItems } from "./montants.ts";
import { enVous } from "./vous.ts";

describe("écrire le montant d’une aide", () => {
  it.each<[Partial<Droit>, string | undefined]>([
    [{ periodicite: "mensuelle" }, "450\u00a0€ par mois"],
    [{ periodicite: "annuelle" }, "450\u00a0€ par an"],
    [{ periodicite: "ponctuelle" }, "450\u00a0€ en une fois"],
    [{ periodicite: "autre" }, "450\u00a0€"],
    [{ nature: "plafond" }, "450\u00a0€ par mois, au plus"],
    [{ periodicite: "autre", nature: "plafond" }, "450\u00a0€, au plus"],
    [{ montant: 1234.5 }, "1\u202f234,50\u00a0€ par mois"],
    [{ unit: "percent", montant: 50 }, "50 %"],
    [{ unit: "percent", montant: 33.33 }, "33,33 %"],
    [{ unit: "percent", montant: 50, nature: "remise" }, "50 % de réduction"],
    [
      { unit: "percent", montant: 80, nature: "remise", legend: "du coût du permis" },
      "80 % du coût du permis",
    ],
    [
      { unit: "percent", montant: 60, nature: "plafond", legend: "du coût du séjour" },
      "60 % du coût du séjour, au plus",
    ],
    [
      { montant: 14, nature: "moyenne", periodicite: "ponctuelle", legend: "par jour" },
      "14\u00a0€ par jour, en moyenne",
    ],
    [{ unit: "séances", montant: 12, periodicite: "ponctuelle" }, "12 séances"],
    [{ unit: "séances", montant: 1 }, "1 séance"],
    [
      { montant: 20, nature: "prix", legend: "au lieu de 64 €" },
      "20\u00a0€ par mois à payer, au lieu de 64 €",
    ],
    [{ montant: 2, nature: "prix", periodicite: "ponctuelle" }, "2\u00a0€ à payer"],
    [{ periodicite: "ponctuelle", nature: "plafond" }, "450\u00a0€ en une fois, au plus"],
    [{ periodicite: "ponctuelle", legend: "versés en deux fois" }, "450\u00a0€ versés en deux fois"],
    [{ periodicite: "ponctuelle", nature: "prêt" }, "450\u00a0€ en une fois à rembourser, au plus"],
    [{ montant: true, nature: "prix" }, "rien à payer"],
    [{ montant: true }, undefined],
    [{ montant: false }, undefined],
  ])("%s", (champs, attendu) => {
    expect(direMontant(unDroit(champs))).toBe(
      attendu
        ?.replace(" %", "\u00a0%")
        .replace("€ par mois", "€\u00a0par\u00a0mois")
        .replace("€ par an", "€\u00a0par\u00a0an")
        .replace("€ en une fois", "€\u00a0en\u00a0une\u00a0fois"),
    );
  });
});

describe("les initiales d’une institution", () => {
  it.each([
    ["État", "É"],
    ["Région Bretagne", "RB"],
    ["Caisse d’allocations familiales", "C"],
    ["Île-de-France", "ÎF"],
    ["Communauté de communes du Pays de Lumbres", "CP"],
    ["L'Étudiant", "É"],
    ["L’Île-Saint-Denis", "ÎS"],
    ["La Poste", "P"],
    ["Les Sables d’Olonne", "SO"],
    ["Ville d’Angers", "VA"],
    ["pôle emploi", "P"],
    ["", ""],
  ])("de « %s » sont « %s »", (label, attendu) => {
    expect(initiales(label)).toBe(attendu);
  });
});

it.each([
  ["être en études supérieures", "vous êtes en études supérieures"],
  ["avoir au moins 16 ans", "vous avez au moins 16 ans"],
  ["habiter en Bretagne", "vous habitez en Bretagne"],
  ["ne pas être hébergé gratuitement", "vous n’êtes pas hébergé gratuitement"],
  ["ne pas habiter à Rennes", "vous n’habitez pas à Rennes"],
  ["recevoir le RSA", "vous recevez le RSA"],
  [
    "être en stage et avoir moins de 26 ans, ou être en apprentissage",
    "vous êtes en stage et avez moins de 26 ans, ou êtes en apprentissage",
  ],
  ["stage en cours : oui", undefined],
  ["stage en cours : oui, ou être en apprentissage", undefined],
  ["projet d’achat d’un vélo", undefined],
])("« %s » se dit « %s »", (regle, attendu) => {
  expect(enVous(regle)).toBe(attendu);
});

const connus = { connusDu: "2022-01-01", connusAu: "2026-12-31" };

describe("ce que la page dit des barèmes", () => {
  it.each([
    ["2026-11-20", false, undefined],
    [
      "2027-01-01",
      true,
      "Calculé avec les barèmes connus au 31 décembre 2026\u00a0: les montants ont pu changer depuis.",
    ],
    ["2021-12-31", true, "Calculé avec les plus anciens barèmes connus, ceux du 1er janvier 2022."],
  ])("au %s", (dateDeValeur, projetes, attendu) => {
    expect(phraseDesBaremes({ dateDeValeur, baremes: { ...connus, projetes } })).toBe(attendu);
  });

  it("le barème d’une aide, quand un autre est attendu", () => {
    expect(phraseDuBareme({})).toBeUndefined();
    expect(phraseDuBareme({ enRetard: { depuis: "2025-10-01", attendu: "2026-10-01" } })).toBe(
      "Calculé avec le barème du 1er octobre 2025\u00a0: celui du 1er octobre 2026 n’est pas encore connu ici.",
    );
  });
});

describe("les montants facultatifs", () => {
  it("se refusent quand ce n’en est pas un : un texte, une perte, plus que personne n’a", () => {
    const tapes = { texte: "beaucoup", perte: -1, trop: 10_000_001, vide: null, rien: 0, juste: 450.5 };
    expect(wrongItems(tapes)).toEqual(["texte", "perte", "trop"]);
  });

  it("laissés vides, ne disent rien ; zéro en est un", () => {
    expect(filled({ vide: null, rien: 0, juste: 450.5 })).toEqual({ rien: 0, juste: 450.5 });
  });

  it.each([
    [{ label: "Livret A" }, ""],
    [{ label: "Livret A", hint: "Total du livret" }, "Total du livret"],
    [{ label: "Livret A", where: "sur le relevé" }, "À trouver : sur le relevé"],
    [
      { label: "Livret A", hint: "Total du livret", where: "sur le relevé" },
      "Total du livret. À trouver : sur le relevé",
    ],
    [{ label: "Épargne", hint: "Actions…", where: "sur le relevé" }, "Actions… À trouver : sur le relevé"],
  ])("%o s’aide de « %s »", (libelle, aide) => {
    expect(aideDuMontant(libelle)).toBe(aide);
  });
});

const lisible = (texte: string) => texte.replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  [{ etat: "ouverte", jusquAu: "2026-11-30" }, "Demandes ouvertes jusqu’au 30 novembre 2026."],
  [{ etat: "à venir", du: "2027-06-01" }, "Demandes fermées : elles ouvrent le 1er juin 2027, d’ordinaire."],
  [{ etat: "close", edition: "2026", retour: 4 }, "Édition 2026 close ; la prochaine d’ordinaire en avril."],
  [{ etat: "close", edition: "2025" }, "Édition 2025 close ; la prochaine n’est pas annoncée."],
] as const)("la campagne %j", (campagne, dite) => {
  expect(lisible(ecrireCampagne(campagne))).toBe(dite);
});

it.each([
  [{ nombre: 3, unite: "mois", apres: "la fin" }, "À demander au plus tard 3 mois après la fin."],
  [{ nombre: 1, unite: "semaines", avant: "le départ" }, "À demander au moins 1 semaine avant le départ."],
  [{ nombre: 1, unite: "mois", avant: "le départ" }, "À demander au moins 1 mois avant le départ."],
] as const)("le délai %j", (delai, dit) => {
  expect(lisible(ecrireDelaiDeDemande(delai))).toBe(dit);
});

it("le silence, par la règle de toutes les demandes d’argent à une collectivité", () => {
  expect(lisible(ecrireSilence({ nombre: 2, unite: "mois", silence: "refus" }))).toBe(
    "Sans réponse au bout de 2 mois, la demande est refusée : vous pouvez contester ce refus.",
  );
});

it("le délai de réponse", () => {
  expect(lisible(ecrireDelaiDeReponse({ nombre: 1, unite: "ans" }))).toBe("Réponse en 1 an environ.");
  expect(lisible(ecrireDelaiDeReponse({ nombre: 4, unite: "mois", silence: "refus" }))).toBe(
    "Réponse en 4 mois au plus ; sans réponse passé ce délai, la demande est refusée : vous pouvez contester ce refus.",
  );
  expect(lisible(ecrireDelaiDeReponse({ nombre: 2, unite: "mois", silence: "accord" }))).toBe(
    "Réponse en 2 mois au plus ; sans réponse passé ce délai, la demande est acceptée.",
  );
  expect(lisible(ecrireDelaiDeReponse({ nombre: 15, unite: "jours" }))).toBe("Réponse en 15 jours environ.");
});
