import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parametresRevalorises } from "./fraicheur.ts";
import type { Parametre } from "./parametres.ts";
import { repeter, retirer } from "./repetition.ts";
import { revalorisations } from "./revalorisations.ts";

const DOSSIER = new URL("./", import.meta.url);
const textes = readdirSync(DOSSIER)
  .filter((nom) => nom.endsWith(".json"))
  .map((nom) => readFileSync(new URL(nom, DOSSIER), "utf8"));

describe.each(["2037-01-01", "2037-04-01", "2037-07-01", "2037-10-01"])("la répétition du %s", (jour) => {
  const repetes = textes.map((texte) => repeter(texte, jour));

  it("donne un chiffre nouveau à chaque barème du jour, et à nul autre", () => {
    const attendus = revalorisations
      .filter(({ le }) => le === jour.slice(5))
      .flatMap(parametresRevalorises)
      .sort();
    const nouveaux = repetes.flatMap(({ texte }) =>
      Object.entries(JSON.parse(texte) as Record<string, Parametre>).flatMap(([chemin, { valeurs }]) =>
        Object.keys(valeurs ?? {})[0] === jour ? chemin : [],
      ),
    );
    expect(nouveaux.sort()).toEqual(attendus);
    expect(attendus.length).toBeGreaterThan(0);
  });

  it("se retire sans laisser de trace", () => {
    expect(repetes.map(({ texte }) => retirer(texte, jour).texte)).toEqual(textes);
  });
});
