import { useState } from "react";
import { useSearchParams } from "react-router";
import { revenusFiscauxLibelles } from "../../machines/questions/types-fiscaux.ts";
import { ageAt } from "../../catalogue/situation/periods.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-url.ts";
import { useJourney, useJourneyActor } from "../session/use-journey.ts";
import { filled, type Montants, type MontantsTapes, wrongItems } from "../format/montants.ts";
import { MontantsHorsParcours, PiedDeFormulaire } from "./montants-hors-parcours.tsx";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";

/** Younger, a child has no income that the taxes know of. */
const AGE_DES_REVENUS = 14;

const { salaire_imposable, ...rares } = revenusFiscauxLibelles;

/** Income declared for the fiscal year (two years back), person by person; optional. Nothing typed is not nothing declared. */
export function Component() {
  const { parcours, context } = useJourney();
  const [params] = useSearchParams();
  const desResultats = params.get("depuis") === "resultats";
  const suite = desResultats ? RESULTATS : RECAPITULATIF;
  const actor = useJourneyActor();
  const dispatch = useJourneyDispatch();
  const { demandeur, conjoint, enfants, dateDeValeur } = parcours.situation;
  const year = parcours.context.periods.fiscalYear;
  const title = `Vos revenus de l’année ${year}`;
  useTitle(title);
  const known = context.ressourcesFiscales ?? {};
  const [drafts, setDrafts] = useState<Record<string, MontantsTapes>>({});
  const [errors, setErrors] = useState<Record<string, ReadonlySet<string>>>({});
  const adultes = [demandeur, ...(conjoint ? [conjoint] : [])];
  const grands = (enfants ?? []).filter(
    ({ id, date_naissance }) =>
      known[id] !== undefined || ageAt(date_naissance ?? dateDeValeur, dateDeValeur) >= AGE_DES_REVENUS,
  );
  const people = [...adultes, ...grands];
  const nameOf = (id: string, prenom?: string) =>
    id === "demandeur" ? "Vous" : id === "conjoint" ? "Votre conjoint ou conjointe" : (prenom ?? "");
  const tell = (ressourcesFiscales: Record<string, Montants>) => {
    actor.send({ type: "TAX.SET", ressourcesFiscales });
    dispatch({ type: "GO", path: suite });
  };
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const typed = (id: string) => drafts[id] ?? known[id] ?? {};
    const wrong = Object.fromEntries(
      people.map(({ id, _role }) => {
        const faux = wrongItems(typed(id));
        const muet = faux.length === 0 && _role !== "enfant" && Object.keys(filled(typed(id))).length === 0;
        return [id, new Set(muet ? ["salaire_imposable"] : faux)];
      }),
    );
    setErrors(wrong);
    if (Object.values(wrong).some((set) => set.size > 0)) return;
    // A child’s blank is said too: that child declared nothing.
    tell(Object.fromEntries(people.map(({ id }) => [id, filled(typed(id))])));
  };
  return (
    <form className="question" noValidate onSubmit={save}>
      <h1>{title}</h1>
      <p className="help">
        Ils sont sur l’avis d’impôt reçu en {Number(year) + 1}, ou dans votre espace sur impots.gouv.fr.
      </p>
      <p>
        <button type="button" className="link" onClick={() => tell({})}>
          {Object.keys(known).length > 0
            ? "Je ne connais pas ces revenus : ne plus en tenir compte"
            : "Je ne connais pas ces revenus"}
        </button>
      </p>
      {people.map(({ id, _firstName }) => (
        <MontantsHorsParcours
          key={id}
          id={id}
          legend={nameOf(id, _firstName)}
          items={{ salaire_imposable }}
          rares={{ titre: "Autres revenus et charges de cette déclaration", items: rares }}
          given={(known[id] ?? {}) as Montants}
          unit="€ par an"
          errors={errors[id] ?? new Set()}
          onChange={(draft) => setDrafts((all) => ({ ...all, [id]: draft }))}
        />
      ))}
      <PiedDeFormulaire
        onBack={() => dispatch({ type: "GO", path: suite })}
        {...(desResultats && { retour: "Mes résultats" })}
      />
    </form>
  );
}
