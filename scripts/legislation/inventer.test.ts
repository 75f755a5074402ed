import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parametresRevalorises } from "../../catalogue/legislation/parametres/fraicheur.ts";
import type { Parametre } from "../../catalogue/legislation/parametres/parametres.ts";
import { inventer, retirer } from "./inventer.ts";
import { revalorisations } from "../../catalogue/legislation/parametres/revalorisations.ts";

const DOSSIER = new URL("../../catalogue/legislation/parametres/", import.meta.url);
const textes = readdirSync(DOSSIER)
  .filter((nom) => nom.endsWith(".json"))
  .map((nom) => readFileSync(new URL(nom, DOSSIER), "utf8"));

describe.each(["2037-01-01", "2037-04-01", "2037-07-01", "2037-10-01"])("la répétition du %s", (jour) => {
  const repetes = textes.map((texte) => inventer(texte, jour));

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

it("un chiffre que la loi a donné ce jour-là n’est ni inventé ni ôté", () => {
  const chemin = "prestations_sociales.solidarite_insertion.minima_sociaux.rsa.rsa_m.montant_de_base_du_rsa";
  const loi = `"${chemin}": {"valeurs": {"2027-04-01": 660.12, "2026-04-01": 651.69}},`;
  const { texte, chiffres } = inventer(loi, "2027-04-01");
  expect([texte, chiffres, retirer(texte, "2027-04-01").texte]).toEqual([loi, 0, loi]);
});
