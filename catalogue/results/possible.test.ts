import { describe, expect, it } from "vitest";
import { aideDe, institutionDe } from "../../test/fixtures/aides.ts";
import { type Foyer, situationDe } from "../../test/fixtures/foyers.ts";
import { buildCatalogue } from "../catalogue.ts";
import { nomsDesAides } from "../fiches/lisible.ts";
import { factContext } from "../situation/context.ts";
import { all, type Condition, is, known, not, oneOf } from "../conditions/predicate/condition.ts";
import { openRuleAids } from "./decider.ts";
import { peutArriver } from "./possible.ts";
import { presqueDe } from "./presque.ts";

type Champs = Parameters<typeof aideDe>[0];

/** What a household of Bretagne almost gets of some aids: its rule, and the day it comes by itself. */
function presque(aides: Champs[], foyer: Foyer) {
  const catalogue = buildCatalogue(
    aides.map((une, rang) => aideDe({ slug: `aide-${rang}`, label: `aide ${rang}`, ...une })),
    [institutionDe()],
  );
  const situation = situationDe({
    ...foyer,
    dateDeValeur: "2026-11-20",
    menage: { _region: "53", ...foyer.menage },
  });
  const context = factContext(situation);
  return presqueDe(catalogue, context, openRuleAids(catalogue, context), nomsDesAides(catalogue.byId)).map(
    ({ id, manque, des }) => [id, manque.rule.replaceAll("\u00a0", " "), des],
  );
}

const rattachee = { type: "attached_to_institution" } as const;
const avec = (condition: NonNullable<NonNullable<Champs>["conditions_generales"]>[number]): Champs => ({
  conditions_generales: [rattachee, condition],
});
const age = (operator: "<" | ">=", value: number) => avec({ type: "age", operator, value });
const lyceen: Champs = { conditions_generales: [rattachee], profils: [{ type: "lyceen" }] };
const chomeur: Champs = { conditions_generales: [rattachee], profils: [{ type: "chomeur" }] };
const etudiante: Foyer = {
  demandeur: {
    date_naissance: "2009-03-03",
    activite: "etudiant",
    scolarite: "enseignement_superieur",
    annee_etude: "licence_1",
  },
};

describe("une règle que ce que fait la personne peut encore ouvrir", () => {
  const NAISSANCE = "individu.demandeur.date_naissance";
  const peut = (regle: Condition, demandeur: Foyer["demandeur"], lues = ["individu.demandeur.scolarite"]) =>
    peutArriver(regle, lues, situationDe({ dateDeValeur: "2026-11-20", demandeur }));
  const lycee = oneOf("demandeur.ecole", ["lycee"]);
  const college = oneOf("demandeur.ecole", ["college"]);
  const en = (...annees: string[]) => oneOf("demandeur.annee_etude", annees);

  it.each<[string, Condition, Foyer["demandeur"], boolean]>([
    ["le lycée, la veille de vingt ans", lycee, { date_naissance: "2006-11-21" }, true],
    ["le lycée, le jour de vingt ans", lycee, { date_naissance: "2006-11-20" }, false],
    ["le lycée, d’un âge que l’on ne sait pas", lycee, {}, true],
    [
      "le lycée, depuis un apprentissage",
      lycee,
      { scolarite: "lycee", _contrat_alternant: "apprenti" },
      false,
    ],
    ["le collège, depuis le supérieur", college, { scolarite: "enseignement_superieur" }, false],
    ["le lycée, depuis le supérieur", lycee, { scolarite: "enseignement_superieur" }, false],
    [
      "le lycée ou le supérieur, depuis le supérieur",
      oneOf("demandeur.ecole", ["lycee", "enseignement_superieur"]),
      { scolarite: "enseignement_superieur" },
      true,
    ],
    ["la première, depuis la terminale", en("premiere"), { annee_etude: "terminale" }, false],
    ["la terminale, déjà en terminale", en("terminale"), { annee_etude: "terminale" }, true],
    [
      "la première ou la licence 3, depuis la terminale",
      en("premiere", "licence_3"),
      { annee_etude: "terminale" },
      true,
    ],
    ["la première année de CAP, depuis la deuxième", en("cap_1"), { annee_etude: "cap_2" }, false],
    ["une année, sans que l’on sache la sienne", en("cap_1"), {}, true],
    ["une année que personne ne connaît", en("maternelle"), { annee_etude: "cap_2" }, true],
    ["autre chose que le lycée", not(lycee), { date_naissance: "1990-01-01" }, true],
    [
      "le lycée et un emploi, depuis le supérieur",
      all(lycee, is("demandeur.activite", "salarie")),
      { scolarite: "enseignement_superieur" },
      false,
    ],
  ])("%s", (_, regle, demandeur, attendu) => {
    expect(peut(regle, demandeur)).toBe(attendu);
  });

  it("une scolarité quelle qu’elle soit, à tout âge", () => {
    const dire = () => peut(known("demandeur.ecole"), { date_naissance: "1990-01-01" });
    expect(dire).not.toThrow();
    expect(dire()).toBe(true);
  });

  it("jamais un âge, ni une autre vie, ni rien qu’aucune réponse ne dise", () => {
    const [scolarite, activite] = ["individu.demandeur.scolarite", "individu.demandeur.activite"];
    expect(
      [[NAISSANCE], [NAISSANCE, scolarite], [activite], []].map((lues) => peut(lycee, {}, lues)),
    ).toEqual([false, false, false, false]);
  });

  it("les études supérieures, en terminale seulement", () => {
    const superieur = oneOf("demandeur.ecole", ["enseignement_superieur"]);
    expect(
      (["premiere", "terminale"] as const).map((annee_etude) =>
        peut(superieur, { date_naissance: "2009-03-03", scolarite: "lycee", annee_etude }),
      ),
    ).toEqual([false, true]);
  });
});

