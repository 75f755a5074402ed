import { createBrowserRouter, Navigate, useParams } from "react-router";
import { FIRST_STEP } from "../machines/journey/path.ts";
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
      { path: "/", lazy: () => import("./pages/accueil.tsx") },
      { path: "/a-propos", lazy: () => import("./pages/a-propos.tsx") },
      { path: "/ameliorer", lazy: () => import("./pages/ameliorer.tsx") },
      { path: "/liens-utiles", lazy: () => import("./pages/liens-utiles.tsx") },
      { path: "/stats", lazy: () => import("./pages/stats.tsx") },
      { path: "/suivi", lazy: () => import("./pages/suivi.tsx") },
      { path: "/accompagnement", lazy: () => import("./pages/accompagnement.tsx") },
      { path: "/accompagnement/:surveyId", lazy: () => import("./pages/accompagnement.tsx") },
      { path: "/redirection", lazy: () => import("./pages/redirection.tsx") },
      { path: "/ameli", lazy: () => import("./pages/ameli.tsx") },
      { path: "/aides", lazy: () => import("./pages/aides.tsx") },
      { path: "/aides/:benefitId", lazy: () => import("./pages/aide.tsx") },
      { path: "/init-ci", element: <Navigate to="/" replace /> },
      {
        path: "/simulation",
        lazy: () => import("./shell/simulation.tsx"),
        children: [
          { index: true, element: <Navigate to={FIRST_STEP} replace /> },
          { path: "individu/:id", Component: FirstQuestionOf },
          { path: "enfants", lazy: () => import("./pages/enfants.tsx") },
          { path: "recapitulatif", lazy: () => import("./pages/recapitulatif.tsx") },
          { path: "ressources/fiscales", lazy: () => import("./pages/ressources-fiscales.tsx") },
          { path: "ressources/patrimoine", lazy: () => import("./pages/patrimoine.tsx") },
          { path: "resultats", lazy: () => import("./pages/resultats.tsx") },
          { path: "resultats/lieux", lazy: () => import("./pages/lieux.tsx") },
          { path: "resultats/attendus", lazy: () => import("./pages/attendus.tsx") },
          { path: "resultats/:droitId/lieux", lazy: () => import("./pages/lieux.tsx") },
          { path: "resultat/inattendu/:id", lazy: () => import("./pages/inattendu.tsx") },
          { path: "resultats/:droitId", lazy: () => import("./pages/droit.tsx") },
          { path: "*", lazy: () => import("./pages/question.tsx") },
        ],
      },
      { path: "*", lazy: () => import("./pages/introuvable.tsx") },
    ],
  },
]);
