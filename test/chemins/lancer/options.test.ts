import { expect, it } from "vitest";
import { lireOptions } from "./options.ts";

it("sans rien dire : la graine 1, avec un navigateur, sans la nuit", () => {
  expect(lireOptions([])).toEqual({
    graine: 1,
    junit: "dist/client/chemins/junit.xml",
    tout: false,
    ecran: false,
    sansEcran: false,
  });
});

it("lit un chemin à rejouer, ou des gestes", () => {
  expect(lireOptions(["--graine", "4", "--chemin", "12", "--ecran"])).toMatchObject({
    graine: 4,
    chemin: 12,
    ecran: true,
  });
  expect(lireOptions(["--editions", "3:1", "--gestes", "A:B"])).toMatchObject({
    editions: "3:1",
    gestes: "A:B",
  });
  expect(lireOptions(["--all"])).toMatchObject({ tout: true });
  expect(lireOptions(["--all", "--part", "2/3"])).toMatchObject({ tout: true, part: { rang: 2, sur: 3 } });
});

it.each([
  ["--graine", "x"],
  ["--graine", "-1"],
  ["--chemin", "1.5"],
  ["--inconnue"],
  ["--part", "4/3"],
  ["--part", "0/3"],
])("refuse %s %s et dit comment faire", (...args) => {
  expect(() => lireOptions(args.filter(Boolean))).toThrow(/--all/);
});
