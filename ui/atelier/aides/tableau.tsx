import { useEffect, useMemo, useState } from "react";
import { type LexiqueDesAides, moteurDesAides } from "../../aides/index-aides.ts";
import { appelerJson } from "../appeler.ts";
import { Filtrer } from "./filtrer.tsx";
import { filtrerLeTableau, type FiltresDuTableau, SANS_FILTRE } from "./filtres.ts";
import { ListeDAides } from "./liste.tsx";
import type { AidesLues } from "./lire.ts";

/** How people call aids; names alone are searched until it is there. */
function useMotsDesAides(): LexiqueDesAides | undefined {
  const [mots, setMots] = useState<LexiqueDesAides>();
  useEffect(() => {
    appelerJson<LexiqueDesAides>("/api/aides-mots").then(setMots, () => undefined);
  }, []);
  return mots;
}

/** What is done with the aids that are chosen. */
interface GestesSurLesChoisies {
  /** Those that no sheet holds. */
  horsFeuille: number;
  onChanger: () => void;
  onExporter: () => void;
}

interface Props extends GestesSurLesChoisies {
  lues: AidesLues;
  choisies: ReadonlySet<string>;
  onChoisies: (ids: ReadonlySet<string>) => void;
}

/** The aids, narrowed; what is done with those that are chosen. */
export function Tableau({ lues, choisies, onChoisies, ...gestes }: Props) {
  const [texte, setTexte] = useState("");
  const [filtres, setFiltres] = useState<FiltresDuTableau>(SANS_FILTRE);
  const mots = useMotsDesAides();
  const moteur = useMemo(() => moteurDesAides(lues.aides, mots), [lues, mots]);
  const gardees = useMemo(
    () => filtrerLeTableau(moteur.chercher(texte.trim()).items, filtres),
    [moteur, texte, filtres],
  );
  const choisir = (ids: readonly string[], oui: boolean) => {
    const suivantes = new Set(choisies);
    for (const id of ids)
      if (oui) suivantes.add(id);
      else suivantes.delete(id);
    onChoisies(suivantes);
  };
  return (
    <>
      <Filtrer
        lignes={lues.aides}
        gardees={gardees}
        texte={texte}
        filtres={filtres}
        onTexte={setTexte}
        onFiltres={setFiltres}
      />
      <p role="status">
        {gardees.length === 1 ? "1 aide" : `${gardees.length} aides`} sur {lues.aides.length}
      </p>
      <ListeDAides
        key={JSON.stringify([texte, filtres])}
        lignes={gardees}
        choisies={choisies}
        onChoisir={choisir}
      />
      {choisies.size > 0 && (
        <Barre combien={choisies.size} onVider={() => onChoisies(new Set())} {...gestes} />
      )}
    </>
  );
}

function Barre({
  combien,
  horsFeuille,
  onVider,
  onChanger,
  onExporter,
}: GestesSurLesChoisies & { combien: number; onVider: () => void }) {
  return (
    <section className="barre" aria-label="Aides choisies">
      <p>{combien === 1 ? "1 aide choisie" : `${combien} aides choisies`}</p>
      <button type="button" className="button secondary" onClick={onExporter}>
        Exporter en feuille
      </button>
      <button type="button" className="button secondary" onClick={onChanger}>
        Changer un champ
      </button>
      <button type="button" className="link" onClick={onVider}>
        Ne plus choisir
      </button>
      {horsFeuille > 0 && (
        <p className="hint">
          {horsFeuille} de ces aides (APA, FSL, covoiturage) ont leurs propres champs : elles s’ouvrent une
          par une.
        </p>
      )}
    </section>
  );
}
