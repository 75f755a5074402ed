import { describe, expect, test } from "vitest";
import { contextOf, whoOf } from "../../../machines/journey/about.ts";
import { questionOf } from "../../../machines/questions/index.ts";
import { type Chemin, contexteDuChemin, pasDe } from "../chemin.ts";
import { Modele } from "../modele.ts";
import { tirer } from "../tirage.ts";
import { parcoursOf } from "../../../machines/journey/walk.ts";
import { faitsDe, filApprouve, lireLesFaits, plat } from "./approuve.ts";
import { choixAttendus, type EcranVu } from "./attendu.ts";
import { saisiesAttendues } from "./saisies.ts";

const faits = lireLesFaits();
const depart = { marque: "neutre", enfants: 1 } as const;
const modele = new Modele(depart);

/** A household whose first child is named Camille: at each point, an answer wanted, else the first offered. */
function chemin(voulues: Readonly<Record<string, string>>): Chemin {
  const reponses = tirer(modele, new Map(), ({ cle, valeurs }, offertes) => {
    const rang = valeurs.findIndex(({ nom }) => nom === voulues[cle.replace("/simulation/", "")]);
    return offertes.includes(rang) ? rang : (offertes[0] as number);
  });
  return { numero: 1, raison: "essai", depart, pas: pasDe(modele, reponses) };
}

/** The screen of a question of this household, its other answers given. */
function ecranDe(court: string, voulues: Readonly<Record<string, string>> = {}) {
  const parcours = parcoursOf(contexteDuChemin(chemin(voulues)));
  const step = parcours.byPath.get(`/simulation/${court}`);
  const lus = faits.get(step?.stateId ?? "");
  if (!step || !lus) throw new Error(`${court} n’est pas approuvé`);
  const vu: EcranVu = { faits: lus, qui: whoOf(parcours, step), contexte: contextOf(parcours, step) };
  const question = questionOf(step.step.entity, step.step.field);
  const ressources = faits.get(step.stateId.replace(/montants\/\w+$/, "types")) ?? lus;
  return {
    titre: plat(lus.titre(vu.qui)),
    choix: choixAttendus(question, vu, ressources),
    saisies: (value: unknown) => saisiesAttendues(question, value, vu),
  };
}

describe("ce qui est approuvé d’un écran", () => {
  test("une liste, sans ce que les réponses d’avant n’ouvrent pas", () => {
    const { titre, choix, saisies } = ecranDe("individu/demandeur/activite");
    expect(titre).toBe("Quelle est votre activité principale en ce moment ?");
    expect(choix).toEqual([
      "En études ou en alternance",
      "En emploi salarié",
      "Travail indépendant",
      "En service civique",
      "En recherche d’emploi",
      "Autre situation",
    ]);
    expect(saisies("service_civique")).toEqual(["En service civique"]);
  });

  test("de deux choix de même valeur, celui que l’âge propose", () => {
    const contrat = (age: string) =>
      ecranDe("individu/demandeur/_nombreMoisDebutContratDeTravail", {
        "individu/demandeur/date_naissance": age,
        "individu/demandeur/activite": "salarie",
      }).saisies(12);
    expect(contrat("25 ans, dernier jour")).toEqual(["Plus de 6 mois"]);
    expect(contrat("26 ans, premier jour")).toEqual(["Plus de 3 mois"]);
  });

  test("un enfant par son prénom", () => {
    expect(ecranDe("individu/enfant_0/nationalite").titre).toBe("Quelle est la nationalité de Camille ?");
  });

  test("une date, un oui ou non", () => {
    const { choix, saisies } = ecranDe("individu/demandeur/date_naissance");
    expect([choix, saisies("2005-03-07")]).toEqual([
      ["Jour", "Mois", "Année"],
      ["7", "3", "2005"],
    ]);
    const handicap = ecranDe("individu/demandeur/handicap");
    expect([handicap.choix, handicap.saisies(false)]).toEqual([["Oui", "Non"], ["Non"]]);
  });

  test("le logement, choisi en deux fois", () => {
    const { choix, saisies } = ecranDe("menage/statut_occupation_logement");
    expect(choix).toEqual([
      "Je loue",
      "J’en suis propriétaire",
      "On m’héberge",
      "Je n’ai pas de logement stable",
    ]);
    expect(saisies("locataire_meuble")).toEqual(["Je loue", "Un logement meublé ou un hôtel"]);
    expect(saisies("primo_accedant")).toEqual(["J’en suis propriétaire", "Oui, c’est le premier"]);
    expect(saisies("loge_gratuitement")).toEqual(["On m’héberge"]);
  });

  test("le loyer, une part en colocation, sans charges en meublé", () => {
    const loyer = (statut: string, coloc: string) =>
      ecranDe("menage/loyer", { "menage/statut_occupation_logement": statut, "menage/coloc": coloc });
    expect(loyer("locataire_vide", "non").choix).toEqual(["Loyer par mois", "Charges par mois"]);
    expect(loyer("locataire_meuble", "oui").choix).toEqual(["Votre part du loyer par mois"]);
    expect(loyer("proprietaire", "non").choix).toEqual(["Mensualité du prêt"]);
    expect(loyer("locataire_vide", "non").saisies({ loyer: 450, charges_locatives: 12.5 })).toEqual([
      "450",
      "12,5",
    ]);
  });

  test("les types de ressources par catégorie, et ne rien choisir", () => {
    const { choix, saisies } = ecranDe("individu/demandeur/ressources/types");
    expect(choix.slice(0, 2)).toEqual(["Travail, stage et formation", "Salaire"]);
    expect(saisies(["ppa", "salaire_net"])).toEqual(["Salaire", "Prime d’activité"]);
    expect(saisies([])).toEqual([choix.at(-1)]);
  });

  test("les montants, au mois ou à l’année", () => {
    const montants = ecranDe("individu/demandeur/ressources/montants/revenusActivite", {
      "individu/demandeur/ressources/types#salaire_net": "oui",
    });
    expect(montants.choix).toEqual(["Salaire", "Le même montant chaque mois", "Montant net par mois"]);
    expect(montants.saisies([{ id: "salaire_net", amounts: { "2026-11": 321.5 } }])).toEqual(["321,5"]);
  });
});

test("le texte approuvé se lit : mots par personne, réponses, refus, préremplie", () => {
  const lus = faitsDe({
    lignes: [
      "sur demandeur, conjoint",
      "question demandeur « Et vous ? » ; conjoint « Et {lui} ? » ; enfant « Et Lou, Louis ? »",
      "réponses",
      "  « Oui » → true, précisé « Vraiment »",
      "préremplie : « votre 1er enfant »",
      "refus",
      "  pris : 1",
      "  « Non. » pour « x »",
    ],
  });
  expect(lus.titre({ role: "enfant", prenom: "Camille" })).toBe("Et Camille, Louis ?");
  expect(lus.titre({ role: "demandeur" })).toBe("Et vous ?");
  expect(lus.reponses.map(({ value, label }) => [value, label({ role: "demandeur" })])).toEqual([
    ["true", "Oui"],
  ]);
  expect([lus.refus, lus.preremplie]).toEqual([["Non."], "votre 1er enfant"]);
});

test("le fil a les chapitres approuvés, dans l’ordre", () => {
  expect(filApprouve().slice(0, 4)).toEqual(["Vous", "Votre famille", "Votre logement", "Vos ressources"]);
});
