import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { useEnLigne } from "../navigation/en-ligne.ts";
import { Lien } from "../navigation/lien.tsx";
import { useReglages } from "../navigation/reglages.ts";
import { AccesGarde } from "./acces.tsx";
import { Demonstration } from "./demonstration.tsx";
import { useSession, useSessionContext } from "../session/use-session.tsx";

/** Header, banner message and footer around every page; counts navigations for the banner. */
export function Layout() {
  const session = useSession();
  const { message, marque } = useSessionContext();
  const { iframe } = useReglages();
  const demo = useSelector(session, (snapshot) => snapshot.matches({ démonstration: "allumée" }));
  const enLigne = useEnLigne();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    session.send({ type: "NAVIGATED" });
  }, [pathname, session]);
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      {!iframe && (
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
          </nav>
        </header>
      )}
      {demo && <Demonstration />}
      {message && (
        <section className={`banner ${message.kind}`} aria-label="Message">
          <p role="status">{message.text}</p>
          <button type="button" className="link" onClick={() => session.send({ type: "MESSAGE.HIDE" })}>
            Fermer
          </button>
        </section>
      )}
      {!enLigne && (
        <section className="banner warning" aria-label="Connexion">
          <p role="status">
            Vous êtes hors connexion. Vous pouvez continuer à répondre ; ce qui demande le réseau reprendra
            quand il reviendra.
          </p>
        </section>
      )}
      <AccesGarde>
        <Outlet />
      </AccesGarde>
      <footer className="site">
        <p>
          Les résultats sont donnés à titre d’information. Ils n’ont pas de valeur contractuelle : seul
          l’organisme qui verse une aide décide.
        </p>
        {!iframe && (
          <nav aria-label="Pied de page">
            <Lien to="/a-propos">À propos</Lien>
            <Lien to="/ameliorer">Améliorer le simulateur</Lien>
            <Lien to="/liens-utiles">Liens utiles</Lien>
            <Lien to="/accompagnement">Se faire accompagner</Lien>
            <Lien to="/stats">Statistiques</Lien>
            <Lien to="/confidentialite">Vos données</Lien>
            <Lien to="/mentions-legales">Mentions légales</Lien>
            <Lien to="/accessibilite">Accessibilité : non auditée</Lien>
          </nav>
        )}
      </footer>
    </>
  );
}
