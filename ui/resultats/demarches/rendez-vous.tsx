import { useMemo } from "react";
import { useParams } from "react-router";
import { maSituation } from "../../../catalogue/results/demarches/demandes/ma-situation.ts";
import type { GuichetDit } from "../../../catalogue/results/demarches/guichets.ts";
import { planDit } from "../../../catalogue/results/demarches/plan-dit.ts";
import { pointer } from "../../../catalogue/results/pointages.ts";
import type { Resultats } from "../../../catalogue/results/results.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { useTitle } from "../../cadre/navigation/titles.ts";
import { Imprimer } from "../../cadre/shell/imprimer.tsx";
import { useAppareil } from "../../session/appareil.ts";
import { useFoyer } from "../../session/use-foyer.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { Attente } from "../attente.tsx";
import { useResultats } from "../use-resultats.ts";
import { Demarches } from "./guichet.tsx";
import { PapiersDuGuichet } from "./papiers.tsx";

/** One page to bring to a desk: who one is, what to ask, with what, and what to have said (docs/specification.md#rendez-vous). */
export function Component() {
  useTitle("Pour mon rendez-vous");
  const { guichet } = useParams();
  const { resultats, fictifs, ...status } = useResultats();
  if (status.state !== "done" || !resultats) return <Attente {...status} fictifs={fictifs} />;
  return <RendezVous resultats={resultats} nom={guichet ?? ""} />;
}

function RendezVous({ resultats: calcules, nom }: { resultats: Resultats; nom: string }) {
  const situation = useFoyer();
  const { pointages } = useAppareil();
  const plan = useMemo(() => planDit(pointer(calcules, pointages).resultats), [calcules, pointages]);
  const guichet = plan.guichets.find((un) => un.nom === nom);
  return (
    <article className="leaflet appointment">
      <h1>Pour mon rendez-vous</h1>
      {guichet ? (
        <FeuilleDuGuichet de={guichet} situation={maSituation(situation)} />
      ) : (
        <p>Ce guichet n’est pas, ou n’est plus, dans votre plan.</p>
      )}
      <p className="no-print">
        <Lien to={`${RESULTATS}/plan`}>Revenir à mon plan</Lien>
      </p>
    </article>
  );
}

/** What a sheet says of a desk: none of what qualifies an aid is left out. */
export function FeuilleDuGuichet({ de, situation }: { de: GuichetDit; situation: readonly string[] }) {
  const { nom, telephone, demarches } = de;
  return (
    <>
      <p>
        <strong>{nom}</strong>
        {telephone && <span>{` – ${telephone}`}</span>}
      </p>
      <h2>Ma situation</h2>
      <p>{situation.join(" ")}</p>
      <h2>Ce que je demande</h2>
      <Demarches demarches={demarches} echeances={[]} />
      <PapiersDuGuichet {...de} />
      <h2>Ce que je fais préciser</h2>
      <ul>
        <li>Que manque-t-il à mon dossier ?</li>
        <li>Quel jour ma demande est-elle reçue ? Puis-je en avoir une preuve écrite ?</li>
        <li>Sous combien de temps aurai-je une réponse, et qui rappeler ?</li>
        <li>À quelles autres aides ai-je droit ici ?</li>
      </ul>
      <Imprimer />
    </>
  );
}
