import { expect, it } from "vitest";
import { situationDe } from "../../../test/fixtures/foyers.ts";
import { sontParentes } from "./familles.ts";
import { type CleDecisive, questionsDecisives } from "./questions.ts";
import { reponseDesFaits } from "./reglees.ts";

const dit = (cle: CleDecisive, precisions: Partial<Record<CleDecisive, boolean | null>>) =>
  reponseDesFaits(cle, { situation: { ...situationDe({}), precisions } });

it.each<[CleDecisive, Partial<Record<CleDecisive, boolean | null>>, boolean | undefined]>([
  // Unemployment benefit: who enters a training without a right to it has none.
  ["sans_allocation_chomage", { formation_sans_chomage: true }, true],
  ["sans_allocation_ou_minimale", { formation_sans_chomage: true }, true],
  ["sans_allocation_ou_minimale", { sans_allocation_chomage: false }, undefined],
  ["formation_sans_chomage", { sans_allocation_ou_minimale: false }, false],
  ["formation_sans_chomage", { sans_allocation_chomage: null }, undefined],
  ["aref_formation", { formation_sans_chomage: true }, false],
  ["sans_allocation_chomage", { aref_formation: true }, false],
  ["commune_1_an", { commune_3_ans: true }, true],
  ["departement_1_an", { commune_3_ans: true }, true],
  ["commune_3_ans", { commune_1_an: false }, false],
  ["commune_3_ans", { commune_1_an: true }, undefined],
  ["bafa_a_venir", { bafa_obtenu: true }, false],
  ["bafa_a_venir", { bafa_commence: false }, undefined],
  ["bafa_obtenu", { bafa_a_venir: true }, false],
  ["prepa_talents_ou_bourse", { bourse_crous: true }, true],
  // Two sides of one question.
  ["hors_institut_region", { institut_agree_region: true }, false],
  ["hors_institut_region", { institut_agree_region: false }, true],
  ["institut_agree_region", { hors_institut_region: true }, false],
  ["institut_agree_region", { hors_institut_region: false }, true],
  ["hors_institut_region", { institut_agree_region: null }, undefined],
  // What was answered to the question itself stands, and may be changed.
  ["commune_1_an", { commune_1_an: false, commune_3_ans: true }, undefined],
  ["commune_1_an", { commune_1_an: null, commune_3_ans: true }, true],
])("%s, quand on a dit %j : %s", (cle, precisions, attendu) => {
  expect(dit(cle, precisions)).toBe(attendu);
});

it("aucune famille ne dit oui et non d’une même question, quelle que soit la seule réponse donnée", () => {
  const cles = Object.keys(questionsDecisives) as CleDecisive[];
  const contraires = cles.flatMap((une) =>
    [true, false].flatMap((reponse) => {
      const [oui, non] = [true, false].map((voulu) =>
        cles.filter((autre) => dit(autre, { [une]: reponse }) === voulu),
      );
      return (oui ?? []).filter((autre) => non?.includes(autre));
    }),
  );
  expect(contraires).toEqual([]);
});

it("les questions d’une famille se reconnaissent, de proche en proche", () => {
  expect(sontParentes("formation_sans_chomage", "sans_allocation_ou_minimale")).toBe(true);
  expect(sontParentes("aref_formation", "sans_allocation_ou_minimale")).toBe(true);
  expect(sontParentes("commune_1_an", "sans_allocation_chomage")).toBe(false);
});
