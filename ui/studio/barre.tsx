import { type ReactNode, useState } from "react";
import { liensDeLaPage } from "../cadre/navigation/reglages.ts";
import type { Chaleur } from "./chaleur.ts";
import { lirePassages } from "./passages.ts";
import { copier } from "../garder/copier.ts";
import type { Dessin } from "./dessin/dessin.ts";
import { graphe } from "./parcours.ts";
import { type Format, formats, telecharger } from "./telecharger.ts";
import { lireLesLignes } from "../relais/stats/lire.ts";
import { departsPourCent, parEtape } from "../relais/stats/resumer.ts";

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
  const copierLAdresse = async () =>
    setMessage((await copier(location.href)) ? (partageable ? COPIE : SANS_REPONSES) : NON_COPIE);
  return (
    <div className="barre">
      <div className="outils" role="group" aria-label="Dessin">
        <Plier replies={replies} onReplies={onReplies} />
        <Montrer montres={montres} onMontres={onMontres} />
        <Colorer chaleur={chaleur} onChaleur={onChaleur} dire={setMessage} />
        <button type="button" onClick={() => void copierLAdresse()}>
          Copier le lien
        </button>
        <button type="button" onClick={() => print()}>
          Imprimer (A3)
        </button>
      </div>
      <Telecharger dessin={dessin} dire={setMessage} />
      <p role="status" className="hint">
        {message}
      </p>
      {chaleur && <Couverture chaleur={chaleur} />}
    </div>
  );
}

function Plier({ replies, onReplies }: Pick<Props, "replies" | "onReplies">) {
  const tout = graphe.chapitres.map(({ nom }) => nom);
  return (
    <>
      <button type="button" disabled={replies.size === tout.length} onClick={() => onReplies(new Set(tout))}>
        Tout replier
      </button>
      <button type="button" disabled={replies.size === 0} onClick={() => onReplies(new Set())}>
        Tout déplier
      </button>
    </>
  );
}

const Montrer = ({ montres, onMontres }: Pick<Props, "montres" | "onMontres">) =>
  (["liste", "volet"] as const).map((quoi) => (
    <button
      key={quoi}
      type="button"
      aria-pressed={montres[quoi]}
      onClick={() => onMontres({ ...montres, [quoi]: !montres[quoi] })}
    >
      {quoi === "liste" ? "Chercher" : "Volet"}
    </button>
  ));

interface Dire {
  dire: (message: string) => void;
}

/** Colours the drawing by what tests go through, or by where people leave. */
function Colorer({ chaleur, onChaleur, dire }: Pick<Props, "chaleur" | "onChaleur"> & Dire) {
  const couverte = chaleur?.transitions !== undefined;
  const arretee = chaleur !== undefined && !chaleur.transitions;
  return (
    <>
      <button
        type="button"
        aria-pressed={couverte}
        onClick={() => (couverte ? onChaleur(undefined) : void lirePassages().then(onChaleur))}
      >
        Couverture
      </button>
      {liensDeLaPage().mesure?.pas && (
        <button
          type="button"
          aria-pressed={arretee}
          onClick={() =>
            arretee
              ? onChaleur(undefined)
              : void lireArrets().then(onChaleur, () => dire("Les comptes ne sont pas venus."))
          }
        >
          Où l’on s’arrête
        </button>
      )}
    </>
  );
}

function Telecharger({ dessin, dire }: Pick<Props, "dessin"> & Dire) {
  const exporter = async (format: Format) => {
    if (!dessin) return;
    dire("");
    await telecharger(format, dessin).catch(() =>
      dire("Votre navigateur n’a pas pu faire cette image : essayez le format SVG."),
    );
  };
  return (
    <div className="outils" role="group" aria-label="Télécharger">
      {formats.map((format) => (
        <button key={format} type="button" disabled={!dessin} onClick={() => void exporter(format)}>
          {format}
        </button>
      ))}
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
