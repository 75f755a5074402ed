import { describe, expect, it } from "vitest";
import { predicate, is } from "../../catalogue/predicate/condition.ts";
import { pasDe } from "./chemin.ts";
import { nomDuDepart } from "./depart.ts";
import { type Exigence, toutesLesExigences } from "./mcdc.ts";
import { Modele, type Point } from "./modele.ts";
import { direClasse, direExigence, direMutant, direValeur, enMots } from "./mots.ts";
import { type Preference, tirer } from "./tirage.ts";

const modele = new Modele({ marque: "neutre", enfants: 2 });
const pasAvec = (preferer: Preference) => pasDe(modele, tirer(modele, new Map(), preferer));
const premiers = pasAvec((_, offertes) => offertes[0] as number);
const derniers = pasAvec((_, offertes) => offertes.at(-1) as number);

describe("un chemin en mots", () => {
  it("dit chaque question et sa réponse, une par ligne, sans se répéter", () => {
    for (const pas of [premiers, derniers]) {
      const mots = enMots({ pas });
      expect(mots).toHaveLength(pas.length);
      expect(new Set(mots).size).toBe(mots.length);
      expect(mots.filter((mot) => !/^\S.* : \S/.test(mot))).toEqual([]);
    }
  });

  it("parle comme l’écran, et non comme la machine", () => {
    expect(enMots({ pas: premiers })[0]).toBe("Date de naissance : 7 ans, dernier jour");
    expect(enMots({ pas: derniers })).toEqual(
      expect.arrayContaining(["Vie en couple : Je vis en couple", "Logement : Sans logement stable"]),
    );
    const codes = [...enMots({ pas: premiers }), ...enMots({ pas: derniers })].filter((mot) =>
      /_|\/|\btrue\b|\bfalse\b|undefined|NaN|\[object/.test(mot),
    );
    expect(codes).toEqual([]);
  });

  it("dit de qui l’on parle, et nomme chaque choix d’une liste à plusieurs", () => {
    const mots = enMots({ pas: derniers });
    const debuts = ["", "conjoint, ", "enfant 1, ", "enfant 2, "];
    const naissances = mots.filter((mot) => /date de naissance/i.test(mot));
    expect(naissances.map((mot) => mot.split("Date")[0]).sort()).toEqual(debuts);
    expect(mots.find((mot) => mot.startsWith("Projet de vélo"))).toContain(
      "Un vélo classique, Un vélo électrique",
    );
  });

  it("s’arrête avant la question demandée", () => {
    const pas = premiers;
    const troisieme = pas[2]!.path;
    expect(enMots({ pas }, troisieme)).toEqual(enMots({ pas }).slice(0, 2));
    expect(enMots({ pas }, pas[0]!.path)).toEqual([]);
  });

  it("va jusqu’au bout si cette question n’est pas sur le chemin", () => {
    expect(enMots({ pas: premiers }, "/simulation/ailleurs")).toEqual(enMots({ pas: premiers }));
  });
});

describe("ce qui est exigé, en mots", () => {
  const exigences = toutesLesExigences();
  const dire = (cle: string) => direExigence(exigences.find((une) => une.cle === cle) as Exigence);
  const ALTERNANT = "individu/demandeur/alternant";

  it("nomme la question, l’élément, et ce qu’on veut en lire", () => {
    expect(dire(`${ALTERNANT} | condition vrai`)).toBe(`Alternance (${ALTERNANT}) : la condition tient`);
    expect(dire(`${ALTERNANT} | condition faux`)).toBe(
      `Alternance (${ALTERNANT}) : la condition ne tient pas`,
    );
    const [vrai, faux] = ["vrai", "faux"].map((mot) => dire(`${ALTERNANT} | atome 1 ${mot}`));
    expect(vrai).toContain("« activité : en études ou en alternance » vrai");
    expect(faux).toContain("« activité : en études ou en alternance » faux");
    expect(dire(`${ALTERNANT} | atome 2 vrai`)).toContain("« activité : en emploi salarié » vrai");
  });

  it("dit de quel côté de la borne", () => {
    const cotes = ["− 1", "+ 1"].map((mot) => dire(`${ALTERNANT} | atome 3 à la borne ${mot}`));
    expect(cotes.map((mot) => /juste (avant|après) sa borne/.exec(mot)?.[1])).toEqual(["avant", "après"]);
  });

  it("garde son nom à un bloc, qui n’est pas une question", () => {
    expect(dire("bloc études | condition vrai")).toBe("bloc études : la condition tient");
  });
});

it("une condition abîmée dit où elle est, ce qu’elle était et ce qu’on y a changé", () => {
  const origine = predicate("travaille", is("demandeur.activite", "salarie"));
  expect(direMutant({ lieu: "individu/demandeur/alternant", quoi: "sauf : travaille", origine })).toBe(
    "Alternance (individu/demandeur/alternant), « travaille » : sauf : travaille",
  );
});

it("un départ dit sa marque et ses enfants", () => {
  expect([0, 1, 3].map((enfants) => nomDuDepart({ marque: "banque", enfants }))).toEqual([
    "banque, sans enfant",
    "banque, un enfant",
    "banque, 3 enfants",
  ]);
});

describe("les points du modèle, en mots", () => {
  const modele = new Modele({ marque: "neutre", enfants: 1 });
  const point = (fin: string) => modele.points.find(({ cle }) => cle.endsWith(fin)) as Point;
  const rang = (ici: Point, nom: string) => ici.valeurs.findIndex((valeur) => valeur.nom === nom);

  it("disent la question et la réponse comme l’écran", () => {
    const activite = point("demandeur/activite");
    expect(direValeur(activite, rang(activite, "salarie"))).toBe("Activité : En emploi salarié");
    const ressource = point("enfant_0/ressources/types#salaire_net");
    expect(direValeur(ressource, rang(ressource, "oui"))).toBe(
      "enfant 1, Types de ressources, Salaire : oui",
    );
  });

  it("réunissent les dates et les nombres qu’aucune condition ne distingue, et eux seuls", () => {
    const naissance = point("demandeur/date_naissance");
    expect(direClasse(naissance, 0)).toMatch(/^Date de naissance : .+ … .+/);
    const activite = point("demandeur/activite");
    expect(direClasse(activite, 0)).toBe(direValeur(activite, 0));
  });
});
