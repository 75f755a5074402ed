import { FIRST_STEP } from "../../../machines/journey/screens.ts";
import type { ACompter, GesteDAide } from "../../../machines/pages/statistiques.ts";
import type { SessionActor } from "../../../machines/session/persist.ts";
import type { Annonce } from "../navigation/annonces.ts";
import { compterLaSuite, compterLesAides, compterLesPas } from "./pas.ts";

/** Sends one count by itself, and forgets: no cookie, nothing read, no matter if it is lost. */
function envoyer(quoi: ACompter): void {
  void fetch("/api/v1/statistiques", {
    method: "POST",
    body: JSON.stringify(quoi),
    headers: { "content-type": "application/json" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  }).catch(() => undefined);
}

const envoyerUneAide = (aide: string, geste: GesteDAide) => envoyer({ sorte: "aides", aides: [aide], geste });

const QUESTIONS = /^\/simulation(?:\/|$)/;
const AIDE = /^\/(?:aides|simulation\/resultats)\/([^/]+)$/;

/** What counts what the pages announce, for this site alone (docs/specification.md#statistiques). */
export function statistiques(): (annonce: Annonce) => void {
  let session: SessionActor | undefined;
  const pas = compterLesPas(envoyer);
  let ici = "";
  // A session starts at its first step, wherever one is: nobody is there before a question shows.
  const suivre = () => {
    if (session && QUESTIONS.test(ici)) pas.suivre(session);
    else if (ici === FIRST_STEP) pas.premiere();
  };
  const surUneQuestion = () => (QUESTIONS.test(ici) ? pas : undefined);
  const ouvrir = (chemin: string) => {
    const [, id] = AIDE.exec(chemin) ?? [];
    if (id) envoyerUneAide(decodeURIComponent(id), "ouverte");
    if (chemin.endsWith("/en_savoir_plus")) pas.aide();
  };
  addEventListener("pagehide", () => surUneQuestion()?.sortie());
  addEventListener("pageshow", ({ persisted }) => persisted && surUneQuestion()?.revenue());
  // Toggles do not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.closest(".question")) pas.aide();
    },
    true,
  );
  return (annonce) => {
    if (annonce.type === "session") {
      session = annonce.session;
      suivre();
      compterLesAides(session, envoyer);
    } else if (annonce.type === "refus") pas.refus();
    else if (annonce.type === "demande") envoyerUneAide(annonce.aide, "demandee");
    else if (annonce.type === "suite") compterLaSuite(session, annonce, envoyer);
    else if (annonce.type === "page") {
      ici = annonce.chemin;
      suivre();
      ouvrir(ici);
    }
  };
}
