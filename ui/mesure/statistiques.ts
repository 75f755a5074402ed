import type { ACompter } from "../../machines/pages/statistiques.ts";
import type { Annonce } from "../navigation/annonces.ts";
import { compterLesAides, compterLesPas } from "./pas.ts";

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

const AIDE = /^\/(?:aides|simulation\/resultats)\/([^/]+)$/;

/** What counts what the pages announce, for this site alone (docs/specification.md#statistiques). */
export function statistiques(): (annonce: Annonce) => void {
  let pas: ReturnType<typeof compterLesPas> | undefined;
  const ouvrir = (chemin: string) => {
    const [, id] = AIDE.exec(chemin) ?? [];
    if (id) envoyer({ sorte: "aides", aides: [decodeURIComponent(id)], geste: "ouverte" });
    if (chemin.endsWith("/en_savoir_plus")) pas?.aide();
  };
  addEventListener("pagehide", () => pas?.sortie());
  // Toggles do not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.closest(".question")) pas?.aide();
    },
    true,
  );
  return (annonce) => {
    if (annonce.type === "session") {
      pas = compterLesPas(annonce.session, envoyer);
      compterLesAides(annonce.session, envoyer);
    } else if (annonce.type === "refus") pas?.refus();
    else if (annonce.type === "demande")
      envoyer({ sorte: "aides", aides: [annonce.aide], geste: "demandee" });
    else if (annonce.type === "page") ouvrir(annonce.chemin);
  };
}
