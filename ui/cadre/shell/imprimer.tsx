import { deplierLeCalcul } from "../imprimer/deplier.ts";

/** « Imprimer »: the page as a sheet, what is folded included (docs/specification.md#imprimer). */
export function Imprimer() {
  return (
    <p className="no-print">
      <button type="button" className="link" onClick={() => void deplierLeCalcul().then(() => print())}>
        Imprimer
      </button>
    </p>
  );
}
