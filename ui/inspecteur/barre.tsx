import { useState } from "react";
import type { Dessin } from "./dessin/dessin.ts";
import { type Chaleur, lireChaleur } from "./chaleur.ts";
import { graphe } from "./parcours.ts";
import { type Format, formats, telecharger } from "./telecharger.ts";

interface Props {
  dessin: Dessin | undefined;
  replies: ReadonlySet<string>;
  chaleur: Chaleur | undefined;
  onReplies: (replies: ReadonlySet<string>) => void;
  onChaleur: (chaleur: Chaleur | undefined) => void;
}

/** What is done with the whole drawing: fold it, colour it by coverage, print it, take it away. */
export function Barre({ dessin, replies, chaleur, onReplies, onChaleur }: Props) {
  const [message, setMessage] = useState("");
  const tout = graphe.chapitres.map(({ nom }) => nom);
  const colorer = async () => {
    setMessage("");
    if (chaleur) return onChaleur(undefined);
    await lireChaleur().then(onChaleur, ({ message: dit }: Error) => setMessage(dit));
  };
  const exporter = async (format: Format) => {
    if (!dessin) return;
    setMessage("");
    await telecharger(format, dessin).catch(() =>
      setMessage("Votre navigateur n’a pas pu faire cette image : essayez le format SVG."),
    );
  };
  return (
    <div className="barre">
      <div className="outils" role="group" aria-label="Dessin">
        <button
          type="button"
          disabled={replies.size === tout.length}
          onClick={() => onReplies(new Set(tout))}
        >
          Tout replier
        </button>
        <button type="button" disabled={replies.size === 0} onClick={() => onReplies(new Set())}>
          Tout déplier
        </button>
        <button type="button" aria-pressed={chaleur !== undefined} onClick={() => void colorer()}>
          Couverture
        </button>
        <button type="button" onClick={() => print()}>
          Imprimer (A3)
        </button>
      </div>
      <div className="outils" role="group" aria-label="Télécharger">
        {formats.map((format) => (
          <button key={format} type="button" disabled={!dessin} onClick={() => void exporter(format)}>
            {format}
          </button>
        ))}
      </div>
      <p role="status" className="hint">
        {message}
      </p>
      {chaleur && (
        <p className="legende hint">
          Plus la couleur est forte, plus de chemins engendrés passent par l’étape ; en rouge, aucun.{" "}
          <a href="/chemins/rapport.html">Lire le rapport des chemins</a>
        </p>
      )}
    </div>
  );
}
