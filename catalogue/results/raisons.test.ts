import { expect, it } from "vitest";
import { contexteDe } from "../../test/fixtures/foyers.ts";
import { withCommune } from "./raisons.ts";

const rennes = contexteDe({ menage: { depcom: "35238", _nomCommune: "Rennes" } });
const trace = (...reads: string[]) => ({ rule: "la règle", read: "ce qui est lu", holds: true, reads });

it.each([
  [["menage.depcom"], "commune\u00a0: Rennes"],
  [["menage.depcom", "enfants"], "ce qui est lu"],
  [[], "ce qui est lu"],
])("une raison qui lit %j se lit « %s »", (reads, lu) => {
  expect(withCommune(trace(...reads), rennes).read).toBe(lu);
});

it("sans le nom de la commune, la raison reste ce qu’elle est", () => {
  expect(withCommune(trace("menage.depcom"), contexteDe({})).read).toBe("ce qui est lu");
});
