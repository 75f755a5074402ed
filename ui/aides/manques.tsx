import { type ReactNode, useCallback } from "react";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import type { Ecart } from "../../catalogue/results/ecarts.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { seMontre } from "../../catalogue/results/sensibles.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { api } from "../session/api.ts";
import { lireSimulation } from "../session/lire.ts";
import { useSession } from "../session/use-session.tsx";
import { Externe } from "../cadre/shell/externe.tsx";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { EnCours } from "./en-cours.tsx";
import { Raisons } from "./raisons.tsx";
import { useLecture } from "./use-lecture.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** What became of an expected aid, in words. */
function explication(id: string, resultats: Resultats, ecarts: readonly Ecart[]): ReactNode {
  const fiche = <Lien to={`/aides/${encodeURIComponent(id)}`}>Lire la fiche de cette aide</Lien>;
  const deCetteAide = (one: { id?: string }) => one.id === id;
  const eligible = resultats.droitsEligibles.find(deCetteAide);
  if (eligible) return <Eligible droit={eligible} />;
  if (resultats.droitsInjectes.some(deCetteAide))
    return <p>Vous avez répondu que vous la recevez déjà : elle est en bas de vos résultats.</p>;
  const incalculable = resultats.incalculables.find(deCetteAide);
  if (incalculable)
    return (
      <p>
        {incalculable.reason} {incalculable.solution.text}
      </p>
    );
  const nonCalcule = resultats.nonCalcules.find(deCetteAide);
  if (nonCalcule)
    return (
      <p>
        {nonCalcule.raison} Vous y avez peut-être droit.{" "}
        {nonCalcule.link ? <Externe href={nonCalcule.link}>Voir la page officielle</Externe> : fiche}
      </p>
    );
  const manque = ecarts.find(deCetteAide)?.manque ?? [];
  if (manque.length === 0)
    return <p>D’après vos réponses, son calcul ne vous donne rien pour l’instant. {fiche}</p>;
  return (
    <>
      <p>{manque.length > 1 ? "Voici ce qui manque :" : "Il ne manque qu’une chose :"}</p>
      <Raisons raisons={manque} />
    </>
  );
}

/** It is among the results, or would be, were it not kept from the eyes of others. */
function Eligible({ droit }: { droit: Droit }) {
  const voir = <Lien to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>Voir cette aide</Lien>;
  if (seMontre(droit)) return <p>Bonne nouvelle : elle est dans vos résultats. {voir}</p>;
  return (
    <p>
      Elle peut être pour vous. Nous ne l’écrivons dans aucune liste tant que vous n’en parlez pas : d’autres
      peuvent lire cet écran. {voir}
    </p>
  );
}

/** For each expected aid, the rules it does not meet; read from the server at the first choice only. */
export function Ecarts({
  choisies,
  resultats,
  onRetirer,
}: {
  choisies: readonly AideListee[];
  resultats: Resultats;
  onRetirer: (aide: AideListee) => void;
}) {
  const session = useSession();
  const lecture = useLecture(
    useCallback(
      (signal: AbortSignal) => lireSimulation(session, (access) => api.ecarts(access, signal)),
      [session],
    ),
  );
  return (
    <section className="expected">
      <h2>Ce qui les écarte</h2>
      {lecture.state === "done" ? (
        <ul className="aids">
          {choisies.map((aide) => (
            <li key={aide.id} className="card">
              <h3>{majuscule(aide.label)}</h3>
              {explication(aide.id, resultats, lecture.value)}
              <button type="button" className="link" onClick={() => onRetirer(aide)}>
                Retirer<span className="visually-hidden"> : {aide.label}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <EnCours lecture={lecture} quoi="Nous relisons vos réponses…" />
      )}
    </section>
  );
}
