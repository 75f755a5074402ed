import { enumerer } from "../../../../catalogue/fiches/phrases/phrase.ts";
import { combien, nombreDit } from "../../../../catalogue/fiches/phrases/nombres.ts";
import type { AvisLu } from "../../../../catalogue/results/demarches/avis/lire-avis.ts";
import { ecrireEuros } from "../../../cadre/format/nombres.ts";
import { type FiguresVoulues, type PropsDeLAvis, QUI } from "./cible.ts";
import { SalairesDeLAvis } from "./salaires-de-l-avis.tsx";

interface Props extends Pick<PropsDeLAvis, "de" | "prendre"> {
  avis: AvisLu;
  fermer: (repris: string) => void;
  /** Shows another one. */
  autre: () => void;
}

/** The figures that are asked, by their value. */
const dire = ({ rfr, nbptr }: FiguresVoulues, { revenu, parts }: AvisLu): string =>
  enumerer([...(rfr ? [ecrireEuros(revenu)] : []), ...(nbptr ? [combien(parts, "part")] : [])], "et");

const direLaReprise = (dits: string) => `Repris de l’avis : ${dits}.`;

/** The figures of a notice, before any is taken. */
export function ChiffresLus({ de, avis, prendre, fermer, autre }: Props) {
  const { rfr, nbptr, salaires } = prendre;
  const reprendre = () => {
    rfr?.(avis.revenu);
    nbptr?.(avis.parts);
    fermer(direLaReprise(dire(prendre, avis)));
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
            fermer(direLaReprise(ecrireEuros(montant)));
          }}
        />
      ) : (
        <p>
          <button type="button" className="button" onClick={reprendre}>
            {`Oui, reprendre ${dire(prendre, avis)}`}
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
