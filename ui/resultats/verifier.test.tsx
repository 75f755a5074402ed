import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ecranSeul } from "../../test/fixtures/ecran.tsx";
import { Incalculables } from "./verifier.tsx";

const une = (id: string, pese?: true) => ({
  id,
  ...(pese && { pese }),
  label: id,
  institution: { id: "etat", label: "État", type: "national" as const },
  reason: `Pourquoi ${id} ?`,
  solution: { text: "Le simulateur le dit.", href: `https://exemple.fr/${id}` },
});

test("chacune a sa raison et sa page, qui dit où aller, sous leur titre celles qui pèsent, sous l’autre le reste", () => {
  const ecran = ecranSeul(
    <Incalculables
      titre="Et peut-être"
      aides={[une("rsa", true), une("carte"), une("bourse_lycee", true)]}
    />,
    (dedans) => <MemoryRouter>{dedans}</MemoryRouter>,
  );
  expect(ecran.texte).toContain("Et peut-être");
  expect(ecran.texte).toContain("Pourquoi rsa ?");
  expect(ecran.tous("a").map(({ props }) => props["href"])).toEqual([
    "/simulation/resultats/rsa",
    "/simulation/resultats/bourse_lycee",
  ]);
  expect(ecranSeul(<Incalculables aides={[une("rsa", true)]} />).texte).toBe("");
  const autres = ecranSeul(<Incalculables aides={[une("rsa", true), une("carte")]} />, (dedans) => (
    <MemoryRouter>{dedans}</MemoryRouter>
  ));
  expect(autres.texte).toContain("Pourquoi carte ?");
  expect(autres.texte).not.toContain("rsa");
});
