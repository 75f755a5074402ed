import { useCallback, useRef, useState } from "react";
import {
  type Jeu,
  jouer,
  jouerJusqua,
  suivre,
  trouver,
  vueCourante,
} from "../../machines/studio/graph/jeu.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { type Inventee, jeuDuFoyer, type NomDeFoyer } from "./adresse.ts";
import { etatA } from "./parcours.ts";
import { useSuivi } from "./use-suivi.ts";

/** The journey played, whoever plays it; where it stands is chosen after each move. */
export function usePartie(choisir: (id: string) => void) {
  const [jeu, setJeu] = useState<Jeu>();
  /** Whom an address may name: nobody for a journey that was pasted, opened or followed. */
  const [inventee, setInventee] = useState<Inventee>();
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
  const debuter = useCallback(
    (nouveau: Jeu, qui?: Inventee) => {
      setInventee(qui);
      montrer(nouveau);
    },
    [montrer],
  );
  const suivi = useSuivi({
    onTrouvee: (snapshot) => debuter(trouver(snapshot)),
    onMouvement: (mouvement) =>
      dernier.current ? montrer(suivre(dernier.current, mouvement)) : debuter(trouver(mouvement.snapshot)),
  });
  return {
    jeu,
    inventee,
    suivi,
    montrer,
    debuter,
    jouerFoyer(nom: NomDeFoyer) {
      const depart = jeuDuFoyer(nom, marqueDeLaPage());
      debuter(depart, { nom, depart });
    },
    jouerDossier: (context: JourneyContext, path?: string) =>
      debuter(path === undefined ? jouer(context) : jouerJusqua(context, path)),
    fermer() {
      dernier.current = undefined;
      setJeu(undefined);
      setInventee(undefined);
    },
  };
}

export type PartieJouee = ReturnType<typeof usePartie>;
