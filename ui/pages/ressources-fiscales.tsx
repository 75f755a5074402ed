import { useState } from "react";
import { useSearchParams } from "react-router";
import { revenusFiscauxLibelles } from "../../machines/questions/types-fiscaux.ts";
import type { Individu, Role, Situation } from "../../catalogue/situation/situation.ts";
import { ageAt } from "../../catalogue/situation/periods.ts";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useJourneyDispatch } from "../session/use-journey-dispatch.ts";
import { useJourney, useJourneyActor } from "../session/use-journey.ts";
import { filled, type Montants, type MontantsTapes, wrongItems } from "../cadre/format/montants.ts";
import { MontantsHorsParcours, PiedDeFormulaire } from "./montants-hors-parcours.tsx";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/screens.ts";

/** Younger, a child has no income that the taxes know of. */
const AGE_DES_REVENUS = 14;

type Declarees = Record<string, Montants>;

const { salaire_imposable, ...rares } = revenusFiscauxLibelles;

const noms: Record<string, string> = { demandeur: "Vous", conjoint: "Votre conjoint ou conjointe" };

/** The adults, and each child who may have earned something or was said to. */
function personnesDemandees({ demandeur, conjoint, enfants, dateDeValeur }: Situation, known: Declarees) {
  const grands = (enfants ?? []).filter(
    ({ id, date_naissance }) =>
      known[id] !== undefined || ageAt(date_naissance ?? dateDeValeur, dateDeValeur) >= AGE_DES_REVENUS,
  );
  return [demandeur, ...(conjoint ? [conjoint] : []), ...grands];
}

/** Items that are not amounts; an adult who says nothing at all is asked for a salary. */
function itemsFaux(typed: MontantsTapes, role: Role): ReadonlySet<string> {
  const faux = wrongItems(typed);
  const muet = faux.length === 0 && role !== "enfant" && Object.keys(filled(typed)).length === 0;
  return new Set(muet ? ["salaire_imposable"] : faux);
}

/** Goes back to where one came from. */
function useRetour() {
  const [params] = useSearchParams();
  const dispatch = useJourneyDispatch();
  const desResultats = params.get("depuis") === "resultats";
  const revenir = () => dispatch({ type: "GO", path: desResultats ? RESULTATS : RECAPITULATIF });
  return { desResultats, revenir };
}

/** What is typed, and wrong, person by person; all right, it is told. */
function useSaisie(people: readonly Individu[], known: Declarees, tell: (declarees: Declarees) => void) {
  const [drafts, setDrafts] = useState<Record<string, MontantsTapes>>({});
  const [errors, setErrors] = useState<Record<string, ReadonlySet<string>>>({});
  const taper = (id: string, draft: MontantsTapes) => setDrafts((all) => ({ ...all, [id]: draft }));
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const typed = (id: string) => drafts[id] ?? known[id] ?? {};
    const wrong = Object.fromEntries(people.map(({ id, _role }) => [id, itemsFaux(typed(id), _role)]));
    setErrors(wrong);
    if (Object.values(wrong).some((set) => set.size > 0)) return;
    // A child’s blank is said too: that child declared nothing.
    tell(Object.fromEntries(people.map(({ id }) => [id, filled(typed(id))])));
  };
  return { errors, taper, save };
}

/** Income declared for the fiscal year (two years back), person by person; optional. Nothing typed is not nothing declared. */
export function Component() {
  const { parcours, context } = useJourney();
  const { desResultats, revenir } = useRetour();
  const year = parcours.context.periods.fiscalYear;
  const title = `Vos revenus de l’année ${year}`;
  useTitle(title);
  const known = context.ressourcesFiscales ?? {};
  const people = personnesDemandees(parcours.situation, known);
  const actor = useJourneyActor();
  const tell = (ressourcesFiscales: Declarees) => {
    actor.send({ type: "TAX.SET", ressourcesFiscales });
    revenir();
  };
  const { errors, taper, save } = useSaisie(people, known, tell);
  return (
    <form className="question" noValidate onSubmit={save}>
      <h1>{title}</h1>
      <p className="help">
        Ils sont sur l’avis d’impôt reçu en {Number(year) + 1}, ou dans votre espace sur impots.gouv.fr.
      </p>
      <p>
        <JeNeConnaisPas dits={Object.keys(known).length > 0} onClick={() => tell({})} />
      </p>
      {people.map(({ id, _firstName }) => (
        <MontantsHorsParcours
          key={id}
          id={id}
          legend={noms[id] ?? _firstName ?? ""}
          items={{ salaire_imposable }}
          rares={{ titre: "Autres revenus et charges de cette déclaration", items: rares }}
          given={(known[id] ?? {}) as Montants}
          unit="€ par an"
          errors={errors[id] ?? new Set()}
          onChange={(draft) => taper(id, draft)}
        />
      ))}
      <PiedDeFormulaire onBack={revenir} {...(desResultats && { retour: "Mes résultats" })} />
    </form>
  );
}

const JeNeConnaisPas = ({ dits, onClick }: { dits: boolean; onClick: () => void }) => (
  <button type="button" className="link" onClick={onClick}>
    {dits ? "Je ne connais pas ces revenus : ne plus en tenir compte" : "Je ne connais pas ces revenus"}
  </button>
);
