import { useState } from "react";
import type { TableauDesAides } from "../../../catalogue/apercu/tableau.ts";
import { adresseDuFormulaire, type AideDeLaTable } from "../aides/lire.ts";

/** Aids shown at first, and each time more are asked for. */
const PAGE = 30;

const calendrier = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
const leJour = (jour: string) => calendrier.format(Date.parse(jour)).replace(/^1 /, "1er ");

/** Scales that the law has revised since: every amount made from them is late. */
export function BaremesEnRetard({ baremes }: Pick<TableauDesAides, "baremes">) {
  if (baremes.length === 0) return null;
  return (
    <section className="banner warning">
      <div>
        <h2>Barèmes de la loi en retard</h2>
        <ul>
          {baremes.map(({ nom, texte, depuis, attendu }) => (
            <li key={nom}>
              {nom} : attendu le {leJour(attendu)}, connu depuis le {leJour(depuis)}
              <br />
              <span className="hint">{texte}</span>
            </li>
          ))}
        </ul>
        <p>
          <a href="/admin/baremes">Entrer un nouveau barème</a>
        </p>
      </div>
    </section>
  );
}

const age = ({ verifieLe, sourcesDu }: AideDeLaTable) =>
  verifieLe
    ? `relue le ${leJour(verifieLe)}`
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
      {montrees < aides.length && (
        <p>
          <button type="button" className="button secondary" onClick={() => setMontrees(montrees + PAGE)}>
            Montrer les suivantes
          </button>
        </p>
      )}
    </>
  );
}
