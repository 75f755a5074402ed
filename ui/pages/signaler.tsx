import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { Formulaire } from "../site/contribuer/formulaire.tsx";
import type { ChampDeSaisie } from "../site/contribuer/saisie.tsx";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { api } from "../session/api.ts";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

const CHAMPS: readonly ChampDeSaisie[] = [
  {
    nom: "texte",
    label: "Ce qui est faux",
    aide: "Ce que dit la fiche, et ce qu’elle devrait dire.",
    genre: "lignes",
  },
  {
    nom: "lien",
    label: "Page officielle qui le dit (facultatif)",
    aide: "Recopiez son adresse, qui commence par https://.",
    genre: "adresse",
  },
  {
    nom: "contact",
    label: "Votre adresse électronique (facultatif)",
    aide: "Seulement pour vous demander une précision.",
    genre: "courriel",
  },
];

/** Anyone says what is wrong on the page of an aid, named by `?aide=`. */
export function Component() {
  const [params] = useSearchParams();
  const aide = params.get("aide");
  return (
    <Article titre="Signaler une erreur">
      {aide ? (
        <Signalement key={aide} aide={aide} />
      ) : (
        <SansAide>Choisissez d’abord l’aide dont il s’agit.</SansAide>
      )}
    </Article>
  );
}

const SansAide = ({ children }: { children: string }) => (
  <>
    <p>{children} Sa fiche a un lien « Signaler une erreur ».</p>
    <p>
      <Lien className="button" to="/aides">
        Chercher une aide
      </Lien>
    </p>
  </>
);

function Signalement({ aide }: { aide: string }) {
  const lecture = useLecture(useCallback((signal: AbortSignal) => api.aide(aide, signal), [aide]));
  if (lecture.state === "failed" && lecture.status === 404)
    return <SansAide>L’aide dont il s’agit n’est pas dans la liste.</SansAide>;
  if (lecture.state !== "done") return <EnCours lecture={lecture} quoi="Nous ouvrons cette aide…" />;
  const { label, institution } = lecture.value;
  return (
    <>
      <p>
        Sur la fiche « <Lien to={`/aides/${encodeURIComponent(aide)}`}>{majuscule(label)}</Lien> » (
        {institution.label}).
      </p>
      <Formulaire
        champs={CHAMPS}
        lire={({ texte = "", ...reste }) => ({ sorte: "erreur", aide, texte, ...reste })}
      />
    </>
  );
}
