import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { launch } from "./chromium.ts";
import { startProduct } from "./serveur.ts";

/** Budgets, in kB once compressed. */
const BUDGETS = {
  accueil: { js: 140, css: 15 },
  question: { js: 153, css: 15 },
  resultats: { js: 175, css: 15 },
  detail: { js: 180, css: 15 },
};

type Ecran = keyof typeof BUDGETS;

/** Compressed size of each script and style that was built, by its path. */
const tailles = () =>
  new Map(
    readdirSync("dist/client/assets")
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [
        `/assets/${name}`,
        gzipSync(readFileSync(`dist/client/assets/${name}`), { level: 9 }).length,
      ]),
  );

/** Says the weight of a screen; true if it is within its budget. */
function dire(ecran: Ecran, charges: ReadonlySet<string>, sizes: ReadonlyMap<string, number>): boolean {
  const weight = (ending: string) =>
    [...charges].reduce(
      (sum, path) => sum + (path.endsWith(ending) && !path.includes("worker") ? (sizes.get(path) ?? 0) : 0),
      0,
    ) / 1000;
  const [js, css] = [weight(".js"), weight(".css")];
  const over = js > BUDGETS[ecran].js || css > BUDGETS[ecran].css;
  console.log(
    `${ecran} : ${js.toFixed(1)} kB de JavaScript, ${css.toFixed(1)} kB de CSS${over ? " (au-dessus du budget)" : ""}`,
  );
  return !over;
}

/**
 * Weighs, on the built product, what a browser loads for home, for the first question, then for results
 * and one aid opened by their address. The worker that computes the law on the device is not in it: it
 * comes later, and apart. True if every screen is within its budget.
 */
export async function peser(): Promise<boolean> {
  const sizes = tailles();
  const product = await startProduct();
  const browser = await launch();
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on("response", (response) => loaded.add(new URL(response.url()).pathname));
  const tenus: boolean[] = [];
  const tell = (ecran: Ecran) => tenus.push(dire(ecran, loaded, sizes));

  await page.goto(product.address);
  await page.locator("h1").waitFor();
  tell("accueil");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.locator("form h1").waitFor();
  tell("question");
  const fresh = async (path: string, wanted: string) => {
    loaded.clear();
    await page.goto(`${product.address}${path}`);
    await page.locator(wanted).first().waitFor();
  };
  await fresh("/simulation/resultats?fictifs=rsa,ppa", ".results .aid");
  tell("resultats");
  await fresh("/simulation/resultats/rsa?fictifs=rsa,ppa", "article.leaflet h1");
  tell("detail");
  await browser.close();
  await product.stop();
  return tenus.every(Boolean);
}
