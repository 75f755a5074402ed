import { useState } from "react";
import type { DemandeARemplir } from "../../../../catalogue/results/demarches/demandes/formulaires.ts";
import { useJourney } from "../../../session/use-journey.ts";
import { type LigneDeFormulaire, remplirLeFormulaire } from "./lignes.ts";
import { prendre } from "./prendre.ts";

/** What the answers already say, in the order of the form, each with a button that copies it. */
export function FicheACopier({ formulaire }: { formulaire: DemandeARemplir }) {
  const { parcours } = useJourney();
  const [dit, setDit] = useState("");
  return (
    <>
      <p className="help">
        Gardez cette page ouverte à côté de {formulaire.nom} : vos réponses y sont dans l’ordre{" "}
        {formulaire.dansLOrdreDesEcrans ? "de ses écrans" : "où l’on les demande d’ordinaire"}.
      </p>
      <p role="status" className="hint">
        {dit}
      </p>
      <Demandes titre="On vous demandera d’abord" quoi={formulaire.dAbord} />
      <div className="copy-sheet">
        {remplirLeFormulaire(parcours, formulaire).map(({ titre, lignes }, rang) => (
          // Two children may bear one name.
          <section key={`${rang} ${titre}`} className="card">
            <h2>{titre}</h2>
            <Lignes
              lignes={lignes}
              prendre={(mots, copie) => void prendre(copie, `Copié\u00a0: ${mots}.`).then(setDit)}
            />
          </section>
        ))}
      </div>
      <Demandes titre="On vous demandera aussi" quoi={formulaire.aussi} />
    </>
  );
}

/** What the form asks and the answers do not say. */
const Demandes = ({ titre, quoi }: { titre: string; quoi: readonly string[] | undefined }) =>
  quoi && (
    <section>
      <h2>{titre}</h2>
      <ul>
        {quoi.map((un) => (
          <li key={un}>{un}</li>
        ))}
      </ul>
    </section>
  );

interface PropsDesLignes {
  lignes: readonly LigneDeFormulaire[];
  prendre: (mots: string, copie: string) => void;
}

const Lignes = ({ lignes, prendre }: PropsDesLignes) => (
  <dl className="answers">
    {lignes.map(({ mots, valeur, copie }) => (
      <div key={mots} className={copie === undefined ? "ticked" : undefined}>
        <dt>{mots}</dt>
        <dd>{valeur}</dd>
        {copie !== undefined && (
          <dd className="no-print">
            <button type="button" className="link" onClick={() => prendre(mots, copie)}>
              Copier<span className="visually-hidden"> : {mots}</span>
            </button>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
