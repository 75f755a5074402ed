import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { MemoryRouter } from "react-router";
import { Carte } from "../../aides/carte.tsx";
import { EchecDeLecture } from "../echec.tsx";
import type { Rangee } from "../feuille/rangees.ts";
import { ApprouverLeLot } from "./approuver.tsx";
import { type Corrections, LigneACorriger, rangeesCorrigees } from "./corriger.tsx";
import { TitreDeVue } from "../titre.tsx";
import { enregistrerLeLot, type Lot } from "./depot.ts";
import { AIDES_PAR_LOT, type AidePreparee } from "./preparer.ts";
import { nommerLeLot, type SorteDeLot, titreDuLot } from "./titres.ts";

/** What several aids would become, before it is written. */
export interface ARevoir {
  sorte: SorteDeLot;
  /** Name proposed for the draft. */
  nom: string;
  aides: readonly AidePreparee[];
  /** Columns of the file that are no field. */
  inconnues?: readonly string[];
  /** The draft that is written again, when there is one. */
  lot?: Lot;
}

interface Props {
  revue: ARevoir;
  onFini: (dit: string) => void;
  onRevenir: () => void;
  /** The rows again, once some of their cells were mended here. */
  onCorriger?: (rangees: readonly Rangee[]) => void;
}

const combien = (n: number, une: string, plusieurs: string) => (n === 1 ? `1 ${une}` : `${n} ${plusieurs}`);

const estJuste = ({ fautes }: AidePreparee) => fautes.length === 0;

/** Writes the aids that are right in one draft, under a name when it is a new one. */
function useEnregistrement({ sorte, aides, lot }: ARevoir, onFini: Props["onFini"]) {
  const [etat, setEtat] = useState<{ part: boolean; echec?: string }>({ part: false });
  const enregistrer = async (nom: string) => {
    setEtat({ part: true });
    const justes = aides.filter(estJuste);
    const slug = lot?.slug ?? nommerLeLot(sorte, nom);
    try {
      await enregistrerLeLot(slug, titreDuLot(slug), justes, lot !== undefined);
      onFini(
        `Le brouillon « ${titreDuLot(slug)} » est enregistré : ${combien(justes.length, "aide", "aides")}.`,
      );
    } catch (erreur) {
      setEtat({ part: false, echec: (erreur as Error).message });
    }
  };
  return { etat, enregistrer };
}

/** Each aid with its faults in words and what changes; then one draft of those that are right. */
export function Revue({ revue, onFini, onRevenir, onCorriger }: Props) {
  const { sorte, aides, inconnues = [], lot } = revue;
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [nom, setNom] = useState(revue.nom);
  const siennes = rangeesCorrigees(aides, corrections);
  const { etat, enregistrer } = useEnregistrement(revue, onFini);
  const justes = aides.filter(estJuste);
  const fausses = aides.filter((aide) => !estJuste(aide));
  return (
    <section>
      <TitreDeVue>Avant d’enregistrer</TitreDeVue>
      <p role="status">{resume(justes.length, fausses.length)}</p>
      {inconnues.length > 0 && (
        <p className="banner warning">
          Colonnes inconnues, laissées de côté : {inconnues.join(", ")}. Leurs noms sont ceux du modèle.
        </p>
      )}
      {justes.length > AIDES_PAR_LOT && (
        <p>Un brouillon tient {AIDES_PAR_LOT} aides : partagez la feuille.</p>
      )}
      {!lot && justes.length > 0 && <NomDuBrouillon nom={nom} onChange={setNom} />}
      <EchecDeLecture dit={etat.echec} />
      <Gestes
        justes={justes}
        part={etat.part}
        onEnregistrer={() => void enregistrer(nom)}
        onCorriger={onCorriger && siennes && (() => onCorriger(siennes))}
        onRevenir={onRevenir}
      />
      <LesAides
        aides={[...fausses, ...justes]}
        numerotees={sorte === "import"}
        corrections={onCorriger && { corrections, onChange: setCorrections }}
      />
      {lot && <ApprouverLeLot lot={lot} />}
    </section>
  );
}

function NomDuBrouillon({ nom, onChange }: { nom: string; onChange: (nom: string) => void }) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>Nom du brouillon</label>
      <input id={id} type="text" value={nom} onChange={(event) => onChange(event.target.value)} />
    </p>
  );
}

interface PropsDesGestes {
  justes: readonly AidePreparee[];
  part: boolean;
  onEnregistrer: () => void;
  onCorriger: (() => void) | undefined;
  onRevenir: () => void;
}

const Gestes = ({ justes, part, onEnregistrer, onCorriger, onRevenir }: PropsDesGestes) => (
  <p className="row">
    {onCorriger && (
      <button type="button" className="button" onClick={onCorriger}>
        Revoir avec mes corrections
      </button>
    )}
    {justes.length > 0 && (
      <button type="button" className="button" disabled={part} onClick={onEnregistrer}>
        {part ? "Un instant…" : `Enregistrer ${combien(justes.length, "aide", "aides")} en un brouillon`}
      </button>
    )}
    <button type="button" className="link" onClick={onRevenir}>
      Revenir aux aides
    </button>
  </p>
);

function resume(justes: number, fausses: number): string {
  if (justes + fausses === 0) return "Rien ne change : chaque aide dit déjà cela.";
  const pretes = justes === 0 ? "Aucune aide prête" : combien(justes, "aide prête", "aides prêtes");
  return fausses === 0 ? `${pretes}.` : `${pretes}, ${combien(fausses, "à corriger", "à corriger")}.`;
}

interface PropsDesAides {
  aides: readonly AidePreparee[];
  numerotees: boolean;
  corrections: Pick<ComponentProps<typeof LigneACorriger>, "corrections" | "onChange"> | undefined;
}

const LesAides = ({ aides, numerotees, corrections }: PropsDesAides) => (
  <MemoryRouter>
    <ul className="lignes-du-lot">
      {aides.map((une, n) => (
        <UneAide key={`${une.chemin} ${n}`} aide={une} numerotee={numerotees}>
          {corrections && <LigneACorriger aide={une} {...corrections} />}
        </UneAide>
      ))}
    </ul>
  </MemoryRouter>
);

interface PropsDUneAide {
  aide: AidePreparee;
  numerotee: boolean;
  /** Its cells to mend. */
  children: ReactNode;
}

function UneAide({ aide, numerotee, children }: PropsDUneAide) {
  const { nom, nouvelle, fautes, doutes, changements, carte, rangee } = aide;
  const fausse = fautes.length > 0;
  return (
    <li className={fausse ? "card fausse" : "card"}>
      <h3>
        {nom} <span className="mot">{fausse ? "à corriger" : nouvelle ? "nouvelle" : "changée"}</span>
      </h3>
      {numerotee && rangee && <p className="hint">Ligne {rangee.ligne}</p>}
      {fausse && <Phrases nom="À corriger" phrases={fautes} />}
      {fausse && children}
      {doutes.length > 0 && <Phrases nom="À vérifier" phrases={doutes} />}
      {!nouvelle && changements.length > 0 && <Phrases nom="Ce qui change" phrases={changements} />}
      {!fausse && carte && (
        <details>
          <summary>Dans la liste des aides</summary>
          <ul className="aids">
            <Carte aide={carte} />
          </ul>
        </details>
      )}
    </li>
  );
}

const Phrases = ({ nom, phrases }: { nom: string; phrases: readonly string[] }) => (
  <>
    <h4>{nom}</h4>
    <ul>
      {phrases.map((une) => (
        <li key={une}>{une}</li>
      ))}
    </ul>
  </>
);
