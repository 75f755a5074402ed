import { useEffect, useId, useState } from "react";
import {
  bilanDesCases,
  type Couvert,
  type SorteDeCases,
  SORTES_DE_CASES,
} from "../../../machines/studio/personas/couvert.ts";
import {
  lesDeux,
  type ParcoursEcrits,
  type ParcoursEssaye,
  type ParNom,
} from "../../../machines/studio/chemins/essayes.ts";
import { lireLeCouvert } from "../passages.ts";

function useCouvert(): Couvert | undefined {
  const [couvert, setCouvert] = useState<Couvert>();
  useEffect(() => {
    let la = true;
    void lireLeCouvert().then((lu) => la && setCouvert(lu));
    return () => {
      la = false;
    };
  }, []);
  return couvert;
}

const sortes = Object.entries(SORTES_DE_CASES) as [SorteDeCases, string][];

interface Props {
  ecrits: ParcoursEcrits;
  onChoisir: (essai: ParcoursEssaye) => void;
}

/** What these journeys go through, who goes through each cell, what none tries yet, and what nobody can do, with its proof. */
export function Couverts({ ecrits, onChoisir }: Props) {
  const couvert = useCouvert();
  if (!couvert) return <p role="status">La couverture arrive…</p>;
  return (
    <section aria-label="Ce qu’ils couvrent">
      <h3>Ce qu’ils couvrent</h3>
      <ul>
        <li>{`${couvert.parcours} parcours joués, ceux des personnages compris`}</li>
        {sortes.map(([sorte, dite]) => {
          const { cases, couvertes, impossibles } = bilanDesCases(couvert, sorte);
          const sans = impossibles > 0 ? `, ${impossibles} impossible${impossibles > 1 ? "s" : ""}` : "";
          return <li key={sorte}>{`${couvertes} ${dite}, sur ${cases}${sans}`}</li>;
        })}
      </ul>
      <QuiYPasse couvert={couvert} ecrits={ecrits} onChoisir={onChoisir} />
      <Manquent couvert={couvert} />
    </section>
  );
}

/** What none tries yet, and what nobody can do. */
function Manquent({ couvert }: { couvert: Couvert }) {
  const pasEssayes = sortes.flatMap(([sorte, dite]) =>
    bilanDesCases(couvert, sorte).pasEssayees.map((nom) => `${dite} : ${nom}`),
  );
  return (
    <>
      <h3>{`Pas essayés : ${pasEssayes.length}`}</h3>
      <ul>
        {pasEssayes.map((un) => (
          <li key={un}>{un}</li>
        ))}
      </ul>
      <h3>{`Impossibles, preuve à l’appui : ${Object.keys(couvert.preuves).length}`}</h3>
      <ul>
        {Object.entries(couvert.preuves).map(([un, preuve]) => (
          <li key={un}>
            <span>{un}</span>
            <span className="hint">{preuve}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shown at once of those that go through a cell. */
const MONTRES = 20;

/** Every cell and every answer by what it is called here, with the ranks of those that go through it. */
const casesNommees = (couvert: Couvert, reponses: ParNom): ReadonlyMap<string, readonly number[]> =>
  new Map<string, readonly number[]>([
    ...sortes.flatMap(([sorte, dite]) =>
      Object.entries(couvert[sorte]).map(([nom, rangs]) => [`${dite} : ${nom}`, rangs] as const),
    ),
    ...Object.entries(reponses).map(
      ([nom, rangs]) => [`réponse : ${nom.replace("/simulation/", "")}`, rangs] as const,
    ),
  ]);

/** A cell is chosen, of any table, or an answer, and another one for a pair: those that go through both. */
function QuiYPasse({ couvert, ecrits: { essais, reponses }, onChoisir }: Props & { couvert: Couvert }) {
  const [noms, setNoms] = useState<readonly [string, string]>(["", ""]);
  const cases = casesNommees(couvert, reponses);
  const [une, autre] = noms.map((nom) => cases.get(nom));
  const rangs = une && autre ? lesDeux(une, autre) : (une ?? autre);
  // The personas, played last, are not in the list.
  const trouves = rangs?.flatMap((rang) => essais[rang] ?? []);
  return (
    <>
      <div className="essais-filtres">
        <Case
          label="Qui passe par"
          cases={cases}
          value={noms[0]}
          onChange={(nom) => setNoms([nom, noms[1]])}
        />
        <Case
          label="et aussi par"
          cases={cases}
          value={noms[1]}
          onChange={(nom) => setNoms([noms[0], nom])}
        />
      </div>
      {trouves && <p role="status">{`${trouves.length} parcours y passent`}</p>}
      <ul className="trouvees">
        {trouves?.slice(0, MONTRES).map((un, rang) => (
          <li key={rang}>
            <button type="button" onClick={() => onChoisir(un)}>
              {un.titre}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PropsDeLaCase {
  label: string;
  cases: ReadonlyMap<string, unknown>;
  value: string;
  onChange: (nom: string) => void;
}

function Case({ label, cases, value, onChange }: PropsDeLaCase) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} list={`${id}-noms`} value={value} onChange={(event) => onChange(event.target.value)} />
      <datalist id={`${id}-noms`}>
        {[...cases.keys()].map((nom) => (
          <option key={nom} value={nom}>
            {nom}
          </option>
        ))}
      </datalist>
    </p>
  );
}
