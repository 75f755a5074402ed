import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { lectricesDe as Lire } from "./lectrices.ts";

/** A server that knows which aids read which answer, and counts what it is asked. */
const regles: Record<string, string[]> = {
  "individu.demandeur.ressources": ["rsa", "apl"],
  "individu.conjoint.ressources": ["apl", "asf"],
  "menage.depcom": ["velo"],
};
const etape = (...reponses: string[]) => ({ reponses }) as Parameters<typeof Lire>[0];
const appels: string[] = [];
let panne = false;

async function lectrices() {
  vi.resetModules();
  return import("./lectrices.ts");
}

beforeEach(() => {
  appels.length = 0;
  panne = false;
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (url: string) => {
    const reponse = new URL(url, "http://ici").searchParams.get("lit") ?? "";
    appels.push(reponse);
    if (panne) throw new Error("coupé");
    const aides = (regles[reponse] ?? []).map((id) => ({ id, label: id, institution: "État" }));
    return new Response(JSON.stringify({ total: aides.length, aides }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const deux = etape("individu.demandeur.ressources", "individu.conjoint.ressources");

describe("les aides qui lisent une étape", () => {
  it("réunit les réponses de l’étape, chaque aide une fois", async () => {
    const { lectricesDe } = await lectrices();
    expect((await lectricesDe(deux)).map(({ id }) => id)).toEqual(["rsa", "apl", "asf"]);
  });

  it("ne demande chaque réponse qu’une fois, sauf après une panne", async () => {
    const { lectricesDe } = await lectrices();
    panne = true;
    await expect(lectricesDe(etape("menage.depcom"))).rejects.toThrow("Le serveur ne répond pas");
    panne = false;
    await lectricesDe(etape("menage.depcom"));
    await lectricesDe(etape("menage.depcom"));
    expect(appels).toEqual(["menage.depcom", "menage.depcom"]);
  });

  it("trouve les étapes que lit une aide, dans l’ordre", async () => {
    const { etapesLuesPar } = await lectrices();
    const etapes = [etape("menage.depcom"), deux, etape("menage.coloc")] as unknown as Parameters<
      typeof etapesLuesPar
    >[1];
    expect(await etapesLuesPar("asf", etapes)).toEqual([deux]);
    expect(await etapesLuesPar("velo", etapes)).toEqual([etape("menage.depcom")]);
    expect(await etapesLuesPar("inconnue", etapes)).toEqual([]);
  });
});
