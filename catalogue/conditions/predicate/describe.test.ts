import { describe as decrire, expect, it } from "vitest";
import {
  all,
  any,
  compare,
  type Condition,
  includes,
  is,
  known,
  not,
  oneOf,
  predicate,
  startsWith,
} from "./condition.ts";
import { atomsOf, describe, readsOf } from "./describe.ts";

const etudiant = is("demandeur.activite", "etudiant");
const majeur = compare("demandeur.age", ">=", 18);
const enCouple = is("famille.en_couple", true);
const nommee = predicate("vit en couple", enCouple);

decrire("une condition en français", () => {
  const phrases: [Condition, string][] = [
    [etudiant, "activité : en études ou en alternance"],
    [enCouple, "vie en couple : oui"],
    [is("famille.en_couple", false), "vie en couple : non"],
    [is("menage.region", "53"), "région : 53"],
    [oneOf("demandeur.scolarite", ["lycee"]), "scolarité : au lycée ou en CAP"],
    [
      oneOf("demandeur.annee_etude", ["bts_1", "but_1", "cpge_1"]),
      "année d’études : BTS, BUT ou classe préparatoire",
    ],
    [includes("demandeur.ressources", "rsa"), "ressources perçues : rsa"],
    [startsWith("menage.depcom", "75"), "commune commençant par « 75 »"],
    [known("menage.depcom"), "commune : renseigné"],
    [compare("demandeur.age", ">", 8), "âge : plus de 8 ans"],
    [majeur, "âge : au moins 18 ans"],
    [compare("demandeur.age", "=", 18), "âge : exactement 18 ans"],
    [compare("demandeur.age", "<", 25), "âge : moins de 25 ans"],
    [compare("demandeur.age", "<=", 25), "âge : au plus 25 ans"],
    [compare("demandeur.taux_incapacite", ">=", 0.5), "taux d’incapacité : au moins 0,5"],
    [
      compare("demandeur.age", "<=", "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal"),
      "âge : au plus le seuil légal",
    ],
    [
      compare("demandeur.age", "<", "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal"),
      "âge : moins du seuil légal",
    ],
    [all(etudiant, majeur), "activité : en études ou en alternance et âge : au moins 18 ans"],
    [
      any(nommee, majeur, etudiant),
      "vit en couple, âge : au moins 18 ans ou activité : en études ou en alternance",
    ],
    [all(nommee, any(majeur, nommee)), "vit en couple et (âge : au moins 18 ans ou vit en couple)"],
    [all(any(nommee)), "vit en couple"],
    [not(nommee), "sauf si vit en couple"],
    [nommee, "vit en couple"],
  ];

  it.each(phrases.map(([condition, phrase]) => [phrase, condition] as const))(
    "« %s »",
    (attendu, condition) => {
      expect(describe(condition)).toBe(attendu);
    },
  );
});

decrire("ce qu’une condition lit", () => {
  it("nomme chaque réponse une seule fois, dans l’ordre où la condition est écrite", () => {
    expect(readsOf(all(majeur, any(enCouple, not(compare("demandeur.age", "<", 25))), etudiant))).toEqual([
      "individu.demandeur.date_naissance",
      "famille.en_couple",
      "individu.demandeur.activite",
    ]);
  });

  it("dit « la personne » quand la question vise tour à tour plusieurs personnes", () => {
    expect(readsOf(is("personne.handicap", true))).toEqual(["individu.{personne}.handicap"]);
  });

  it("remonte à la réponse donnée : le département vient de la commune", () => {
    expect(readsOf(is("menage.departement", "35"))).toEqual(["menage.depcom"]);
  });

  it("compte toutes les réponses d’un fait qui en croise plusieurs", () => {
    expect(readsOf(compare("enfants.eligibles", ">", 0))).toEqual([
      "enfants",
      "individu.enfant.date_naissance",
    ]);
  });

  it("ne lit rien quand elle ne demande rien", () => {
    expect(readsOf(all())).toEqual([]);
  });

  it("s’ouvre en conditions simples, doubles compris", () => {
    expect(atomsOf(all(majeur, not(any(nommee, majeur))))).toEqual([majeur, enCouple, majeur]);
  });
});
