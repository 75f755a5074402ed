import type { BrowserContext, Page } from "playwright-core";
import { anonyme } from "./anonyme.ts";
import { paysDe } from "../../catalogue/exemples/pays.ts";
import type { Marque } from "../../catalogue/situation/context.ts";
import { type Avance, avancer, breadcrumb, canVisit } from "../../machines/journey/position.ts";
import { type Parcours, parcoursOf } from "../../machines/journey/walk.ts";
import { readCommunes } from "../../server/communes/data.ts";
import { start } from "../../server/start.ts";
import { launch } from "../browser/chromium.ts";
import { parcourir } from "../browser/parcourir.ts";
import { piecesDe } from "./application.ts";
import { type Chemin, contexteDuChemin } from "./chemin.ts";
import { aLEcran, gestesALEcran } from "./ecran.ts";
import { Photos } from "./ecrans/photos.ts";
import { Regard } from "./ecrans/regard.ts";
import { type Probleme, RegistreDesLois } from "./proprietes.ts";
import { JOUR_DES_CHEMINS } from "./valeurs.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** What came of a journey walked with a mouse and a keyboard. */
export interface BilanDEcran {
  numero: number;
  /** Screens answered, then addresses opened. */
  ecrans: number;
  adresses: number;
  problemes: Probleme[];
  /** Screenshots taken, by path of their file. */
  photos: readonly string[];
}

const PAGE_FERMEE = "Cette page n’est pas ouverte pour votre situation";

const ici = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);

/** Progress and chapters as they are on the screen. */
const avancementAffiche = (page: Page) =>
  page.evaluate(() => ({
    part: document.querySelector("progress")?.value,
    fil: [...document.querySelectorAll<HTMLElement>("nav.wide .chapters li")].map(
      ({ dataset }) => dataset["state"],
    ),
  }));

/** What the fold of the answers given so far says of each place, in the order of the journey. */
function avancementPrevu(chemin: Chemin) {
  let avance: Avance | undefined;
  return (path: string) => {
    const rang = chemin.pas.findIndex((un) => un.path === path);
    const parcours = parcoursOf(contexteDuChemin({ ...chemin, pas: chemin.pas.slice(0, rang) }));
    avance = avancer(avance, parcours, path);
    return {
      part: Math.round(avance.part * 100),
      fil: breadcrumb(parcours, path).map(({ state }) => state as string),
    };
  };
}

/** Every address typed in the bar: a step that is asked shows; any other comes back with the message. */
async function toutesLesAdresses(
  registre: RegistreDesLois,
  page: Page,
  { adresse }: Produit,
  parcours: Parcours,
): Promise<void> {
  for (const { path } of parcours.steps) {
    const ouverte = canVisit(parcours, path);
    await page.goto(adresse + path, { waitUntil: "commit" });
    const arrive = ouverte ? page.locator("main h1") : page.getByText(PAGE_FERMEE).first();
    const arrivee = await arrive.waitFor().then(
      () => (ici(page) === path) === ouverte,
      () => false,
    );
    registre.verifier(arrivee, "une adresse mène à sa question, ou ramène avec un message", path, ici(page));
  }
}

