import type { Page } from "playwright-core";

/** Once a code is typed: waits for the commune that is taken by itself, or else for the list, from which one is chosen. */
export async function prendreLaCommune(
  page: Pick<Page, "getByRole" | "getByText">,
  choisir: () => Promise<void> = () => page.getByRole("option").first().click(),
): Promise<void> {
  const propositions = page.getByRole("option");
  await propositions.or(page.getByText("Commune choisie")).first().waitFor();
  if ((await propositions.count()) > 0) await choisir();
}
