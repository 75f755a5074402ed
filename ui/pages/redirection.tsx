import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { Lien } from "../navigation/lien.tsx";
import { api } from "../session/api.ts";
import { Externe } from "../shell/externe.tsx";
import { Article } from "./article.tsx";

/** Leaves for the online service of an aid (`?aide=id`): the address comes from the catalogue, never from the query. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get("aide");
  const [aide, setAide] = useState<Awaited<ReturnType<typeof api.aide>>>();
  const [failed, setFailed] = useState(!id);
  useEffect(() => {
    if (id) api.aide(id).then(setAide, () => setFailed(true));
  }, [id]);
  const href =
    typeof aide?.teleservice === "string"
      ? aide.teleservice
      : (aide?.form ?? aide?.instructions ?? aide?.link);
  if (failed || (aide && !href)) {
    return (
      <Article titre="Nous ne savons pas où vous envoyer">
        <p>Le lien que vous avez suivi ne désigne aucune aide du catalogue.</p>
        <p>
          <Lien to="/aides">Chercher dans toutes les aides</Lien>
        </p>
      </Article>
    );
  }
  return (
    <Article titre="Vous allez quitter Cap Aides">
      {aide && href && (
        <>
          <p>
            La demande pour « {aide.label} » se fait sur le site de l’organisme ({aide.institution.label}).
            Vos réponses ne lui sont pas envoyées : préparez vos papiers, il vous les redemandera.
          </p>
          <p>
            <Externe className="button" href={href}>
              Continuer vers {new URL(href).hostname}
            </Externe>
          </p>
        </>
      )}
    </Article>
  );
}
