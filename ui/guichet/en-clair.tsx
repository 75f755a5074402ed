import { whoOf } from "../../machines/journey/about.ts";
import { foyerCourant } from "../../machines/guichet/state.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { say } from "../../machines/questions/words.ts";
import { aideDuMontant } from "../cadre/format/montants.ts";
import { libelleDuMontant } from "./nommer.ts";
import { useSeance } from "./seance.ts";

/**
 * The question or the optional amount that has the focus, whole, with its help: what one reads to the person. Each question is described
 * by the same words, for who hears the page.
 */
export function EnClair({ path }: { path: string | undefined }) {
  const parcours = parcoursDe(foyerCourant(useSeance().context).journey);
  const step = path === undefined ? undefined : parcours.byPath.get(path);
  const who = step && whoOf(parcours, step);
  const montant = path === undefined || step ? undefined : libelleDuMontant(path);
  return (
    <div className="g-en-clair no-print" aria-hidden="true">
      {step && who ? (
        <>
          <strong>{say(step.question.title, who)}</strong>{" "}
          {step.question.help && <span className="hint">{say(step.question.help, who)}</span>}
        </>
      ) : montant ? (
        <>
          <strong>{montant.label}</strong> <span className="hint">{aideDuMontant(montant)}</span>
        </>
      ) : (
        <span className="hint">La question entière et son aide se lisent ici.</span>
      )}
    </div>
  );
}
