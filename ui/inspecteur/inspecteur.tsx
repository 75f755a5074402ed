import { useCallback, useMemo, useRef, useState } from "react";
import { journeesDe } from "../../machines/personas/journees.ts";
import { type Jeu, jouer, jouerJusqua, suivre, trouver, vueCourante } from "../../machines/graph/jeu.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { marqueDeLaPage } from "../session/start.ts";
import "../style/inspecteur.css";
import "./dessin.css";
import "./volet.css";
import "./impression.css";
import { Barre } from "./barre.tsx";
import type { Chaleur } from "./chaleur.ts";
import { Chercher } from "./chercher.tsx";
import { Liste } from "./liste.tsx";
import { eteinte, lumiereDe } from "./lumiere.ts";
import { etatA, graphe, noeudsParId } from "./parcours.ts";
import { Toile } from "./toile.tsx";
import { useAdresse } from "./use-adresse.ts";
import { useDessin } from "./use-dessin.ts";
import { useSuivi } from "./use-suivi.ts";
import { type Onglet, Volet } from "./volet.tsx";

/** On a phone the first chapter alone is open: the list is read first, the drawing fits. */
function depart(): ReadonlySet<string> {
  const etroit = matchMedia("(max-width: 60rem)").matches;
  return new Set(etroit ? graphe.chapitres.slice(1).map(({ nom }) => nom) : []);
}

/** Folded chapters and the chosen step: choosing one opens its chapter. */
function useRegard() {
  const [replies, setReplies] = useState(depart);
  const [choisie, setChoisie] = useState<string>();
  const plier = useCallback((nom: string) => {
    setReplies((avant) => {
      const apres = new Set(avant);
      if (!apres.delete(nom)) apres.add(nom);
      return apres;
    });
  }, []);
  const choisir = useCallback((id: string) => {
    const chapitre = noeudsParId.get(id)?.chapitre ?? "";
    setReplies((avant) =>
      avant.has(chapitre) ? new Set([...avant].filter((un) => un !== chapitre)) : avant,
    );
    setChoisie(id);
  }, []);
  return { replies, setReplies, choisie, plier, choisir };
}

/** A journey played, if one is; where it stands is chosen after each move. */
function useJeu(choisir: (id: string) => void) {
  const [jeu, setJeu] = useState<Jeu>();
  // What a followed simulation does may come twice before a render.
  const dernier = useRef<Jeu>(undefined);
  const montrer = useCallback(
    (nouveau: Jeu) => {
      dernier.current = nouveau;
      setJeu(nouveau);
      const { parcours, ici } = vueCourante(nouveau);
      choisir(etatA(parcours, ici));
    },
    [choisir],
  );
  const debuter = useCallback((context: JourneyContext) => montrer(jouer(context)), [montrer]);
  const fermer = useCallback(() => {
    dernier.current = undefined;
    setJeu(undefined);
  }, []);
  return { jeu, dernier, montrer, debuter, fermer };
}

/** The journey played, followed or not, and how it lights the drawing. */
function usePartie(choisir: (id: string) => void, chaleur: Chaleur | undefined) {
  const { jeu, dernier, montrer, debuter, fermer } = useJeu(choisir);
  const suivi = useSuivi({
    onTrouvee: (snapshot) => montrer(trouver(snapshot)),
    onMouvement: (mouvement) =>
      montrer(dernier.current ? suivre(dernier.current, mouvement) : trouver(mouvement.snapshot)),
  });
  const vue = jeu && vueCourante(jeu);
  const lumiere = useMemo(
    () => ({ ...(vue ? lumiereDe(vue) : eteinte), ...(chaleur && { chaleur }) }),
    [vue, chaleur],
  );
  return { jeu, montrer, debuter, fermer, suivi, lumiere };
}

/** The inspector: the journey drawn, searched, explained and played. */
export function Component() {
  const { replies, setReplies, choisie, plier, choisir } = useRegard();
  const [onglet, setOnglet] = useState<Onglet>("étape");
  const [chaleur, setChaleur] = useState<Chaleur>();
  const { jeu, montrer, debuter, fermer, suivi, lumiere } = usePartie(choisir, chaleur);
  const trace = useDessin(replies);
  const dessin = trace.etat === "prêt" ? trace.dessin : undefined;
  const ouvrir = useCallback(
    (id: string) => {
      choisir(id);
      setOnglet("étape");
    },
    [choisir],
  );
  const jouerPersona = (nom: string) => {
    const journee = journeesDe(marqueDeLaPage()).find(({ persona }) => persona.nom === nom);
    if (journee) debuter(journee.context);
    setOnglet("jeu");
  };
  const illisible = useAdresse(({ context, path }) => {
    montrer(jouerJusqua(context, path));
    setOnglet("jeu");
  });
  const commandes = { lumiere, choisie, onChoisir: ouvrir, onPlier: plier };
  return (
    <>
      <Barre
        dessin={dessin}
        replies={replies}
        chaleur={chaleur}
        onReplies={setReplies}
        onChaleur={setChaleur}
      />
      {illisible && (
        <p role="alert">Le parcours que porte cette adresse ne se lit pas : elle n’est pas entière.</p>
      )}
      <div className="plans">
        <div className="trouver">
          <Chercher onChoisir={ouvrir} />
          <Liste replies={replies} {...commandes} />
        </div>
        {dessin ? (
          <Toile dessin={dessin} {...commandes} />
        ) : (
          <p role="status" className="toile">
            {trace.etat === "échec"
              ? `Le dessin n’a pas pu se faire : ${trace.message}`
              : "Le dessin arrive…"}
          </p>
        )}
        <Volet
          {...{ onglet, choisie, jeu, suivi }}
          onOnglet={setOnglet}
          onChoisir={ouvrir}
          onJeu={montrer}
          onDebuter={debuter}
          onJouer={jouerPersona}
          onFermer={fermer}
        />
      </div>
    </>
  );
}
