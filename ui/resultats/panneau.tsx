import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { type DabordDit, dabordDit } from "../../catalogue/results/dabord-dit.ts";
import { premiersPas, presse } from "../../catalogue/results/utilite.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { AideEnLigne } from "./carte.tsx";
import { FaireLeGeste } from "./dabord.tsx";
import { MotDEtat } from "./etat.tsx";

/** From that many aids, where to begin is worth saying. */
const ASSEZ = 4;
/** Lines that are read at once. */
const LIGNES = 3;

type Pas = DabordDit["pas"][number];
/** A step, an aid to ask for, or one that no formula decides. */
type Ligne = { cle: string; pas: Pas } | { cle: string; droit: Droit } | { cle: string; aVoir: string };

/**
 * All the steps of what presses most if it comes before all, else the first of each case; then the aids that answer to
 * them, the aids to begin with, and the other steps. None twice.
 */
function lignesDe({ droitsEligibles, dateDeValeur, dabord }: Resultats, dits: readonly DabordDit[]): Ligne[] {
  const premiers = dits.flatMap(({ pas, avantTout }, rang) =>
    rang === 0 && avantTout ? pas : pas.slice(0, 1),
  );
  const desPas = (pas: readonly Pas[]): Ligne[] => pas.map((un) => ({ cle: un.nom, pas: un }));
  const siennes = dits.flatMap(({ aides }): Ligne[] =>
    aides.map(({ id, nom }) => {
      const droit = droitsEligibles.find((un) => un.id === id);
      return droit ? { cle: id, droit } : { cle: id, aVoir: nom };
    }),
  );
  const assez = dits.length > 0 || aProposer(droitsEligibles).length >= ASSEZ;
  // Neither leisure nor a rail card before the shelter of a minor.
  const autres =
    assez && !dabord.includes("mineur_sans_toit") ? premiersPas(droitsEligibles, dateDeValeur) : [];
  const vues = new Set<string>();
  return [
    ...desPas(premiers),
    ...siennes,
    ...autres.map((droit) => ({ cle: droit.id, droit })),
    ...desPas(dits.flatMap(({ pas }) => pas)),
  ].filter(({ cle }) => !vues.has(cle) && vues.add(cle));
}

/** Aids that the panel shows. */
export const aidesDuPanneau = (resultats: Resultats): Droit[] =>
  lignesDe(resultats, dabordDit(resultats))
    .slice(0, LIGNES)
    .flatMap((ligne) => ("droit" in ligne ? [ligne.droit] : []));

/** « D’abord » and « Commencez par » in one panel: three lines in order, one button (docs/specification.md#dabord). */
export function ParOuCommencer({ resultats }: { resultats: Resultats }) {
  const dits = dabordDit(resultats);
  const lignes = lignesDe(resultats, dits);
  const [premiere] = lignes;
  if (!premiere) return null;
  const restent = dits.length > 0 ? lignes.slice(LIGNES) : [];
  return (
    <section className="panel" aria-labelledby="panneau">
      <h2 id="panneau">{dits[0]?.titre ?? "Commencez par"}</h2>
      <ol>
        {lignes.slice(0, LIGNES).map((ligne) => (
          <li key={ligne.cle} className={"droit" in ligne ? "first-step" : undefined}>
            <UneLigne ligne={ligne} jour={resultats.dateDeValeur} plein={ligne === premiere} />
          </li>
        ))}
      </ol>
      {restent.length > 0 && (
        <details>
          <summary>Et aussi</summary>
          <ul className="plain">
            {restent.map((ligne) => (
              <li key={ligne.cle}>
                <UneLigne ligne={ligne} jour={resultats.dateDeValeur} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A step has the gesture that begins it; that of the first line is the main button, in the first screen of a phone. */
function UneLigne({ ligne, jour, plein = false }: { ligne: Ligne; jour: string; plein?: boolean }) {
  if ("droit" in ligne)
    return (
      <AideEnLigne
        droit={ligne.droit}
        {...(presse(ligne.droit, jour) && { fait: "Les demandes ferment bientôt" })}
      />
    );
  if ("aVoir" in ligne)
    return (
      <>
        <Lien className="aid-name" to={`${RESULTATS}/${encodeURIComponent(ligne.cle)}`}>
          <strong>{ligne.aVoir}</strong>
        </Lien>
        <span className="aid-state">
          <MotDEtat etat="à vérifier" />
        </span>
      </>
    );
  const { nom, dit, geste } = ligne.pas;
  return (
    <>
      <strong>{nom}</strong>
      <span className="hint">{dit}</span>
      {geste && <FaireLeGeste {...geste} plein={plein} />}
    </>
  );
}

/** The way to what there is to do, always at hand, with what the last answer moved. */
export const BarreDuPlan = ({ dit, creux }: { dit: string; creux: boolean }) => (
  <div className="results-bar no-print">
    <p role="status">{dit}</p>
    <Lien className={creux ? "button secondary" : "button"} to={`${RESULTATS}/plan`}>
      Voir mon plan
    </Lien>
  </div>
);
