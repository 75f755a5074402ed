import { type EssaiDeSorte, simple } from "./kind.ts";

export const childrenYesNo: EssaiDeSorte<object> = {
  cas: {
    "une réponse par enfant": {
      champ: "individu._hasRessources",
      foyer: { enfants: [{ _firstName: "Léa" }, { _firstName: "votre 2e enfant" }] },
      oui: [
        [
          { id: "enfant_1", value: false },
          { id: "enfant_0", value: true },
        ],
      ],
      non: [
        [[{ id: "enfant_1", value: true }], "Répondez pour Léa."],
        [[{ id: "enfant_0", value: true }], "Répondez pour votre 2e enfant."],
        [
          [
            { id: "enfant_0", value: true },
            { id: "enfant_1", value: "oui" },
          ],
          "Répondez pour votre 2e enfant.",
        ],
        [true, "Répondez pour Léa."],
      ],
    },
  },
  // Each subset of the children has its name: what is asked of all at once opens the block of each.
  valeurs: (_, enfants) =>
    Array.from({ length: 2 ** enfants }, (_, bits) => {
      const oui = Array.from({ length: enfants }, (_, n) => (bits & (1 << n)) !== 0);
      const nom = oui.flatMap((vrai, n) => (vrai ? [`enfant ${n + 1}`] : [])).join(" et ") || "aucun";
      return simple(
        nom,
        oui.map((value, n) => ({ id: `enfant_${n}`, value })),
      );
    }),
  ordinaires: (_, { situation }) =>
    [false, true].map((value) => (situation.enfants ?? []).map(({ id }) => ({ id, value }))),
  async geste({ page }, _, dit = []) {
    for (const [index, group] of (await page.locator("fieldset.sub-question").all()).entries())
      await group
        .getByRole("radio", { name: (dit as boolean[])[index] ? "Oui" : "Non", exact: true })
        .check();
  },
};
