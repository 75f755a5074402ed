import { describe, expect, it } from "vitest";
import { defaultParameters } from "../../catalogue/situation/context.ts";
import { salariee, seance } from "../../test/guichet/seance.ts";
import { guichetText, restoreGuichet } from "./kept.ts";

const JOUR = "2026-11-20";
const PAUSE = 600;
const SALAIRE = { demandeur: { salaire_imposable: 9000 } };
const EPARGNE = { livret_a: 1500 };

/** A sitting whose household has every answer, and its first results. */
async function calculee() {
  const une = seance();
  for (const [path, value] of salariee) une.repondre(path, value);
  une.passer(PAUSE);
  await une.appels[0]!.repondre("premiers");
  return une;
}

type Seance = ReturnType<typeof seance>;

describe("les revenus déclarés et le patrimoine, au guichet", () => {
  it.each([
    [
      "les revenus",
      (une: Seance) => une.send({ type: "TAX.SET", ressourcesFiscales: SALAIRE }),
      { ressourcesFiscales: SALAIRE },
    ],
    [
      "le patrimoine",
      (une: Seance) => une.send({ type: "WEALTH.SET", patrimoine: EPARGNE }),
      { patrimoine: EPARGNE },
    ],
  ])("%s : les résultats d’avant ne se montrent plus, et ce qui part les contient", async (_, dire, dits) => {
    const une = await calculee();
    expect(une.montres).toBe("premiers");
    dire(une);
    expect([une.etat, une.montres]).toEqual(["attend", undefined]);
    une.passer(PAUSE);
    expect(une.appels[1]!.record).toEqual({ ...une.appels[0]!.record, ...dits });
    await une.appels[1]!.repondre("seconds");
    expect([une.etat, une.montres]).toEqual(["prêt", "seconds"]);
  });

  it("entrent dans le foyer, sous l’année N-2 et la période du patrimoine, sans rien y changer d’autre", async () => {
    const une = await calculee();
    const { demandeur, ...reste } = une.parcours.situation;
    une.send({ type: "TAX.SET", ressourcesFiscales: SALAIRE });
    une.send({ type: "WEALTH.SET", patrimoine: EPARGNE });
    expect(une.parcours.situation).toEqual({
      ...reste,
      demandeur: {
        ...demandeur,
        salaire_imposable: { "2024": 9000 },
        livret_a: { "month:2012-01:120": 1500 },
      },
    });
  });

  it("dits pendant un calcul, l’abandonnent : sa réponse, en retard, ne compte pas", async () => {
    const une = await calculee();
    une.send({ type: "TAX.SET", ressourcesFiscales: SALAIRE });
    une.passer(PAUSE);
    une.send({ type: "WEALTH.SET", patrimoine: EPARGNE });
    expect(une.appels[1]!.abandonne()).toBe(true);
    une.passer(PAUSE);
    await une.appels[1]!.repondre("seconds, trop tard");
    expect([une.etat, une.montres]).toEqual(["calcule", undefined]);
    await une.appels[2]!.repondre("troisièmes");
    expect(une.montres).toBe("troisièmes");
  });

  it("se disent avant toute réponse, sans rien demander au serveur", () => {
    const une = seance();
    une.send({ type: "TAX.SET", ressourcesFiscales: SALAIRE });
    une.passer(10 * PAUSE);
    expect([une.etat, une.appels.length]).toEqual(["incomplet", 0]);
  });

  it("ne vont qu’au foyer montré : l’autre garde ses résultats", async () => {
    const une = await calculee();
    une.send({ type: "FOYER.OPEN", today: JOUR });
    une.send({ type: "TAX.SET", ressourcesFiscales: SALAIRE });
    une.send({ type: "WEALTH.SET", patrimoine: EPARGNE });
    expect(une.context.foyers.map(({ journey }) => [journey.ressourcesFiscales, journey.patrimoine])).toEqual(
      [
        [undefined, undefined],
        [SALAIRE, EPARGNE],
      ],
    );
    une.send({ type: "FOYER.CHOOSE", id: "1" });
    expect([une.etat, une.montres]).toEqual(["prêt", "premiers"]);
  });

  it("d’un enfant retiré partent avec lui : celui qui prend son numéro n’en a pas", () => {
    const une = seance();
    une.send({ type: "CHILD.ADD" });
    une.send({
      type: "TAX.SET",
      ressourcesFiscales: { ...SALAIRE, enfant_0: { salaire_imposable: 700 } },
    });
    une.send({ type: "CHILD.REMOVE", index: 0 });
    expect(une.foyer.journey.ressourcesFiscales).toEqual(SALAIRE);
    une.send({ type: "CHILD.ADD" });
    expect(une.foyer.journey.enfants).toEqual([0]);
    expect(une.parcours.situation.enfants?.[0]).not.toHaveProperty("salaire_imposable");
  });

  it("un enfant ajouté suffit pour que le foyer se garde, avant toute réponse", () => {
    const une = seance();
    expect(guichetText(une.context)).toBeUndefined();
    const { journey } = une.foyer;
    const foyers = [{ ...une.foyer, journey: { ...journey, enfants: [0] } }];
    expect(guichetText({ ...une.context, foyers })).toContain('"enfants":[0]');
  });

  it("se gardent avec l’onglet, même seuls, et reviennent ; vidés, il ne reste rien à garder", () => {
    const options = { marque: "neutre", parameters: defaultParameters } as const;
    const une = seance();
    une.send({ type: "TAX.SET", ressourcesFiscales: SALAIRE });
    une.send({ type: "WEALTH.SET", patrimoine: EPARGNE });
    const { kept } = restoreGuichet(guichetText(une.context) ?? null, options);
    const { foyer } = seance({ kept });
    expect([foyer.journey.ressourcesFiscales, foyer.journey.patrimoine]).toEqual([SALAIRE, EPARGNE]);
    une.send({ type: "TAX.SET", ressourcesFiscales: {} });
    expect(guichetText(une.context)).toContain("livret_a");
    une.send({ type: "WEALTH.SET", patrimoine: {} });
    expect(guichetText(une.context)).toBeUndefined();
  });

  const SALAIRES = "/simulation/ressources/fiscales/enfant_0/salaire_imposable";
  const LIVRET = "/simulation/ressources/patrimoine/livret_a";
  const pese = (une: Seance, adresse: string, refus?: string) =>
    une.send({ type: "AMOUNT.WEIGHED", adresse, refus });

  it("un montant refusé compte parmi les refus jusqu’à ce qu’il ne le soit plus, quoi que l’on réponde d’autre", () => {
    const une = seance();
    une.send({ type: "CHILD.ADD" });
    pese(une, SALAIRES, "Pas un montant.");
    pese(une, LIVRET, "Trop long.");
    une.send({ type: "TAX.SET", ressourcesFiscales: SALAIRE });
    une.repondre(...salariee[0]!);
    expect(une.foyer.refus).toEqual({ [SALAIRES]: "Pas un montant.", [LIVRET]: "Trop long." });
    pese(une, LIVRET);
    expect(une.foyer.refus).toEqual({ [SALAIRES]: "Pas un montant." });
  });

  it("un montant refusé à quelqu’un part avec cette personne", () => {
    const une = seance();
    une.send({ type: "CHILD.ADD" });
    pese(une, SALAIRES, "Pas un montant.");
    pese(une, LIVRET, "Trop long.");
    une.send({ type: "CHILD.REMOVE", index: 0 });
    expect(une.foyer.refus).toEqual({ [LIVRET]: "Trop long." });
  });

  it("un montant refusé ne change ni les réponses ni l’état, et n’est qu’au foyer montré", async () => {
    const une = await calculee();
    pese(une, LIVRET, "Trop long.");
    expect([une.etat, une.montres]).toEqual(["prêt", "premiers"]);
    une.send({ type: "FOYER.OPEN", today: JOUR });
    expect(une.foyer.refus).toEqual({});
    pese(une, LIVRET);
    une.send({ type: "FOYER.CHOOSE", id: "1" });
    expect(une.foyer.refus).toEqual({ [LIVRET]: "Trop long." });
  });
});
