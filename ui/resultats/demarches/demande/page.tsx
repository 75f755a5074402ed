import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { formulaires } from "../../../../catalogue/results/demarches/demandes/formulaires.ts";
import { modelePour } from "../../../../catalogue/results/demarches/demandes/lettres.ts";
import type { Droit } from "../../../../catalogue/results/results.ts";
import { RESULTATS } from "../../../../machines/journey/screens.ts";
import { majuscule } from "../../../../catalogue/fiches/phrases/casse.ts";
import { Actions } from "../../../aides/actions.tsx";
import { Papiers } from "../../../aides/demande.tsx";
import { Lien } from "../../../cadre/navigation/lien.tsx";
import { useTitle } from "../../../cadre/navigation/titles.ts";
import { DroitAbsent } from "../../droit-absent.tsx";
import { Attente } from "../../attente.tsx";
import { trouverDroit, useResultats } from "../../use-resultats.ts";
import { FicheACopier } from "./copie.tsx";
import type { RemplirUnPdf } from "./formulaire-pdf.tsx";
import { LettrePrete } from "./lettre-prete.tsx";

/** A demand ready to be made: a letter to sign, or what a form asks, to copy (docs/specification.md#demande-prete). */
export function Component() {
  useTitle("Préparer la demande");
  const { droitId } = useParams();
  const { tous: resultats, ...status } = useResultats();
  const droit = trouverDroit(resultats, droitId);
  if (status.state !== "done") return <Attente {...status} />;
  if (!droit) return <DroitAbsent />;
  return (
    <article className="leaflet">
      <h1>Préparer la demande</h1>
      <p>
        Pour : <Lien to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>{majuscule(droit.label)}</Lien>
      </p>
      <DemandePrete droit={droit} />
    </article>
  );
}

function DemandePrete({ droit }: { droit: Droit }) {
  const modele = modelePour(droit.id);
  const formulaire = formulaires[droit.id];
  if (modele) return <LettrePrete modele={modele} de={droit} />;
  return (
    <>
      <FormulaireOfficiel aide={droit.id} />
      {formulaire && <FicheACopier formulaire={formulaire} />}
      <Papiers de={droit} />
      <Actions de={droit} />
    </>
  );
}

/** The official form, once its script is there: without a network, the rest of the page does without. */
function FormulaireOfficiel({ aide }: { aide: string }) {
  const [venu, setVenu] = useState<{ RemplirUnPdf: typeof RemplirUnPdf }>();
  useEffect(() => void import("./formulaire-pdf.tsx").then(setVenu, () => undefined), []);
  return venu && <venu.RemplirUnPdf aide={aide} />;
}
