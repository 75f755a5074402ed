import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { vueCourante } from "../../machines/studio/graph/jeu.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { jeuDuFoyer, type LieuDuStudio, lieuDuJeu, type NomDeFoyer, rejouerLieu } from "./adresse.ts";
import { Barre } from "./barre.tsx";
import type { Chaleur } from "./chaleur.ts";
import { Chercher } from "./chercher.tsx";
import { type Face, lumiereDuStudio } from "./face.ts";
import { Liste } from "./liste.tsx";
import { etatA, graphe as actuel, noeudsParId } from "./parcours.ts";
import { Toile } from "./toile.tsx";
import { useAdresse } from "./use-adresse.ts";
import { useDessin } from "./use-dessin.ts";
import { usePartie } from "./use-partie.ts";
import { type Onglet, Volet } from "./volet.tsx";

const ETROIT = "(max-width: 60rem)";

/** On a phone what is played comes first, then the drawing, then the list. */
const useEtroit = () =>
  useSyncExternalStore(
    (dire) => {
      const regle = matchMedia(ETROIT);
      regle.addEventListener("change", dire);
      return () => regle.removeEventListener("change", dire);
    },
    () => matchMedia(ETROIT).matches,
  );

/** On a phone the chapters are folded: the list is short, and opening one opens its drawing. */
const depart = (): ReadonlySet<string> =>
  new Set(matchMedia(ETROIT).matches ? actuel.chapitres.map(({ nom }) => nom) : []);

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

const faceDuFoyer = (nom: NomDeFoyer): Face => ({
  genre: "personne",
  nom,
  vue: vueCourante(jeuDuFoyer(nom, marqueDeLaPage())),
});

/** What stands beside the drawing, which has the width until something is looked at. */
function useCotes() {
  const etroit = useEtroit();
  const [montres, setMontres] = useState({ liste: etroit, volet: etroit });
  const montrerLeVolet = useCallback(
    () => setMontres((avant) => (avant.volet ? avant : { ...avant, volet: true })),
    [],
  );
  const elargir = () => setMontres({ liste: etroit, volet: etroit });
  return { etroit, montres, setMontres, montrerLeVolet, elargir };
}

/** What an address opens: who is played, the step it names, the tab that shows them. Throws for a step that is not there. */
function lireLAdresse(lieu: LieuDuStudio) {
  const { etape, avec } = lieu;
  if (etape !== undefined && !noeudsParId.has(etape)) throw new Error(`Aucune étape : ${etape}`);
  const joue = rejouerLieu(lieu, marqueDeLaPage());
  const debout = joue && vueCourante(joue.jeu);
  // Where that person stands, it is played; another step is told, with who and when above it.
  const ailleurs = etape !== undefined && etape !== (debout && etatA(debout.parcours, debout.ici));
  const onglet: Onglet = avec ? "Comparer" : joue && !ailleurs ? "Jouer" : "L’étape";
  return { joue, etape, onglet };
}

/** What is looked at, played and compared. */
function useStudio() {
  const regard = useRegard();
  const { choisie, choisir } = regard;
  const cotes = useCotes();
  const { etroit, setMontres, montrerLeVolet } = cotes;
  const [onglet, setOnglet] = useState<Onglet>(etroit ? "Jouer" : "L’étape");
  const [face, setFace] = useState<Face>();
  const partie = usePartie(choisir);
  const { jeu, inventee, debuter, jouerDossier, jouerFoyer } = partie;
  const ici: LieuDuStudio = {
    ...(choisie !== undefined && { etape: choisie }),
    ...(jeu && inventee && lieuDuJeu(inventee, jeu)),
    ...(face?.genre === "personne" && inventee && { avec: face.nom }),
  };
  const illisible = useAdresse(ici, {
    onParcours({ context, path }) {
      jouerDossier(context, path);
      setOnglet("Jouer");
      montrerLeVolet();
    },
    onLieu(lieu) {
      const { joue, etape, onglet: vu } = lireLAdresse(lieu);
      if (joue) debuter(joue.jeu, joue.inventee);
      if (lieu.avec) setFace(faceDuFoyer(lieu.avec));
      setOnglet(vu);
      setMontres({ liste: true, volet: true });
      if (etape !== undefined) choisir(etape);
    },
  });
  const ouvrir = useCallback(
    (id: string) => {
      choisir(id);
      montrerLeVolet();
      setOnglet((avant) => (avant === "L’écran" ? avant : "L’étape"));
    },
    [choisir, montrerLeVolet],
  );
  const jouer = (nom: NomDeFoyer) => {
    jouerFoyer(nom);
    setOnglet((avant) => (avant === "Comparer" ? avant : "Jouer"));
  };
  return { ...regard, ...cotes, onglet, setOnglet, face, setFace, partie, illisible, ouvrir, jouer };
}

const illisibles = {
  parcours: "Le parcours que porte cette adresse ne se lit pas : elle n’est pas entière.",
  lieu: "Cette adresse ne se lit pas : elle n’est pas entière, ou le questionnaire a changé depuis.",
};

/** The journey drawn, searched, explained, played and compared. */
export function Studio() {
  const studio = useStudio();
  const { replies, setReplies, choisie, plier, onglet, face, partie, illisible, ouvrir } = studio;
  const { montres, etroit } = studio;
  const [chaleur, setChaleur] = useState<Chaleur>();
  const { jeu, inventee } = partie;
  const lumiere = useMemo(() => lumiereDuStudio(jeu, face, chaleur), [jeu, face, chaleur]);
  const graphe = face?.genre === "version" ? face.graphe : actuel;
  const trace = useDessin(graphe, replies);
  const commandes = { graphe, lumiere, choisie, onChoisir: ouvrir, onPlier: plier };
  const barre = (
    <Barre
      dessin={trace.etat === "prêt" ? trace.dessin : undefined}
      {...{ replies, chaleur, montres }}
      partageable={!jeu || inventee !== undefined}
      onReplies={setReplies}
      onChaleur={setChaleur}
      onMontres={studio.setMontres}
    />
  );
  const volet = montres.volet && (
    <Volet
      {...{ onglet, choisie, partie, face, lumiere }}
      onOnglet={studio.setOnglet}
      onChoisir={ouvrir}
      onJouer={studio.jouer}
      onFace={studio.setFace}
    />
  );
  const liste = montres.liste && (
    <div className="trouver">
      <Chercher onChoisir={ouvrir} />
      <Liste replies={replies} {...commandes} />
    </div>
  );
  return (
    <>
      {!etroit && barre}
      {illisible && <p role="alert">{illisibles[illisible]}</p>}
      <div className="plans" data-liste={montres.liste} data-volet={montres.volet}>
        {etroit ? volet : liste}
        {etroit && barre}
        {trace.etat === "prêt" ? (
          <Toile dessin={trace.dessin} entier={trace.entier} {...commandes} onCadrer={studio.elargir} />
        ) : (
          <p role="status" className="toile">
            {trace.etat === "échec"
              ? `Le dessin n’a pas pu se faire : ${trace.message}`
              : "Le dessin arrive…"}
          </p>
        )}
        {etroit ? liste : volet}
      </div>
    </>
  );
}
