import type { CDPSession, Locator, Page } from "playwright-core";
import { launch } from "./chromium.ts";
import { parcourir } from "./parcourir.ts";
import { boursiereAttendue } from "./personas.ts";
import { derniereQuestion } from "./reprendre.ts";
import { startProduct } from "./serveur.ts";

/** How many times slower than this machine a telephone is taken to be. */
const RALENTI = 4;

/** A slow mobile network: milliseconds there and back, bytes per second. */
const RESEAU = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Milliseconds aimed at: from an answer to the next question painted, from the last one to the results. */
const BUTS = { question: 50, resultats: 600 };

/** Milliseconds until a question was painted. */
interface Temps {
  titre: string;
  ms: number;
}

/** Milliseconds of a first look at the first question. */
const LECTURE = 1500;

/** Milliseconds of a finger: at rest over the button, and on it. */
const DOIGT = { repos: 300, appui: 80 };

/** Slowest questions that are named. */
const LENTES = 3;

/** Notes in the page, for each question sent, the time until the one that follows is painted. */
function noterLesTemps(): void {
  const temps: Temps[] = [];
  const page = {
    titre: () => document.querySelector("main h1")?.textContent ?? "",
    regarder(avant: string, depuis: number): void {
      requestAnimationFrame(() => {
        const titre = page.titre();
        if (titre === "" || titre === avant) return page.regarder(avant, depuis);
        const peint = new MessageChannel();
        peint.port1.addEventListener("message", () => temps.push({ titre, ms: performance.now() - depuis }));
        peint.port1.start();
        peint.port2.postMessage(null);
      });
    },
  };
  Object.assign(globalThis, { temps });
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (!(target as Element).closest("button[type=submit]")) return;
      Object.assign(globalThis, { clic: timeStamp });
      page.regarder(page.titre(), timeStamp);
    },
    true,
  );
}

/** Presses as a finger does, once the page is at rest: a click of the driver’s has the page look for the button first. */
const appuyer = (page: Page) => async (bouton: Locator) => {
  await bouton.scrollIntoViewIfNeeded();
  const box = await bouton.boundingBox();
  if (!box) throw new Error("Aucun bouton pour répondre.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(DOIGT.repos);
  await page.mouse.down();
  await page.waitForTimeout(DOIGT.appui);
  await page.mouse.up();
  await page.waitForTimeout(DOIGT.repos);
};

const lireLesTemps = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { temps: Temps[] }).temps.splice(0));

const mediane = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const dire = (quoi: string, ms: number, but: number) =>
  console.log(
    `${quoi.slice(0, 45).padEnd(45)} ${Math.round(ms)} ms  × ${(ms / but).toFixed(2)} (but : ${but} ms)`,
  );

/** Milliseconds from the click that gives the last answer to the results painted, on a slow network. */
async function attendreLesResultats(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send("Network.emulateNetworkConditions", RESEAU);
  // Noted by the page: what drives it looks now and then only.
  await page.evaluate(() => {
    const regarder = () =>
      document.querySelector(".results h1")
        ? Object.assign(globalThis, { arrivee: performance.now() })
        : requestAnimationFrame(regarder);
    requestAnimationFrame(regarder);
  });
  await parcourir(page, boursiereAttendue.reponses);
  await page.waitForFunction(() => "arrivee" in globalThis);
  return page.evaluate(() => {
    const { arrivee, clic } = globalThis as unknown as { arrivee: number; clic: number };
    return arrivee - clic;
  });
}

/** One whole journey on a slow processor: the time of each answer, in order, and that of the last one to the results. */
async function unParcours(adresse: string): Promise<{ questions: Temps[]; resultats: number }> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    // What compiles this file names functions with a helper that the page does not have.
    await page.addInitScript("globalThis.__name ??= (named) => named;");
    await page.addInitScript(noterLesTemps);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Network.enable");
    await page.goto(`${adresse}/simulation/individu/demandeur/date_naissance`);
    await page.locator("form h1").waitFor();
    // As long as one reads the first question.
    await page.waitForTimeout(LECTURE);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: RALENTI });
    await parcourir(page, boursiereAttendue.reponses, {
      jusqua: derniereQuestion(boursiereAttendue),
      appuyer: appuyer(page),
    });
    const questions = await lireLesTemps(page);
    return { questions, resultats: await attendreLesResultats(page, cdp) };
  } finally {
    await browser.close();
  }
}

/**
 * Walks the same journey several times on a slow processor, and says how long each answer takes to bring the next question:
 * of each, the median, since what stalls the machine once does not stall the same answer twice.
 */
export async function mesurerLesTemps(fois: number): Promise<void> {
  const product = await startProduct();
  try {
    const parcours: Awaited<ReturnType<typeof unParcours>>[] = [];
    for (let n = 0; n < fois; n++) parcours.push(await unParcours(product.address));
    const [premier] = parcours as [(typeof parcours)[number]];
    const temps = premier.questions.map(({ titre }, rang) => ({
      titre,
      ms: mediane(parcours.map(({ questions }) => questions[rang]!.ms)),
    }));
    console.log(
      `\n${temps.length} réponses, processeur ${RALENTI} fois plus lent, médiane de ${fois} de chacune`,
    );
    dire("d’une réponse à la question suivante, médiane", mediane(temps.map(({ ms }) => ms)), BUTS.question);
    console.log(`${temps.filter(({ ms }) => ms > BUTS.question).length} au-dessus du but, les plus lentes :`);
    for (const { titre, ms } of [...temps].sort((a, b) => b.ms - a.ms).slice(0, LENTES))
      dire(titre, ms, BUTS.question);
    const seules = parcours.map(({ questions }) => questions.filter(({ ms }) => ms > BUTS.question).length);
    console.log(`une fois ou l’autre au-dessus : ${seules.join(", ")} par parcours`);
    const resultats = mediane(parcours.map((un) => un.resultats));
    dire("de la dernière réponse aux résultats", resultats, BUTS.resultats);
  } finally {
    await product.stop();
  }
}
