import { useId } from "react";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { type Papier, aidesServies } from "../../../catalogue/results/papiers.ts";
import { cocherLePapier, useAppareil } from "../../session/appareil.ts";
import { deviceKeeps } from "../../session/device.ts";
import { Texte } from "../../cadre/shell/texte.tsx";

function Ligne({ papier: { cle, texte, pour }, coche }: { papier: Papier; coche: boolean }) {
  const id = useId();
  return (
    <li>
      <input
        type="checkbox"
        id={id}
        checked={coche}
        onChange={({ target }) => cocherLePapier(cle, target.checked)}
      />
      <label htmlFor={id}>
        <span>
          <Texte>{majuscule(texte)}</Texte>
        </span>{" "}
        <span className="hint">{aidesServies(pour)}</span>
      </label>
    </li>
  );
}

/** Papers of the whole plan, each once, to tick as they are gathered; kept on this device alone. */
export function PapiersDuPlan({ papiers }: { papiers: readonly Papier[] }) {
  const coches = useAppareil().papiers;
  if (papiers.length === 0) return null;
  const reunis = papiers.filter(({ cle }) => coches.includes(cle)).length;
  return (
    <section>
      <h2>Les papiers à réunir</h2>
      <p className="hint no-print">
        {deviceKeeps()
          ? "Cochez au fur et à mesure\u00a0: c’est gardé sur cet appareil, et envoyé à personne."
          : "Ce navigateur ne garde rien\u00a0: ce que vous cochez s’efface avec la page. Imprimez le plan."}
      </p>
      <p role="status" className="no-print">
        {reunis} sur {papiers.length} {reunis > 1 ? "réunis" : "réuni"}
      </p>
      <ul className="papers">
        {papiers.map((papier) => (
          <Ligne key={papier.cle} papier={papier} coche={coches.includes(papier.cle)} />
        ))}
      </ul>
      <p className="hint">Pour une aide qui n’en nomme pas, l’organisme vous dira lesquels.</p>
    </section>
  );
}
