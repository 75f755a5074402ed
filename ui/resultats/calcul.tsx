import { useState } from "react";
import type { Explication, ParametreExplique } from "../../catalogue/loi/expliquer.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { useSessionContext, useSessionSource } from "../session/use-session.tsx";
import { Lettre } from "./lettre.tsx";
import { Externe } from "../cadre/shell/externe.tsx";

/** The computation of an aid, unfolded line by line, fetched when it is opened. */
export function DetailDuCalcul({ aide }: { aide: string }) {
  const { ask } = useSessionSource();
  const { simulation } = useSessionContext();
  const [lue, setLue] = useState<Explication | "absente">();
  if (!simulation) return null;
  const open = (isOpen: boolean) => {
    if (!isOpen || (lue && lue !== "absente")) return;
    setLue(undefined);
    Promise.all([import("../session/lire.ts"), ask()])
      .then(([{ lireExplication }, session]) => lireExplication(session, aide))
      .then(setLue, () => setLue("absente"));
  };
  return (
    <details className="group calcul" onToggle={(event) => open(event.currentTarget.open)}>
      <summary>Le calcul, ligne par ligne</summary>
      {lue === undefined && <p role="status">Nous retrouvons le calcul…</p>}
      {lue === "absente" && <p>Le détail de ce calcul n’est pas disponible pour l’instant.</p>}
      {lue && lue !== "absente" && (
        <>
          {lue.arrondi && <p>{lue.arrondi}</p>}
          {lue.lettre && <Lettre lignes={lue.lettre} />}
          <Arbre de={lue} replie={lue.lettre !== undefined} />
        </>
      )}
    </details>
  );
}

/** Every value with what it came from; folded under a letter. */
function Arbre({ de, replie }: { de: Explication; replie: boolean }) {
  const lignes = (
    <>
      <p className="help">
        Chaque ligne s’ouvre sur ce dont elle vient : vos réponses, les autres calculs, les chiffres de la
        loi.
      </p>
      <ul className="lines">
        <Ligne de={de} ouverte />
      </ul>
    </>
  );
  if (!replie) return lignes;
  return (
    <details>
      <summary>Tous les chiffres du calcul</summary>
      {lignes}
    </details>
  );
}

function Ligne({ de, ouverte = false }: { de: Explication; ouverte?: boolean }) {
  const titre = (
    <>
      {majuscule(de.libelle)}
      {de.qui && <span>{` (${de.qui})`}</span>} <span>:</span> <strong>{de.valeur}</strong>{" "}
      <span className="hint">
        {de.quand}
        {de.reponse && <span>, votre réponse</span>}
        {de.suppose && <span>, que personne n’a donné</span>}
        {de.article && <span>{` – ${de.article}`}</span>}
      </span>
    </>
  );
  if (de.details.length === 0 && de.parametres.length === 0) return <li>{titre}</li>;
  return (
    <li>
      <details open={ouverte}>
        <summary>{titre}</summary>
        <ul className="lines">
          {de.details.map((detail, rang) => (
            <Ligne key={rang} de={detail} />
          ))}
          {de.parametres.map((parametre) => (
            <Parametre key={parametre.libelle + parametre.depuis} de={parametre} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A figure of the law, since when, and its text. */
function Parametre({ de }: { de: ParametreExplique }) {
  return (
    <li>
      Chiffre de la loi – {de.libelle} : <strong>{de.valeur}</strong>{" "}
      <span className="hint">
        depuis le {ecrireJour(de.depuis)}
        {de.attendu && <span>{` (celui du ${ecrireJour(de.attendu)} n’est pas encore connu ici)`}</span>}
        {de.premier && <span>{" (le plus ancien chiffre connu ici)"}</span>}
        {de.texte && <span>, {de.lien ? <Externe href={de.lien}>{de.texte}</Externe> : de.texte}</span>}
      </span>
    </li>
  );
}
