import { expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { answerAll, finished, journey } from "../../test/journeys.ts";

const RECAPITULATIF = "/simulation/recapitulatif";

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
