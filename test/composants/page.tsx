import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import "../../ui/cadre/style/main.css";
import { EchantillonDeChamp, EchantillonDeChoix } from "./champs.tsx";
import { enSombre, Jetons } from "./jetons.tsx";
import { EchantillonDActions, Lettres } from "./mots.tsx";
import { EchantillonDeResultats } from "./resultats.tsx";

/** The four faces of a page: each brand, light and dark. */
const FACES = [
  ["Neutre, clair", "", undefined],
  ["Banque, clair", "", "banque"],
  ["Neutre, sombre", "sombre", undefined],
  ["Banque, sombre", "sombre", "banque"],
] as const;

const Face = ({ nom }: { nom: string }) => (
  <>
    <p className="hint">{nom}</p>
    <Jetons />
    <Lettres />
    <EchantillonDActions />
    <EchantillonDeChoix nom={`${nom}-choix`} />
    <EchantillonDeChamp nom={`${nom}-champ`} />
    <EchantillonDeResultats />
  </>
);

createRoot(document.querySelector("main")!).render(
  <MemoryRouter>
    <style>{enSombre}</style>
    {FACES.map(([nom, classe, marque]) => (
      <section
        key={nom}
        className={classe}
        data-marque={marque}
        style={{ background: "var(--page)", color: "var(--text)", padding: 16 }}
      >
        <Face nom={nom} />
      </section>
    ))}
  </MemoryRouter>,
);
