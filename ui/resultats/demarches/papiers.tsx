import { useId } from "react";
import type { GuichetDit } from "../../../catalogue/results/demarches/guichets.ts";
import { majuscule, minuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { type Papier, aidesServies } from "../../../catalogue/results/demarches/papiers.ts";
import { enClair } from "../../../catalogue/results/demarches/plan-dit.ts";
import { cocherLePapier, useAppareil } from "../../session/appareil.ts";
import { deviceKeeps } from "../../session/device.ts";
import { Texte } from "../../cadre/shell/texte.tsx";

function Ligne({ papier: { cle, texte }, pour, coche }: { papier: Papier; pour: string; coche: boolean }) {
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
        <span className="hint">{pour}</span>
      </label>
    </li>
  );
}

type Props = Pick<GuichetDit, "papiers" | "reunis" | "demarches" | "nom"> & { replies?: boolean };

/** Papers of a desk, to tick as they are gathered, folded or not; those of a desk before are only named. */
export function PapiersDuGuichet({ papiers, reunis, demarches, nom, replies = false }: Props) {
  const coches = useAppareil().papiers;
  // Under one aid alone, they are its own.
  const pourQui = ({ pour }: Papier) => (demarches.length > 1 ? aidesServies(pour) : "");
  return (
    <>
      {papiers.length > 0 && (
        <details className="group" open={!replies}>
          <summary>
            {`Les papiers\u00a0: ${papiers.length}`}
            <span className="visually-hidden">{`\u00a0: ${nom}`}</span>
          </summary>
          <ul className="papers">
            {papiers.map((papier) => (
              <Ligne
                key={papier.cle}
                papier={papier}
                pour={pourQui(papier)}
                coche={coches.includes(papier.cle)}
              />
            ))}
          </ul>
        </details>
      )}
      {reunis.length > 0 && (
        <p className="hint">
          {`Et, déjà réunis\u00a0: ${reunis.map(({ texte }) => minuscule(enClair(texte))).join("\u00a0; ")}.`}
        </p>
      )}
    </>
  );
}

/** How many papers are gathered of those of the plan, and where it is kept. */
export function PapiersReunis({ guichets }: { guichets: readonly GuichetDit[] }) {
  const coches = useAppareil().papiers;
  const papiers = guichets.flatMap((un) => un.papiers);
  if (papiers.length === 0) return null;
  const reunis = papiers.filter(({ cle }) => coches.includes(cle)).length;
  return (
    <p className="hint no-print">
      <span role="status">{`${reunis} ${reunis > 1 ? "papiers réunis" : "papier réuni"} sur ${papiers.length}.`}</span>{" "}
      {deviceKeeps()
        ? "Ce que vous cochez est gardé sur cet appareil, et n’est envoyé à personne."
        : "Ce navigateur ne garde rien\u00a0: ce que vous cochez s’efface avec la page. Imprimez le plan."}
    </p>
  );
}
