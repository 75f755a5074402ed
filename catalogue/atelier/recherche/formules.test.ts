import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atomesLus, type Formule, Formules, trancher } from "./formules.ts";

const f = new Formules();
const [a, b, c] = [0, 1, 2].map(f.atome) as [Formule, Formule, Formule];

describe("deux formules égales n’en font qu’une", () => {
  it("quel que soit l’ordre, la répétition ou l’emboîtement", () => {
    expect(f.atome(0)).toBe(a);
    expect(f.et(a, b)).toBe(f.et(b, a));
    expect(f.ou(a, b, a)).toBe(f.ou(b, a));
    expect(f.et(a, f.et(b, c))).toBe(f.et(f.et(a, b), c));
    expect(f.ou(f.ou(c, a), b)).toBe(f.ou(a, b, c));
  });

  it("et deux formules différentes restent deux", () => {
    const toutes = [f.vrai, f.faux, a, b, f.non(a), f.et(a, b), f.ou(a, b), f.et(a, f.non(b)), f.et(a, b, c)];
    expect(new Set(toutes.map(({ id }) => id)).size).toBe(toutes.length);
  });
});

describe("une formule se simplifie", () => {
  it("le neutre disparaît, l’absorbant l’emporte, ce qui est seul reste seul", () => {
    expect([f.et(a, f.vrai), f.ou(a, f.faux), f.et(a), f.ou(a, a)]).toEqual([a, a, a, a]);
    expect([f.et(a, f.faux), f.ou(a, f.vrai)]).toEqual([f.faux, f.vrai]);
    expect([f.et(), f.ou()]).toEqual([f.vrai, f.faux]);
    expect([f.constante(true), f.constante(false)]).toEqual([f.vrai, f.faux]);
  });

  it("deux négations n’en font aucune", () => {
    expect(f.non(f.non(a))).toBe(a);
    expect([f.non(f.vrai), f.non(f.faux)]).toEqual([f.faux, f.vrai]);
  });

  it("une chose et son contraire se contredisent, ou se valent toujours", () => {
    expect(f.et(a, b, f.non(a))).toBe(f.faux);
    expect(f.ou(f.non(b), a, b)).toBe(f.vrai);
    const compose = f.ou(a, f.et(b, c));
    expect(f.et(f.non(compose), compose)).toBe(f.faux);
  });
});

describe("remplacer un atome par ce qu’on en sait", () => {
  const sachant = (formule: Formule, rang: number, vrai: boolean) =>
    f.remplacer(formule, `${rang}=${vrai}`, (atome) => (atome === rang ? f.constante(vrai) : f.atome(atome)));

  it("ne laisse que ce qui reste à savoir", () => {
    const formule = f.ou(f.et(a, b), f.et(f.non(a), c));
    expect(sachant(formule, 0, true)).toBe(b);
    expect(sachant(formule, 0, false)).toBe(c);
    expect(sachant(sachant(formule, 0, true), 1, false)).toBe(f.faux);
    expect(sachant(f.vrai, 0, false)).toBe(f.vrai);
  });

  it("peut mettre une formule à la place", () => {
    const formule = f.et(a, f.non(b));
    const neuve = f.remplacer(formule, "b devient a ou c", (atome) =>
      atome === 1 ? f.ou(a, c) : f.atome(atome),
    );
    expect(neuve).toBe(f.et(a, f.non(f.ou(a, c))));
  });

  it("une même connaissance ne s’applique qu’une fois", () => {
    let lus = 0;
    const lire = (atome: number) => {
      lus += 1;
      return f.atome(atome);
    };
    const formule = f.ou(a, f.et(b, c));
    f.remplacer(formule, "rien", lire);
    expect(lus).toBe(3);
    f.remplacer(formule, "rien", lire);
    expect(lus).toBe(3);
    f.remplacer(formule, "rien non plus", lire);
    expect(lus).toBe(6);
  });
});

it("les atomes lus sont ceux qui restent, une fois chacun", () => {
  expect([...atomesLus(f.ou(f.et(a, b), f.non(f.et(b, c))))].sort()).toEqual([0, 1, 2]);
  expect([...atomesLus(f.ou(f.et(a, f.vrai), f.et(b, f.faux)))]).toEqual([0]);
  expect(atomesLus(f.vrai).size + atomesLus(f.faux).size).toBe(0);
});

/** A formula as it is written, before anything is simplified. */
type Ecrit = boolean | number | { non: Ecrit } | { et: Ecrit[] } | { ou: Ecrit[] };

const ATOMES = 4;

const { ecrit } = fc.letrec<{ ecrit: Ecrit }>((lie) => ({
  ecrit: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    fc.nat(ATOMES - 1),
    fc.boolean(),
    fc.record({ non: lie("ecrit") }),
    fc.record({ et: fc.array(lie("ecrit"), { maxLength: 4 }) }),
    fc.record({ ou: fc.array(lie("ecrit"), { maxLength: 4 }) }),
  ),
}));

function fait(une: Ecrit): Formule {
  if (typeof une === "boolean") return f.constante(une);
  if (typeof une === "number") return f.atome(une);
  if ("non" in une) return f.non(fait(une.non));
  return "et" in une ? f.et(...une.et.map(fait)) : f.ou(...une.ou.map(fait));
}

function naif(une: Ecrit, atomes: readonly boolean[]): boolean {
  if (typeof une === "boolean") return une;
  if (typeof une === "number") return atomes[une] === true;
  if ("non" in une) return !naif(une.non, atomes);
  return "et" in une ? une.et.every((de) => naif(de, atomes)) : une.ou.some((de) => naif(de, atomes));
}

const valeurDe = (formule: Formule, atomes: readonly boolean[]) =>
  trancher(formule, (atome) => atomes[atome]);

const mondes = Array.from({ length: 2 ** ATOMES }, (_, bits) =>
  Array.from({ length: ATOMES }, (_, n) => (bits & (1 << n)) !== 0),
);
const pour = { seed: 20_261_120, numRuns: 400 };

describe("quoi qu’on écrive", () => {
  it("la formule simplifiée a la table de vérité de la formule écrite", () => {
    fc.assert(
      fc.property(ecrit, (une) => {
        const formule = fait(une);
        expect(mondes.map((atomes) => valeurDe(formule, atomes))).toEqual(
          mondes.map((atomes) => naif(une, atomes)),
        );
      }),
      pour,
    );
  });

  it("tout savoir d’une formule la rend vraie ou fausse, comme sa table", () => {
    fc.assert(
      fc.property(ecrit, fc.constantFrom(...mondes), (une, atomes) => {
        const cle = `tout ${atomes.map(Number).join("")}`;
        const su = f.remplacer(fait(une), cle, (rang) => f.constante(atomes[rang] === true));
        expect(su).toBe(f.constante(naif(une, atomes)));
      }),
      pour,
    );
  });

  it("deux formules diffèrent là où leurs tables diffèrent, et ne lisent que des atomes écrits", () => {
    fc.assert(
      fc.property(ecrit, ecrit, (une, autre) => {
        const differe = f.differe(fait(une), fait(autre));
        expect(mondes.map((atomes) => valeurDe(differe, atomes))).toEqual(
          mondes.map((atomes) => naif(une, atomes) !== naif(autre, atomes)),
        );
        const ecrits = JSON.stringify([une, autre]);
        for (const rang of atomesLus(differe)) expect(ecrits).toContain(`${rang}`);
      }),
      pour,
    );
  });
});
