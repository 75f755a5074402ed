import type { Dispatch } from "react";
import { aller, type Jeu, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { foyersConnus, type NomDeFoyer } from "./adresse.ts";
import { Commencer } from "./commencer.tsx";
import { Comparer } from "./comparer.tsx";
import { EcranDeLEtape } from "./ecran.tsx";
import type { Face } from "./face.ts";
import { Fiche } from "./fiche.tsx";
import { Jouer } from "./jouer.tsx";
import { etatEnMots, type Lumiere } from "./lumiere.ts";
import { noeudsParId } from "./parcours.ts";
import { Repondre } from "./repondre.tsx";
import { ResultatsDuJeu } from "./resultats.tsx";
import type { PartieJouee } from "./use-partie.ts";

const onglets = ["L’étape", "L’écran", "Jouer", "Résultats", "Comparer"] as const;
export type Onglet = (typeof onglets)[number];

/** Tabs that show a step: who is played, and when, is said above it. */
const DE_LETAPE = new Set<Onglet>(["L’étape", "L’écran"]);

interface Props {
  onglet: Onglet;
  choisie: string | undefined;
  partie: PartieJouee;
  face: Face | undefined;
  lumiere: Lumiere;
  onOnglet: Dispatch<Onglet>;
  onChoisir: (id: string) => void;
  onJouer: (nom: NomDeFoyer) => void;
  onFace: (face: Face | undefined) => void;
}

/** The side of the inspector: the chosen step and its screen, the journey played and its results, what is compared. */
export function Volet({ onglet, onOnglet, lumiere, ...reste }: Props) {
  const { choisie, partie } = reste;
  return (
    <section className="volet" aria-label="Étape et parcours joué">
      <div className="outils" role="group" aria-label="Volet">
        {onglets.map((un) => (
          <button key={un} type="button" aria-pressed={onglet === un} onClick={() => onOnglet(un)}>
            {un}
          </button>
        ))}
      </div>
      {partie.jeu && DE_LETAPE.has(onglet) && (
        <Moment jeu={partie.jeu} partie={partie} etat={choisie && etatEnMots(choisie, lumiere)} />
      )}
      <Contenu onglet={onglet} {...reste} />
    </section>
  );
}

interface MomentProps {
  jeu: Jeu;
  partie: PartieJouee;
  /** What the step is for that person at that moment, in words. */
  etat: string | undefined;
}

/** Who is played and when, and the way to the moments around. */
function Moment({ jeu, partie: { inventee, montrer }, etat }: MomentProps) {
  const dernier = jeu.vues.length - 1;
  const qui = foyersConnus.find(({ nom }) => nom === inventee?.nom)?.dit ?? "Le parcours joué";
  return (
    <section className="moment" aria-label="La personne et le moment">
      <p>
        <strong>{qui}</strong>
        <span className="hint">
          moment {jeu.rang} sur {dernier}
        </span>
        {etat && <span className="hint">cette question : {etat}</span>}
      </p>
      <div className="outils">
        <button type="button" disabled={jeu.rang === 0} onClick={() => montrer(aller(jeu, jeu.rang - 1))}>
          Reculer
        </button>
        <button
          type="button"
          disabled={jeu.rang === dernier}
          onClick={() => montrer(aller(jeu, jeu.rang + 1))}
        >
          Avancer
        </button>
      </div>
    </section>
  );
}

type Suite = Omit<Props, "onglet" | "onOnglet" | "lumiere">;

function Contenu({ onglet, ...reste }: Omit<Props, "onOnglet" | "lumiere">) {
  const { choisie, partie, face, onChoisir, onJouer, onFace } = reste;
  const { jeu, inventee, montrer } = partie;
  switch (onglet) {
    case "L’étape":
      return <Etape {...reste} />;
    case "L’écran":
      return (
        <>
          <h2>L’écran</h2>
          <EcranDeLEtape choisie={choisie} jeu={jeu} />
        </>
      );
    case "Jouer":
      return <Jouee {...reste} />;
    case "Résultats":
      return (
        <>
          <h2>Ses aides</h2>
          <ResultatsDuJeu jeu={jeu} inventee={inventee !== undefined} onJeu={montrer} />
        </>
      );
    case "Comparer":
      return <Comparer {...{ jeu, inventee, face, onFace, onJouer, onChoisir }} />;
  }
}

const devenirDe = (etape: string, face: Suite["face"]) =>
  face?.genre === "version" ? face.devenirs.get(etape) : undefined;

function Etape({ choisie, partie: { jeu, montrer }, face, onChoisir, onJouer }: Suite) {
  const vue = jeu && vueCourante(jeu);
  if (!choisie) return <p>Choisissez une étape dans la liste ou dans le dessin : sa fiche s’ouvre ici.</p>;
  const dit = devenirDe(choisie, face);
  return (
    <>
      {dit && (
        <ul className="changements" aria-label="Ce qui change">
          <li data-ecart={dit.devenir}>
            <strong>{changements[dit.devenir]}</strong>
            {dit.lignes.map((ligne) => (
              <span key={ligne} className="hint">
                {ligne}
              </span>
            ))}
          </li>
        </ul>
      )}
      {(noeudsParId.has(choisie) || !dit) && (
        <Fiche key={choisie} id={choisie} vue={vue} onChoisir={onChoisir} onJouer={onJouer} />
      )}
      {jeu && vue?.parcours.active.some(({ stateId }) => stateId === choisie) && (
        <Repondre jeu={jeu} choisie={choisie} onJeu={montrer} />
      )}
    </>
  );
}

const changements = {
  ajoutee: "Ajoutée depuis",
  retiree: "Retirée depuis : elle n’est plus posée",
  deplacee: "Déplacée depuis",
  changee: "Changée depuis",
} as const;

function Jouee({ choisie, partie, onChoisir }: Suite) {
  const { jeu, suivi, montrer, fermer } = partie;
  return (
    <>
      <h2>{jeu ? "Le parcours joué" : "Jouer un parcours"}</h2>
      {jeu && (
        <>
          <Jouer jeu={jeu} choisie={choisie} onJeu={montrer} onChoisir={onChoisir} />
          <button type="button" className="link" onClick={fermer}>
            Arrêter ce parcours
          </button>
        </>
      )}
      <Commencer onFoyer={partie.jouerFoyer} onDebuter={partie.jouerDossier} suivi={suivi} />
    </>
  );
}
