import { expect, it } from "vitest";
import { foyerOrdinaire, type Reponses } from "../exemples/reponses.ts";
import type { Aide } from "../../schema/aide.ts";
import type { Commune } from "../../situation/situation.ts";
import { annonceUnBareme, baremeSansLignes } from "./baremes.ts";
import { jugerEcriture } from "./textes.ts";
import { lireLaLigne, type NomsDePlaces } from "./lignes.ts";
import { lePlusProche, vouliezVous } from "../../lire/proche.ts";
import { lireYaml } from "../../lire/yaml.ts";

it.each<[string, string[]]>([
  ["La ville vous donne donne 300 €.", ["« donne donne » : le mot est écrit deux fois"]],
  ["La ville La ville vous aide. De de l’argent.", ["« De de » : le mot est écrit deux fois"]],
  ["Nous nous voyons, vous vous inscrivez.", []],
  ["La ville  vous aide.", ["deux espaces se suivent : n’en laisser qu’un"]],
  ["Voir [la page](https://exemple.fr", ["un lien n’est pas fermé : l’écrire [mots](adresse)"]],
  ["Voir [la page", ["un lien n’est pas fermé : l’écrire [mots](adresse)"]],
  ["Voir [la page](https://exemple.fr/).", []],
  ["TODO : relire.", ["« TODO » : le texte n’est pas fini"]],
  ["Une méthodologie.", []],
])("« %s »", (texte, attendus) => {
  expect(jugerEcriture(["description"], texte).map(({ message }) => message)).toEqual(attendus);
});

const CHAMPS = ["montant", "link", "label", "legend", "instructions", "teleservice"];

it.each<[string, string | undefined]>([
  ["montnat", "montant"],
  ["montants", "montant"],
  ["Label", "label"],
  ["instruction", "instructions"],
  ["tele", "teleservice"],
  ["couleur", undefined],
  ["l", undefined],
])("« %s » est proche de %s", (mot, attendu) => {
  expect(lePlusProche(mot, CHAMPS)).toBe(attendu);
});

it("se demande, ou ne se dit pas", () => {
  expect([vouliezVous("montnat", CHAMPS), vouliezVous("couleur", CHAMPS)]).toEqual([
    " ; vouliez-vous « montant » ?",
    "",
  ]);
});

it.each([
  ["La Caf paie une part du séjour, selon votre quotient familial.", true],
  ["La Ville verse de 100 à 300 € pour l’entrée dans un logement.", true],
  ["La Ville paie de 10 % à 30 % du permis.", true],
  ["La Ville verse 300 € au plus.", false],
  ["Elle s’adresse aux foyers au quotient de 100 à 300 €.", false],
  ["Un trajet partagé rapporte de 1 à 3 € au volant.", false],
  ["De 16 à 29 ans, la Caf verse 280 €.", false],
])("« %s » annonce un barème : %s", (description, attendu) => {
  expect(annonceUnBareme({ description })).toBe(attendu);
});

it.each<[string, Aide["reference"], boolean]>([
  ["aucune source", undefined, true],
  ["une source sans montant", [{ adresse: "https://caf.fr/bareme" }], true],
  ["un seul montant", [{ adresse: "https://caf.fr/bareme", champ: "montant", ecrit: "300 €" }], true],
  [
    "les tranches",
    [{ adresse: "https://caf.fr/bareme", champ: "montant", ecrit: "100 ; 200 ; 300 €" }],
    false,
  ],
  ["les tranches d’un âge", [{ adresse: "https://caf.fr/bareme", champ: "periode", ecrit: "1 et 2" }], true],
])("un barème annoncé, et %s", (_, reference, attendu) => {
  const aide = { source: "javascript", description: "Elle paie selon vos revenus.", reference } as Aide;
  expect(baremeSansLignes(aide)).toBe(attendu);
  expect(baremeSansLignes({ ...aide, source: "openfisca" })).toBe(false);
});

