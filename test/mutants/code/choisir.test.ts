import { expect, it } from "vitest";
import type { ChangementDeCode } from "./changer.ts";
import { APPROUVES, aPlanter } from "./choisir.ts";
import type { CouvertureDUnFichier } from "./essais/consigne.ts";

const changement = (id: string, debut: number, fin = debut, fichier = "a.ts"): ChangementDeCode => ({
  id,
  fichier,
  lignes: [debut, fin],
  sorte: "essai",
  avant: "avant",
  apres: "après",
});
/** A function that holds two changes, one beside it, one elsewhere. */
const changements = [
  changement("fonction", 1, 5),
  changement("dedans", 2),
  changement("dedans aussi", 4),
  changement("à côté", 9),
  changement("ailleurs", 3, 3, "b.ts"),
];

const couverture = (
  fichier: string,
  passe: readonly string[],
  { charge = ["fonction"], ms = 10 }: { charge?: readonly string[]; ms?: number } = {},
): CouvertureDUnFichier => ({
  constat: "couverture",
  fichier,
  auChargement: Object.fromEntries(charge.map((id) => [id, 1])),
  essais: [{ essai: fichier, ms, passages: Object.fromEntries(passe.map((id) => [id, 1])) }],
  tombes: [],
});

it("d’abord ce qui passe par ce qu’il tient, puis par sa source, puis le plus court", () => {
  const couvertures = [
    couverture("long.test.ts", [], { ms: 90 }),
    couverture("court.test.ts", ["ailleurs"]),
    couverture("source.test.ts", ["à côté"]),
    couverture("dedans.test.ts", ["dedans"]),
    couverture("tout.test.ts", ["dedans", "dedans aussi", "à côté"]),
    couverture("sans la charger.test.ts", ["dedans"], { charge: [], ms: 50 }),
    couverture("b/étranger.test.ts", ["ailleurs"], { charge: [] }),
    couverture(`${APPROUVES}aides.ts`, ["dedans"]),
  ];
  expect(aPlanter(changements[0]!, changements, couvertures)).toEqual({
    id: "fonction",
    auChargementDe: "a.ts",
    lots: [
      ["tout.test.ts", "dedans.test.ts", "sans la charger.test.ts", "source.test.ts"],
      ["court.test.ts", "long.test.ts"],
    ],
  });
});

it("après huit fichiers, ceux qui restent à côté de sa source, et ceux-là seulement", () => {
  const noms = Array.from({ length: 9 }, (_, rang) => `ailleurs/${rang}.test.ts`);
  const couvertures = [
    ...noms.map((nom) => couverture(nom, ["dedans"])),
    couverture("a.test.ts", [], { charge: [] }),
    couverture("ailleurs/lent.test.ts", [], { ms: 90 }),
  ];
  expect(aPlanter(changements[0]!, changements, couvertures).lots).toEqual([
    noms.slice(0, 4),
    noms.slice(4, 8),
    ["a.test.ts"],
  ]);
});

it("un changement que rien ne fait au chargement n’a que les essais qui passent par lui", () => {
  const couvertures = [couverture("un.test.ts", ["dedans"]), couverture("autre.test.ts", ["à côté"])];
  const plante = (id: string) =>
    aPlanter(
      changements.find((un) => un.id === id)!,
      changements,
      couvertures,
    );
  expect(plante("dedans")).toEqual({ id: "dedans", lots: [["un.test.ts"]] });
  expect(plante("ailleurs")).toEqual({ id: "ailleurs", lots: [] });
});
