import { quiRepond } from "../../catalogue/fiches/logo.ts";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import type { FicheAide } from "../../catalogue/fiches/fiche.ts";
import { sePreremplit } from "../../catalogue/fiches/preremplir.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { Delais, Papiers } from "../aides/demande.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { annoncer } from "../cadre/navigation/annonces.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { page } from "../cadre/navigation/chunk.ts";
import { api } from "../session/api.ts";
import { useReprise, useSessionContext } from "../session/use-session.tsx";
import { Facultatif } from "../cadre/shell/crash.tsx";
import { Externe } from "../cadre/shell/externe.tsx";
import { Article } from "../cadre/shell/article.tsx";
import { trouverDroit } from "../resultats/use-resultats.ts";

const Preremplir = page(() => import("../aides/preremplir.tsx"));

export const enLigne = true;

/**
 * Leaves for the online service of an aid (`?aide=id`): the address comes from the results of this household, or
 * from the catalogue, never from the query (docs/specification.md#sortie).
 */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get("aide") ?? "";
  const { resultats } = useSessionContext();
  const lecture = useLecture(useCallback((signal: AbortSignal) => api.aide(id, signal), [id]));
  if (lecture.state === "failed" && lecture.status === 404) return <SansAdresse />;
  if (lecture.state !== "done")
    return (
      <Article titre="Vous allez quitter Cap Aides">
        <EnCours lecture={lecture} quoi="Nous cherchons l’adresse…" />
      </Article>
    );
  const fiche = lecture.value;
  const href = trouverDroit(resultats, id)?.teleservice ?? adresseDe(fiche);
  if (!href) return <SansAdresse />;
  return (
    <Article titre="Vous allez quitter Cap Aides">
      <Depart key={href} fiche={fiche} href={href} />
    </Article>
  );
}

/** Where an aid is asked for, else where it is told, whoever asks. */
function adresseDe({ teleservice, form, instructions, link }: FicheAide): string | undefined {
  const generale = typeof teleservice === "string" ? teleservice : undefined;
  return generale ?? form ?? instructions ?? link;
}

/** Where one goes, what is sent there, and the way out. */
function Depart({ fiche, href }: { fiche: FicheAide; href: string }) {
  const [adresse, setAdresse] = useState(href);
  const { commencee } = useReprise();
  return (
    <>
      <p>
        La demande pour « {fiche.label} » se fait sur le site de l’organisme (
        {(quiRepond(fiche) ?? fiche.institution).label}).{" "}
        <span>{`Vos réponses ne lui sont pas envoyées${sePreremplit(href) ? " sans votre accord" : ""}.`}</span>{" "}
        {fiche.papiers && <span>Préparez vos papiers{"\u00a0:"} il vous les redemandera.</span>}
      </p>
      <Delais de={fiche} />
      <Papiers de={fiche} />
      <div className="stack">
        {commencee && sePreremplit(href) && (
          <Facultatif>
            <Preremplir service={href} onAdresse={setAdresse} />
          </Facultatif>
        )}
        <p>
          <Externe
            className="button"
            href={adresse}
            onClick={() => annoncer({ type: "demande", aide: fiche.id })}
          >
            Continuer vers {new URL(href).hostname}
          </Externe>
        </p>
      </div>
      <p>
        <Lien to={`/aides/${encodeURIComponent(fiche.id)}`}>Relire la fiche de cette aide</Lien>
      </p>
    </>
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
