import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { launch } from "../test/browser/chromium.ts";
import { startProduct } from "../test/browser/serveur.ts";
import { buildIfNeeded } from "./build.ts";

/**
 * `npm run weigh`: gzip weight of what a browser loads for home, for the first question, then for
 * results and one aid opened by their address, against the budgets below (kB). Exits 1 over a budget.
 * The worker that computes the law on the device is not in it: it comes later, and apart.
 */
const BUDGETS = {
  accueil: { js: 140, css: 15 },
  question: { js: 153, css: 15 },
  resultats: { js: 175, css: 15 },
  detail: { js: 180, css: 15 },
};

await buildIfNeeded();
const sizes = new Map(
  readdirSync("dist/client/assets")
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => [
      `/assets/${name}`,
      gzipSync(readFileSync(`dist/client/assets/${name}`), { level: 9 }).length,
    ]),
);
const product = await startProduct();
const browser = await launch();
const page = await browser.newPage();
const loaded = new Set<string>();
page.on("response", (response) => loaded.add(new URL(response.url()).pathname));
const weight = (ending: string) =>
  [...loaded].reduce(
    (sum, path) => sum + (path.endsWith(ending) && !path.includes("worker") ? (sizes.get(path) ?? 0) : 0),
    0,
  ) / 1000;

const tell = (screen: keyof typeof BUDGETS) => {
  const [js, css] = [weight(".js"), weight(".css")];
  const over = js > BUDGETS[screen].js || css > BUDGETS[screen].css;
  console.log(
    `${screen} : ${js.toFixed(1)} kB de JavaScript, ${css.toFixed(1)} kB de CSS${over ? " (au-dessus du budget)" : ""}`,
  );
  if (over) process.exitCode = 1;
};

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
