import axe from "axe-core";
import type { Page } from "playwright-core";

/** Accessibility faults of the screen, each as « rule: element »; none is expected. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} : ${html.slice(0, 160)}`));
  });
}
