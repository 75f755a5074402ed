import { expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { answerAll, finished, journey } from "../../test/journeys.ts";
import { everyAnswer } from "../answers/answer.ts";
import type { JourneyMeta } from "./base.ts";
import { pathOf, stepOf } from "./path.ts";
import { refusalOf } from "./refusal.ts";
import {
  ECHELON,
  estUnMontantFacultatif,
  FIRST_STEP,
  RECAPITULATIF,
  RESULTATS,
  stepPath,
} from "./screens.ts";
import { startingContext } from "./start.ts";

it.each([
  ["/simulation/ressources/fiscales/demandeur", true],
  ["/simulation/ressources/patrimoine/livret_a", true],
  ["/simulation/ressources/patrimoine", false],
  ["/simulation/individu/demandeur/ressources/types", false],
])("%s : un montant que l’on peut dire hors des questions ? %s", (adresse, facultatif) => {
  expect(estUnMontantFacultatif(adresse)).toBe(facultatif);
});

it.each([
  ["/simulation/individu/demandeur/activite/en_savoir_plus", "/simulation/individu/demandeur/activite"],
  ["/simulation/en_savoir_plus/activite", "/simulation/en_savoir_plus/activite"],
])("%s se tient à %s", (adresse, etape) => {
  expect(stepPath(adresse)).toBe(etape);
});

it("l’échelon de bourse a la page de sa question", () => {
  expect(ECHELON).toBe("/simulation/individu/demandeur/bourse_criteres_sociaux_echelon");
});

const { context, parcours } = journey();

/** A journey at its beginning, as it would be if it rested on that state. */
const aLEtat = (stateId: `parcours.${string}`, meta: JourneyMeta) => ({
  context,
  getMeta: () => ({ parcours: {}, [stateId]: meta }),
});

it("un parcours qui ne s’arrête sur aucun écran est une erreur qui le dit", () => {
  expect(() => pathOf(aLEtat("parcours.foyer", { chapter: "foyer" }))).toThrow(
    "ne s’est arrêté sur aucun écran",
  );
});

it("une question de personne, un enfant qui n’est plus là, mène à la première du parcours", () => {
  const nullePart = aLEtat("parcours.enfant", { step: parcours.steps[0]!.step });
  expect(stepOf(nullePart)).toBeUndefined();
  expect(pathOf(nullePart)).toBe(FIRST_STEP);
});

const finie = (relecture: { relecture?: "faite" }) => {
  const to = journey(relecture);
  answerAll(to);
  return to;
};

it("après la dernière question, les réponses se relisent si la marque le veut, et elle seule", () => {
  expect(finie({}).path).toBe(RESULTATS);
  const to = finie({ relecture: "faite" });
  expect(to.path).toBe(RECAPITULATIF);
  expect(to.send({ type: "GO", path: RESULTATS }).path).toBe(RESULTATS);
});

it("une correction faite en relisant y ramène, et les résultats s’ouvrent ensuite sans relire encore", () => {
  const to = finie({ relecture: "faite" });
  to.send({ type: "EDIT", path: "/simulation/individu/demandeur/_interetBafa" }).answer(true);
  expect(to.path).toBe(RECAPITULATIF);
  expect(to.send({ type: "GO", path: RESULTATS }).path).toBe(RESULTATS);
});

it("la liste des enfants dit ce qui manque à chacun", () => {
  const to = journey();
  answerAll(to, { "demandeur/activite": "salarie" }, ["enfants"]);
  for (const prenom of ["Léa", "zoé"])
    to.send({ type: "CHILD.ADD" }).answer(prenom).send({ type: "GO", path: "/simulation/enfants" });
  const liste = to.parcours.byPath.get("/simulation/enfants")!;
  const manque =
    "date de naissance, nationalité, garde alternée, handicap, présence sur votre déclaration de revenus";
  expect(refusalOf(to.parcours, liste, 2)?.replaceAll(/\s/g, " ")).toBe(
    `Léa : il manque ${manque}. Zoé : il manque ${manque}.`,
  );
});

const depart = {
  dateDeValeur: JOUR,
  marque: "neutre",
  parameters: defaultParameters,
  answers: {},
  oubliees: [],
  enfants: null,
  personne: "demandeur",
  retour: null,
  unSeulEnfant: false,
};

it("un parcours commence sans rien savoir que sa date", () => {
  expect(startingContext({ dateDeValeur: JOUR })).toStrictEqual(depart);
});

/** At the list of children, that many of them being added, each with a first name. */
const aLaListe = (enfants: number) => {
  const to = journey();
  answerAll(to, { "demandeur/activite": "salarie" }, ["enfants"]);
  for (let n = 0; n < enfants; n++) to.send({ type: "CHILD.ADD" }).answer("Léa");
  return to.send({ type: "GO", path: "/simulation/enfants" });
};

it.each([0, 1])("avec %i enfant, un enfant que le foyer n’a pas ne se reprend ni ne se retire", (enfants) => {
  const to = aLaListe(enfants);
  const avant = to.persisted();
  expect(to.send({ type: "CHILD.EDIT", index: 7 }).persisted()).toBe(avant);
  expect(to.send({ type: "CHILD.REMOVE", index: 7 }).persisted()).toBe(avant);
});

it("un enfant du foyer se reprend à son prénom, et se retire", () => {
  const to = aLaListe(1).send({ type: "CHILD.EDIT", index: 0 });
  expect(to.path).toBe("/simulation/individu/enfant_0/_firstName");
  expect(to.send({ type: "CHILD.REMOVE", index: 0 }).context.enfants).toBeNull();
});

it("un enfant repris puis laissé n’est plus seul : Précédent remonte chez celui d’avant", () => {
  const to = journey();
  answerAll(to, { "demandeur/activite": "salarie" }, ["enfants"]);
  for (const prenom of ["Léa", "Noé"])
    answerAll(to.send({ type: "CHILD.ADD" }), { _firstName: prenom }, ["enfants"]);
  const noe = "/simulation/individu/enfant_1/_firstName";
  to.send({ type: "CHILD.EDIT", index: 1 });
  expect(to.send({ type: "BACK", from: noe }).path).toBe("/simulation/enfants");
  to.send({ type: "CHILD.EDIT", index: 1 }).send({
    type: "GO",
    path: "/simulation/individu/demandeur/activite",
  });
  to.send({ type: "GO", path: noe });
  expect(to.path).toBe(noe);
  expect(to.send({ type: "BACK", from: noe }).path).toMatch(/^\/simulation\/individu\/enfant_0\//);
});

it("le parcours ne va pas chez un enfant que le foyer n’a pas", () => {
  const to = aLaListe(1);
  const chez = (personne: "enfant_0" | "enfant_7") =>
    to.send({
      type: "xstate.route",
      to: "#enfants un par un : individu/{personne}/_firstName",
      personne,
    });
  const avant = to.persisted();
  expect(chez("enfant_7").persisted()).toBe(avant);
  expect(chez("enfant_0").path).toBe("/simulation/individu/enfant_0/_firstName");
});

it("une correction ne laisse rien d’elle, une fois revenue au récapitulatif", () => {
  const to = finished({ "demandeur/activite": "salarie" }).send({ type: "GO", path: RECAPITULATIF });
  to.send({ type: "EDIT", path: "/simulation/individu/demandeur/nationalite" }).answer("AF");
  expect([to.path, to.context.retour]).toEqual([RECAPITULATIF, null]);
});

it("une correction qui ouvre des questions se garde de l’une à l’autre, et s’oublie si l’on va ailleurs", () => {
  const to = finished({ "demandeur/activite": "salarie" }).send({ type: "GO", path: RECAPITULATIF });
  to.send({ type: "EDIT", path: "/simulation/famille/en_couple" }).answer(true);
  const ouvertes = to.answer("1990-01-01").context.retour!.aPoser;
  expect(to.send({ type: "GO", path: ouvertes[0]! }).path).toBe(ouvertes[0]);
  expect(to.context.retour).toEqual({ aPoser: ouvertes });
  to.send({ type: "GO", path: "/simulation/individu/demandeur/nationalite" });
  expect(to.context.retour).toBeNull();
});

it("les seuils de la loi se remplacent en route", () => {
  const parameters = {
    ...defaultParameters,
    "prestations_sociales.aides_jeunes.carte_des_metiers.age_maximal": 17,
  };
  expect(journey().send({ type: "PARAMETERS.SET", parameters }).context.parameters).toEqual(parameters);
});

it.each([
  ["« Précédent »", { type: "BACK", from: "/simulation/individu/enfant_0/_firstName" }],
  ["le retour du navigateur", { type: "GO", path: "/simulation/enfants" }],
] as const)("d’un enfant qui vient d’être ajouté, par %s, ne reste pas d’enfant vide", (_, event) => {
  const avant = aLaListe(0).context;
  const to = aLaListe(0).send({ type: "CHILD.ADD" }).send(event);
  expect([to.path, to.context]).toEqual(["/simulation/enfants", avant]);
  expect(to.answer(0).path).toBe("/simulation/famille/en_couple");
});

it("d’une correction, Précédent ramène au récapitulatif sans rien changer", () => {
  const path = "/simulation/individu/demandeur/nationalite";
  const to = finished().send({ type: "EDIT", path });
  expect(to.send({ type: "BACK", from: path }).path).toBe(RECAPITULATIF);
  expect(to.situation.demandeur.nationalite).toBe("FR");
});

it("des réponses déjà données se reprennent, et celles qui ne se posent plus se mettent de côté", () => {
  const answers = everyAnswer(finished({ "famille/en_couple": true }).context.answers).map((answer) =>
    answer.fieldName === "en_couple" ? { ...answer, value: false } : answer,
  );
  const { situation, context: repris } = journey({ answers });
  expect(situation).toEqual(finished({ "famille/en_couple": false }).situation);
  expect(repris.oubliees).toContain("individu/conjoint/activite");
  expect(repris.dateDeValeur).toBe(JOUR);
});

it.each([["2026-11-21"], ["2007-02-30"], [undefined], [12]])(
  "%j, qui n’est pas une date de naissance, ne fait pas avancer et n’enregistre rien",
  (value) => {
    const to = journey();
    const avant = to.persisted();
    expect(to.answer(value).persisted()).toBe(avant);
    expect(to.path).toBe(FIRST_STEP);
  },
);

it("un enfant ne s’ajoute pas avant d’arriver à leur liste", () => {
  const to = journey().send({ type: "CHILD.ADD" });
  expect([to.path, to.context.enfants]).toEqual([FIRST_STEP, null]);
});

it("la liste quittée, du cadet on recule chez l’aîné, et l’on revient au cadet", () => {
  const to = aLaListe(0);
  for (const prenom of ["Léa", "Noé"])
    answerAll(to.send({ type: "CHILD.ADD" }), { _firstName: prenom, date_naissance: "2015-12-31" }, [
      "enfants",
    ]);
  const cadet = "/simulation/individu/enfant_1/_firstName";
  for (const path of [RECAPITULATIF, cadet]) to.answer(2).send({ type: "GO", path });
  expect(to.send({ type: "BACK", from: cadet }).path).toBe("/simulation/individu/enfant_0/scolarite");
  expect(to.answer("college").path).toBe(cadet);
});

it("une correction n’attend pas ce qui s’ouvre plus loin que là où l’on en était : cela viendra en son temps", () => {
  const to = journey();
  const depcom = "/simulation/menage/depcom";
  answerAll(to, { "demandeur/activite": "salarie" }, ["menage/depcom"]);
  to.send({ type: "GO", path: RECAPITULATIF });
  to.send({ type: "EDIT", path: "/simulation/individu/demandeur/activite" }).answer("etudiant");
  answerAll(to);
  expect(to.path).toBe(RECAPITULATIF);
  to.send({ type: "GO", path: depcom });
  expect(answerAll(to)).toContain("/simulation/parents/_en_france");
  expect(to.path).toBe(RESULTATS);
});

it("une réponse se donne à son adresse, dans n’importe quel ordre, sans que le parcours bouge ; refusée, elle ne change rien", () => {
  const to = journey();
  const dire = (path: string, value: unknown) =>
    to.send({ type: "ANSWER.AT", path: `/simulation/${path}`, value }).context.answers;
  expect(dire("individu/conjoint/handicap", true)).toEqual({});
  expect(dire("menage/statut_occupation_logement", "un château")).toEqual({});
  dire("menage/statut_occupation_logement", "locataire_vide");
  expect(dire("individu/demandeur/nationalite", "FR")).toEqual({
    menage: { statut_occupation_logement: "locataire_vide" },
    "individu/demandeur": { nationalite: "FR" },
  });
  expect(to.path).toBe(FIRST_STEP);
});
