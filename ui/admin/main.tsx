import { createRoot } from "react-dom/client";
import { identifier } from "./compte/identite.ts";
import { Ferme } from "./ferme.tsx";
import { backendDe, lireReglages } from "./reglages.ts";

const reglages = lireReglages(document.documentElement);
const backend = reglages && backendDe(reglages);
const racine = document.getElementById("nc-root") ?? document.body;

if (!backend) {
  createRoot(racine).render(<Ferme />);
} else {
  const passerelle = backend.name === "git-gateway" ? reglages.passerelle : undefined;
  const arrivee = passerelle && (await identifier(passerelle));
  if (arrivee && arrivee.etat !== "entrée") {
    const { PageDeConnexion } = await import("./compte/connexion.tsx");
    createRoot(racine).render(<PageDeConnexion arrivee={arrivee} />);
  } else {
    // What the editor’s library reads of who is logged in stands before it is loaded.
    const { ouvrirLEditeur } = await import("./editeur.tsx");
    ouvrirLEditeur(backend);
  }
}
