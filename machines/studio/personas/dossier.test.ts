import { describe, expect, it } from "vitest";
import { etapeDe, etapesEssayees } from "../graph/graphe-essaye.ts";
import { isComplete } from "../../journey/position.ts";
import { recordOf } from "../../journey/replay.ts";
import { parcoursDe } from "../../journey/walk.ts";
import { cheminVers } from "./chemin.ts";
import { lireDossier } from "./dossier.ts";
import { personasA } from "./journees.ts";
import { foyers, personas } from "./personas.ts";
import { remplir } from "./remplir.ts";

const vers = (id: string) => {
  const chemin = cheminVers(etapeDe(id), etapesEssayees);
  if (!chemin) throw new Error(`Aucun chemin vers ${id}`);
  return chemin;
};
const champs = (visites: readonly { step: { field: string } }[]) => visites.map(({ step }) => step.field);

describe("un chemin vers une étape", () => {
  it("est vide pour la première question, et de trois réponses pour la première des études", () => {
    expect(vers("individu/demandeur/date_naissance").avant).toEqual([]);
    expect(champs(vers("individu/demandeur/scolarite").avant)).toEqual([
      "date_naissance",
      "nationalite",
      "activite",
    ]);
  });

  it("évite les études et les enfants quand rien n’y oblige", () => {
    const { avant } = vers("famille/en_couple");
    expect(champs(avant)).not.toContain("scolarite");
    expect(avant.filter(({ child }) => child)).toEqual([]);
  });

  it("dit les réponses qui décident", () => {
    expect(champs(vers("individu/demandeur/taux_incapacite").decisives)).toEqual(["handicap"]);
  });

  it("passe par la banque partenaire pour ses questions à elle", () => {
    expect(vers("individu/demandeur/_interetVoiture").parcours.context.marque).toBe("banque");
  });
});

describe("des personnes en exemple", () => {
  it("sont celles à qui la question est posée", () => {
    const noms = (id: string) => personasA(id, "neutre").map(({ titre }) => titre);
    expect(noms("individu/demandeur/gir")).toEqual([
      "grand-parent retraité de 67 ans, propriétaire dans la Creuse",
    ]);
    expect(noms("individu/demandeur/_interetVoiture")).toEqual([]);
    expect(personasA("individu/demandeur/_interetVoiture", "banque").length).toBe(12);
  });
});

describe("les personas", () => {
  it("portent chacun un nom", () => {
    const noms = personas.map(({ titre }) => titre);
    expect(noms.length).toBeGreaterThanOrEqual(12);
    expect(new Set(noms).size).toBe(noms.length);
  });

  it.each(
    personas.flatMap((persona) =>
      (["neutre", "banque"] as const).map((marque) => [persona.titre, marque, persona] as const),
    ),
  )("%s (%s) : ce qui est dit est demandé, et mène aux résultats", (_, marque, persona) => {
    expect(isComplete(parcoursDe(remplir(persona, marque)))).toBe(true);
  });

  it("une réponse que personne ne demande est refusée, avec son champ", () => {
    const { demandeur, ...reste } = foyers.grandParent;
    expect(() => remplir({ ...reste, demandeur: { ...demandeur, scolarite: "Un lycée" } })).toThrow(
      "scolarite : cette réponse n’est demandée à personne",
    );
  });
});

const rempli = remplir(foyers.mereSeule);
const dossier = recordOf(rempli, "/simulation/resultats");
const lire = (valeur: unknown) => lireDossier(JSON.stringify(valeur), "neutre");

describe("lire un dossier collé", () => {
  it("rend le parcours qui l’a écrit", () => {
    const lu = lire(dossier);
    expect(lu).toEqual({ context: rempli, ecartees: [] });
  });

  it("le trouve dans une session enregistrée", () => {
    expect(lire({ schema: 1, marque: "neutre", record: dossier, path: "/simulation/resultats" })).toEqual(
      lire(dossier),
    );
  });

  it("dit les réponses qui ne conviennent plus", () => {
    const [premiere, ...autres] = dossier.answers.all;
    const all = [{ ...premiere!, value: "2030-01-01" }, ...autres];
    const lu = lire({ ...dossier, answers: { ...dossier.answers, all } });
    expect("ecartees" in lu && lu.ecartees[0]).toBe(
      "answers.all[0] : La réponse à « Date de naissance » ne convient pas à cette situation.",
    );
  });

  it.each<[string, string, RegExp]>([
    ["du texte", "bonjour", /^Ce texte n’est pas du JSON/],
    ["du vide", "", /^Ce texte n’est pas du JSON/],
    ["un nombre", "12", /^le dossier : on attend un objet/],
    ["une liste", "[]", /^answers manque\.$/],
    ["rien dedans", "{}", /^answers manque\.$/],
  ])("refuse %s en le disant", (_, texte, message) => {
    const lu = lireDossier(texte, "neutre");
    expect("erreurs" in lu ? lu.erreurs[0] : "").toMatch(message);
  });

  it.each<[string, object, string]>([
    ["une version d’hier", { version: 10 }, "version : on attend 11, et non 10."],
    ["un jour mal écrit", { dateDeValeur: "hier" }, "dateDeValeur : date attendue : AAAA-MM-JJ."],
    ["une clé de trop", { autre: 1 }, 'autre : on attend rien de plus, et non "autre".'],
    ["des enfants en texte", { enfants: ["un"] }, 'enfants.0 : on attend un nombre, et non "un".'],
  ])("dit où et quoi : %s", (_, change, message) => {
    const lu = lire({ ...dossier, ...change });
    expect("erreurs" in lu ? lu.erreurs : []).toEqual([message]);
  });

  it("ne montre pas plus de cinq erreurs", () => {
    const lu = lire({ ...dossier, enfants: ["a", "b", "c", "d", "e", "f", "g"] });
    expect("erreurs" in lu ? lu.erreurs.length : 0).toBe(5);
  });
});
