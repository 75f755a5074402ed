import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";

/** Screenshots of a journey: each screen that differs, and the end. Takes none without a place to put them. */
export class Photos {
  readonly prises: string[] = [];
  private readonly page: Page;
  private readonly prefixe: string | undefined;

  constructor(page: Page, prefixe: string | undefined) {
    this.page = page;
    this.prefixe = prefixe;
  }

  /** The screen as it is when something new does not hold: the questions of a person have each their own. */
  difference = (path: string): Promise<void> =>
    this.prendre(`difference-${path.replace(/^\/simulation\//, "").replaceAll("/", "-")}`);
  derniere = (): Promise<void> => this.prendre("fin");

  /** Once for each name. */
  private async prendre(nom: string): Promise<void> {
    const path = `${this.prefixe}-${nom}.png`;
    if (this.prefixe === undefined || this.prises.includes(path)) return;
    this.prises.push(path);
    mkdirSync(dirname(path), { recursive: true });
    await this.page.screenshot({ path, fullPage: true });
  }
}
