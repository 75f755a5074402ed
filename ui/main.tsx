import { startTransition, StrictMode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { isBlank } from "../machines/journey/start.ts";
import { DejaLues, lecturesDeLaPage } from "./aides/deja-lues.ts";
import { reloadFailed, script } from "./navigation/chunk.ts";
import { demarrerLaMesure } from "./navigation/mesure.ts";
import { souffler } from "./navigation/souffler.ts";
import { Router } from "./router.tsx";
import { lireFragment } from "./session/adresse.ts";
import { departDeLaPage } from "./session/depart.ts";
import { estUnApercu } from "./session/est-un-apercu.ts";
import { sessionSource } from "./session/source.ts";
import { keepsNothing } from "./session/storage.ts";
import { SessionProvider } from "./session/use-session.tsx";
import { Arrivee, direLEcart } from "./shell/arrivee.ts";
import { Crash } from "./shell/crash.tsx";
import { checkStyles } from "./shell/styles.ts";

const root = document.getElementById("app");
if (!root) throw new Error("#app manquant");

const container = root;
const { ecrite } = container.dataset;
const apercu = estUnApercu();

/** Loads what runs the session, and starts it. */
async function demarrer() {
  if (apercu) return (await import("./session/apercu.ts")).demarrerApercu();
  await import("../machines/journey/journey.ts");
  await souffler();
  const { startSession } = await import("./session/start.ts");
  await souffler();
  return startSession();
}

const source = sessionSource(departDeLaPage(), () => script(demarrer));
await souffler();
// Whoever goes on with something finds it at once; anybody else reads the page while the machine comes.
const neuve = ecrite !== undefined && !apercu && keepsNothing() && !lireFragment(location.hash);
if (!neuve) await source.ask().catch(source.lose);
await souffler();
void checkStyles(source);
if (!apercu) demarrerLaMesure();

const lues = lecturesDeLaPage(ecrite === undefined ? [] : (JSON.parse(ecrite) as string[]));
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
/** Started, with no answer yet. */
const sansReponse = () => {
  const journey = source.actor()?.getSnapshot().children.journey?.getSnapshot();
  return journey !== undefined && isBlank(journey.context);
};
// A question as the server wrote it has no answer: it is drawn again for whoever gave one.
const reprise =
  neuve || (ecrite !== undefined && (!location.pathname.startsWith("/simulation") || sansReponse()));
// What somebody kept is out of reach: a page that reads without it stays as it was written, the others say so.
if (reprise && source.lost() !== undefined) reloadFailed(source.lost());
else
  // Drawn piece by piece, while the page listens.
  startTransition(() => {
    if (reprise) hydrateRoot(container, pages, { onRecoverableError: direLEcart });
    else createRoot(container).render(pages);
  });
