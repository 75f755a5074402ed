import { useId, useMemo } from "react";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { EnCours } from "../../aides/en-cours.tsx";
import { useAides } from "../../aides/use-lecture.ts";
import { ECRANS, type Reglages } from "./reglages.ts";

interface Props {
  reglages: Reglages;
  erreur: string | undefined;
  changer: (change: Partial<Reglages>) => void;
}

/** The page that the frame shows first. */
export function Ecran({ reglages: { ecran, aide }, erreur, changer }: Props) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Le premier écran</label>
        <select
          id={id}
          value={ecran}
          onChange={({ target }) => changer({ ecran: target.value as Reglages["ecran"] })}
        >
          {ECRANS.map(([valeur, nom]) => (
            <option key={valeur} value={valeur}>
              {nom}
            </option>
          ))}
        </select>
      </div>
      {ecran === "aide" && (
        <Aide aide={aide} erreur={erreur} onChange={(choisie) => changer({ aide: choisie })} />
      )}
    </>
  );
}

const ordre = new Intl.Collator("fr");

interface PropsDeLAide {
  aide: string;
  erreur: string | undefined;
  onChange: (aide: string) => void;
}

/** One of all the aids, in the order of the alphabet. */
function Aide({ aide, erreur, onChange }: PropsDeLAide) {
  const id = useId();
  const lecture = useAides();
  const aides = useMemo(
    () =>
      lecture.state === "done"
        ? lecture.value
            .map((une) => ({ id: une.id, dit: `${majuscule(une.label)} (${une.institution})` }))
            .sort((une, autre) => ordre.compare(une.dit, autre.dit))
        : [],
    [lecture],
  );
  if (lecture.state !== "done") return <EnCours lecture={lecture} quoi="Nous cherchons les aides…" />;
  return (
    <div className="field">
      <label htmlFor={id}>L’aide montrée</label>
      {erreur && (
        <p className="hint" id={`${id}-erreur`}>
          {erreur}
        </p>
      )}
      <select
        id={id}
        value={aide}
        aria-describedby={erreur && `${id}-erreur`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choisir une aide</option>
        {aides.map((une) => (
          <option key={une.id} value={une.id}>
            {une.dit}
          </option>
        ))}
      </select>
    </div>
  );
}
