import { describe, expect, it } from "vitest";
import { enfant, foyer } from "../../requete/kit.ts";
import { a, enJuin, ne } from "./kit.ts";
import { seine_saint_denis_cheque_reussite } from "./seine_saint_denis.ts";

const cheques = (scolarites: ("college" | "lycee" | undefined)[], depcom = "93066") =>
  enJuin(
    foyer(ne(40), {
      ...a(depcom),
      enfants: scolarites.map((scolarite, n) => enfant(n, { ...ne(12), ...(scolarite && { scolarite }) })),
    }),
    seine_saint_denis_cheque_reussite,
    "famille",
  );

describe("le chèque réussite de la Seine-Saint-Denis", () => {
  it("est de 200 €, par enfant qui entre en 6e : le nombre n’en est pas demandé", () => {
    expect(cheques([])).toBe(0);
    expect(cheques(["college"])).toBe(200);
    expect(cheques(["college", "lycee", "college"])).toBe(200);
    expect(cheques(["lycee", "college", "college"])).toBe(200);
    expect(cheques(["lycee", undefined])).toBe(0);
  });

  it("compte un demandeur qui est lui-même au collège", () => {
    const demandeur = { ...ne(15), scolarite: "college" } as const;
    expect(enJuin(foyer(demandeur, a("93066")), seine_saint_denis_cheque_reussite, "famille")).toBe(200);
  });

  it("n’est pas versé hors du département", () => {
    expect(cheques(["college"], "75056")).toBe(0);
  });
});
