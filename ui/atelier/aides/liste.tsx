import { Suivantes } from "./suivantes.tsx";
import { useState } from "react";
import { champsQuiManquent } from "../../../catalogue/atelier/apercu/manques.ts";
import { ecrireJour } from "../../../catalogue/fiches/phrases/jours.ts";
import { montantAffiche } from "../../aides/carte.tsx";
import { adresseDuFormulaire, type AideDeLaTable } from "./lire.ts";

/** Aids shown at first, and each time more are asked for. */
const PAGE = 50;

interface Props {
  lignes: readonly AideDeLaTable[];
  choisies: ReadonlySet<string>;
  onChoisir: (ids: readonly string[], oui: boolean) => void;
}

/** The aids that were found; each opens its form, and may be chosen with others. */
export function ListeDAides({ lignes, choisies, onChoisir }: Props) {
  const [montrees, setMontrees] = useState(PAGE);
  const ids = lignes.map(({ id }) => id);
  const toutes = ids.length > 0 && ids.every((id) => choisies.has(id));
  return (
    <>
      <label className="tout-choisir">
        <input type="checkbox" checked={toutes} onChange={() => onChoisir(ids, !toutes)} />
        <span>Choisir toutes celles qui sont trouvées</span>
      </label>
      <ul className="tableau" aria-label="Aides trouvées">
        {lignes.slice(0, montrees).map((ligne) => (
          <UneLigne
            key={ligne.id}
            ligne={ligne}
            choisie={choisies.has(ligne.id)}
            onChoisir={(oui) => onChoisir([ligne.id], oui)}
          />
        ))}
      </ul>
      <Suivantes restent={montrees < lignes.length} onMontrer={() => setMontrees(montrees + PAGE)} />
    </>
  );
}

const etatsDits = ({ terminee, nonServie, morts, aRelire, verifieLe }: AideDeLaTable): string[] => [
  ...(terminee ? ["finie"] : []),
  ...(nonServie ? [nonServie] : []),
  ...(morts.length > 0 ? [morts.length === 1 ? "un lien mort" : `${morts.length} liens morts`] : []),
  ...(aRelire ? [verifieLe ? `relue le ${ecrireJour(verifieLe)}` : "jamais relue"] : []),
];

interface PropsDeLigne {
  ligne: AideDeLaTable;
  choisie: boolean;
  onChoisir: (oui: boolean) => void;
}

function UneLigne({ ligne, choisie, onChoisir }: PropsDeLigne) {
  const { label, institution, lieux, manque } = ligne;
  const montant = montantAffiche(ligne);
  return (
    <li>
      <input
        type="checkbox"
        aria-label={`Choisir ${label}`}
        checked={choisie}
        onChange={(event) => onChoisir(event.target.checked)}
      />
      <p>
        <a href={adresseDuFormulaire(ligne)}>{label}</a>
        <br />
        <span className="hint">{[institution, lieux[0]].filter(Boolean).join(", ")}</span>
      </p>
      <p>{montant}</p>
      <p className="manque">
        {etatsDits(ligne).map((mots) => (
          <span key={mots}>
            <span className="mot">{mots}</span>{" "}
          </span>
        ))}
        {manque.length > 0 && (
          <span>Manque : {manque.map((champ) => champsQuiManquent[champ].toLowerCase()).join(", ")}</span>
        )}
      </p>
    </li>
  );
}
