import type { LigneDeLettre } from "../../catalogue/legislation/lettres/ligne.ts";
import { ecrireJour } from "../format/dates.ts";
import { ecrireEuros } from "../format/nombres.ts";

/** The computation told in sentences: what was counted, what it comes to, the text that says so. */
export function Lettre({ lignes }: { lignes: readonly LigneDeLettre[] }) {
  return (
    <ol className="letter">
      {lignes.map((ligne, rang) => (
        <li key={rang}>
          {ligne.phrase}
          {ligne.euros !== undefined && (
            <>
              {" "}
              : <strong>{ecrireEuros(ligne.euros)}</strong>
            </>
          )}
          .{ligne.nul && " C’est ce qui ramène l’aide à zéro."}
          {ligne.suppose && " Des mois sont supposés, faute de réponse : à vérifier."}{" "}
          <span className="hint">
            {ligne.article}
            {ligne.depuis && `, chiffres du ${ecrireJour(ligne.depuis)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
