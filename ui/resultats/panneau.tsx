import { aProposer } from "../../catalogue/results/a-proposer.ts";
import { type DabordDit, dabordDit } from "../../catalogue/results/dabord-dit.ts";
import { premiersPas, presse } from "../../catalogue/results/utilite.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { AideEnLigne } from "./carte.tsx";
import { FaireLeGeste } from "./dabord.tsx";

/** From that many aids, where to begin is worth saying. */
const ASSEZ = 4;
/** Lines that are read at once. */
const LIGNES = 3;

type Pas = DabordDit["pas"][number];
type Ligne = { pas: Pas } | { droit: Droit };

/** All the steps of what presses most, else the first of each case, then the others, then aids, none twice. */
function lignesDe({ droitsEligibles, dateDeValeur, dabord }: Resultats, dits: readonly DabordDit[]): Ligne[] {
  const [premier, ...autres] = dits;
  const enTete = premier?.avantTout ? premier.pas : (premier?.pas.slice(0, 1) ?? []);
  const premieres = [...enTete, ...autres.flatMap(({ pas }) => pas.slice(0, 1))];
  const reste = dits.flatMap(({ pas }) => pas.filter((un) => !premieres.includes(un)));
  const assez = dits.length > 0 || aProposer(droitsEligibles).length >= ASSEZ;
  // Neither leisure nor a rail card before the shelter of a minor.
  const sansAides = !assez || dabord.includes("mineur_sans_toit");
  const siennes = dits.flatMap(({ aides }) =>
    aides.flatMap(({ id }) => droitsEligibles.filter((droit) => droit.id === id)),
  );
  const aides = sansAides ? [] : [...new Set([...siennes, ...premiersPas(droitsEligibles, dateDeValeur)])];
  const vus = new Set<string>();
  const pas = [...(premier?.avantTout ? [...premieres, ...reste] : premieres)].filter(
    ({ nom }) => !vus.has(nom) && vus.add(nom),
  );
  return [
    ...pas.map((un) => ({ pas: un })),
    ...aides.map((droit) => ({ droit })),
    ...reste.filter(({ nom }) => !vus.has(nom) && vus.add(nom)).map((un) => ({ pas: un })),
  ];
}

const cle = (ligne: Ligne) => ("pas" in ligne ? ligne.pas.nom : ligne.droit.id);

/** « D’abord » and « Commencez par » in one panel: three lines in order, one button (docs/specification.md#dabord). */
export function ParOuCommencer({ resultats }: { resultats: Resultats }) {
  const dits = dabordDit(resultats);
  const lignes = lignesDe(resultats, dits);
  const [premiere] = lignes;
  if (!premiere) return null;
  // Without what presses, the aids to begin with are three: the others are in the list.
  const restent = lignes.slice(LIGNES).filter((ligne) => "pas" in ligne);
  return (
    <section className="panel" aria-labelledby="panneau">
      <h2 id="panneau">{dits[0]?.titre ?? "Commencez par"}</h2>
      <ol>
        {lignes.slice(0, LIGNES).map((ligne) => (
          <li key={cle(ligne)} className={"droit" in ligne ? "first-step" : undefined}>
            {"pas" in ligne ? (
              <LeDire pas={ligne.pas} sansGeste={ligne === premiere} />
            ) : (
              <AideEnLigne
                droit={ligne.droit}
                {...(presse(ligne.droit, resultats.dateDeValeur) && { fait: "Les demandes ferment bientôt" })}
              />
            )}
          </li>
        ))}
      </ol>
      {"pas" in premiere && premiere.pas.geste && <FaireLeGeste {...premiere.pas.geste} plein />}
      {restent.length > 0 && (
        <details>
          <summary>Et aussi</summary>
          <ul className="plain">
            {restent.map((ligne) => "pas" in ligne && <li key={cle(ligne)}>{<LeDire pas={ligne.pas} />}</li>)}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A step in its name, what it is, and the gesture that begins it where the button of the panel is not its. */
const LeDire = ({ pas: { nom, dit, geste }, sansGeste }: { pas: Pas; sansGeste?: boolean }) => (
  <>
    <strong>{nom}</strong>
    <span className="hint">{dit}</span>
    {geste && !sansGeste && <FaireLeGeste {...geste} />}
  </>
);

/** The way to what there is to do, always at hand, with what the last answer moved. */
export const BarreDuPlan = ({ dit, creux }: { dit: string; creux: boolean }) => (
  <div className="results-bar no-print">
    <p role="status">{dit}</p>
    <Lien className={creux ? "button secondary" : "button"} to="/simulation/resultats/plan">
      Voir mon plan
    </Lien>
  </div>
);
