import { type ReactNode, useCallback, useState } from "react";
import { type Jeu, vueCourante } from "../../machines/studio/graph/jeu.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { foyersConnus, type Inventee, jeuDuFoyer, type NomDeFoyer } from "./adresse.ts";
import { aidesDe, calculerJeu } from "./calculer.ts";
import { type Face, finDe, lignesDeFace } from "./face.ts";
import { ecartEnMots } from "./lumiere.ts";
import { type EcartDeTrajet, lignesDesAides } from "./trajets.ts";
import { DeuxVersions } from "./deux-versions.tsx";

interface Props {
  jeu: Jeu | undefined;
  inventee: Inventee | undefined;
  face: Face | undefined;
  onFace: (face: Face | undefined) => void;
  onJouer: (nom: NomDeFoyer) => void;
  onChoisir: (id: string) => void;
}

/** Two people, or two versions, side by side; the drawing is coloured by what sets them apart. */
export function Comparer(props: Props) {
  const { face, onFace } = props;
  const [choisi, setChoisi] = useState<Face["genre"]>("personne");
  const genre = face?.genre ?? choisi;
  const changer = (nouveau: Face["genre"]) => {
    setChoisi(nouveau);
    if (face && face.genre !== nouveau) onFace(undefined);
  };
  return (
    <>
      <h2>Comparer</h2>
      <div className="outils" role="group" aria-label="Ce que l’on compare">
        <button type="button" aria-pressed={genre === "personne"} onClick={() => changer("personne")}>
          Deux personnes
        </button>
        <button type="button" aria-pressed={genre === "version"} onClick={() => changer("version")}>
          Deux versions
        </button>
      </div>
      {genre === "personne" ? <Personnes {...props} /> : <DeuxVersions {...props} />}
      {face && (
        <button type="button" className="link" onClick={() => onFace(undefined)}>
          Ne plus comparer
        </button>
      )}
    </>
  );
}

function ChoixDeFoyer({
  lettre,
  nom,
  onNom,
}: {
  lettre: "A" | "B";
  nom: NomDeFoyer | undefined;
  onNom: (nom: NomDeFoyer) => void;
}) {
  return (
    <label className="field" data-lettre={lettre}>
      <span>
        <strong className="lettre">{lettre}</strong> {lettre === "A" ? "Une personne" : "Une autre"}
      </span>
      <select value={nom ?? ""} onChange={({ target }) => onNom(target.value as NomDeFoyer)}>
        {!nom && <option value="">À choisir</option>}
        {foyersConnus.map((un) => (
          <option key={un.nom} value={un.nom}>
            {un.dit}
          </option>
        ))}
      </select>
    </label>
  );
}

function Personnes({ jeu, inventee, face, onFace, onJouer, onChoisir }: Props) {
  const b = face?.genre === "personne" ? face : undefined;
  const comparer = (nom: NomDeFoyer) =>
    onFace({ genre: "personne", nom, vue: vueCourante(jeuDuFoyer(nom, marqueDeLaPage())) });
  return (
    <>
      {jeu && !inventee ? (
        <p>
          <strong className="lettre">A</strong> Le parcours que vous jouez.
        </p>
      ) : (
        <ChoixDeFoyer lettre="A" nom={inventee?.nom} onNom={onJouer} />
      )}
      <ChoixDeFoyer lettre="B" nom={b?.nom} onNom={comparer} />
      {jeu && b ? (
        <>
          <Reponses jeu={jeu} face={b} onChoisir={onChoisir} />
          <Aides jeu={jeu} face={b} inventee={inventee !== undefined} />
        </>
      ) : (
        <p className="hint">Choisissez A et B : leurs deux chemins se colorent dans le dessin.</p>
      )}
    </>
  );
}

interface Cotes {
  ecart: EcartDeTrajet;
  a?: string;
  b?: string;
}

interface PropsDuTableau<T> {
  titre: string;
  lignes: readonly T[];
  cle: (ligne: T) => string;
  renderNom: (ligne: T) => ReactNode;
}

/** Lines of two columns, coloured by what sets them apart; those alike are folded. */
function Tableau<T extends Cotes>({ titre, lignes, cle, renderNom }: PropsDuTableau<T>) {
  const [tout, setTout] = useState(false);
  const vues = lignes.filter(({ ecart }) => tout || ecart !== "pareil");
  const pareilles = lignes.length - lignes.filter(({ ecart }) => ecart !== "pareil").length;
  return (
    <>
      <h3>
        {titre} ({lignes.length - pareilles} {lignes.length - pareilles > 1 ? "différences" : "différence"})
      </h3>
      <table className="cote-a-cote">
        <thead>
          <tr>
            <th scope="col">{titre}</th>
            <th scope="col">A</th>
            <th scope="col">B</th>
          </tr>
        </thead>
        <tbody>
          {vues.map((ligne) => (
            <tr key={cle(ligne)} data-ecart={ligne.ecart}>
              <th scope="row">
                {renderNom(ligne)}
                <span className="visually-hidden"> ({ecartEnMots[ligne.ecart]})</span>
              </th>
              <td>{ligne.a ?? "—"}</td>
              <td>{ligne.b ?? "—"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pareilles > 0 && (
        <button type="button" className="link" onClick={() => setTout(!tout)}>
          {tout ? "Cacher ce qui est pareil" : `Montrer aussi ce qui est pareil (${pareilles})`}
        </button>
      )}
    </>
  );
}

function Reponses({
  jeu,
  face,
  onChoisir,
}: {
  jeu: Jeu;
  face: Face & { genre: "personne" };
  onChoisir: (id: string) => void;
}) {
  return (
    <Tableau
      titre="Questions"
      lignes={lignesDeFace(jeu, face)}
      cle={({ path }) => path}
      renderNom={({ nom, stateId }) => (
        <button type="button" className="link" onClick={() => onChoisir(stateId)}>
          {nom}
        </button>
      )}
    />
  );
}

function Aides({
  jeu,
  face: { vue },
  inventee,
}: {
  jeu: Jeu;
  face: Face & { genre: "personne" };
  inventee: boolean;
}) {
  const lire = useCallback(async () => {
    const tous = await Promise.all([calculerJeu(finDe(jeu), inventee), calculerJeu(vue, inventee)]);
    return tous.map(({ resultats }) => aidesDe(resultats));
  }, [jeu, vue, inventee]);
  const lecture = useLecture(lire);
  if (lecture.state !== "done") return <EnCours lecture={lecture} quoi="Nous calculons leurs aides…" />;
  const [a = [], b = []] = lecture.value;
  return (
    <Tableau
      titre="Aides"
      lignes={lignesDesAides(a, b)}
      cle={({ id }) => id}
      renderNom={({ label }) => label}
    />
  );
}
