import { type ReactNode, startTransition, StrictMode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { DejaLues, lecturesDeLaPage } from "../aides/deja-lues.ts";
import { reloadFailed, script } from "../cadre/navigation/chunk.ts";
import { demarrerLaMesure } from "../cadre/mesure/mesure.ts";
import { lireLesResultatsGardes } from "../../machines/session/resultats-gardes.ts";
import { seMontreAvantLaMachine } from "../../machines/pages/adresses.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { produitsDesPages } from "../produits.ts";
import { Router } from "./router.tsx";
import { lireFragment } from "../session/adresse.ts";
import { departDeLaPage } from "../session/depart.ts";
import { suivreLesEffacements } from "../session/effacement.ts";
import { estUnApercu } from "../session/est-un-apercu.ts";
import { sessionSource } from "../session/source.ts";
import { keepsNothing, readGarde, readTab } from "../session/storage.ts";
import { SessionProvider } from "../session/use-session.tsx";
import { Arrivee, direLEcart } from "../cadre/shell/arrivee.ts";
import { Crash } from "../cadre/shell/crash.tsx";
import { SuivreLeParcours } from "../cadre/shell/suivi.ts";
import { checkStyles } from "../cadre/shell/styles.ts";

const charger = () => Promise.all([import("../session/start.ts"), SuivreLeParcours.preparer()]);
const gardeDIci = () => import("../resultats/demarches/garde/garde.ts");

/** Loads what runs the session, and starts it: in two times, so that the page listens between them. */
async function demarrer() {
  if (estUnApercu() && produitsDesPages.apercu) return produitsDesPages.apercu();
  const [{ startSession }] = await charger();
  await new Promise((suite) => setTimeout(suite));
  const lancee = startSession();
  if (readGarde() !== null)
    void gardeDIci()
      .then((un) => un.suivreLaGarde(lancee.actor))
      .catch(() => undefined);
  return lancee;
}

const source = sessionSource(
  departDeLaPage(),
  () => script(demarrer),
  () => script(charger).then(() => undefined),
);

const quelqueChoseAReprendre = () =>
  estUnApercu() || !keepsNothing() || lireFragment(location.hash) !== undefined;

/** True of a page that shows before the machine: mock results, or those that this tab kept. */
function seMontreSeule(): boolean {
  const attend = estUnApercu() || aTirerAuSort() || lireFragment(location.hash) !== undefined;
  if (attend || !seMontreAvantLaMachine(location.pathname)) return false;
  const gardes = lireLesResultatsGardes(readTab());
  if (gardes) source.montrer(gardes);
  return gardes !== undefined || new URLSearchParams(location.search).has("fictifs");
}

const aTirerAuSort = () => (liensDeLaPage().essais ?? []).length > 0;

const installee = () => matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;

/** Goes on with what this device was asked to keep, where the tab has nothing; the installed app opens on its plan. */
async function reprendreIci(): Promise<void> {
  if (readGarde() === null || quelqueChoseAReprendre() || window.parent !== window) return;
  const repris = await gardeDIci()
    .then((un) => un.reprendreLaGarde())
    .catch(() => false);
  if (repris && location.pathname === "/" && installee()) history.replaceState(null, "", `${RESULTATS}/plan`);
}

const attendreLaMachine = async (voulue: boolean) => {
  if (!seMontreSeule() && (voulue || aTirerAuSort())) await source.ask().catch(source.lose);
};

/** Shows the page of the address, in the place where the server may have written it. */
async function ouvrir(container: HTMLElement): Promise<void> {
  const { ecrite } = container.dataset;
  await reprendreIci();
  // Whoever goes on with something finds it at once; anybody else reads the page while the machine comes, if it does.
  const aReprendre = quelqueChoseAReprendre();
  const aQuestions = location.pathname.startsWith("/simulation");
  await attendreLaMachine(aReprendre || (aQuestions && ecrite === undefined));
  const lues = lecturesDeLaPage(JSON.parse(ecrite ?? "[]") as string[]);
  const pages = (
    <StrictMode>
      <Crash>
        <SessionProvider source={source}>
          <DejaLues value={lues}>
            <BrowserRouter>
              <Suspense>
                <Router />
                <Arrivee />
              </Suspense>
            </BrowserRouter>
          </DejaLues>
        </SessionProvider>
      </Crash>
    </StrictMode>
  );
  // A question as the server wrote it has no answer: it is drawn again for whoever gave one.
  const telle = !aReprendre || !aQuestions || source.reprise()?.vierge === true;
  dessiner(container, pages, ecrite !== undefined && telle);
}

function dessiner(container: HTMLElement, pages: ReactNode, reprise: boolean): void {
  // What somebody kept is out of reach: a page that reads without it stays as it was written, the others say so.
  if (reprise && source.lost() !== undefined) return void reloadFailed(source.lost());
  // Drawn piece by piece, while the page listens.
  startTransition(() => {
    if (reprise) hydrateRoot(container, pages, { onRecoverableError: direLEcart });
    else createRoot(container).render(pages);
  });
}

// An address may name a stored simulation at any time: the machine opens it when it comes.
addEventListener("popstate", () => lireFragment(location.hash) && void source.ask().catch(source.lose));
// Erased while this tab was away, its page is left before it shows.
const partie = !estUnApercu() && suivreLesEffacements();
if (!partie) {
  void checkStyles(source);
  if (!estUnApercu()) demarrerLaMesure();
  void ouvrir(document.getElementById("app")!);
}
