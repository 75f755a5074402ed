import { StrictMode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { DejaLues, lecturesDeLaPage } from "./aides/deja-lues.ts";
import { demarrerLaMesure } from "./navigation/mesure.ts";
import { Router } from "./router.tsx";
import { estUnApercu } from "./session/est-un-apercu.ts";
import { startSession } from "./session/start.ts";
import { SessionProvider } from "./session/use-session.tsx";
import { Arrivee, direLEcart } from "./shell/arrivee.ts";
import { Crash } from "./shell/crash.tsx";
import { checkStyles } from "./shell/styles.ts";

const root = document.getElementById("app");
if (!root) throw new Error("#app manquant");

/** Lets the browser paint and listen between two long pieces of work. */
const souffler = () => new Promise((resolve) => setTimeout(resolve));

const container = root;
await souffler();
const apercu = estUnApercu();
const session = apercu ? (await import("./session/apercu.ts")).demarrerApercu() : startSession();
await souffler();
void checkStyles(session);
if (!apercu) demarrerLaMesure();

const { ecrite } = container.dataset;
const lues = lecturesDeLaPage(ecrite === undefined ? [] : (JSON.parse(ecrite) as string[]));
const pages = (
  <StrictMode>
    <Crash>
      <SessionProvider actor={session}>
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
if (ecrite === undefined) createRoot(container).render(pages);
else hydrateRoot(container, pages, { onRecoverableError: (error) => direLEcart(session, error) });
