import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { router } from "./router.tsx";
import { startSession } from "./session/start.ts";
import { SessionProvider } from "./session/use-session.tsx";
import { Crash } from "./shell/crash.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("#app manquant");

createRoot(root).render(
  <StrictMode>
    <Crash>
      <SessionProvider actor={startSession()}>
        <RouterProvider router={router} />
      </SessionProvider>
    </Crash>
  </StrictMode>,
);
