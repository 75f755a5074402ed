import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Marque } from "../../catalogue/situation/context.ts";
import { launch } from "./chromium.ts";
import { startProduct } from "./serveur.ts";

/** Widths of a window where a page is tried, in pixels: by day one of them. */
export const largeurs = (deJour: 390 | 1280): readonly number[] =>
  process.env["NUIT"] ? [390, 1280] : [deJour];

/** Milliseconds within which a page that lives does what is waited for, on a machine as busy as may be. */
const VIVANT_MS = 120_000;

/** Path on screen, under `/simulation/` when it is there. */
export const ici = (page: Page) =>
  decodeURIComponent(new URL(page.url()).pathname).replace("/simulation/", "");

/** What a network that a test cuts, or an answer that it has refused, makes a browser say. */
const RESEAU =
  /^[45]\d\d |Failed to load resource|net::ERR_|module script|imported module|preload CSS|frame-ancestors|Le script de la page n’est pas arrivé/;

/** Gathers what goes wrong in every page of a window: uncaught exceptions and rejections, console errors, refused answers; those of the network but when it fails on purpose. */
export function ecouterLesFautes(fenetre: BrowserContext, faults: string[], enPanne = () => false): void {
  const noter = (faute: string) => {
    if (!enPanne() || !RESEAU.test(faute)) faults.push(faute);
  };
  fenetre.on("weberror", (fautive) => noter(fautive.error().message));
  fenetre.on("console", (message) => message.type() === "error" && noter(message.text()));
  fenetre.on(
    "response",
    (reponse) => reponse.status() >= 400 && noter(`${reponse.status()} ${reponse.url()}`),
  );
}

/**
 * A product and a browser for a group of tests, with a fresh page before each: `faults` gathers
 * what `ecouterLesFautes` hears, and a test that leaves one fails.
 */
export function visite({
  marque = "neutre",
  width = 390,
  env = {},
  jour,
  panne = false,
}: { marque?: Marque; width?: number; env?: Record<string, string>; jour?: string; panne?: boolean } = {}) {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let browser: Browser;
  const state = {} as {
    address: string;
    product: Awaited<ReturnType<typeof startProduct>>;
    context: BrowserContext;
    page: Page;
    faults: string[];
    /** The test has the network, or the server, fail: what that makes the browser say is no fault. */
    panne: boolean;
    commencer(): Promise<void>;
    /** Another product, for one test: it stops once no page is there to ask it anything. */
    autre(env: Record<string, string>): Promise<string>;
  };
  const autres: (typeof product)[] = [];
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(marque, env, jour), launch()]);
    state.address = product.address;
    state.product = product;
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  beforeEach(async () => {
    state.faults = [];
    state.panne = panne;
    const viewport = { width, height: 844 };
    // What a device keeps would hide what a test takes away.
    state.context = await browser.newContext({ viewport, reducedMotion: "reduce", serviceWorkers: "block" });
    state.context.setDefaultTimeout(VIVANT_MS);
    state.page = await state.context.newPage();
    ecouterLesFautes(state.context, state.faults, () => state.panne);
  });
  afterEach(async () => {
    await state.context.close();
    await Promise.all(autres.splice(0).map(({ stop }) => stop()));
    // What a test breaks on purpose it takes out itself.
    if (state.faults.length > 0) throw new Error(state.faults.join("\n"));
  });
  state.autre = async (pour) => {
    const un = await startProduct(marque, pour);
    autres.push(un);
    return un.address;
  };
  state.commencer = async () => {
    await state.page.goto(state.address);
    const commencer = state.page.getByRole("link", { name: "Commencer", exact: true });
    await commencer.or(state.page.getByRole("button", { name: "Recommencer à zéro" })).click();
    await state.page.getByRole("heading", { level: 1, name: "naissance" }).waitFor();
  };
  return state;
}
