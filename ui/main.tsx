import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Router } from "./router.tsx";
import { startSession } from "./session/start.ts";
import { SessionProvider } from "./session/use-session.tsx";
import { Crash } from "./shell/crash.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("#app manquant");

createRoot(root).render(
  <StrictMode>
    <Crash>
      <SessionProvider actor={startSession()}>
        <BrowserRouter>
          <Suspense>
            <Router />
          </Suspense>
        </BrowserRouter>
      </SessionProvider>
    </Crash>
  </StrictMode>,
);