describe("ce qui peut encore arriver", () => {
  it("un âge qui vient dans l’année, avec son jour ; ni celui qui est passé, ni celui qui est loin", () => {
    expect(presque([age(">=", 18), age(">=", 19), age("<", 17)], etudiante)).toEqual([
      ["aide-0", "avoir au moins 18 ans", "2027-03-03"],
    ]);
  });

  it("l’anniversaire d’un enfant aussi", () => {
    const enfant = avec({ type: "enfants_eligibles", operator: ">=", value: 1, age_min: 3, age_max: 17 });
    const mere = { demandeur: { date_naissance: "2000-01-01" }, enfants: [{ date_naissance: "2024-02-10" }] };
    expect(presque([enfant], mere).map(([, , des]) => des)).toEqual(["2027-02-10"]);
    expect(presque([enfant], { demandeur: { date_naissance: "2000-01-01" } })).toEqual([]);
  });

  it("pas un enfant, né ou attendu", () => {
    const attendu = avec({ type: "enfants_eligibles", operator: ">=", value: 1, a_naitre: true });
    const adulte = { date_naissance: "2000-01-01", enceinte: "pas_enceinte" as const };
    expect(presque([attendu], { demandeur: adulte })).toEqual([]);
  });

  it("pas le lycée de qui est plus loin, ni une année d’études déjà faite", () => {
    expect(presque([lyceen], etudiante)).toEqual([]);
    const adulte = { demandeur: { date_naissance: "2001-01-01", activite: "salarie" as const } };
    expect(presque([lyceen], adulte)).toEqual([]);
    const jeune = { date_naissance: "2009-01-01", activite: "etudiant" as const };
    const enCollege = { demandeur: { ...jeune, scolarite: "college" as const } };
    expect(presque([lyceen], enCollege)).toHaveLength(1);
    const annee = (values: ("terminale" | "licence_3")[]) => avec({ type: "annee_etude", values });
    expect(presque([annee(["terminale"])], etudiante)).toEqual([]);
    expect(presque([annee(["terminale", "licence_3"])], etudiante)).toHaveLength(1);
  });

  it("pas un malheur : perdre son logement, être en situation de handicap", () => {
    const handicap: Champs = { conditions_generales: [rattachee], profils: [{ type: "situation_handicap" }] };
    expect(presque([handicap], { demandeur: { handicap: false } })).toEqual([]);
    const rue = avec({ type: "statut_occupation_logement", includes: ["sans_domicile"] });
    const locataire = { menage: { statut_occupation_logement: "locataire_vide" as const } };
    expect(presque([rue], locataire)).toEqual([]);
  });

  it("ni une autre vie, ni ce qui n’a pas été demandé, ni ce que deux réponses décident", () => {
    expect(presque([chomeur], etudiante)).toEqual([]);
    const stage: Champs = { conditions_generales: [rattachee], profils: [{ type: "stagiaire" }] };
    expect(presque([stage], etudiante)).toEqual([]);
    expect(presque([stage], { demandeur: { ...etudiante.demandeur, stagiaire: false } })).toHaveLength(1);
    const deux: Champs = {
      conditions_generales: [rattachee],
      profils: [{ type: "stagiaire" }, { type: "apprenti" }],
    };
    const ni = { stagiaire: false, alternant: false };
    expect(presque([deux], { demandeur: { ...etudiante.demandeur, ...ni } })).toEqual([]);
  });

  it("six au plus, ce qui vient de soi-même d’abord", () => {
    const licence3 = avec({ type: "annee_etude", values: ["licence_3"] });
    const toutes = presque([...Array.from({ length: 8 }, () => licence3), age(">=", 18)], etudiante);
    expect(toutes).toHaveLength(6);
    expect(toutes[0]).toEqual(["aide-8", "avoir au moins 18 ans", "2027-03-03"]);
  });
});
