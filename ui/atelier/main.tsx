import { createRoot } from "react-dom/client";
import { identifier } from "./compte/identite.ts";
import { lireReglages } from "./reglages.ts";

const reglages = lireReglages(document.documentElement);
const { passerelle, branche } = reglages;
const arrivee = passerelle && (await identifier({ ...passerelle, branche }));
if (arrivee && arrivee.etat !== "entrée") {
  const { PageDeConnexion } = await import("./compte/connexion.tsx");
  createRoot(document.getElementById("nc-root") ?? document.body).render(
    <PageDeConnexion arrivee={arrivee} />,
  );
} else {
  // What the editor’s library reads of who is logged in stands before it is loaded.
  const { ouvrirLEditeur } = await import("./editeur.tsx");
  ouvrirLEditeur(reglages);
}
