import { expect, test } from "vitest";
import { jourEnFrance } from "./jour.ts";

test.each([
  ["une heure avant minuit à Paris, en hiver", "2026-12-31T22:59:59Z", "2026-12-31"],
  ["minuit à Paris, quand il n’est que 23 h à Londres", "2026-12-31T23:00:00Z", "2027-01-01"],
  ["minuit à Paris, en été", "2026-07-13T22:00:00Z", "2026-07-14"],
  ["l’heure que l’été saute", "2026-03-29T01:30:00Z", "2026-03-29"],
  ["un 29 février", "2028-02-29T12:00:00Z", "2028-02-29"],
  ["le dernier jour calculé", "2100-12-31T12:00:00Z", "2100-12-31"],
])("le jour en France : %s", (_, instant, attendu) => {
  expect(jourEnFrance(new Date(instant))).toBe(attendu);
});
