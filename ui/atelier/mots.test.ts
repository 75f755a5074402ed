import { expect, it } from "vitest";
import { motsDeLEditeur } from "./mots.ts";

it("les mots de l’éditeur n’ont ni faute, ni mois en anglais, et disent eux-mêmes ce qui n’est pas fait", async () => {
  const leurs = new URL("node_modules/decap-cms-locales/dist/esm/index.js", import.meta.url).href;
  const { fr } = (await import(leurs)) as { fr: Parameters<typeof motsDeLEditeur>[0] };
  const mots = JSON.stringify(motsDeLEditeur(fr));
  for (const fautif of [
    "modications",
    "mofications",
    "MMMM",
    "Échec de l'enregistrement",
    "Échec de la publication",
  ])
    expect(mots).not.toContain(fautif);
});