/** The simulation that the page saved, read as the server keeps it. */
async function enregistree(
  page: Page,
  adresse: string,
): Promise<{ situation: unknown; resultats: Record<string, unknown> }> {
  const gardee = JSON.parse((await page.evaluate(() => sessionStorage.getItem("cap-aides-session"))) ?? "{}");
  if (!gardee.simulation)
    throw new Error("le serveur n’a pas enregistré à temps, l’estimation affichée est celle de l’appareil");
  const { id, token } = gardee.simulation as { id: string; token: string };
  const lire = async (quoi: string) => {
    const reponse = await fetch(`${adresse}/api/simulation/${id}/${quoi}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await reponse.json()) as Record<string, unknown>;
  };
  const { _id: _, ...resultats } = await lire("resultats");
  return { situation: await lire("situation"), resultats };
}

const enJson = (valeur: unknown): unknown => JSON.parse(JSON.stringify(valeur));

async function marcher(
  contexte: BrowserContext,
  produit: Produit,
  brut: Chemin,
  { adresses, regarder, photos: prefixe }: Pick<SuiteALEcran, "regarder" | "photos"> & { adresses: boolean },
): Promise<BilanDEcran> {
  const chemin = aLEcran(brut, produit.pays);
  const registre = new RegistreDesLois();
  const page = await contexte.newPage();
  page.setDefaultTimeout(regarder ? 8_000 : 20_000);
  const photos = new Photos(page, prefixe);
  const regard = regarder ? new Regard(page, chemin, registre) : undefined;
  page.on("pageerror", ({ message }) =>
    registre.verifier(false, "aucune erreur dans la page", ici(page), message),
  );
  let [ecrans, connus] = [0, 0];
  const photographier = async (path: string) => {
    if (registre.problemes.length > connus) await photos.difference(path);
    connus = registre.problemes.length;
  };
  try {
    await page.clock.setFixedTime(`${JOUR_DES_CHEMINS}T10:00:00`);
    await page.goto(produit.adresse);
    await page.getByRole("button", { name: /^Commencer/ }).click();
    await page.waitForURL(/date_naissance$/);
    await page.locator("progress").waitFor();
    const prevoir = avancementPrevu(chemin);
    const vus = await parcourir(page, gestesALEcran(chemin), {
      at: async (court) => {
        const path = `/simulation/${court}`;
        await regard?.ecran(path);
        await photographier(path);
        if (regard || chemin.depart.enfants > 0) return;
        const prevu = prevoir(path);
        if (path.endsWith("/enfants")) return;
        registre.egal(await avancementAffiche(page), prevu, "l’écran dit l’avancement du pli", path);
      },
    });
    ecrans = vus.length;
    const prevus = chemin.pas.map(({ path }) => path.replace("/simulation/", ""));
    registre.egal(vus, prevus, "l’écran pose les questions du pli", RESULTATS);
    await page.locator('.results[aria-busy="false"]').waitFor();
    const situation = anonyme(parcoursOf(contexteDuChemin(chemin)).situation);
    const gardee = await enregistree(page, produit.adresse);
    registre.egal(gardee.situation, enJson(situation), "l’écran et le pli disent le même foyer", RESULTATS);
    registre.egal(
      gardee.resultats,
      enJson(await produit.calculer(situation)),
      "l’écran et le pli donnent les mêmes résultats",
      RESULTATS,
    );
    if (adresses) await toutesLesAdresses(registre, page, produit, parcoursOf(contexteDuChemin(chemin)));
  } catch (error) {
    registre.verifier(
      false,
      "le parcours va au bout à l’écran",
      ici(page),
      (error as Error).message.split("\n")[0],
    );
  }
  const ouvertes = adresses ? parcoursOf(contexteDuChemin(chemin)).steps.length : 0;
  await photographier(ici(page));
  await photos.derniere();
  await page.close();
  const { problemes } = registre;
  return { numero: chemin.numero, ecrans, adresses: ouvertes, problemes, photos: photos.prises };
}

interface SuiteALEcran {
  ensemble?: number;
  finir?: (bilan: BilanDEcran, faits: number) => void;
  /** Each screen is compared in full with what is approved. */
  regarder?: boolean;
  /** Beginning of the path of each screenshot: none without it. */
  photos?: string | undefined;
}

interface Produit {
  adresse: string;
  pays: ReturnType<typeof paysDe>;
  calculer: ReturnType<typeof piecesDe>["compute"];
  arreter: () => Promise<void>;
}

async function produitDe(marque: Marque): Promise<Produit> {
  const pieces = piecesDe(marque);
  const { address, stop } = await start(pieces);
  return { adresse: address, pays: paysDe(readCommunes()), calculer: pieces.compute, arreter: stop };
}

/**
 * Walks journeys in a real browser, against the whole product: questions, progress and chapters on
 * the screen, then the household saved and its results, are those of the fold. `adresses` says for
 * which journeys every address is opened at the end; `ensemble`, how many are walked side by side;
 * `finir` is told each one that is done, and how many are. Rejects if no browser can be launched.
 */
export async function aLEcranTous(
  chemins: readonly Chemin[],
  adresses: (chemin: Chemin) => boolean,
  { ensemble = 1, finir, ...maniere }: SuiteALEcran = {},
): Promise<BilanDEcran[]> {
  const marques = [...new Set(chemins.map(({ depart }) => depart.marque))];
  const produits = new Map(
    await Promise.all(marques.map(async (marque) => [marque, await produitDe(marque)] as const)),
  );
  const browser = await launch();
  const file = [...chemins];
  const bilans: BilanDEcran[] = [];
  const suivre = async () => {
    const contexte = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    for (let chemin = file.shift(); chemin; chemin = file.shift()) {
      const produit = produits.get(chemin.depart.marque) as Produit;
      const bilan = await marcher(contexte, produit, chemin, { adresses: adresses(chemin), ...maniere });
      // Apart from the call: without `finir`, its arguments are not evaluated.
      const faits = bilans.push(bilan);
      finir?.(bilan, faits);
    }
  };
  try {
    await Promise.all(Array.from({ length: ensemble }, suivre));
  } finally {
    await browser.close();
    await Promise.all([...produits.values()].map(({ arreter }) => arreter()));
  }
  return bilans.sort((a, b) => a.numero - b.numero);
}
