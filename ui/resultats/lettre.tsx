import type { LigneDeLettre } from "../../catalogue/loi/lettre.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { ecrireEuros } from "../cadre/format/nombres.ts";

/** The computation told in sentences: what was counted, what it comes to, the text that says so. */
export function Lettre({ lignes }: { lignes: readonly LigneDeLettre[] }) {
  return (
    <ol className="letter">
      {lignes.map((ligne, rang) => (
        <li key={rang}>
          {ligne.phrase}
          {ligne.euros !== undefined && (
            <span>
              {" "}
              : <strong>{ecrireEuros(ligne.euros)}</strong>
            </span>
          )}
          <span>.</span>
          {ligne.nul && <span>{" C’est ce qui ramène l’aide à zéro."}</span>}
          {ligne.suppose && <span>{" Des mois sont supposés, faute de réponse : à vérifier."}</span>}{" "}
          <span className="hint">
            {ligne.article}
            {ligne.depuis && <span>{`, chiffres du ${ecrireJour(ligne.depuis)}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
