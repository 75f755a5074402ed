import { useId } from "react";
import { eurosParAn } from "../../../catalogue/results/argent.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { combien } from "../../../catalogue/fiches/phrases/nombres.ts";
import {
  motsDesPointes,
  NOTE_MAX,
  type Pointe,
  pointer,
  RIEN_DE_FAIT,
} from "../../../catalogue/results/pointages.ts";
import type { Droit, Resultats } from "../../../catalogue/results/results.ts";
import { fragmentDuFoyer } from "../../../machines/guichet/kept.ts";
import type { FoyerOuvert } from "../../../machines/guichet/state.ts";
import { REPRENDRE } from "../../../machines/session/lien.ts";
import { aujourdhui, ecrireJour } from "../../cadre/format/dates.ts";
import { laSeance } from "../../guichet/seance.ts";
import { CodeMontre } from "./code-montre.tsx";
import { useCode } from "./use-code.ts";

interface Props {
  foyer: FoyerOuvert;
  resultats: Resultats | undefined;
}

/** What the person did, what is decided with her, and the code that hands it back (docs/specification.md#transmission). */
export function Component({ foyer, resultats }: Props) {
  return (
    <section className="no-print">
      <h3>Avec la personne</h3>
      {resultats && (
        <AVerifierAvecElle resultats={pointer(resultats, foyer.fait?.pointages ?? {}).resultats} />
      )}
      {foyer.fait && resultats && <CeQuElleAFait fait={foyer.fait} resultats={resultats} />}
      <CeQuiEstDecide foyer={foyer} />
      <Rendre foyer={foyer} />
    </section>
  );
}

/** Causes that the amount itself says. */
const DITES: ReadonlySet<string> = new Set(["plafond", "moyenne"]);

/** Why aids are not sure, each reason once with its aids, those that carry the most money first. */
function raisonsDeDouter({ droitsEligibles }: Resultats): [raison: string, aides: string[]][] {
  const raisons = new Map<string, { aides: string[]; euros: number }>();
  for (const droit of droitsEligibles)
    for (const raison of [
      ...(droit.aVerifier ? [droit.aVerifier] : []),
      ...(droit.doutes ?? []).flatMap(({ cause, texte }) => (DITES.has(cause) ? [] : [texte])),
    ]) {
      const { aides, euros } = raisons.get(raison) ?? { aides: [], euros: 0 };
      raisons.set(raison, { aides: [...aides, droit.label], euros: euros + eurosParAn(droit) });
    }
  return [...raisons].sort(([, a], [, b]) => b.euros - a.euros).map(([raison, { aides }]) => [raison, aides]);
}

function AVerifierAvecElle({ resultats }: { resultats: Resultats }) {
  const raisons = raisonsDeDouter(resultats);
  if (raisons.length === 0) return null;
  return (
    <details className="group" open>
      <summary>Ce que je dois vérifier : {combien(raisons.length, "point")}</summary>
      <ul>
        {raisons.map(([raison, aides]) => (
          <li key={raison}>
            {raison} <span className="hint">{aides.join(", ")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function CeQuElleAFait({
  fait: { pointages, demandees, papiers },
  resultats,
}: Required<Pick<FoyerOuvert, "fait">> & { resultats: Resultats }) {
  const { pointees } = pointer(resultats, pointages);
  const dites = Object.entries(pointees) as [Pointe, readonly Droit[]][];
  const lignes = dites.flatMap(([pointe, droits]) =>
    droits.map(({ id, label }) => {
      const jour = pointe === "demandee" ? demandees[id] : undefined;
      return `${majuscule(label)} : « ${motsDesPointes[pointe]} »${jour ? `, le ${ecrireJour(jour)}` : ""}`;
    }),
  );
  if (lignes.length + papiers.length === 0)
    return <p className="hint">De ces aides, elle n’a encore rien demandé.</p>;
  return (
    <>
      <p>Ce qu’elle a déjà fait :</p>
      <ul>
        {lignes.map((une) => (
          <li key={une}>{une}</li>
        ))}
        {papiers.length > 0 && <li>{combien(papiers.length, "papier réuni", "papiers réunis")}</li>}
      </ul>
    </>
  );
}

function CeQuiEstDecide({ foyer: { fait } }: Pick<Props, "foyer">) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Ce que nous avons décidé</label>
      <p className="hint" id={`${id}-aide`}>
        Elle le lira sur son plan. N’y écrivez ni nom, ni numéro.
      </p>
      <textarea
        id={id}
        rows={3}
        maxLength={NOTE_MAX}
        aria-describedby={`${id}-aide`}
        value={fait?.note?.texte ?? ""}
        onChange={({ target }) =>
          laSeance().acteur.send({ type: "FOYER.NOTE", texte: target.value, today: aujourdhui() })
        }
      />
    </div>
  );
}

/** The code of the household as it stands. */
function Rendre({ foyer }: Pick<Props, "foyer">) {
  const { journey, fait } = foyer;
  const { code, refus, demander } = useCode([journey, fait], async () => ({
    fragment: await fragmentDuFoyer(foyer),
    fait: fait ?? RIEN_DE_FAIT,
  }));
  if (code)
    return (
      <CodeMontre
        key={code}
        code={code}
        ou={REPRENDRE}
        dit={`Lisez-lui ces six groupes : elle les tape sous « Montrer à quelqu’un », ou à l’adresse ${location.host}${REPRENDRE}. Ou montrez-lui le carré.`}
        autre={demander}
      />
    );
  return (
    <>
      <button type="button" className="button secondary" onClick={demander}>
        Rendre à la personne
      </button>
      <p role="alert">{refus}</p>
    </>
  );
}
