import { useState } from "react";
import { type IciMeme, LieuxProches } from "../lieux/proches.tsx";

/** Places near a commune, looked for when they are asked for. */
export function AccueilsProches({ commune, types }: { commune: IciMeme; types: readonly string[] }) {
  const [ouvert, setOuvert] = useState(false);
  return (
    <details className="near no-print" onToggle={(event) => setOuvert(event.currentTarget.open)}>
      <summary>Accueils près de {commune._nomCommune ?? "chez vous"}</summary>
      {ouvert && <LieuxProches commune={commune} types={types} />}
    </details>
  );
}
