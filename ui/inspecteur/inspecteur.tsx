import { useCallback, useMemo, useState } from "react";
import { vueCourante } from "../../machines/graph/jeu.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import "../style/inspecteur.css";
import "./fenetre.css";
import "./dessin.css";
import "./ecarts.css";
import "./ensemble.css";
import "./volet.css";
import "./impression.css";
import { jeuDuFoyer, type LieuDuStudio, lieuDuJeu, type NomDeFoyer, rejouerLieu } from "./adresse.ts";
import { Barre } from "./barre.tsx";
import type { Passages } from "../../machines/personas/passages.ts";
import { Chercher } from "./chercher.tsx";
import { faceGardee } from "./face-gardee.ts";
import { type Face, lumiereDuStudio } from "./face.ts";
import { Liste } from "./liste.tsx";
import { graphe as actuel, noeudsParId } from "./parcours.ts";
import { Toile } from "./toile.tsx";
import { useAdresse } from "./use-adresse.ts";
import { useDessin } from "./use-dessin.ts";
import { usePartie } from "./use-partie.ts";
import { type Onglet, Volet } from "./volet.tsx";

/** On a phone the chapters are folded: the list is short, and opening one opens its drawing. */
function depart(): ReadonlySet<string> {
  const etroit = matchMedia("(max-width: 60rem)").matches;
  return new Set(etroit ? actuel.chapitres.map(({ nom }) => nom) : []);
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

const faceDuFoyer = (nom: NomDeFoyer): Face => ({
  genre: "personne",
  nom,
  vue: vueCourante(jeuDuFoyer(nom, marqueDeLaPage())),
});

/** What is looked at, played and compared. */
function useStudio() {
  const regard = useRegard();
  const { choisie, choisir } = regard;
  const [onglet, setOnglet] = useState<Onglet>("L’étape");
  const [face, setFace] = useState<Face>();
  const partie = usePartie(choisir);
  const { jeu, inventee, debuter, jouerDossier, jouerFoyer } = partie;
  const ici: LieuDuStudio = {
    ...(choisie !== undefined && { etape: choisie }),
    ...(jeu && inventee && lieuDuJeu(inventee, jeu)),
    ...(face?.genre === "personne" && inventee && { avec: face.nom }),
    ...(face?.genre === "version" && face.gardee && { version: face.gardee }),
  };
  const illisible = useAdresse(ici, {
    onParcours({ context, path }) {
      jouerDossier(context, path);
      setOnglet("Jouer");
    },
    onLieu(lieu) {
      const joue = rejouerLieu(lieu, marqueDeLaPage());
      if (joue) debuter(joue.jeu, joue.inventee);
      if (lieu.avec) setFace(faceDuFoyer(lieu.avec));
      if (lieu.version) void faceGardee(lieu.version).then(setFace);
      setOnglet(lieu.avec || lieu.version ? "Comparer" : joue ? "Jouer" : "L’étape");
      const { etape } = lieu;
      if (etape !== undefined && (noeudsParId.has(etape) || !joue)) choisir(etape);
    },
  });
  const ouvrir = useCallback(
    (id: string) => {
      choisir(id);
      setOnglet((avant) => (avant === "L’écran" ? avant : "L’étape"));
    },
    [choisir],
  );
  const jouer = (nom: NomDeFoyer) => {
    jouerFoyer(nom);
    setOnglet((avant) => (avant === "Comparer" ? avant : "Jouer"));
  };
  return { ...regard, onglet, setOnglet, face, setFace, partie, illisible, ouvrir, jouer };
}

const illisibles = {
  parcours: "Le parcours que porte cette adresse ne se lit pas : elle n’est pas entière.",
  lieu: "Cette adresse ne se lit pas : elle n’est pas entière, ou le questionnaire a changé depuis.",
};

/** The inspector: the journey drawn, searched, explained, played and compared. */
export function Component() {
  const studio = useStudio();
  const { replies, setReplies, choisie, plier, onglet, face, partie, illisible, ouvrir } = studio;
  const [chaleur, setChaleur] = useState<Passages>();
  const [montres, setMontres] = useState({ liste: true, volet: true });
  const { jeu, inventee } = partie;
  const lumiere = useMemo(() => lumiereDuStudio(jeu, face, chaleur), [jeu, face, chaleur]);
  const graphe = face?.genre === "version" ? face.graphe : actuel;
  const trace = useDessin(graphe, replies);
  const dessin = trace.etat === "prêt" ? trace.dessin : undefined;
  const commandes = { graphe, lumiere, choisie, onChoisir: ouvrir, onPlier: plier };
  return (
    <>
      <Barre
        {...{ dessin, replies, chaleur, montres }}
        partageable={!jeu || inventee !== undefined}
        onReplies={setReplies}
        onChaleur={setChaleur}
        onMontres={setMontres}
      />
      {illisible && <p role="alert">{illisibles[illisible]}</p>}
      <div className="plans" data-liste={montres.liste} data-volet={montres.volet}>
        {montres.liste && (
          <div className="trouver">
            <Chercher onChoisir={ouvrir} />
            <Liste replies={replies} {...commandes} />
          </div>
        )}
        {dessin ? (
          <Toile dessin={dessin} {...commandes} />
        ) : (
          <p role="status" className="toile">
            {trace.etat === "échec"
              ? `Le dessin n’a pas pu se faire : ${trace.message}`
              : "Le dessin arrive…"}
          </p>
        )}
        {montres.volet && (
          <Volet
            {...{ onglet, choisie, partie, face }}
            onOnglet={studio.setOnglet}
            onChoisir={ouvrir}
            onJouer={studio.jouer}
            onFace={studio.setFace}
          />
        )}
      </div>
    </>
  );
}
