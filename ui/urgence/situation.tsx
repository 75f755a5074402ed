import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import type { NumeroDUrgence, SituationDUrgence } from "../../catalogue/urgence/urgences.ts";
import { annuaireDe } from "../lieux/annuaire.ts";
import type { IciMeme } from "../lieux/proches.tsx";
import { Externe } from "../shell/externe.tsx";
import { AidesDIci } from "./ici.tsx";
import { Numero } from "./numero.tsx";
import { AccueilsProches } from "./pres-d-ici.tsx";

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
