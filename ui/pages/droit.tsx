import { majuscule } from "../format/mots.ts";
import { useParams } from "react-router";
import { Lien } from "../navigation/lien.tsx";
import type { Droit } from "../../catalogue/results/results.ts";
import { phraseDesBaremes, phraseDuRetard } from "../format/baremes.ts";
import { ecrireJour } from "../format/dates.ts";
import { ecrireMontant, initiales } from "../format/aide.ts";
import { useTitle } from "../navigation/titles.ts";
import { INATTENDU } from "../navigation/use-journey-url.ts";
import { Conditions } from "../aides/conditions.tsx";
import { Actions } from "../aides/actions.tsx";
import { Raisons } from "../aides/raisons.tsx";
import { DetailDuCalcul } from "../resultats/calcul.tsx";
import { DoutesDeLaFiche } from "../resultats/doutes.tsx";
import { Attente } from "./attente.tsx";
import { DroitAbsent } from "./droit-absent.tsx";
import { Texte } from "./texte.tsx";
import { trouverDroit, useResultats } from "./use-resultats.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** One aid of the results, as a leaflet: how much, why you, what to do. */
export function Component() {
  const { droitId } = useParams();
  const { resultats, fictifs, ...status } = useResultats();
  const droit = trouverDroit(resultats, droitId);
  useTitle(droit?.label ?? "Aide");
  if (status.state !== "done") return <Attente {...status} />;
  if (!droit || !resultats) return <DroitAbsent />;
  const baremes = phraseDuRetard(droit) ?? phraseDesBaremes(resultats);
  return <Fiche droit={droit} baremes={baremes} fictifs={fictifs} />;
}

function Fiche({ droit, baremes, fictifs }: { droit: Droit; baremes: string | undefined; fictifs: boolean }) {
  const montant = ecrireMontant(droit);
  return (
    <article className="leaflet">
      <p className="row">
        <span className="monogram" aria-hidden="true">
          {initiales(droit.institution.label)}
        </span>
        <span className="hint">{droit.institution.label}</span>
      </p>
      <h1>{majuscule(droit.label)}</h1>
      {montant && <p className="amount">{montant}</p>}
      {baremes && <p className="hint">{baremes}</p>}
      <DoutesDeLaFiche de={droit} />
      {droit.unexpected && <p className="banner warning">{droit.unexpected}</p>}
      {montant && (
        <p>
          <Lien to={`${INATTENDU}/${encodeURIComponent(droit.id)}`}>Ce montant vous surprend ?</Lien>
        </p>
      )}
      {droit.aVerifier && <p className="banner warning">À vérifier : {droit.aVerifier}</p>}
      {droit.warning && <p className="banner warning">{droit.warning}</p>}
      <p>
        <Texte>{droit.description}</Texte>
      </p>
      {droit.participation && <p>{droit.participation}</p>}
      {droit.fin && (
        <p>
          <strong>Jusqu’au {ecrireJour(droit.fin)}.</strong>
        </p>
      )}
      <Pourquoi droit={droit} />
      {droit.source === "openfisca" && !fictifs && <DetailDuCalcul aide={droit.id} />}
      <Conditions conditions={droit.conditions} />
      <Actions de={droit} />
      {(droit.lieux ?? []).length > 0 && (
        <p>
          <Lien to={`${RESULTATS}/${encodeURIComponent(droit.id)}/lieux`}>
            Trouver un lieu où la demander près de chez vous
          </Lien>
        </p>
      )}
      <div className="foot">
        <Lien className="button secondary" to={RESULTATS}>
          Toutes mes aides
        </Lien>
      </div>
    </article>
  );
}

/** Every rule with the answer read, and a way to change that answer. */
function Pourquoi({ droit }: { droit: Droit }) {
  const reasons = droit.reasons.filter((reason) => reason.rule !== "");
  return (
    <section>
      <h2>Pourquoi vous</h2>
      {reasons.length === 0 && (
        <p>
          {droit.source === "openfisca"
            ? "La loi fixe qui peut la recevoir et combien : nous avons appliqué ses règles à vos réponses."
            : "Aucune de vos réponses n’écarte cette aide : elle est ouverte à tout le monde."}
        </p>
      )}
      <Raisons raisons={reasons} />
    </section>
  );
}
