import { expect, test } from "vitest";
import { phraseDesPerdues } from "./perdues.ts";

test.each<[string[], string | undefined]>([
  [[], undefined],
  [
    ["Loyer"],
    "Votre réponse à « Loyer » ne convient plus au questionnaire, qui a changé : nous vous reposons la question.",
  ],
  [
    [""],
    "Une de vos réponses ne convient plus au questionnaire, qui a changé : nous vous reposons la question.",
  ],
  [
    ["Loyer", "Commune"],
    "2 de vos réponses ne conviennent plus au questionnaire, qui a changé : « Loyer » et « Commune ». Nous vous reposons ces questions.",
  ],
  [
    ["Loyer", "Handicap", "Handicap", "", "Charges", "Commune", "Permis"],
    "7 de vos réponses ne conviennent plus au questionnaire, qui a changé : « Loyer », « Handicap », « Charges », « Commune » et 3 autres. Nous vous reposons ces questions.",
  ],
  [
    ["", ""],
    "2 de vos réponses ne conviennent plus au questionnaire, qui a changé. Nous vous reposons ces questions.",
  ],
])("de %j", (perdues, attendu) => expect(phraseDesPerdues(perdues)?.replaceAll("\u00a0", " ")).toBe(attendu));
