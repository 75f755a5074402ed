import { expect, test } from "vitest";
import { journey } from "../../test/journeys.ts";
import { recordOf } from "../journey/replay.ts";
import { readOldSession } from "./old.ts";

const ACTIVITE = "/simulation/individu/demandeur/activite";
const NATIONALITE = "/simulation/individu/demandeur/nationalite";

/** « Une personne née en 2004, française, arrêtée à son activité. » */
const to = journey().answer("2004-02-29").answer("FR");
const record = recordOf(to.context, to.path);

const relue = (given: unknown) => {
  const lue = readOldSession(given, {})?.journey;
  return { path: lue?.path, from: lue?.from, lost: lue?.lost };
};

test.each([
  ["sans page", undefined, ACTIVITE],
  ["à une page que l’on peut revoir", NATIONALITE, NATIONALITE],
  ["à une page où l’on n’est pas encore", "/simulation/resultats", ACTIVITE],
  ["à une page qui n’existe pas", "/nulle/part", ACTIVITE],
  ["à une page qui n’en est pas une", 3, ACTIVITE],
])("gardée %s : on la reprend où l’on peut être", (_, path, page) => {
  expect(relue({ record, path })).toEqual({ path: page, from: "answers", lost: 0 });
});

test("ce qui ne se lit plus et ce qui ne va plus avec le reste sont comptés, chaque réponse une fois", () => {
  const dite = (fieldName: string, value: unknown) => ({
    entityName: "individu",
    id: "demandeur",
    fieldName,
    value,
  });
  const naissance = dite("date_naissance", "2030-01-01");
  const loyer = { entityName: "menage", fieldName: "loyer", value: { loyer: 50_000 } };
  const answers = { all: [naissance, loyer, dite("couleur", "rouge")], current: [naissance] };
  const { journey: relu } = readOldSession({ record: { ...record, answers } }, {})!;
  expect(relu.dropped.map(({ where }) => where)).toEqual([
    "answers.all[0]",
    "answers.all[1]",
    "answers.current[0]",
  ]);
  expect(relu.lost).toBe(3);
});

test.each([undefined, null, 3, "session", {}, { record: null }, { record: {} }])(
  "%j n’en est pas une, et ne fait rien échouer",
  (given) => {
    const lire = () => readOldSession(given, {});
    expect(lire).not.toThrow();
    expect(lire()).toBeUndefined();
  },
);
