import { useState } from "react";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { ecrireJour } from "../../../catalogue/fiches/phrases/jours.ts";
import { PageLue } from "../aides/navigation.tsx";
import { appelerJson } from "../appeler.ts";
import type { BaremeLu } from "./chiffres.ts";
import { FormulaireDuBareme } from "./formulaire.tsx";

const lireLesBaremes = () => appelerJson<BaremeLu[]>("/api/editer/baremes");

/** The scales of the law, those that are late first; and a new one, from its text. */
export function PageDesBaremes() {
  const [choisi, setChoisi] = useState<BaremeLu>();
  const [dit, setDit] = useState<string>();
  return (
    <PageLue ici="baremes" lire={lireLesBaremes}>
      {(lu) =>
        choisi ? (
          <FormulaireDuBareme
            bareme={choisi}
            onRevenir={() => setChoisi(undefined)}
            onEnregistre={(titre) => {
              setChoisi(undefined);
              setDit(
                `Le brouillon « ${titre} » est enregistré. Il s’approuve et se publie dans « Toutes les aides ».`,
              );
            }}
          />
        ) : (
          <>
            {dit && <p role="status">{dit}</p>}
            <ul className="lignes-du-lot">
              {lu.map((bareme) => (
                <UnBareme key={bareme.nom} bareme={bareme} onChoisir={() => setChoisi(bareme)} />
              ))}
            </ul>
          </>
        )
      }
    </PageLue>
  );
}

function UnBareme({ bareme, onChoisir }: { bareme: BaremeLu; onChoisir: () => void }) {
  const { nom, texte, depuis, attendu, chiffres } = bareme;
  return (
    <li className="card">
      <h2>
        {majuscule(nom)} {attendu && <span className="mot">en retard</span>}
      </h2>
      <p className="hint">
        {[
          `${chiffres.length === 1 ? "1 chiffre" : `${chiffres.length} chiffres`}, depuis le ${ecrireJour(depuis)}`,
          ...(attendu ? [`Attendu le ${ecrireJour(attendu)}`] : []),
          texte,
        ].join(". ")}
      </p>
      <p>
        <button type="button" className="button secondary" onClick={onChoisir}>
          Entrer un nouveau barème<span className="visually-hidden"> : {nom}</span>
        </button>
      </p>
    </li>
  );
}
