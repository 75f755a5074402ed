import { describe, expect, test } from "vitest";
import { defaultParameters } from "../../../catalogue/situation/context.ts";
import type { ACompter } from "../../../machines/pages/statistiques.ts";
import { restoreSession } from "../../../machines/session/persist.ts";
import { sessionMachine } from "../../../machines/session/session.ts";
import { compterLesPas } from "./pas.ts";

/** A session whose clock is moved by hand, and what is counted of it: « step: gesture ». */
function suivie(tout = true) {
  const input = { today: "2026-06-15", marque: "neutre" as const, parameters: defaultParameters };
  const { actor } = restoreSession(sessionMachine, { journey: null, session: null }, input);
  const dits: string[] = [];
  let maintenant = 0;
  const noter = (quoi: ACompter) =>
    quoi.sorte === "etape" && dits.push(`${quoi.etape.split("/").at(-1)} : ${quoi.geste}`);
  const pas = compterLesPas(noter, () => maintenant);
  const suivre = () => pas.suivre(actor);
  if (tout) suivre();
  const parcours = () => actor.getSnapshot().children.journey!;
  return {
    dits,
    pas,
    suivre,
    repondre(value: unknown, apres: number) {
      maintenant += apres;
      parcours().send({ type: "ANSWER", value });
    },
    attendre: (ms: number) => (maintenant += ms),
    revenir: (from: string) => parcours().send({ type: "BACK", from }),
  };
}

describe("ce qui se compte d’un parcours", () => {
  test("chaque étape à part : l’arrivée, la réponse dans sa tranche, le retour, le départ", () => {
    const { dits, pas, repondre, revenir } = suivie();
    repondre("2004-02-29", 12_000);
    repondre("FR", 1_000);
    revenir("/simulation/individu/demandeur/activite");
    pas.refus();
    repondre("FR", 400_000);
    pas.sortie();
    expect(dits).toEqual([
      "date_naissance : entree",
      "date_naissance : 15s",
      "nationalite : entree",
      "nationalite : 5s",
      "activite : entree",
      "activite : retour",
      "nationalite : entree",
      "nationalite : refus",
      "nationalite : plus",
      "activite : entree",
      "activite : sortie",
    ]);
  });

  test("la première question se montre avant la machine : arrivée, refus, temps et départ s’y comptent, une fois", () => {
    const { dits, pas, suivre, attendre, repondre } = suivie(false);
    pas.premiere();
    pas.premiere();
    pas.refus();
    attendre(12_000);
    suivre();
    repondre("2004-02-29", 1_000);
    expect(dits).toEqual([
      "date_naissance : entree",
      "date_naissance : refus",
      "date_naissance : 15s",
      "nationalite : entree",
    ]);
  });

  test("un départ dont on revient est une arrivée de plus, et le temps passé ailleurs n’est pas une réponse", () => {
    const { dits, pas, repondre, attendre } = suivie();
    pas.sortie();
    attendre(200_000);
    pas.revenue();
    repondre("2004-02-29", 1_000);
    expect(dits.slice(0, 4)).toEqual([
      "date_naissance : entree",
      "date_naissance : sortie",
      "date_naissance : entree",
      "date_naissance : 5s",
    ]);
  });

  test("ce qui est dit ne porte ni réponse, ni ordre, ni rien qui joigne deux étapes", () => {
    const envois: ACompter[] = [];
    const input = { today: "2026-06-15", marque: "neutre" as const, parameters: defaultParameters };
    const { actor } = restoreSession(sessionMachine, { journey: null, session: null }, input);
    compterLesPas((quoi) => envois.push(quoi)).suivre(actor);
    actor.getSnapshot().children.journey!.send({ type: "ANSWER", value: "2004-02-29" });
    for (const envoi of envois) expect(Object.keys(envoi).sort()).toEqual(["etape", "geste", "sorte"]);
    expect(JSON.stringify(envois)).not.toContain("2004");
  });
});
