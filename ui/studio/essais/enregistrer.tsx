import { useEffect, useRef, useState } from "react";
import { JOUR_FIXE } from "../../../catalogue/situation/jour-fixe.ts";
import { type Jeu, jouer, suivre } from "../../../machines/studio/graph/jeu.ts";
import type { Mouvement } from "../../../machines/studio/graph/mouvements.ts";
import { FIRST_STEP } from "../../../machines/journey/screens.ts";
import { startingContext } from "../../../machines/journey/start.ts";
import { marqueDeLaPage } from "../../session/depart.ts";
import { ligneDeVue } from "../dire-vue.ts";
import { adresseDeLApercu } from "../ecran.tsx";
import { Scenario } from "./scenario.tsx";

/** A journey that begins, on the day of all tests. */
const depart = () => startingContext({ dateDeValeur: JOUR_FIXE, marque: marqueDeLaPage() });

/** What is done in the frame, movement after movement. */
function useCadre(context: ReturnType<typeof depart>) {
  const cadre = useRef<HTMLIFrameElement>(null);
  const [jeu, setJeu] = useState<Jeu>(() => jouer(context));
  useEffect(() => {
    const entendre = ({ source, origin, data }: MessageEvent<{ mouvement?: Mouvement } | undefined>) => {
      if (origin !== location.origin || source !== cadre.current?.contentWindow || !data?.mouvement) return;
      const { mouvement } = data;
      setJeu((avant) => suivre(avant, mouvement));
    };
    addEventListener("message", entendre);
    return () => removeEventListener("message", entendre);
  }, []);
  return { cadre, jeu };
}

/** The real screen, from the first question: each gesture made in it is noted. Nothing is sent. */
export function Enregistrer() {
  const [context] = useState(depart);
  const { cadre, jeu } = useCadre(context);
  return (
    <div className="essais-cotes">
      <div>
        <p>Répondez dans l’écran : chaque geste est noté ici. Rien n’est envoyé ni gardé.</p>
        <Scenario jeu={jeu} titre="Mon parcours" />
        <h3>Ce que j’ai fait</h3>
        <ol aria-label="Ce que j’ai fait">
          {jeu.vues.slice(1).map((vue, rang) => (
            <li key={rang}>{ligneDeVue(vue)}</li>
          ))}
        </ol>
      </div>
      <div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which needs its own origin */}
        <iframe
          ref={cadre}
          className="telephone"
          title="L’écran du produit, sur un téléphone"
          src={adresseDeLApercu({ context, path: FIRST_STEP })}
        />
      </div>
    </div>
  );
}
