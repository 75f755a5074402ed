import { useState } from "react";
import type { TableauDesAides } from "../../../catalogue/atelier/apercu/tableau.ts";
import { ecrireJour } from "../../../catalogue/fiches/phrases/jours.ts";
import { Suivantes } from "../aides/suivantes.tsx";
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

interface Props {
  aides: readonly AideDeLaTable[];
  onRelire: (depuis: AideDeLaTable) => void;
}

/** The aids to read again, by age. */
export function ListeARelire({ aides, onRelire }: Props) {
  const [montrees, setMontrees] = useState(PAGE);
  return (
    <>
      <ol className="tableau ages" aria-label="Aides à relire">
        {aides.slice(0, montrees).map((aide) => (
          <li key={aide.id}>
            <button type="button" className="link" onClick={() => onRelire(aide)}>
              Relire<span className="visually-hidden"> : {aide.label}</span>
            </button>
            <p>
              <a href={adresseDuFormulaire(aide)}>{aide.label}</a>
              <br />
              <span className="hint">{aide.institution}</span>
            </p>
            <p className="manque">{age(aide)}</p>
          </li>
        ))}
      </ol>
      <Suivantes restent={montrees < aides.length} onMontrer={() => setMontrees(montrees + PAGE)} />
    </>
  );
}
