import { type ReactNode, useState } from "react";
import { liensDeLaPage } from "../navigation/reglages.ts";
import type { Chaleur } from "./chaleur.ts";
import { lirePassages } from "./passages.ts";
import { copier } from "../garder/copier.ts";
import type { Dessin } from "./dessin/dessin.ts";
import { graphe } from "./parcours.ts";
import { type Format, formats, telecharger } from "./telecharger.ts";
import { lireLesLignes } from "../stats/lire.ts";
import { departsPourCent, parEtape } from "../stats/resumer.ts";

/** Where people leave the site, out of a hundred who came to the step, as this site counted it. Rejects when it cannot be read. */
async function lireArrets(): Promise<Chaleur> {
  const etapes = parEtape(await lireLesLignes(), []);
  return {
    etapes: Object.fromEntries(
      etapes.flatMap(({ sujet, nombres }) => {
        const departs = departsPourCent(nombres);
        return departs === undefined ? [] : [[sujet, departs]];
      }),
    ),
  };
}

interface Props {
  dessin: Dessin | undefined;
  replies: ReadonlySet<string>;
  chaleur: Chaleur | undefined;
  /** What stands beside the drawing. */
  montres: Montres;
  /** The address tells what is looked at: no answer of somebody who may be real is left out of it. */
  partageable: boolean;
  onReplies: (replies: ReadonlySet<string>) => void;
  onChaleur: (chaleur: Chaleur | undefined) => void;
  onMontres: (montres: Montres) => void;
}

type Montres = Readonly<Record<"liste" | "volet", boolean>>;

const COPIE = "L’adresse est copiée : elle rouvre cet état, ce personnage et ce moment.";
const SANS_REPONSES =
  "L’adresse de l’étape est copiée. Ce parcours peut être celui de quelqu’un : ses réponses n’y sont pas.";
const NON_COPIE = "Votre navigateur n’a pas pu copier l’adresse : elle est dans sa barre.";

/** What is done with the whole drawing: fold it, colour it by coverage, print it, take it away. */
export function Barre({ dessin, replies, chaleur, montres, partageable, ...faire }: Props) {
  const { onReplies, onChaleur, onMontres } = faire;
  const [message, setMessage] = useState("");
  const tout = graphe.chapitres.map(({ nom }) => nom);
  const copierLAdresse = async () =>
    setMessage((await copier(location.href)) ? (partageable ? COPIE : SANS_REPONSES) : NON_COPIE);
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
        {(["liste", "volet"] as const).map((quoi) => (
          <button
            key={quoi}
            type="button"
            aria-pressed={montres[quoi]}
            onClick={() => onMontres({ ...montres, [quoi]: !montres[quoi] })}
          >
            {quoi === "liste" ? "Chercher" : "Volet"}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={chaleur?.transitions !== undefined}
          onClick={() => (chaleur?.transitions ? onChaleur(undefined) : void lirePassages().then(onChaleur))}
        >
          Couverture
        </button>
        {liensDeLaPage().mesure?.pas && (
          <button
            type="button"
            aria-pressed={chaleur !== undefined && !chaleur.transitions}
            onClick={() =>
              chaleur && !chaleur.transitions
                ? onChaleur(undefined)
                : void lireArrets().then(onChaleur, () => setMessage("Les comptes ne sont pas venus."))
            }
          >
            Où l’on s’arrête
          </button>
        )}
        <button type="button" onClick={() => void copierLAdresse()}>
          Copier le lien
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
      {chaleur && <Couverture chaleur={chaleur} />}
    </div>
  );
}

/** What the colours count. */
function Couverture({ chaleur: { chemins, etapes } }: { chaleur: Chaleur }): ReactNode {
  const passages = Object.values(etapes);
  if (chemins === undefined)
    return (
      <p className="hint">
        Plus la couleur est forte, plus on y quitte le site, pour cent personnes qui y arrivent : les
        quatre-vingt-dix derniers jours finis, les jours où dix personnes au moins l’ont fait.
      </p>
    );
  const essayees = passages.filter((fois) => fois > 0).length;
  return (
    <p className="hint">
      {essayees} questions sur {passages.length} sont posées par {chemins} parcours : ceux des personnages, et
      un vers chaque question qui n’est posée à aucun d’eux. Plus la couleur est forte, plus ils y passent.
    </p>
  );
}
