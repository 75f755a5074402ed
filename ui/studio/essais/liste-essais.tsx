import { type Dispatch, memo, useDeferredValue, useMemo, useState } from "react";
import { ChoixOuRien, MotsCherches } from "../filtres.tsx";
import { type ParcoursEssaye, type SorteDEssai, SORTES } from "../../../machines/studio/chemins/essayes.ts";
import { donner } from "../telecharger.ts";
import { csvDesEssais, csvDesPas, gherkinDesEssais } from "./emporter.ts";

/** What is looked for: words, a kind, a tag; empty for all. */
interface DemandeDEssais {
  mots: string;
  sorte: SorteDEssai | "";
  etiquette: string;
}

const plat = (texte: string) =>
  texte
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();

/** Journeys that hold every word, whatever its accents, in what is said of them. */
function chercherEssais(essais: readonly ParcoursEssaye[], { mots, sorte, etiquette }: DemandeDEssais) {
  const cherches = plat(mots).split(/\s+/).filter(Boolean);
  return essais.filter((un) => {
    if (sorte && un.sorte !== sorte) return false;
    if (etiquette && !un.etiquettes.includes(etiquette)) return false;
    const dit = plat([un.titre, un.pour, un.marque, ...un.etiquettes].join(" "));
    return cherches.every((mot) => dit.includes(mot));
  });
}

/** Every tag, the most frequent first. */
function etiquettesDes(essais: readonly ParcoursEssaye[]): string[] {
  const compte = new Map<string, number>();
  for (const une of essais.flatMap(({ etiquettes }) => etiquettes))
    compte.set(une, (compte.get(une) ?? 0) + 1);
  return [...compte].sort(([, a], [, b]) => b - a).map(([une]) => une);
}

/** How a kind is said in the list. */
export const sortesDites: Readonly<Record<SorteDEssai, string>> = {
  raconté: "Racontés à la main",
  "de 12 à 30 ans": "Engendrés, de 12 à 30 ans",
  rare: "Engendrés, rares",
  "d’un autre âge": "Engendrés, d’un autre âge",
  impossible: "Engendrés, impossibles",
};

interface Props {
  essais: readonly ParcoursEssaye[];
  choisi: ParcoursEssaye | undefined;
  onChoisir: Dispatch<ParcoursEssaye>;
}

/** Shown at once: the rest is found by its words. */
const MONTRES = 60;

/** Every journey that is tried, found by its words, its kind and its tags. */
export function ListeDesEssais({ essais, choisi, onChoisir }: Props) {
  const [demande, setDemande] = useState<DemandeDEssais>({ mots: "", sorte: "", etiquette: "" });
  const cherchee = useDeferredValue(demande);
  const trouves = useMemo(() => chercherEssais(essais, cherchee), [essais, cherchee]);
  const etiquettes = useMemo(() => etiquettesDes(essais), [essais]);
  const changer = (change: Partial<DemandeDEssais>) => setDemande({ ...demande, ...change });
  return (
    <section className="essais-liste" aria-label="Les parcours">
      <search>
        <MotsCherches
          label="Chercher un parcours"
          value={demande.mots}
          onChange={(mots) => changer({ mots })}
        />
        <div className="essais-filtres">
          <ChoixOuRien
            label="Sorte"
            value={demande.sorte}
            parmi={SORTES.map((une) => [une, sortesDites[une]])}
            onChange={(sorte) => changer({ sorte })}
          />
          <ChoixOuRien
            label="Étiquette"
            value={demande.etiquette}
            parmi={etiquettes.map((une) => [une, une])}
            onChange={(etiquette) => changer({ etiquette })}
          />
        </div>
      </search>
      <p role="status" className="hint">
        {`${trouves.length} parcours sur ${essais.length}${trouves.length > MONTRES ? `, les ${MONTRES} premiers ici` : ""}`}
      </p>
      <Emporter essais={trouves} />
      <Trouves essais={trouves} choisi={choisi} onChoisir={onChoisir} />
    </section>
  );
}

/** The journeys found, as files that leave. */
function Emporter({ essais }: Pick<Props, "essais">) {
  const fichier = (nom: string, type: string, texte: () => string) => () =>
    donner(nom, new Blob([texte()], { type: `${type};charset=utf-8` }));
  return (
    <details>
      <summary>Emporter ces parcours</summary>
      <p className="row">
        <button
          type="button"
          className="button secondary"
          onClick={fichier(
            "parcours.csv",
            "text/csv",
            () => `\uFEFF${csvDesEssais(essais, location.origin)}`,
          )}
        >
          Liste (CSV)
        </button>
        <button
          type="button"
          className="button secondary"
          onClick={fichier("parcours.feature", "text/plain", () => gherkinDesEssais(essais))}
        >
          Scénarios (Gherkin)
        </button>
        <button
          type="button"
          className="button secondary"
          onClick={fichier("parcours-pas-a-pas.csv", "text/csv", () => csvDesPas(essais))}
        >
          Pas à pas, pour un outil de tests (CSV)
        </button>
      </p>
    </details>
  );
}

const Trouves = memo(function Trouves({ essais, choisi, onChoisir }: Props) {
  return (
    <ul className="trouvees">
      {essais.slice(0, MONTRES).map((un) => (
        <li key={`${un.titre} ${un.pour}`}>
          <button type="button" aria-current={un === choisi || undefined} onClick={() => onChoisir(un)}>
            <span>{un.titre}</span>
            <span className="hint">
              {un.sorte === "raconté" ? un.pour : `${sortesDites[un.sorte]}. Pour : ${un.pour}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
