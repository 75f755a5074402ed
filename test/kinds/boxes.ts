import type { Ecran } from "./kind.ts";
import { starting } from "./kind.ts";

/** Ticks the boxes that bear these labels, or the one that chooses nothing, by its own; closed groups are opened first. */
export async function tick({ page }: Ecran, labels: readonly string[], aucune: string): Promise<void> {
  const closed = page.locator("details.group:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
  for (const label of labels.length > 0 ? labels : [aucune])
    await page
      .getByRole("checkbox", { name: starting([label]) })
      .first()
      .check();
}

/** Fills every box, in order, with the amounts told. */
export async function fill({ page }: Ecran, dits: unknown, sinon: number): Promise<void> {
  const amounts = (dits as number[] | undefined) ?? [];
  for (const [index, box] of (await page.getByRole("textbox").all()).entries())
    await box.fill(String(amounts[index] ?? sinon));
}
