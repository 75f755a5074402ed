import { useEffect, useState } from "react";
import type { FoyerOuvert } from "../../machines/guichet/state.ts";
import { fragmentDuFoyer } from "../../machines/guichet/kept.ts";
import { adressePrivee } from "../session/lien-prive.ts";

/** « Ouvrir dans le questionnaire »: a private link, made on this device, that a new tab opens. */
export function OuvrirDansLeQuestionnaire({ foyer }: { foyer: FoyerOuvert }) {
  const { journey } = foyer;
  const [fait, setFait] = useState<{ journey: FoyerOuvert["journey"]; adresse: string }>();
  useEffect(() => {
    let attendu = true;
    fragmentDuFoyer(foyer).then(
      (fragment) => attendu && setFait({ journey, adresse: adressePrivee(fragment) }),
      // Where nothing can be sealed, there is no link.
      () => undefined,
    );
    return () => {
      attendu = false;
    };
  }, [foyer, journey]);
  if (fait?.journey !== journey) return null;
  return (
    <a href={fait.adresse} target="_blank" rel="noopener noreferrer">
      Ouvrir dans le questionnaire<span className="visually-hidden"> (nouvelle fenêtre)</span>
    </a>
  );
}
