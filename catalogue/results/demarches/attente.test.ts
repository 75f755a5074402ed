import { expect, test } from "vitest";
import { unDroit } from "../../../test/fixtures/droits.ts";
import type { Droit } from "../results.ts";
import { demandeEnCours } from "./attente.ts";

const CAF = { id: "caf", label: "Caf", type: "caisse" as const, telephone: "32 30" };
const LE = "2026-11-29";

// Two months, then accepted (CSS, art. L861-5) or refused (code des relations entre le public et l’administration, art. L231-4).
test.each<[string, Partial<Droit>, string, string]>([
  [
    "attendue, au jour près",
    { delaiReponse: { nombre: 1, unite: "mois" } },
    "2026-12-29",
    "Réponse attendue d’ici le 29 décembre 2026.",
  ],
  [
    "passée, sans que rien ne dise le silence : on relance qui répond",
    { delaiReponse: { nombre: 1, unite: "mois" } },
    "2026-12-30",
    "Le délai de réponse est passé le 29 décembre 2026 : relancez (Caf, 32 30).",
  ],
  [
    "passée, et le silence accepte",
    { delaiReponse: { nombre: 2, unite: "mois", silence: "accord" } },
    "2027-02-01",
    "Le délai de réponse est passé le 29 janvier 2027 : la demande est acceptée. Demandez l’attestation (Caf, 32 30).",
  ],
  [
    "passée, et le silence refuse",
    { sansReponse: { nombre: 2, unite: "mois", silence: "refus" } },
    "2027-02-01",
    "Le délai de réponse est passé le 29 janvier 2027 : la demande est refusée. Relancez, et contestez si besoin (Caf, 32 30).",
  ],
  ["sans délai connu", {}, LE, "Le délai de réponse n’est pas connu. Demandez-le (Caf, 32 30)."],
])("%s", (_, champs, aujourdhui, attendu) => {
  const { dit, echeance } = demandeEnCours(unDroit({ institution: CAF, ...champs }), LE, aujourdhui);
  const lu = dit.replaceAll("\u00a0", " ");
  expect(lu).toBe(attendu);
  expect(echeance?.date.jour).toBe(lu.startsWith("Réponse attendue") ? aujourdhui : undefined);
});

test("l’agenda dit ce que le silence voudra dire, et qui relancer", () => {
  const { echeance } = demandeEnCours(
    unDroit({ institution: CAF, sansReponse: { nombre: 2, unite: "mois", silence: "refus" } }),
    LE,
    LE,
  );
  expect(echeance?.date).toMatchObject({ jour: "2027-01-29", quoi: "reponse" });
  expect(echeance?.note?.replaceAll("\u00a0", " ")).toBe(
    "Sans réponse après ce jour : la demande est refusée. Relancez, et contestez si besoin (Caf, 32 30).",
  );
});

test("un mois de plus que le dernier jour de janvier est le dernier de février ; des semaines sont de sept jours", () => {
  const jourDe = (champs: Partial<Droit>, le: string) =>
    demandeEnCours(unDroit(champs), le, le).echeance?.date.jour;
  expect([
    jourDe({ delaiReponse: { nombre: 1, unite: "mois" } }, "2027-01-31"),
    jourDe({ delaiReponse: { nombre: 3, unite: "semaines" } }, LE),
  ]).toEqual(["2027-02-28", "2026-12-20"]);
});
