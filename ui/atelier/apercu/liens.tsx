import { useState } from "react";
import type { ApercuDeBrouillon } from "../../../catalogue/atelier/apercu/apercu.ts";
import { appelerJson } from "../appeler.ts";
import { nomDuChamp } from "../refus/noms.ts";

/** The field that holds an address, as forms name it. */
const nomDe = (chemin: string) => nomDuChamp("aides", chemin.replace(/\W[^]*/, "")) ?? "Autre adresse";

type Visite = { url: string; dit: string };
type Visites = ReadonlyMap<string, string>;

interface Adresses extends Pick<ApercuDeBrouillon, "liens"> {
  /** Path of the sheet, and its text as the form holds it. */
  chemin: string;
  texte: string;
}

/** What is known of the addresses; they are visited when it is asked. */
export function PanneauDesLiens({ liens, chemin, texte }: Adresses) {
  const [visites, setVisites] = useState<Visites | "en-cours" | "panne">(new Map());
  if (liens.length === 0) return null;
  const visiter = async () => {
    setVisites("en-cours");
    const corps = { chemin, texte };
    const vues = await appelerJson<Visite[]>("/api/editer/liens", { corps }).catch(() => undefined);
    setVisites(vues ? new Map(vues.map(({ url, dit }) => [url, dit])) : "panne");
  };
  const enCours = visites === "en-cours";
  const dit = (url: string, etat: string) => {
    const vue = typeof visites === "string" ? undefined : visites.get(url);
    return vue === undefined ? etat : `${vue}, à l’instant`;
  };
  return (
    <section>
      <h2>Ses liens</h2>
      <ul>
        {liens.map(({ champ, url, etat }) => (
          <li key={champ}>{`${nomDe(champ)}, ${new URL(url).hostname} : ${dit(url, etat)}`}</li>
        ))}
      </ul>
      <button type="button" className="button secondary" disabled={enCours} onClick={() => void visiter()}>
        Visiter ces adresses
      </button>
      {enCours && <p role="status">Nous visitons ces adresses…</p>}
      {visites === "panne" && (
        <p role="alert">La visite n’a pas pu se faire. Essayez de nouveau dans un instant.</p>
      )}
    </section>
  );
}
