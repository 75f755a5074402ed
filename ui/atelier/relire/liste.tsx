import { useState } from "react";
import type { TableauDesAides } from "../../../catalogue/atelier/apercu/tableau.ts";
import { ecrireJour } from "../../../catalogue/fiches/phrases/jours.ts";
import { Suivantes } from "../aides/suivantes.tsx";
import { direUnConstat } from "../lots/preparer.ts";
import { adresseDuFormulaire, type AideDeLaTable } from "../aides/lire.ts";

/** Aids shown at first, and each time more are asked for. */
const PAGE = 30;

/** Scales that the law has revised since: every amount made from them is late. */
export function BaremesEnRetard({ baremes }: Pick<TableauDesAides, "baremes">) {
  if (baremes.length === 0) return null;
  return (
    <p className="banner warning">
      <span>{`Barèmes de la loi en retard : ${baremes.map(({ nom }) => nom).join(", ")}.`}</span>{" "}
      <a href="/admin/baremes">Entrer un nouveau barème</a>
    </p>
  );
}

const age = ({ verifieLe, sourcesDu }: AideDeLaTable) =>
  verifieLe
    ? `relue le ${ecrireJour(verifieLe)}`
    : sourcesDu
      ? `jamais relue ; sa source la plus récente est de ${sourcesDu}`
      : "jamais relue ; aucune source datée";

/** All that there is to do of an aid, in words: what people said of it first. */
const pourquoi = (aide: AideDeLaTable): string[] => [
  ...(aide.signalees > 0
    ? [aide.signalees === 1 ? "signalée une fois" : `signalée ${aide.signalees} fois`]
    : []),
  ...aide.doutes.map(direUnConstat),
  ...(aide.nonServie ? [aide.nonServie] : []),
  ...(aide.aRelire ? [age(aide)] : []),
];

const foyers = ({ concernes: n }: AideDeLaTable) =>
  n > 1 ? `${n} foyers racontés l’ont` : n === 1 ? "un foyer raconté l’a" : "";

interface Props {
  aides: readonly AideDeLaTable[];
  onRelire: (depuis: AideDeLaTable) => void;
}

/** What there is to do, aid by aid. */
export function ListeDuJour({ aides, onRelire }: Props) {
  const [montrees, setMontrees] = useState(PAGE);
  return (
    <>
      <ol className="tableau ages" aria-label="À faire">
        {aides.slice(0, montrees).map((aide) => (
          <UneTache key={aide.id} aide={aide} onRelire={() => onRelire(aide)} />
        ))}
      </ol>
      <Suivantes restent={montrees < aides.length} onMontrer={() => setMontrees(montrees + PAGE)} />
    </>
  );
}

const UneTache = ({ aide, onRelire }: { aide: AideDeLaTable; onRelire: () => void }) => (
  <li>
    <button type="button" className="link" onClick={onRelire}>
      Relire<span className="visually-hidden"> : {aide.label}</span>
    </button>
    <p>
      <a href={adresseDuFormulaire(aide)}>{aide.label}</a>
      <br />
      <span className="hint">{[aide.institution, foyers(aide)].filter(Boolean).join(", ")}</span>
    </p>
    <p className="manque">
      {pourquoi(aide).map((mots) => (
        <span key={mots}>
          {mots}
          <br />
        </span>
      ))}
      {aide.signalees > 0 && <a href="/admin/contributions">Lire ce que l’on en dit</a>}
    </p>
  </li>
);
