import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import { useId, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { Ecarts } from "../aides/manques.tsx";
import { moteurDesAides } from "../aides/index-aides.ts";
import { Notes } from "../aides/notes.tsx";
import { Propositions } from "../aides/propositions.tsx";
import { useAides } from "../aides/use-lecture.ts";
import { useLexique } from "../aides/use-lexique.ts";
import { ChoiceRow } from "../questions/controls/choice-row.tsx";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { Attente } from "../resultats/attente.tsx";
import { useResultats } from "../resultats/use-resultats.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** Proposals shown for a search. */
const PROPOSEES = 8;

/** The person names the aids they expected; each says which of its rules is not met. */
export function Component() {
  useTitle("Une aide manque à vos résultats ?");
  const { tous: resultats, ...status } = useResultats();
  const lecture = useAides();
  if (status.state !== "done" || !resultats) return <Attente {...status} />;
  return (
    <section className="leaflet">
      <h1>Une aide manque à vos résultats ?</h1>
      <p>Dites-nous laquelle vous attendiez : nous vous montrons ce qui, dans vos réponses, l’écarte.</p>
      {lecture.state === "done" ? (
        <Attendues aides={lecture.value} resultats={resultats} />
      ) : (
        <EnCours lecture={lecture} quoi="Nous ouvrons la liste des aides…" />
      )}
      <div className="foot">
        <Lien className="button secondary" to={RESULTATS}>
          Revenir à mes résultats
        </Lien>
      </div>
    </section>
  );
}

/** Aids chosen, kept in the address too, so that a change of answer does not lose them. */
function useChoisies(aides: readonly AideListee[]) {
  const [params, setParams] = useSearchParams();
  const [ids, setIds] = useState(() => params.getAll("aide"));
  const choisir = (id: string, chosen: boolean) => {
    const next = chosen ? [...ids, id] : ids.filter((other) => other !== id);
    setIds(next);
    setParams(
      (current) => {
        const written = new URLSearchParams(current);
        written.delete("aide");
        for (const one of next) written.append("aide", one);
        return written;
      },
      { replace: true },
    );
  };
  return { choisies: ids.flatMap((id) => aides.find((aide) => aide.id === id) ?? []), choisir };
}

/** How many were found; a note says it better when nothing was. */
function compte(trouvees: number, notees: boolean): string | false {
  if (trouvees === 0) return !notees && "Aucune aide ne porte ce nom : essayez un mot plus court, ou proche.";
  const affichees = trouvees > PROPOSEES ? `, les ${PROPOSEES} premières affichées` : "";
  return `${combien(trouvees, "aide trouvée", "aides trouvées")}${affichees}`;
}

function Attendues({ aides, resultats }: { aides: AideListee[]; resultats: Resultats }) {
  const [q, setQ] = useState("");
  const lexique = useLexique(true);
  const moteur = useMemo(() => moteurDesAides(aides, lexique), [aides, lexique]);
  const { choisies, choisir } = useChoisies(aides);
  const cherche = q.trim().length > 1;
  const trouvailles = cherche ? moteur.chercher(q) : { items: [], notes: [], urgent: false };
  const { items: found, notes } = trouvailles;
  const proches = cherche && found.length === 0 ? moteur.proches(q) : [];
  return (
    <>
      <Recherche q={q} onTaper={setQ} />
      <p className="hint" role="status">
        {cherche && compte(found.length, notes.length > 0)}
      </p>
      {!cherche && (
        <Propositions titre="Souvent attendues" mots={lexique?.suggestions ?? []} onChoisir={setQ} />
      )}
      <Propositions titre="Peut-être cherchez-vous…" mots={proches} onChoisir={setQ} />
      <Notes de={trouvailles} />
      <Trouvees aides={found.slice(0, PROPOSEES)} choisies={choisies} choisir={choisir} />
      {choisies.length > 0 && (
        <Ecarts choisies={choisies} resultats={resultats} onRetirer={(aide) => choisir(aide.id, false)} />
      )}
    </>
  );
}

function Recherche({ q, onTaper }: { q: string; onTaper: (q: string) => void }) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>Nom de l’aide attendue</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="permis, bourse, RSA…"
        value={q}
        onChange={(event) => onTaper(event.target.value)}
      />
    </p>
  );
}

interface PropsDesTrouvees {
  aides: readonly AideListee[];
  choisies: readonly AideListee[];
  choisir: (id: string, chosen: boolean) => void;
}

function Trouvees({ aides, choisies, choisir }: PropsDesTrouvees) {
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">Aides trouvées</legend>
      {aides.map((aide) => (
        <ChoiceRow
          key={aide.id}
          type="checkbox"
          id={`attendue-${aide.id}`}
          name="attendues"
          checked={choisies.includes(aide)}
          label={majuscule(aide.label)}
          hint={aide.institution}
          onChange={(chosen) => choisir(aide.id, chosen)}
        />
      ))}
    </fieldset>
  );
}
