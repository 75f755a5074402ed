import type { Ecran } from "./kind.ts";
import { starting } from "./kind.ts";

/** Ticks the boxes that bear these labels, or the one that chooses nothing; closed groups are opened first. */
export async function tick({ page }: Ecran, labels: readonly string[]): Promise<void> {
  const closed = page.locator("details.group:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
  if (labels.length === 0) await page.getByRole("checkbox").last().check();
  for (const label of labels)
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
