import { useParams } from "react-router";
import type { Droit } from "../../catalogue/results/results.ts";
import {
  origineDe,
  verificationsCommunes,
  verificationsPropres,
} from "../../catalogue/results/verifications.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { Modifier, Raisons } from "../aides/raisons.tsx";
import { direMontant } from "../cadre/format/aide.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { Attente } from "../resultats/attente.tsx";
import { DroitAbsent } from "../resultats/droit-absent.tsx";
import { trouverDroit, useResultats } from "../resultats/use-resultats.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** Why an amount may differ from what was expected, and what to check. */
export function Component() {
  const { id = "" } = useParams();
  const { tous: resultats, ...status } = useResultats();
  useTitle("Un montant inattendu");
  if (status.state !== "done" || !resultats) return <Attente {...status} />;
  const droit = trouverDroit(resultats, id);
  if (!droit) return <DroitAbsent />;
  return <Explication droit={droit} jour={resultats.dateDeValeur} />;
}

/** Answers that move this amount; without a list of its own, the rules that were read. */
function Verifications({ droit }: { droit: Droit }) {
  const reasons = droit.reasons.filter((reason) => reason.rule !== "");
  const propres = verificationsPropres(droit.id);
  if (!propres && reasons.length > 0) return <Raisons raisons={reasons} />;
  return (
    <ul className="why plain-why">
      {(propres ?? verificationsCommunes).map(({ texte, reads }) => (
        <li key={texte}>
          <span>{texte}</span>
          <Modifier reads={reads} quoi={texte} />
        </li>
      ))}
    </ul>
  );
}

function Explication({ droit, jour }: { droit: Droit; jour: string }) {
  const montant = direMontant(droit);
  return (
    <article className="leaflet">
      <p className="hint">{majuscule(droit.label)}</p>
      <h1>Ce montant vous surprend ?</h1>
      {montant && <p className="amount">{montant}</p>}
      {droit.unexpected && <p className="banner warning">{droit.unexpected}</p>}
      <section>
        <h2>D’où il vient</h2>
        <p>
          {origineDe(droit)} C’est une estimation au {ecrireJour(jour)}&nbsp;: l’organisme décide du montant
          réel.
        </p>
      </section>
      <section>
        <h2>Ce que vous pouvez vérifier</h2>
        <Verifications droit={droit} />
        <p>
          Tout est juste et le montant vous étonne encore ? <Lien to="/ameliorer">Dites-le-nous</Lien>.
        </p>
      </section>
      <div className="foot">
        <Lien className="button secondary" to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>
          Revenir à cette aide
        </Lien>
      </div>
    </article>
  );
}
