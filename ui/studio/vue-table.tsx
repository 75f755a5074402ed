import { Fragment } from "react";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { foyersConnus } from "./adresse.ts";
import { lireLEcrit } from "./ecrits.ts";
import { graphe } from "./parcours.ts";
import type { LigneDeTable } from "./table.ts";
import "./table.css";

/** As the build wrote it; asked of the machine here where nothing is built. */
const lireLaTable = async () =>
  (await lireLEcrit<LigneDeTable[]>("table")) ?? (await import("./table.ts")).tableDuParcours();

/** « Question → answers → next question », chapter by chapter: a plain table, to be read and printed. */
export function VueTable() {
  const lecture = useLecture(lireLaTable);
  if (lecture.state !== "done") return <EnCours lecture={lecture} quoi="Nous lisons le parcours…" />;
  const lignes = lecture.value;
  return (
    <div className="entiere">
      <p>
        Chaque réponse a été envoyée à la machine du produit, là où passe chacun de nos {foyersConnus.length}{" "}
        personnages : la question suivante est celle qu’elle a posée.{" "}
        <button type="button" className="link" onClick={() => print()}>
          Imprimer la table
        </button>
      </p>
      {graphe.chapitres.map(({ nom, titre }) => {
        const siennes = lignes.filter(({ chapitre }) => chapitre === nom);
        return siennes.length > 0 && <Chapitre key={nom} titre={titre} lignes={siennes} />;
      })}
    </div>
  );
}

function Chapitre({ titre, lignes }: { titre: string; lignes: readonly LigneDeTable[] }) {
  return (
    <table className="parcours-table">
      <caption>{titre}</caption>
      <thead>
        <tr>
          <th scope="col">Réponse</th>
          <th scope="col">Question suivante</th>
        </tr>
      </thead>
      {lignes.map((ligne) => (
        <Question key={ligne.id} ligne={ligne} />
      ))}
    </table>
  );
}

function Question({
  ligne: { id, nom, question, quand, qui, inventees, reponses },
}: {
  ligne: LigneDeTable;
}) {
  const passent = qui.length === foyersConnus.length ? "tous nos personnages" : qui.join("\u00a0; ");
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          <a href={`#etape=${id}`}>{nom}</a>
          <span className="hint">« {question} »</span>
          {quand.length > 0 && <span className="hint">Posée {quand.join(", et ")}.</span>}
          <span className="hint">
            {inventees
              ? `Y passent : ${passent}.`
              : `Aucun de nos personnages n’y passe. Y mène : ${passent}.`}
          </span>
        </th>
      </tr>
      {reponses.map(({ dites, suites }) => (
        <tr key={dites.join()}>
          <td>{dites.join(" · ")}</td>
          <td>
            {suites.map(({ vers, qui: dont }) => (
              <Fragment key={vers}>
                <span className="suite">→ {vers}</span>
                {suites.length > 1 && <span className="hint">pour : {dont.join("\u00a0; ")}</span>}
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
