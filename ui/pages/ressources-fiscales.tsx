import { useState } from "react";
import { useSearchParams } from "react-router";
import { revenusFiscauxLibelles } from "../../machines/questions/types-fiscaux.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-url.ts";
import { useJourney, useJourneyActor } from "../session/use-journey.ts";
import { filled, type Montants, type MontantsTapes, wrongItems } from "../format/montants.ts";
import { MontantsHorsParcours, PiedDeFormulaire } from "./montants-hors-parcours.tsx";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";

/** Income declared for the fiscal year (two years back), person by person; optional. */
export function Component() {
  const { parcours, context } = useJourney();
  const [params] = useSearchParams();
  const suite = params.get("depuis") === "resultats" ? RESULTATS : RECAPITULATIF;
  const actor = useJourneyActor();
  const dispatch = useJourneyDispatch();
  const { demandeur, conjoint, enfants } = parcours.situation;
  const year = parcours.context.periods.fiscalYear;
  const title = `Vos revenus de l’année ${year}`;
  useTitle(title);
  const known = context.ressourcesFiscales ?? {};
  const [drafts, setDrafts] = useState<Record<string, MontantsTapes>>({});
  const [errors, setErrors] = useState<Record<string, ReadonlySet<string>>>({});
  const people = [demandeur, ...(conjoint ? [conjoint] : []), ...(enfants ?? [])];
  const nameOf = (id: string, prenom?: string) =>
    id === "demandeur" ? "Vous" : id === "conjoint" ? "Votre conjoint ou conjointe" : (prenom ?? "");
  const tell = (ressourcesFiscales: Record<string, Montants>) => {
    actor.send({ type: "TAX.SET", ressourcesFiscales });
    dispatch({ type: "GO", path: suite });
  };
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const wrong = Object.fromEntries(people.map(({ id }) => [id, new Set(wrongItems(drafts[id] ?? {}))]));
    setErrors(wrong);
    if (Object.values(wrong).some((set) => set.size > 0)) return;
    // Blank is said too: that person declared nothing.
    tell(Object.fromEntries(people.map(({ id }) => [id, filled(drafts[id] ?? known[id] ?? {})])));
  };
  return (
    <form className="question" noValidate onSubmit={save}>
      <h1>{title}</h1>
      <p className="help">
        Ce sont les montants de votre déclaration de revenus {year}. Laissez vide ce qui ne vous concerne pas
        : un champ vide compte pour 0 €.
      </p>
      {Object.keys(known).length > 0 && (
        <p>
          <button type="button" className="link" onClick={() => tell({})}>
            Je ne connais pas ces revenus : ne plus en tenir compte
          </button>
        </p>
      )}
      {people.map(({ id, _firstName }) => (
        <MontantsHorsParcours
          key={id}
          id={id}
          legend={nameOf(id, _firstName)}
          items={revenusFiscauxLibelles}
          given={(known[id] ?? {}) as Montants}
          unit="€ par an"
          errors={errors[id] ?? new Set()}
          onChange={(draft) => setDrafts((all) => ({ ...all, [id]: draft }))}
        />
      ))}
      <PiedDeFormulaire onBack={() => dispatch({ type: "GO", path: suite })} />
    </form>
  );
}
