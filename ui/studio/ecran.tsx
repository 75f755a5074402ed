import { useEffect, useMemo, useState } from "react";
import { lienDuParcours } from "../../machines/studio/graph/lien.ts";
import { type Jeu, type Vue, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { canVisit } from "../../machines/journey/position.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { cheminVers } from "../../machines/studio/personas/chemin.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { etapes, etapesParId } from "./parcours.ts";

/** A screen to show: whose journey, at which question. */
interface Vu {
  context: JourneyContext;
  path: string;
  /** Why it is not the person played that is shown, if one is. */
  note?: string;
}

const SANS_LUI =
  "Cette question n’est pas posée à cette personne à ce moment : la voici pour qui y arrive au plus court.";

/** The screen of a state for the person played, if it is asked of them; where they stand, if no state is chosen. */
function ecranDuJoueur({ context, parcours, ici }: Vue, choisie: string | undefined): Vu | undefined {
  const posees = parcours.active.filter(
    ({ stateId, path }) => stateId === choisie && canVisit(parcours, path),
  );
  const path = (posees.find((visite) => visite.path === ici) ?? posees[0])?.path;
  if (path) return { context, path };
  return !choisie && ici !== RESULTATS ? { context, path: ici } : undefined;
}

/** The same for whoever comes to it by the shortest way. */
function ecranAuPlusCourt(choisie: string): Vu | undefined {
  const etape = etapesParId.get(choisie);
  const chemin = etape && cheminVers(etape, etapes);
  if (!etape || !chemin) return undefined;
  const { context, parcours } = chemin;
  const path = parcours.active.find(({ stateId }) => stateId === etape.stateId)?.path;
  return path ? { context, path } : undefined;
}

/** The screen of a state for the person played, or for whoever comes to it by the shortest way. */
export function ecranDe(choisie: string | undefined, jeu: Jeu | undefined): Vu | undefined {
  const joue = jeu && ecranDuJoueur(vueCourante(jeu), choisie);
  if (joue) return joue;
  const autre = ecranAuPlusCourt(choisie ?? "");
  return autre && jeu ? { ...autre, note: SANS_LUI } : autre;
}

/** The address of a preview: the product itself, with a session that sends and keeps nothing. */
export function adresseDeLApercu({ context, path }: Omit<Vu, "note">): string {
  const fragment = lienDuParcours(context, path).split("#")[1] ?? "";
  return `${encodeURI(path)}?iframe&apercu#${fragment}`;
}

/** Milliseconds without a move before a screen is loaded: the slider goes through many. */
const REPOS = 200;

function useRepos(valeur: string | undefined): string | undefined {
  const [posee, setPosee] = useState(valeur);
  useEffect(() => {
    const attente = setTimeout(() => setPosee(valeur), REPOS);
    return () => clearTimeout(attente);
  }, [valeur]);
  return posee;
}

/** The real screen of the state looked at, at the size of a phone. What is done in it stays in it. */
export function EcranDeLEtape({ choisie, jeu }: { choisie: string | undefined; jeu: Jeu | undefined }) {
  const ecran = useMemo(() => ecranDe(choisie, jeu), [choisie, jeu]);
  const adresse = useRepos(ecran && adresseDeLApercu(ecran));
  if (!ecran)
    return (
      <p>
        {choisie
          ? "Cet écran ne pose pas de question : il n’a pas d’aperçu ici."
          : "Choisissez une question dans la liste ou dans le dessin : son écran se montre ici."}
      </p>
    );
  if (ecran.context.marque !== marqueDeLaPage())
    return (
      <p>Cette question n’est posée que par l’autre marque du simulateur : elle n’a pas d’aperçu ici.</p>
    );
  return (
    <>
      {ecran.note && <p className="hint">{ecran.note}</p>}
      {adresse && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which needs its own origin
        <iframe
          key={adresse}
          className="telephone"
          title="L’écran de la question, sur un téléphone"
          src={adresse}
        />
      )}
      <p className="hint">
        C’est l’écran du produit, sur un téléphone de 390 pixels. Vous pouvez y répondre : rien n’est envoyé,
        rien n’est gardé, et votre propre simulation n’y touche pas.
      </p>
    </>
  );
}
