import { nombreDit } from "../../../../catalogue/fiches/phrases/nombres.ts";
import type { AvisLu } from "../../../../catalogue/results/demarches/avis/lire-avis.ts";
import { ecrireEuros } from "../../../cadre/format/nombres.ts";
import { type FiguresVoulues, type PropsDeLAvis, QUI } from "./cible.ts";
import { SalairesDeLAvis } from "./salaires-de-l-avis.tsx";

interface Props extends Pick<PropsDeLAvis, "de" | "prendre"> {
  avis: AvisLu;
  fermer: () => void;
  /** Shows another one. */
  autre: () => void;
}

/** What taking is called: the figures that are asked, by their value. */
function direLaReprise({ rfr, nbptr }: FiguresVoulues, { revenu, parts }: AvisLu): string {
  const dits = [rfr && ecrireEuros(revenu), nbptr && `${nombreDit(parts)} part${parts >= 2 ? "s" : ""}`];
  return `Oui, reprendre ${dits.filter(Boolean).join(" et ")}`;
}

/** The figures of a notice, before any is taken. */
export function ChiffresLus({ de, avis, prendre, fermer, autre }: Props) {
  const { rfr, nbptr, salaires } = prendre;
  const reprendre = () => {
    rfr?.(avis.revenu);
    nbptr?.(avis.parts);
    fermer();
  };
  return (
    <>
      <dl className="answers">
        <Chiffre nom="Revenus de l’année" valeur={String(avis.annee)} />
        <Chiffre nom="Revenu fiscal de référence" valeur={ecrireEuros(avis.revenu)} />
        <Chiffre nom="Parts" valeur={nombreDit(avis.parts)} />
        <Chiffre nom="Déclarants" valeur={String(avis.declarants)} />
      </dl>
      <p role="status">Signature vérifiée. {QUI[de].confirmation}</p>
      {salaires ? (
        <SalairesDeLAvis
          avis={avis}
          prendre={(montant) => {
            salaires(montant);
            fermer();
          }}
        />
      ) : (
        <p>
          <button type="button" className="button" onClick={reprendre}>
            {direLaReprise(prendre, avis)}
          </button>
        </p>
      )}
      <p>
        <button type="button" className="link" onClick={autre}>
          Non, en montrer un autre
        </button>
      </p>
    </>
  );
}

const Chiffre = ({ nom, valeur }: { nom: string; valeur: string }) => (
  <div>
    <dt>{nom}</dt>
    <dd>{valeur}</dd>
  </div>
);
