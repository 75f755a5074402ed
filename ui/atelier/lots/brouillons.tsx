import { useEffect, useState } from "react";
import { EchecDeLecture } from "../echec.tsx";
import {
  changerDEtape,
  etapesDUnLot,
  type Etape,
  type Lot,
  lireLesLots,
  publierLeLot,
  renoncerAuLot,
} from "./depot.ts";
import { estUnBareme, titreDuLot } from "./titres.ts";

interface Props {
  onRevoir: (lot: Lot) => void;
  onChange: (dit: string) => void;
}

/** The drafts of several aids: seen, taken up again, published or given up. */
export function Brouillons({ onRevoir, onChange }: Props) {
  const [lots, setLots] = useState<readonly Lot[]>();
  const [echec, setEchec] = useState<string>();
  const [part, setPart] = useState(false);
  useEffect(() => {
    let actuel = true;
    lireLesLots().then(
      (lus) => actuel && setLots(lus),
      (erreur: unknown) => actuel && setEchec((erreur as Error).message),
    );
    return () => {
      actuel = false;
    };
  }, []);
  const faire = async (geste: () => Promise<void>, fait: string) => {
    setEchec(undefined);
    setPart(true);
    await geste().then(
      () => onChange(fait),
      (erreur: unknown) => setEchec((erreur as Error).message),
    );
    setPart(false);
  };
  return (
    <section aria-label="Brouillons de plusieurs aides">
      <EchecDeLecture dit={echec} />
      {lots && lots.length > 0 && (
        <>
          <h2>Brouillons de plusieurs aides</h2>
          <ul className="lignes-du-lot">
            {lots.map((lot) => (
              <UnBrouillon
                key={lot.slug}
                lot={lot}
                part={part}
                faire={faire}
                onRevoir={() => onRevoir(lot)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function combienDedans({ slug, fichiers: { length } }: Lot): string {
  if (estUnBareme(slug)) return "Des chiffres de la loi";
  return length === 1 ? "1 aide" : `${length} aides`;
}

interface PropsDUn {
  lot: Lot;
  part: boolean;
  faire: (geste: () => Promise<void>, fait: string) => Promise<void>;
  onRevoir: () => void;
}

function UnBrouillon({ lot, part, faire, onRevoir }: PropsDUn) {
  const [sur, setSur] = useState(false);
  const titre = titreDuLot(lot.slug);
  const passerA = (etape: Etape) =>
    void faire(() => changerDEtape(lot, etape), `« ${titre} » : ${etapesDUnLot[etape].toLowerCase()}.`);
  const publier = () =>
    void faire(
      () => publierLeLot(lot),
      `« ${titre} » est publié : le site se met à jour dans quelques secondes.`,
    );
  const renoncer = () => void faire(() => renoncerAuLot(lot), `« ${titre} » est abandonné.`);
  return (
    <li className="card">
      <h3>{titre}</h3>
      <p className="hint">
        {combienDedans(lot)}
        {lot.le && <span>, écrit le {new Date(lot.le).toLocaleDateString("fr-FR")}</span>}
      </p>
      <p className="row">
        <ChoixDEtape titre={titre} etape={lot.etape} part={part} onPasser={passerA} />
        <button type="button" className="button secondary" disabled={part} onClick={onRevoir}>
          Revoir<span className="visually-hidden"> : {titre}</span>
        </button>
        {lot.etape === "pending_publish" && (
          <button type="button" className="button" disabled={part} onClick={publier}>
            Publier maintenant<span className="visually-hidden"> : {titre}</span>
          </button>
        )}
        <button
          type="button"
          className="link"
          disabled={part}
          onClick={() => (sur ? renoncer() : setSur(true))}
        >
          {sur ? "Oui, abandonner ce brouillon" : "Abandonner"}
          <span className="visually-hidden"> : {titre}</span>
        </button>
      </p>
    </li>
  );
}

interface PropsDEtape {
  titre: string;
  etape: Etape;
  part: boolean;
  onPasser: (etape: Etape) => void;
}

const ChoixDEtape = ({ titre, etape, part, onPasser }: PropsDEtape) => (
  <label>
    <span className="visually-hidden">Étape de {titre}</span>
    <select value={etape} disabled={part} onChange={(event) => onPasser(event.target.value as Etape)}>
      {Object.entries(etapesDUnLot).map(([une, mots]) => (
        <option key={une} value={une}>
          {mots}
        </option>
      ))}
    </select>
  </label>
);
