import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Router } from "./router.tsx";
import { startSession } from "./session/start.ts";
import { SessionProvider } from "./session/use-session.tsx";
import { Crash } from "./shell/crash.tsx";
import { checkStyles } from "./shell/styles.ts";

const root = document.getElementById("app");
if (!root) throw new Error("#app manquant");

const session = startSession();
void checkStyles(session);

createRoot(root).render(
  <StrictMode>
    <Crash>
      <SessionProvider actor={session}>
        <BrowserRouter>
          <Suspense>
            <Router />
          </Suspense>
        </BrowserRouter>
      </SessionProvider>
    </Crash>
  </StrictMode>,
);
