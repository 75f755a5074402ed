import { Navigate, Route, Routes, useParams } from "react-router";
import { FIRST_STEP } from "../machines/journey/path.ts";
import { tousLesMots } from "../machines/questions/mots.ts";
import { page } from "./navigation/chunk.ts";
import { pagesEcrites } from "./pages-ecrites.ts";
import { Layout } from "./shell/layout.tsx";

const Accueil = page(pagesEcrites["/"]);
const APropos = page(pagesEcrites["/a-propos"]);
const Ameliorer = page(pagesEcrites["/ameliorer"]);
const Contribuer = page(pagesEcrites["/contribuer"]);
const Tache = page(pagesEcrites["/contribuer/taches/:nom"]);
const Proposer = page(() => import("./pages/proposer.tsx"));
const Signaler = page(() => import("./pages/signaler.tsx"));
const LiensUtiles = page(pagesEcrites["/liens-utiles"]);
const Stats = page(() => import("./pages/stats.tsx"));
const Confidentialite = page(pagesEcrites["/confidentialite"]);
const MentionsLegales = page(pagesEcrites["/mentions-legales"]);
const Accessibilite = page(pagesEcrites["/accessibilite"]);
const PlanDuSite = page(pagesEcrites["/plan-du-site"]);
const Suivi = page(() => import("./pages/suivi.tsx"));
const Accompagnement = page(() => import("./pages/accompagnement.tsx"));
const Redirection = page(() => import("./pages/redirection.tsx"));
const Ameli = page(() => import("./pages/ameli.tsx"));
const Aides = page(pagesEcrites["/aides"]);
const Aide = page(pagesEcrites["/aides/:benefitId"]);
const AideMaintenant = page(pagesEcrites["/aide-maintenant"]);
const Institution = page(pagesEcrites["/institutions/:institutionId"]);
const Introuvable = page(() => import("./pages/introuvable.tsx"));
const Simulation = page(() => import("./shell/simulation.tsx"));
const Etape = page(() => import("./pages/etape.tsx"));
const RessourcesFiscales = page(() => import("./pages/ressources-fiscales.tsx"));
const Patrimoine = page(() => import("./pages/patrimoine.tsx"));
const Recapitulatif = page(() => import("./pages/recapitulatif.tsx"), tousLesMots);
const Resultats = page(() => import("./pages/resultats.tsx"));
const Droit = page(() => import("./pages/droit.tsx"));
const Reprendre = page(() => import("./pages/reprendre.tsx"), tousLesMots);
const Lieux = page(() => import("./pages/lieux.tsx"), tousLesMots);
const Attendus = page(() => import("./pages/attendus.tsx"));
const EtSi = page(() => import("./pages/et-si.tsx"));
const Inspecteur = page(() => import("./pages/inspecteur.tsx"), tousLesMots);
const Guichet = page(() => import("./pages/guichet.tsx"), tousLesMots);
const Echelon = page(() => import("./pages/echelon.tsx"), tousLesMots);
const Inattendu = page(() => import("./pages/inattendu.tsx"));

function FirstQuestionOf() {
  const { id } = useParams();
  return <Navigate to={`/simulation/individu/${id}/date_naissance`} replace />;
}

/** Routes of docs/specification.md#pages; every page comes in a chunk of its own, the one before stays meanwhile. */
export function Router() {
  return (
    <Routes>
      <Route Component={Layout}>
        <Route path="/" Component={Accueil} />
        <Route path="/a-propos" Component={APropos} />
        <Route path="/ameliorer" Component={Ameliorer} />
        <Route path="/contribuer" Component={Contribuer} />
        <Route path="/contribuer/taches/:nom" Component={Tache} />
        <Route path="/contribuer/proposer" Component={Proposer} />
        <Route path="/contribuer/signaler" Component={Signaler} />
        <Route path="/liens-utiles" Component={LiensUtiles} />
        <Route path="/stats" Component={Stats} />
        <Route path="/confidentialite" Component={Confidentialite} />
        <Route path="/mentions-legales" Component={MentionsLegales} />
        <Route path="/accessibilite" Component={Accessibilite} />
        <Route path="/plan-du-site" Component={PlanDuSite} />
        <Route path="/suivi" Component={Suivi} />
        <Route path="/accompagnement" Component={Accompagnement} />
        <Route path="/accompagnement/:surveyId" Component={Accompagnement} />
        <Route path="/redirection" Component={Redirection} />
        <Route path="/ameli" Component={Ameli} />
        <Route path="/aides" Component={Aides} />
        <Route path="/aides/:benefitId" Component={Aide} />
        <Route path="/aide-maintenant" Component={AideMaintenant} />
        <Route path="/institutions/:institutionId" Component={Institution} />
        <Route path="/inspecteur" Component={Inspecteur} />
        <Route path="/guichet" Component={Guichet} />
        <Route path="/init-ci" element={<Navigate to="/" replace />} />
        <Route path="/simulation/reprendre" Component={Reprendre} />
        <Route path="/simulation/individu/:id/bourse_criteres_sociaux_echelon" Component={Echelon} />
        <Route path="/simulation" Component={Simulation}>
          <Route index element={<Navigate to={FIRST_STEP} replace />} />
          <Route path="individu/:id" Component={FirstQuestionOf} />
          <Route path="enfants" Component={Etape} />
          <Route path="recapitulatif" Component={Recapitulatif} />
          <Route path="ressources/fiscales" Component={RessourcesFiscales} />
          <Route path="ressources/patrimoine" Component={Patrimoine} />
          <Route path="resultats" Component={Resultats} />
          <Route path="resultats/lieux" Component={Lieux} />
          <Route path="resultats/attendus" Component={Attendus} />
          <Route path="resultats/et-si" Component={EtSi} />
          <Route path="resultats/:droitId/lieux" Component={Lieux} />
          <Route path="resultat/inattendu/:id" Component={Inattendu} />
          <Route path="resultats/:droitId" Component={Droit} />
          <Route path="*" Component={Etape} />
        </Route>
        <Route path="*" Component={Introuvable} />
      </Route>
    </Routes>
  );
}
