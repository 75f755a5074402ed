import { expect, it } from "vitest";
import { answersOf, everyAnswer } from "../answers/answer.ts";
import { answerAll, journey } from "../../test/journeys.ts";
import { JOUR } from "../../test/fixtures/foyers.ts";
import { refusalOf } from "./refusal.ts";
import { recordOf, replay } from "./replay.ts";
import { RECAPITULATIF, RESULTATS } from "./screens.ts";

const DANS_LE_SUP = "bourse_criteres_sociaux_nombre_enfants_a_charge_dans_enseignement_superieur";
const moi = (champ: string) => `/simulation/individu/demandeur/${champ}`;

const eleve = (scolarite: string) => ({
  "demandeur/date_naissance": "2006-03-27",
  "demandeur/activite": "etudiant",
  "demandeur/scolarite": scolarite,
  "parents/_situation": "en_couple",
});

/** Somebody who stands at a question, the others answered as told. */
function a(question: string, answers: Record<string, unknown>) {
  const to = journey();
  answerAll(to, answers, [question]);
  const refus = (value: unknown) => refusalOf(to.parcours, to.parcours.byPath.get(to.path)!, value);
  return { to, refus };
}

it("qui étudie après le bac se compte parmi les enfants qui étudient ; le dossier qui ne l’a pas fait se rejoue", () => {
  const { to, refus } = a(DANS_LE_SUP, eleve("enseignement_superieur"));
  expect(refus(0)).toBe("Vous étudiez après le bac\u00a0: comptez-vous, indiquez 1 ou plus.");
  expect(refus(1)).toBeUndefined();
  const chemin = to.path;
  to.answer(0);
  expect(to.path).toBe(chemin);
  answerAll(to.answer(1), {});
  const record = recordOf(to.context, RESULTATS);
  const all = record.answers.all.map((une) => (une.fieldName === DANS_LE_SUP ? { ...une, value: 0 } : une));
  const { parcours } = replay({ ...record, answers: { ...record.answers, all } });
  expect(parcours.byPath.get(chemin)).toMatchObject({ answered: true, given: { value: 0 } });
});

it("au chômage, une date d’avant quatorze ans se relit", () => {
  const { refus } = a("date_debut_chomage", {
    "demandeur/date_naissance": "2003-06-15",
    "demandeur/activite": "chomeur",
  });
  expect(["2017-06-14", "2001-01-01"].map(refus)).toEqual(
    Array(2).fill("Vérifiez l’année\u00a0: c’était avant 14 ans."),
  );
  expect(refus("2017-06-15")).toBeUndefined();
  // Thirteen, and fourteen for less than a year: no other date may be at hand.
  for (const naissance of ["2013-06-15", "2012-06-15"]) {
    const jeune = a("date_debut_chomage", {
      "demandeur/date_naissance": naissance,
      "demandeur/activite": "chomeur",
    });
    expect(["2025-01-01", JOUR].map(jeune.refus)).toEqual([undefined, undefined]);
  }
});

it("changer d’activité fait redire ses revenus, comme ils étaient dits ; la redire ne fait rien", () => {
  const to = journey();
  answerAll(to, { "demandeur/date_naissance": "1998-01-01", "demandeur/activite": "inactif" });
  expect(to.path).toBe(RESULTATS);
  to.send({ type: "GO", path: RECAPITULATIF })
    .send({ type: "EDIT", path: moi("activite") })
    .answer("inactif");
  expect(to.path).toBe(RECAPITULATIF);
  to.send({ type: "EDIT", path: moi("activite") });
  const posees = answerAll(to, { "demandeur/activite": "salarie", "ressources/types": ["salaire_net"] });
  expect(posees.slice(0, 1)).toEqual([moi("activite")]);
  expect(posees).toContain(moi("ressources/types"));
  expect(posees.at(-1)).toBe(moi("ressources/montants/revenusActivite"));
  expect(everyAnswer(answersOf(everyAnswer(to.context.answers)))).toContainEqual(
    expect.objectContaining({ fieldName: "ressources", value: ["salaire_net"] }),
  );
});

it("une réponse qu’une autre vient contredire se redemande, écrite comme elle était", () => {
  const { to } = a("enfants", { ...eleve("lycee"), "demandeur/annee_etude": "terminale" });
  answerAll(to);
  expect(to.parcours.byPath.get(`/simulation/famille/${DANS_LE_SUP}`)?.given?.value).toBe(0);
  to.send({ type: "GO", path: RECAPITULATIF }).send({ type: "EDIT", path: moi("scolarite") });
  const posees = answerAll(to, { ...eleve("enseignement_superieur"), [DANS_LE_SUP]: 1 });
  expect(posees.some((path) => path.endsWith(DANS_LE_SUP))).toBe(true);
});

it.each(["alternant", "stagiaire"])("« %s », changé, fait redire ses revenus", (champ) => {
  const to = journey();
  answerAll(to, eleve("enseignement_superieur"));
  to.send({ type: "GO", path: RECAPITULATIF }).send({ type: "EDIT", path: moi(champ) });
  expect(answerAll(to, { [champ]: true })).toContain(moi("ressources/types"));
});
