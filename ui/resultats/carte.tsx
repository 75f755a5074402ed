import type { Droit } from "../../catalogue/results/results.ts";
import { ecrireMontant, initiales } from "../format/aide.ts";
import { ecrireJour } from "../format/dates.ts";
import { majuscule } from "../format/mots.ts";
import { DoutesDeLaCarte } from "./doutes.tsx";
import { Lien } from "../navigation/lien.tsx";
import { RESULTATS } from "../../machines/journey/screens.ts";

const A_DEMANDER = "à demander";

/** Aids of one kind under their title. */
export function Groupe({
  titre,
  droits,
  etat = A_DEMANDER,
}: {
  titre: string;
  droits: readonly Droit[];
  etat?: string;
}) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h2>{titre}</h2>
      <ul className="aids">
        {droits.map((droit) => (
          <Carte key={droit.id} droit={droit} etat={etat} />
        ))}
      </ul>
    </section>
  );
}

function Carte({ droit, etat }: { droit: Droit; etat: string }) {
  const pourquoi = droit.reasons.find((reason) => reason.holds);
  return (
    <li>
      <Lien className="card aid" to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>
        <span className="monogram" aria-hidden="true">
          {initiales(droit.institution.label)}
        </span>
        <span className="aid-text">
          <strong>{majuscule(droit.label)}</strong>
          <span className="hint">{droit.institution.label}</span>
          {pourquoi && <span className="hint">Parce que : {pourquoi.read}</span>}
          {droit.enRetard && <span className="hint">Barème du {ecrireJour(droit.enRetard.depuis)}</span>}
          {droit.aVerifier && <span className="warning-text">À vérifier : {droit.aVerifier}</span>}
          <DoutesDeLaCarte de={droit} />
          {droit.unexpected && <span className="warning-text">Montant à vérifier</span>}
        </span>
        <span className="aid-amount">
          {ecrireMontant(droit)}
          <span className="state">{droit.aVerifier && etat === A_DEMANDER ? "à vérifier" : etat}</span>
        </span>
      </Lien>
    </li>
  );
}
