import { createBrowserRouter, Navigate, useParams } from "react-router";
import { FIRST_STEP } from "../machines/journey/path.ts";
import { chunk } from "./navigation/chunk.ts";
import { RouteError } from "./shell/crash.tsx";
import { Layout } from "./shell/layout.tsx";

function FirstQuestionOf() {
  const { id } = useParams();
  return <Navigate to={`/simulation/individu/${id}/date_naissance`} replace />;
}

/** Routes of simulator.md §2; every page comes in a chunk of its own. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { path: "/", lazy: () => chunk(() => import("./pages/accueil.tsx")) },
      { path: "/a-propos", lazy: () => chunk(() => import("./pages/a-propos.tsx")) },
      { path: "/ameliorer", lazy: () => chunk(() => import("./pages/ameliorer.tsx")) },
      { path: "/liens-utiles", lazy: () => chunk(() => import("./pages/liens-utiles.tsx")) },
      { path: "/stats", lazy: () => chunk(() => import("./pages/stats.tsx")) },
      { path: "/suivi", lazy: () => chunk(() => import("./pages/suivi.tsx")) },
      { path: "/accompagnement", lazy: () => chunk(() => import("./pages/accompagnement.tsx")) },
      { path: "/accompagnement/:surveyId", lazy: () => chunk(() => import("./pages/accompagnement.tsx")) },
      { path: "/redirection", lazy: () => chunk(() => import("./pages/redirection.tsx")) },
      { path: "/ameli", lazy: () => chunk(() => import("./pages/ameli.tsx")) },
      { path: "/aides", lazy: () => chunk(() => import("./pages/aides.tsx")) },
      { path: "/aides/:benefitId", lazy: () => chunk(() => import("./pages/aide.tsx")) },
      { path: "/init-ci", element: <Navigate to="/" replace /> },
      {
        path: "/simulation",
        lazy: () => chunk(() => import("./shell/simulation.tsx")),
        children: [
          { index: true, element: <Navigate to={FIRST_STEP} replace /> },
          { path: "individu/:id", Component: FirstQuestionOf },
          { path: "enfants", lazy: () => chunk(() => import("./pages/enfants.tsx")) },
          { path: "recapitulatif", lazy: () => chunk(() => import("./pages/recapitulatif.tsx")) },
          { path: "ressources/fiscales", lazy: () => chunk(() => import("./pages/ressources-fiscales.tsx")) },
          { path: "ressources/patrimoine", lazy: () => chunk(() => import("./pages/patrimoine.tsx")) },
          { path: "resultats", lazy: () => chunk(() => import("./pages/resultats.tsx")) },
          { path: "resultats/lieux", lazy: () => chunk(() => import("./pages/lieux.tsx")) },
          { path: "resultats/attendus", lazy: () => chunk(() => import("./pages/attendus.tsx")) },
          { path: "resultats/:droitId/lieux", lazy: () => chunk(() => import("./pages/lieux.tsx")) },
          { path: "resultat/inattendu/:id", lazy: () => chunk(() => import("./pages/inattendu.tsx")) },
          { path: "resultats/:droitId", lazy: () => chunk(() => import("./pages/droit.tsx")) },
          { path: "*", lazy: () => chunk(() => import("./pages/question.tsx")) },
        ],
      },
      { path: "*", lazy: () => chunk(() => import("./pages/introuvable.tsx")) },
    ],
  },
]);
