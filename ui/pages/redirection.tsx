import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { EnCours } from "../aides/en-cours.tsx";
import { Papiers } from "../aides/demande.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { Lien } from "../navigation/lien.tsx";
import { api } from "../session/api.ts";
import { useSessionContext } from "../session/use-session.tsx";
import { Externe } from "../shell/externe.tsx";
import { Article } from "./article.tsx";
import { trouverDroit } from "../resultats/use-resultats.ts";

/**
 * Leaves for the online service of an aid (`?aide=id`): the address comes from the results of this household, or
 * from the catalogue, never from the query (docs/specification.md#sortie).
 */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get("aide") ?? "";
  const { resultats } = useSessionContext();
  const lecture = useLecture(useCallback((signal: AbortSignal) => api.aide(id, signal), [id]));
  if (lecture.state === "failed" && lecture.status !== 404) {
    return (
      <Article titre="Vous allez quitter Cap Aides">
        <EnCours lecture={lecture} quoi="" />
      </Article>
    );
  }
  const fiche = lecture.state === "done" ? lecture.value : undefined;
  const generale = typeof fiche?.teleservice === "string" ? fiche.teleservice : undefined;
  const href =
    trouverDroit(resultats, id)?.teleservice ?? generale ?? fiche?.form ?? fiche?.instructions ?? fiche?.link;
  if (lecture.state === "failed" || (fiche && !href)) return <SansAdresse />;
  return (
    <Article titre="Vous allez quitter Cap Aides">
      {lecture.state === "working" && <EnCours lecture={lecture} quoi="Nous cherchons l’adresse…" />}
      {fiche && href && (
        <>
          <p>
            La demande pour « {fiche.label} » se fait sur le site de l’organisme ({fiche.institution.label}).
            Vos réponses ne lui sont pas envoyées : préparez vos papiers, il vous les redemandera.
          </p>
          <Papiers de={fiche} />
          <p>
            <Externe className="button" href={href}>
              Continuer vers {new URL(href).hostname}
            </Externe>
          </p>
          <p>
            <Lien to={`/aides/${encodeURIComponent(id)}`}>Relire la fiche de cette aide</Lien>
          </p>
        </>
      )}
    </Article>
  );
}

const SansAdresse = () => (
  <Article titre="Nous ne savons pas où vous envoyer">
    <p>Le lien que vous avez suivi ne désigne aucune aide du catalogue.</p>
    <p>
      <Lien to="/aides">Chercher dans toutes les aides</Lien>
    </p>
  </Article>
);
