import type { AideListee } from "../../../catalogue/fiches/fiche.ts";
import type { NumeroDUrgence, SituationDUrgence } from "../../../catalogue/fiches/urgence/urgences.ts";
import { annuaireDe } from "../lieux/annuaire.ts";
import { type IciMeme, LieuxProches } from "../lieux/proches.tsx";
import { Externe } from "../../cadre/shell/externe.tsx";
import { Numero } from "./numero.tsx";
import { useState } from "react";
import { Carte } from "../carte.tsx";
import { Lien } from "../../cadre/navigation/lien.tsx";

/** Most aids shown for a situation: the way to the others is below. */
const MONTREES = 4;

/** Aids of this place for a situation: those to ask first, then the nearest territory first. */
function aidesPour(
  { aides: premieres, besoin }: SituationDUrgence,
  ici: readonly AideListee[],
): AideListee[] {
  const nommees = premieres.flatMap((id) => ici.find((aide) => aide.id === id) ?? []);
  const autres = ici
    .filter((aide) => aide.besoin === besoin && aide.territoire !== "national" && !nommees.includes(aide))
    .reverse();
  return [...autres.slice(0, MONTREES - Math.min(2, nommees.length)), ...nommees].slice(0, MONTREES);
}

/** Aids one may ask for where one lives; those of the whole country without a commune. */
function AidesDIci({ situation, ici }: { situation: SituationDUrgence; ici: readonly AideListee[] }) {
  const aides = aidesPour(situation, ici);
  if (aides.length === 0) return null;
  return (
    <>
      <h3>Des aides à demander</h3>
      <ul className="aids">
        {aides.map((aide) => (
          <Carte key={aide.id} aide={aide} />
        ))}
      </ul>
      {situation.besoin && (
        <p>
          <Lien to={`/aides?besoin=${situation.besoin}`}>Voir toutes les aides de ce genre</Lien>
        </p>
      )}
    </>
  );
}

/** Places near a commune, looked for when they are asked for. */
function AccueilsProches({ commune, types }: { commune: IciMeme; types: readonly string[] }) {
  const [ouvert, setOuvert] = useState(false);
  return (
    <details className="near no-print" onToggle={(event) => setOuvert(event.currentTarget.open)}>
      <summary>Accueils près de {commune._nomCommune ?? "chez vous"}</summary>
      {ouvert && <LieuxProches commune={commune} types={types} />}
    </details>
  );
}

interface Props {
  situation: SituationDUrgence;
  numeros: readonly NumeroDUrgence[];
  /** Where to look, when it is known. */
  commune?: IciMeme | undefined;
  /** Aids of the place; none before they are read. */
  ici: readonly AideListee[];
}

type Lieu = SituationDUrgence["lieux"][number];

function UnLieu({
  lieu: { nom, quoi, href, annuaire, source },
  commune,
}: {
  lieu: Lieu;
  commune: IciMeme | undefined;
}) {
  return (
    <li>
      {href ? <Externe href={href}>{nom}</Externe> : <strong>{nom}</strong>} <span>: {quoi}.</span>
      {annuaire && (
        <>
          {" "}
          <Externe href={annuaireDe(annuaire, commune)}>
            Trouver l’adresse{commune?._nomCommune ? ` (${commune._nomCommune})` : ""}
            <span className="visually-hidden"> : {nom}</span>
          </Externe>
        </>
      )}{" "}
      <span className="hint">Source : {source}.</span>
    </li>
  );
}

/** One need: who to call, what to say, where to go, what to ask for. */
export function SituationPressante({ situation, numeros, commune, ici }: Props) {
  const { id, titre, phrase, dire, lieux, genres } = situation;
  return (
    <section className="situation" id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{titre}</h2>
      <p className="lead">{phrase}</p>
      <ul className="numbers">
        {numeros.map((numero) => (
          <Numero key={numero.appeler} de={numero} />
        ))}
      </ul>
      <h3>Quoi dire en appelant</h3>
      <ul>
        {dire.map((mots) => (
          <li key={mots}>{mots}</li>
        ))}
      </ul>
      <h3>Où aller, qui voir</h3>
      <ul className="where">
        {lieux.map((lieu) => (
          <UnLieu key={lieu.nom} lieu={lieu} commune={commune} />
        ))}
      </ul>
      {commune && <AccueilsProches commune={commune} types={genres} />}
      <AidesDIci situation={situation} ici={ici} />
    </section>
  );
}
