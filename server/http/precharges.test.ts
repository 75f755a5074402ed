import { expect, test } from "vitest";
import { liensDePrecharge } from "./precharges.ts";

const scripts = { "/aides/:benefitId": ["/assets/aide-a.js"], "/simulation/*": ["/assets/question-b.js"] };
const module = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
const lecture = (href: string) => `<link rel="preload" as="fetch" crossorigin href="${href}">`;

test.each([
  ["/aides/rsa", module("/assets/aide-a.js") + lecture("/api/aides/rsa")],
  ["/aides", lecture("/api/aides")],
  ["/simulation/individu/demandeur/handicap", module("/assets/question-b.js")],
  ["/aides/prêt-étudiant", module("/assets/aide-a.js")],
  ['/aides/"><script>', module("/assets/aide-a.js")],
  ["/nulle-part", ""],
])("%s demande d’avance ce qu’elle montre", (path, liens) => {
  expect(liensDePrecharge(path, scripts)).toBe(liens);
});

test("une page déjà écrite demande ce qui a servi à l’écrire, et ses scripts après ce qui la montre", () => {
  expect(liensDePrecharge("/aides/rsa", scripts, [])).toBe(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/aide-a.js">',
  );
  expect(liensDePrecharge("/institutions/caf", {}, ["/api/institutions/caf"])).toBe(
    lecture("/api/institutions/caf"),
  );
});
