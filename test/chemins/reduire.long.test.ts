import { describe, expect, test } from "vitest";
import { desaccord, type Chemin } from "./chemin.ts";
import type { Depart } from "./depart.ts";
import { Modele } from "./modele.ts";
import { pasDe } from "./chemin.ts";
import { reduire } from "./reduire.ts";
import { tirer } from "./tirage.ts";

/** A long journey: the last answer offered everywhere. */
function long(depart: Depart): Chemin {
  const modele = new Modele(depart);
  const reponses = tirer(modele, new Map(), (_, offertes) => offertes.at(-1) as number);
  return { numero: 7, raison: "essai", depart, pas: pasDe(modele, reponses) };
}

const demande =
  (fin: string) =>
  async ({ pas }: Chemin) =>
    pas.some(({ path }) => path.endsWith(fin));
const repond =
  (fin: string, value: unknown) =>
  async ({ pas }: Chemin) =>
    pas.some((un) => un.path.endsWith(fin) && un.value === value);

describe("un chemin qui échoue est réduit", () => {
  test("à un foyer sans enfant, aux réponses les plus simples, quand la première question suffit", async () => {
    const chemin = long({ marque: "neutre", enfants: 1 });
    const court = await reduire(chemin, demande("demandeur/date_naissance"), 50);
    expect(court.depart).toEqual({ marque: "neutre", enfants: 0 });
    expect(court.pas.length).toBeLessThan(30);
    expect(desaccord(court)).toBeUndefined();
  });

  test("un enfant reste quand c’est de lui qu’il s’agit, et sa réponse avec", async () => {
    const chemin = long({ marque: "neutre", enfants: 2 });
    const echoue = repond("enfant_0/handicap", true);
    expect(await echoue(chemin)).toBe(true);
    const court = await reduire(chemin, echoue, 80);
    expect(court.depart.enfants).toBe(1);
    expect(await echoue(court)).toBe(true);
    expect(desaccord(court)).toBeUndefined();
    expect(court.pas.find(({ path }) => path.endsWith("demandeur/handicap"))?.value).toBe(false);
  });

  test("en pas plus d’essais que permis, et tel quel si rien d’autre n’échoue", async () => {
    const chemin = long({ marque: "neutre", enfants: 0 });
    let essais = 0;
    const jamais = async () => {
      essais += 1;
      return false;
    };
    expect(await reduire(chemin, jamais, 5)).toBe(chemin);
    expect(essais).toBe(5);
  });
});
