import type { ComponentType } from "react";
import { Route, Routes, useParams } from "react-router";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { ditsDeLaPage, type PagePattern, pagePatterns } from "../../machines/pages/pages.ts";
import { page } from "../cadre/navigation/chunk.ts";
import { Renvoyer } from "../cadre/navigation/lien.tsx";
import { isResultsPage } from "../session/adresses-du-parcours.ts";
import { Layout } from "../cadre/shell/layout.tsx";
import type { VueDePage } from "./vues-ecrites.ts";
import { type Renvoi, vues } from "./vues.ts";

const SIMULATION = "/simulation";
const introuvable: VueDePage = () => import("../cadre/shell/introuvable.tsx");

function FirstQuestionOf() {
  const { id } = useParams();
  return <Renvoyer to={`/simulation/individu/${id}/date_naissance`} />;
}

const renvois: Readonly<Record<Renvoi, ComponentType>> = {
  "/init-ci": () => <Renvoyer to="/" />,
  "/simulation/individu/:id": FirstQuestionOf,
};

const estUnRenvoi = (pattern: PagePattern): pattern is Renvoi => pattern in renvois;

/** Every page comes in a chunk of its own, the one before stays meanwhile; a view of several addresses is one component. */
const venues = new Map<(typeof vues)[keyof typeof vues], ComponentType>();
function componentDe(pattern: PagePattern): ComponentType {
  if (estUnRenvoi(pattern)) return renvois[pattern];
  const vue = vues[pattern] ?? introuvable;
  const venue = venues.get(vue) ?? page(vue);
  venues.set(vue, venue);
  return venue;
}

const routeDe = (pattern: PagePattern) => (
  <Route key={pattern} path={pattern} Component={componentDe(pattern)} />
);

const encadrees = pagePatterns.filter(
  (pattern) => pattern.startsWith(`${SIMULATION}/`) && !ditsDeLaPage(pattern).sansCadre,
);
const desResultats = encadrees.filter(isResultsPage);
const desQuestions = encadrees.filter((pattern) => !isResultsPage(pattern));
const libres = pagePatterns.filter((pattern) => pattern !== SIMULATION && !encadrees.includes(pattern));

const Simulation = page(vues[SIMULATION]);
const Introuvable = page(introuvable);
const CadreDesResultats = page(() => import("../cadre/shell/cadre-des-resultats.tsx"));
const [routesLibres, routesDesQuestions, routesDesResultats] = [libres, desQuestions, desResultats].map(
  (patterns) => patterns.map(routeDe),
);

/** Routes of docs/specification.md#pages. */
export const Router = () => (
  <Routes>
    <Route Component={Layout}>
      {routesLibres}
      <Route path={SIMULATION} Component={Simulation}>
        <Route index element={<Renvoyer to={FIRST_STEP} />} />
        {routesDesQuestions}
      </Route>
      <Route Component={CadreDesResultats}>{routesDesResultats}</Route>
      <Route path="*" Component={Introuvable} />
    </Route>
  </Routes>
);
