import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "../cadre/style/main.css";
import "./pages.css";
import { identifier } from "./compte/identite.ts";
import { PageDeConnexion } from "./compte/connexion.tsx";
import { lireReglages } from "./reglages.ts";

/** Shows a page of ours beside the editor: to somebody who may edit, else the page where one logs in. */
export async function montrerAuxEditeurs(contenu: ReactNode): Promise<void> {
  const page = document.getElementById("app");
  if (!page) return;
  const { passerelle, branche } = lireReglages(document.documentElement);
  const arrivee = passerelle && (await identifier({ ...passerelle, branche }));
  createRoot(page).render(
    arrivee && arrivee.etat !== "entrée" ? <PageDeConnexion arrivee={arrivee} /> : contenu,
  );
}
