import { useCallback } from "react";
import { useParams } from "react-router";
import type { FicheAide } from "../../catalogue/fiches/fiche.ts";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { FicheDeLAide } from "../aides/fiche/fiche.tsx";
import { useDejaLue } from "../aides/deja-lues.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { titreDUneAide } from "../aides/titre.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useArrival } from "../cadre/navigation/use-arrival.ts";
import { api } from "../session/api.ts";
import { QuitterVite } from "../aides/urgence/quitter.tsx";
import { Imprimer } from "../cadre/shell/imprimer.tsx";
import { useReprise } from "../session/use-session.tsx";

/** One aid for anyone: how much, for whom, what to do. */
export function Component() {
  const { benefitId = "" } = useParams();
  const dejaLue = useDejaLue<FicheAide>(`/api/v1/aides/${encodeURIComponent(benefitId)}`);
  const lecture = useLecture(
    useCallback((signal: AbortSignal) => api.aide(benefitId, signal), [benefitId]),
    dejaLue,
  );
  useTitle(titreDUneAide(lecture.state === "done" ? lecture.value : undefined));
  useArrival(lecture.state !== "working");
  const unknown = lecture.state === "failed" && lecture.status === 404;
  return (
    <main id="contenu" className="page">
      <p className="no-print">
        <Lien to="/aides">Retour à la liste des aides</Lien>
      </p>
      {lecture.state === "done" && (
        <>
          {lecture.value.sensible && <QuitterVite />}
          <FicheDeLAide aide={lecture.value} suite={<Suite terminee={lecture.value.terminee} />} />
          <Imprimer />
        </>
      )}
      {unknown && <Inconnue />}
      {lecture.state !== "done" && !unknown && (
        <>
          <h1>
            {lecture.state === "failed" ? "Cette aide n’a pas pu s’ouvrir" : "Nous ouvrons cette aide…"}
          </h1>
          <EnCours lecture={lecture} quoi="Un instant." />
        </>
      )}
    </main>
  );
}

function Inconnue() {
  return (
    <section className="leaflet">
      <h1>Cette aide n’existe pas</h1>
      <p>L’adresse est peut-être incomplète, ou l’aide a pris fin.</p>
      <p>
        <Lien className="button" to="/aides">
          Chercher une autre aide
        </Lien>
      </p>
    </section>
  );
}

/** The way on: the simulation, or the other aids when nobody can ask for this one any more. */
function Suite({ terminee }: Pick<FicheAide, "terminee">) {
  const { commencee, frontiere } = useReprise();
  if (terminee)
    return (
      <Lien className="button" to="/aides">
        Chercher une autre aide
      </Lien>
    );
  return (
    <Lien className="button" to={commencee ? frontiere : FIRST_STEP}>
      {commencee ? "Reprendre ma simulation" : "Y ai-je droit ? Faire la simulation"}
    </Lien>
  );
}
