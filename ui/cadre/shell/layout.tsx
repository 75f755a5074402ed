import {
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Outlet, useLocation } from "react-router";
import { EnTeteImprime } from "../imprimer/en-tete.tsx";
import { annoncer } from "../navigation/annonces.ts";
import { useEnLigne } from "../navigation/en-ligne.ts";
import { Lien } from "../navigation/lien.tsx";
import { pagesDuPied, pagesDuPiedCourt } from "../navigation/pages-du-site.ts";
import { useReglages } from "./use-reglages.ts";
import { page } from "../navigation/chunk.ts";
import { useVivante } from "../navigation/use-vivante.ts";
import { oublierLOuverture, ouverteParLAdresse } from "../../session/adresse.ts";
import { Facultatif } from "./crash.tsx";
import { Bandeau } from "./message.tsx";
import { useSessionContext, useSessionSource, useSessionValue } from "../../session/use-session.tsx";

const Demonstration = page(() => import("./demonstration.tsx"));
const Acces = page(() => import("./acces.tsx"));
const SansCalcul = page(() => import("./sans-calcul.tsx"));

/** Tells each page, and after the first one that this is a visit. */
function useVisite(pathname: string, actor: ReturnType<typeof useSessionSource>["actor"]): void {
  const last = useRef(pathname);
  useEffect(() => annoncer({ type: "page", chemin: pathname }), [pathname]);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    document.documentElement.dataset["visite"] = "";
    // What the server said of the first page alone: a browser would share that one.
    document.querySelector("[rel=canonical]")?.remove();
  }, [pathname]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Without its machine a session has nothing to say.
    actor()?.send({ type: "NAVIGATED" });
  }, [pathname, actor]);
}

/** Header, banner message and footer around every page; counts navigations for the banner. */
export function Layout() {
  const { actor } = useSessionSource();
  const { iframe } = useReglages();
  const session = useSessionValue();
  // What the server wrote can be read at once; what is pressed or typed waits for its scripts.
  const vivante = useVivante();
  const enLigne = useEnLigne();
  const { pathname } = useLocation();
  useVisite(pathname, actor);
  return (
    <>
      <EnTeteImprime />
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      {!iframe && <EnTete />}
      {session?.démonstration === "allumée" && (
        <Facultatif>
          <Demonstration />
        </Facultatif>
      )}
      {vivante && (session || pathname === "/") && (
        <Facultatif>
          <SansCalcul />
        </Facultatif>
      )}
      <Bandeau />
      {!enLigne && <HorsConnexion />}
      <fieldset className="alive" role="presentation" disabled={!vivante}>
        <AccesGarde>
          <Outlet />
        </AccesGarde>
      </fieldset>
      <PiedDePage iframe={iframe} court={pathname.startsWith("/simulation")} />
    </>
  );
}

const HorsConnexion = () => (
  <section className="banner warning" aria-label="Connexion">
    <p role="status">
      Vous êtes hors connexion. Vous pouvez continuer à répondre ; ce qui demande le réseau reprendra quand il
      reviendra.
    </p>
  </section>
);

/** The page, unless a stored simulation is being opened or was refused (docs/specification.md#acces). */
function AccesGarde({ children }: { children: ReactNode }) {
  const acces = useSessionValue()?.accès ?? "libre";
  const [ouvre, setOuvre] = useState(ouverteParLAdresse);
  useEffect(oublierLOuverture, []);
  if (acces !== "libre" && !ouvre) setOuvre(true);
  const fini = useCallback(() => setOuvre(false), []);
  return ouvre ? (
    <Suspense>
      <Acces fini={fini} />
    </Suspense>
  ) : (
    children
  );
}

/** Name of the product and the pages that one may need at any time. Told apart: an answer does not draw it again. */
const EnTete = memo(function EnTete() {
  const { marque } = useSessionContext();
  return (
    <header className="site">
      <Lien to="/" className="brand">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 4l3.4 8.6L28 16l-8.6 3.4L16 28l-3.4-8.6L4 16l8.6-3.4z" />
        </svg>
        <span>
          Cap Aides
          {marque === "banque" && <small> avec votre banque</small>}
        </span>
      </Lien>
      <nav aria-label="Site">
        <Lien to="/aides">Toutes les aides</Lien>
        <Lien to="/aide-maintenant" className="now">
          Besoin d’aide maintenant
        </Lien>
      </nav>
    </header>
  );
});

/** What the results are worth, and the other pages. Told apart, as the header is. */
const PiedDePage = memo(function PiedDePage({ iframe, court }: { iframe: boolean; court: boolean }) {
  return (
    <footer className="site">
      {!court && (
        <p className="now">
          <Lien to="/aide-maintenant">J’ai besoin d’aide maintenant</Lien> : manger, dormir, se soigner, se
          protéger, parler.
        </p>
      )}
      <p>
        Les résultats sont donnés à titre d’information. Ils n’ont pas de valeur contractuelle : seul
        l’organisme qui verse une aide décide.
      </p>
      {!iframe && (
        <nav aria-label="Pied de page">
          {(court ? pagesDuPiedCourt : pagesDuPied).map(([chemin, nom]) => (
            <Lien key={chemin} to={chemin}>
              {nom}
            </Lien>
          ))}
        </nav>
      )}
    </footer>
  );
});
