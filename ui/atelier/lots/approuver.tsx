import { useEffect, useState } from "react";
import type { AApprouver } from "../brouillons/approuver.tsx";
import { EchecDeLecture } from "../echec.tsx";
import { demanderLesFoyers } from "../enregistrer.ts";
import { enregistrerLeLot, lireLeLot, type Lot } from "./depot.ts";
import { titreDuLot } from "./titres.ts";

interface Lue {
  chemin: string;
  phrases: readonly string[];
  approbation: AApprouver;
}

interface Etat {
  lues: readonly Lue[];
  /** Whether all of it was read. */
  fini: boolean;
  approuve: boolean;
  part?: boolean;
  echec?: string;
}

const dansLeCatalogue = ({ fichier }: AApprouver) => fichier.replace(/^catalogue\//, "");

/** Reads what each file of a draft changes, one after the other: each takes a second or two of the server. */
async function lireTout(lot: Lot, dire: (etat: Etat) => void): Promise<void> {
  const donnees = new Map(
    (await lireLeLot(lot, lot.approbations)).map(({ chemin, texte }) => [chemin, texte]),
  );
  const lues: Lue[] = [];
  for (const { chemin, texte } of await lireLeLot(lot)) {
    const effet = await demanderLesFoyers<Omit<Lue, "chemin">>(chemin, texte);
    if (!effet)
      throw new Error("Le serveur ne dit pas ce que ce brouillon change. Réessayez dans un instant.");
    lues.push({ chemin, ...effet });
    const fini = lues.length === lot.fichiers.length;
    const tenue = ({ approbation }: Lue) => donnees.get(dansLeCatalogue(approbation)) === approbation.texte;
    dire({ lues: [...lues], fini, approuve: fini && lues.every(tenue) });
  }
}

/** What a draft of several files changes, in sentences, when it is asked for; then the approval of the person who has read them. */
export function ApprouverLeLot({ lot }: { lot: Lot }) {
  const [lecture, setLecture] = useState(false);
  if (lecture) return <Lecture lot={lot} />;
  return (
    <section>
      <h2>Approuver</h2>
      <p>
        <button type="button" className="button secondary" onClick={() => setLecture(true)}>
          Lire ce que ce brouillon change, puis l’approuver
        </button>
      </p>
    </section>
  );
}

/** What of the draft was read so far. */
function useLecture(lot: Lot) {
  const [etat, setEtat] = useState<Etat>({ lues: [], fini: false, approuve: false });
  useEffect(() => {
    let actuel = true;
    lireTout(lot, (lu) => actuel && setEtat(lu)).catch(
      (erreur: unknown) => actuel && setEtat((lu) => ({ ...lu, echec: (erreur as Error).message })),
    );
    return () => {
      actuel = false;
    };
  }, [lot]);
  return [etat, setEtat] as const;
}

function Lecture({ lot }: { lot: Lot }) {
  const [etat, setEtat] = useLecture(lot);
  const { lues, fini, approuve, part = false, echec } = etat;
  const approuver = () => {
    setEtat({ lues, fini, approuve, part: true });
    const textes = lues.map(({ approbation }) => ({
      chemin: dansLeCatalogue(approbation),
      texte: approbation.texte,
    }));
    enregistrerLeLot(lot.slug, `Approbation : ${titreDuLot(lot.slug)}`, textes, true).then(
      () => setEtat({ lues, fini, approuve: true }),
      (erreur: unknown) => setEtat({ lues, fini, approuve, echec: (erreur as Error).message }),
    );
  };
  return (
    <section>
      <h2>Approuver</h2>
      {lues.map((une) => (
        <Changements key={une.chemin} de={une} />
      ))}
      {!fini && !echec && (
        <p role="status">
          Nous regardons ce que ce brouillon change : {lues.length} sur {lot.fichiers.length}.
        </p>
      )}
      <EchecDeLecture dit={echec} />
      {approuve && (
        <p role="status">Ce brouillon est lu et approuvé. Le réécrire demande de l’approuver de nouveau.</p>
      )}
      {fini && !approuve && (
        <p>
          <button type="button" className="button" disabled={part} onClick={approuver}>
            {part ? "Un instant…" : "J’approuve ces changements"}
          </button>
        </p>
      )}
    </section>
  );
}

const Changements = ({ de: { chemin, phrases } }: { de: Lue }) => (
  <details open={phrases.length < 8}>
    <summary>{chemin.replaceAll(/^.*\/|\.\w+$/g, "")}</summary>
    <ul>
      {phrases.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  </details>
);