const noms: NomsDePlaces = new Map([
  ["rennes", [{ fact: "menage.depcom", codes: ["35238"] }]],
  ["le havre", [{ fact: "menage.depcom", codes: ["76351"] }]],
  ["manche", [{ fact: "menage.departement", codes: ["50"] }]],
  ["bretagne", [{ fact: "menage.region", codes: ["53"] }]],
]);
const rennes = { depcom: "35238", _departement: "35", _region: "53" } as Commune;
const etudiant: Partial<Reponses> = { activite: "etudiant" };
const lyceen: Partial<Reponses> = { activite: "etudiant", scolarite: "lycee" };

const remplit = (ligne: string, reponses: Partial<Reponses> = {}) => {
  const { scolarite: _, ...simple } = foyerOrdinaire;
  const base = reponses.activite === "etudiant" ? foyerOrdinaire : simple;
  return lireLaLigne(ligne, noms)?.({ reponses: { ...base, ...reponses }, commune: rennes });
};

it.each<[string, Partial<Reponses>, boolean | undefined]>([
  ["Avoir de 18 à 25 ans.", { age: 18 }, true],
  ["Avoir de 18 à 25 ans.", { age: 26 }, false],
  ["Avoir moins de 26 ans au dépôt du dossier.", { age: 26 }, false],
  ["Avoir moins de 26 ans.", { age: 25 }, true],
  ["Avoir 18 ans ou plus.", { age: 17 }, false],
  ["Avoir 25 ans au plus.", { age: 26 }, false],
  ["Être âgé ou âgée de plus de 60 ans.", { age: 20 }, false],
  ["Avoir 18 ans dans la plupart des Départements.", { age: 17 }, undefined],
  ["Avoir moins de 30 ans, plus un an par enfant à charge.", { age: 31 }, undefined],
  ["Avoir 18 ans ou être mineur émancipé.", { age: 17 }, undefined],
  ["Être étudiant ou étudiante.", etudiant, true],
  ["Être étudiant ou étudiante.", {}, false],
  ["Être inscrit ou inscrite dans l’enseignement supérieur.", lyceen, false],
  ["Étudier dans le supérieur.", etudiant, true],
  ["Être au lycée ou en apprentissage.", lyceen, true],
  ["Être au lycée ou en apprentissage.", { contrat: "apprenti" }, true],
  ["Être au lycée ou en apprentissage.", {}, false],
  ["Être au lycée, ou suivi par la Mission Locale.", {}, undefined],
  ["Être collégien ou collégienne.", lyceen, false],
  ["Être en alternance.", { contrat: "professionnalisation" }, true],
  ["Être apprentie ou apprenti.", { contrat: "professionnalisation" }, false],
  ["Être au chômage.", { activite: "chomeur" }, true],
  ["Être sans emploi salarié.", {}, false],
  ["Être sans emploi fixe payé.", {}, undefined],
  ["Être salarié ou salariée dans la région.", { activite: "chomeur" }, false],
  ["Être en service civique.", { activite: "service_civique" }, true],
  ["Être en formation.", { activite: "retraite" }, false],
  ["Être en formation.", { activite: "chomeur" }, true],
  ["Étudier à Paris, au niveau master.", { ...etudiant, annee_etude: "licence_1" }, false],
  ["Étudier à Paris, au niveau master.", { ...etudiant, annee_etude: "master_2" }, true],
  ["Suivre une licence ou être en master.", { ...etudiant, annee_etude: "licence_1" }, undefined],
  ["Habiter Rennes depuis un an.", {}, true],
  ["Habiter Le Havre.", {}, false],
  ["Habiter la Manche depuis deux ans.", {}, false],
  ["Résider en Bretagne.", {}, true],
  ["Avoir son domicile fiscal à Rennes depuis un an au moins.", {}, true],
  ["Habiter chez ses parents et être à leur charge.", {}, undefined],
])("« %s » de %o : %s", (ligne, reponses, attendu) => {
  expect(remplit(ligne, reponses)).toBe(attendu);
});

it.each([2, 24])("%i renvois emboîtés d’un brouillon se refusent, sans être suivis", (niveaux) => {
  const lignes = Array.from({ length: niveaux }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`);
  const lu = lireYaml(["slug: bombe", "a0: &a0 [x, x]", ...lignes, ""].join("\n"));
  expect("fautes" in lu && lu.fautes).toMatchObject([
    {
      remarque: { message: "un texte qui commence par « * » ou « & » se met entre guillemets" },
      position: { line: 3 },
    },
  ]);
});
