import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { datesConnues } from "../../../catalogue/results/dates-connues.ts";
import { ecrireJour } from "../../cadre/format/dates.ts";
import { useSessionContext } from "../../session/use-session.tsx";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { ARRET, OUI, SUIVI } from "../../../machines/pages/suivi.ts";
import { Lien, useAller } from "../../cadre/navigation/lien.tsx";
import { conservation, liensDeLaPage } from "../../cadre/navigation/reglages.ts";
import { Arret } from "../suivi/arret.tsx";
import { ConfirmerLeSuivi } from "../suivi/confirmer.tsx";
import { OuEnEtesVous } from "../suivi/ou-en-etes-vous.tsx";
import { Article } from "../../cadre/shell/article.tsx";

/** What the address says after its `#`, taken out of it and of history as soon as it is read. */
function useFragmentPris(): string {
  const { hash } = useLocation();
  const aller = useAller();
  const [pris, setPris] = useState("");
  if (hash && pris !== hash.slice(1)) setPris(hash.slice(1));
  useEffect(() => {
    if (hash) aller(SUIVI, { replace: true });
  }, [hash, aller]);
  return pris;
}

/** Dates said at once. */
const DITES = 3;

/** Which aids come first: those with a last day, each with it, when some of this tab’s results have one. */
function ParLesquelles() {
  const { resultats } = useSessionContext();
  const limites = resultats
    ? datesConnues(resultats).filter(({ quoi }) => quoi === "cloture" || quoi === "fin")
    : [];
  if (limites.length === 0) return "Commencez par les plus grosses.";
  const dites = limites.slice(0, DITES).map(({ jour, label }) => `${label}, jusqu’au ${ecrireJour(jour)}`);
  return `Commencez par celles qui ont une date limite (${dites.join("\u00a0; ")}), puis par les plus grosses.`;
}

/** Where one is with her aids: asked of whoever follows the link of a mail; to anyone else, how to keep track. */
export function Component() {
  const fragment = useFragmentPris();
  if (fragment.startsWith(ARRET)) return <Arret arret={fragment.slice(ARRET.length)} />;
  if (fragment.startsWith(OUI)) return <ConfirmerLeSuivi oui={fragment.slice(OUI.length)} />;
  if (fragment) return <OuEnEtesVous key={fragment} jeton={fragment} />;
  return (
    <Article titre="Suivre vos démarches">
      <p>
        {liensDeLaPage().suivi === undefined
          ? "Nous ne connaissons pas votre adresse"
          : "Sauf si vous l’avez demandé avec votre récapitulatif, puis confirmé, nous ne connaissons pas votre adresse"}
        , et vos réponses s’effacent de notre serveur au bout de {conservation()} au plus : nous ne pouvons
        donc pas vous relancer. Voici comment garder la main.
      </p>
      <ol>
        <li>Notez ou imprimez la liste de vos aides dès qu’elle s’affiche.</li>
        <li>
          <ParLesquelles />
        </li>
        <li>Gardez le numéro de chaque dossier et la date de votre demande.</li>
        <li>
          Sans nouvelles après deux mois, contactez l’organisme : son adresse est sur la fiche de l’aide.
        </li>
        <li>Un changement de situation ? Refaites une simulation : d’autres aides peuvent s’ouvrir.</li>
      </ol>
      <p>
        <Lien to={RESULTATS}>Revoir mes résultats</Lien>
      </p>
    </Article>
  );
}
