import { describe, expect, it } from "vitest";
import { answerAt, keyOf, place } from "./answer.ts";

const activite = {
  entityName: "individu",
  id: "demandeur",
  fieldName: "activite",
  value: "salarie",
} as const;
const couple = { entityName: "famille", fieldName: "en_couple", value: true } as const;

describe("la clé d’une réponse", () => {
  it.each([
    ["une personne", activite, "individu/demandeur/activite"],
    ["la famille", couple, "famille//en_couple"],
    ["la liste des enfants", { entityName: "enfants" } as const, "enfants//"],
  ])("tient à l’entité, à la personne et au champ : %s", (_, address, key) => {
    expect(keyOf(address)).toBe(key);
  });
});

describe("placer une réponse", () => {
  it("ajoute à la fin celle que personne n’avait donnée", () => {
    expect(place([activite], couple)).toEqual([activite, couple]);
  });

  it("remplace à la même place celle qui existe", () => {
    const autre = { ...activite, value: "etudiant" };
    expect(place([activite, couple], autre)).toEqual([autre, couple]);
  });

  it("ne confond pas deux personnes", () => {
    const conjoint = { ...activite, id: "conjoint" };
    expect(place([activite], conjoint)).toEqual([activite, conjoint]);
  });

  it("laisse intacte la liste qu’elle a reçue", () => {
    const avant = [activite];
    place(avant, { ...activite, value: "etudiant" });
    expect(avant).toEqual([activite]);
  });
});

describe("écrire une réponse", () => {
  it("n’écrit ni personne ni champ quand il n’y en a pas", () => {
    expect(answerAt({ entityName: "enfants", id: undefined, fieldName: "" }, 2)).toStrictEqual({
      entityName: "enfants",
      value: 2,
    });
    expect(
      answerAt({ entityName: "individu", id: "conjoint", fieldName: "activite" }, "salarie"),
    ).toStrictEqual({
      entityName: "individu",
      id: "conjoint",
      fieldName: "activite",
      value: "salarie",
    });
  });
});
