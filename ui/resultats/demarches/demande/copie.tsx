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
        Gardez cette page ouverte à côté de {formulaire.nom} : vos réponses y sont dans l’ordre où l’on les
        demande d’ordinaire.
      </p>
      <p role="status" className="hint">
        {dit}
      </p>
      {remplirLeFormulaire(parcours, formulaire).map(({ titre, lignes }) => (
        <section key={titre} className="card">
          <h2>{titre}</h2>
          <Lignes
            lignes={lignes}
            prendre={({ mots, copie }) => void prendre(copie, `Copié\u00a0: ${mots}.`).then(setDit)}
          />
        </section>
      ))}
      <section>
        <h2>On vous demandera aussi</h2>
        <ul>
          {formulaire.aussi.map((un) => (
            <li key={un}>{un}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface PropsDesLignes {
  lignes: readonly LigneDeFormulaire[];
  prendre: (ligne: LigneDeFormulaire) => void;
}

const Lignes = ({ lignes, prendre }: PropsDesLignes) => (
  <dl className="answers">
    {lignes.map((ligne) => (
      <div key={ligne.mots}>
        <dt>{ligne.mots}</dt>
        <dd>{ligne.valeur}</dd>
        <dd className="no-print">
          <button type="button" className="link" onClick={() => prendre(ligne)}>
            Copier<span className="visually-hidden"> : {ligne.mots}</span>
          </button>
        </dd>
      </div>
    ))}
  </dl>
);
