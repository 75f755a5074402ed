import { expect, test } from "vitest";
import { ecrire } from "../../lire/constat.ts";
import { chargerSynonymes, verifierSynonymes } from "./lire.ts";
import { lireLesMots, motsDesDescriptions } from "./mots-des-descriptions.ts";
import { singulier } from "./mots.ts";

const connus = { aides: new Set(["rsa"]), organismes: new Set(["caf"]) };
const fautes = (content: string) => verifierSynonymes({ path: "synonymes.yml", content }, connus).map(ecrire);

test("une table juste se lit, la note mise en typographie", () => {
  const content = "suggestions: [RSA]\nentrees:\n  - dit: [rmi]\n    aides: [rsa]\n    note: Un toit ?\n";
  expect(chargerSynonymes({ path: "synonymes.yml", content }, connus)).toEqual({
    suggestions: ["RSA"],
    entrees: [{ dit: ["rmi"], aides: ["rsa"], note: "Un toit\u00a0?" }],
  });
});

test.each([
  [
    ["synonymes.yml:3:24 entrees.0.aides.0 : aide : « rmi » n’est pas au catalogue"],
    "{dit: [a], aides: [rmi]}",
  ],
  [
    ["synonymes.yml:3:29 entrees.0.organismes.0 : organisme : « x » n’est pas au catalogue"],
    "{dit: [a], organismes: [x]}",
  ],
  [
    [
      "synonymes.yml:3:5 entrees.0 : dire ce que ces mots veulent dire : aides, organismes, types, besoin, cherche ou urgent",
    ],
    "{dit: [a]}",
  ],
  [["synonymes.yml:3:6 entrees.0.dit : au moins un mot est attendu"], "{dit: [], aides: [rsa]}"],
  [
    ["synonymes.yml:3:16 entrees.0.besoin : un besoin est attendu : loger, etudier…"],
    "{dit: [a], besoin: dormir}",
  ],
  [
    ["synonymes.yml:4:12 entrees.1.dit.0 : « E » est déjà dit plus haut : réunir les deux entrées"],
    "{dit: [é], aides: [rsa]}\n  - {dit: [E], aides: [rsa]}",
  ],
])("est refusé : %s", (attendu, entree) => {
  expect(fautes(`suggestions: [RSA]\nentrees:\n  - ${entree}\n`)).toEqual(attendu);
});

test("un YAML mal écrit est dit, jamais chargé", () => {
  expect(fautes("suggestions: [")).toHaveLength(1);
  expect(() => chargerSynonymes({ path: "synonymes.yml", content: "suggestions: [" }, connus)).toThrow(
    /synonymes\.yml:1/,
  );
});

test.each([
  ["bourses", "bourse"],
  ["bourse", "bourse"],
  ["travaux", "travau"],
  ["css", "css"],
  ["pass", "pass"],
  ["bus", "bus"],
])("« %s » se cherche « %s »", (mot, attendu) => {
  expect(singulier(mot)).toBe(attendu);
});

test("les mots des descriptions et des papiers : ni petits mots, ni ceux du nom, ni adresses ; se relisent", () => {
  const aide = (label: string, description: string, ...papiers: string[]) => ({
    aide: { label, description, papiers },
    institution: { label: "Ville de Lens" },
  });
  const texte = motsDesDescriptions([
    aide("Prime de rentrée", "À Lens, pour la rentrée : un cartable, 3 livres.", "Certificat de scolarité"),
    aide(
      "Pass",
      "Des livres. [Voir la page](https://exemple.fr/velo).",
      "Devis",
      "[Formulaire](https://exemple.fr/x)",
    ),
  ]);
  expect(texte.split("\n")).toEqual([
    "cartable 0",
    "certificat 0",
    "devi 1",
    "formulaire 1",
    "livre 0,1",
    "page 1",
    "scolarite 0",
    "voir 1",
  ]);
  expect(lireLesMots(texte).get("livre")).toEqual([0, 1]);
});
