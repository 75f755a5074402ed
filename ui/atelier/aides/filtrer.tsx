import { useId, useMemo, type ReactNode } from "react";
import { champsQuiManquent } from "../../../catalogue/atelier/apercu/manques.ts";
import { besoins } from "../../../catalogue/schema/besoins.ts";
import {
  compterLesManques,
  etatsDUneAide,
  type FiltresDuTableau,
  lieuxDesAides,
  organismesDesAides,
} from "./filtres.ts";
import type { AideDeLaTable } from "./lire.ts";

interface Props {
  lignes: readonly AideDeLaTable[];
  /** Those that the filters keep, to count what they lack. */
  gardees: readonly AideDeLaTable[];
  texte: string;
  filtres: FiltresDuTableau;
  onTexte: (texte: string) => void;
  onFiltres: (filtres: FiltresDuTableau) => void;
}

interface PropsDeChoix {
  nom: string;
  valeur: string;
  onChoisir: (valeur: string) => void;
  options: readonly (readonly [valeur: string, mots: string])[];
}

/** One choice that narrows a list. */
export function ChoixDUnFiltre({ nom, valeur, onChoisir, options }: PropsDeChoix) {
  const id = useId();
  return (
    <Case id={id} nom={nom}>
      <select id={id} value={valeur} onChange={(event) => onChoisir(event.target.value)}>
        <option value="">Peu importe</option>
        {options.map(([une, mots]) => (
          <option key={une} value={une}>
            {mots}
          </option>
        ))}
      </select>
    </Case>
  );
}

const Case = ({ id, nom, children }: { id: string; nom: string; children: ReactNode }) => (
  <div>
    <label htmlFor={id}>{nom}</label>
    {children}
  </div>
);

/** What narrows the table: words, who gives the aid, where, what for, what is wrong with it. */
export function Filtrer({ lignes, gardees, texte, filtres, onTexte, onFiltres }: Props) {
  const id = useId();
  const organismes = useMemo(
    () => organismesDesAides(lignes).map((un) => [un.id, un.label] as const),
    [lignes],
  );
  const lieux = useMemo(() => lieuxDesAides(lignes).map((un) => [un, un] as const), [lignes]);
  const poser = (nom: keyof FiltresDuTableau) => (valeur: string) => onFiltres({ ...filtres, [nom]: valeur });
  return (
    <search>
      <div className="filtres">
        <Case id={id} nom="Chercher">
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={texte}
            onChange={(event) => onTexte(event.target.value)}
          />
        </Case>
        <ChoixDUnFiltre
          nom="Organisme"
          valeur={filtres.organisme}
          onChoisir={poser("organisme")}
          options={organismes}
        />
        <ChoixDUnFiltre nom="Lieu" valeur={filtres.lieu} onChoisir={poser("lieu")} options={lieux} />
        <ChoixDUnFiltre
          nom="Besoin"
          valeur={filtres.besoin}
          onChoisir={poser("besoin")}
          options={Object.entries(besoins)}
        />
        <ChoixDUnFiltre
          nom="État"
          valeur={filtres.etat}
          onChoisir={poser("etat")}
          options={Object.entries(etatsDUneAide)}
        />
      </div>
      <CeQuiManque gardees={gardees} choisi={filtres.manque} onChoisir={poser("manque")} />
    </search>
  );
}

interface PropsDesManques {
  gardees: readonly AideDeLaTable[];
  choisi: FiltresDuTableau["manque"];
  onChoisir: (champ: string) => void;
}

function CeQuiManque({ gardees, choisi, onChoisir }: PropsDesManques) {
  const id = useId();
  const manques = compterLesManques(gardees).filter(([champ, n]) => n > 0 || choisi === champ);
  return (
    <>
      <p id={id}>Ce qui manque :</p>
      <ul className="puces" aria-labelledby={id}>
        {manques.map(([champ, combien]) => (
          <li key={champ}>
            <button
              type="button"
              aria-pressed={choisi === champ}
              onClick={() => onChoisir(choisi === champ ? "" : champ)}
            >
              {champsQuiManquent[champ]} ({combien})
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
