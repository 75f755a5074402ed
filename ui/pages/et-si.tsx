import { useState } from "react";
import { type Hypothese, rienDeChange } from "../../catalogue/results/et-si/hypotheses.ts";
import type { Situation } from "../../catalogue/situation/situation.ts";
import { prochainAge, salaireActuel } from "../../catalogue/results/et-si/variations.ts";
import { ChoiceRow } from "../questions/controls/choice-row.tsx";
import { NumberField } from "../questions/controls/number-field.tsx";
import { useQuittee } from "../questions/controls/quittee.ts";
import { Changements, ReponseEtSi } from "../resultats/et-si/changements.tsx";
import { Courbe } from "../resultats/et-si/courbe.tsx";
import { useEtSi } from "../resultats/et-si/use-et-si.ts";
import { ecrireEuros } from "../cadre/format/nombres.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useFoyer } from "../session/use-foyer.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** « Et si… »: one thing changed, each aid and the total before and after, computed on this device. */
export function Component() {
  useTitle("Et si ?");
  const situation = useFoyer();
  const [hypothese, setHypothese] = useState(rienDeChange);
  const { quittee, quitter, ecoute } = useQuittee(hypothese);
  const { reponse, erreur } = useEtSi(situation, quittee);
  const change = (part: Partial<Hypothese>) => setHypothese({ ...hypothese, ...part });
  return (
    <section className="what-if">
      <h1>Et si votre situation changeait ?</h1>
      <p className="help">
        Changez une chose : vos aides nationales se recalculent sur votre appareil, rien n’est envoyé ni
        gardé.
      </p>
      {erreur && (
        <p className="banner warning" role="alert">
          {erreur}
        </p>
      )}
      <div className="what-if-answer" role="status">
        {reponse ? <ReponseEtSi {...reponse} /> : !erreur && <p>Nous calculons…</p>}
      </div>
      <Choix hypothese={hypothese} change={change} ecoute={ecoute} quitter={quitter} />
      {reponse && (
        <>
          <Changements {...reponse} />
          <AvecUnAutreSalaire situation={situation} reponse={reponse} />
        </>
      )}
      <div className="foot">
        <Lien className="button secondary" to={RESULTATS}>
          Mes résultats
        </Lien>
        <button type="button" className="button" onClick={() => setHypothese(rienDeChange)}>
          Revenir à ma situation
        </button>
      </div>
    </section>
  );
}

interface PropsDuSalaire {
  situation: Situation;
  reponse: NonNullable<ReturnType<typeof useEtSi>["reponse"]>;
}

function AvecUnAutreSalaire({ situation, reponse }: PropsDuSalaire) {
  return (
    <>
      <h2>Et avec un autre salaire ?</h2>
      <p>
        Votre salaire net aujourd’hui : {ecrireEuros(salaireActuel(situation))} par mois. La courbe le fait
        varier de 0 à 3&#8239;000&nbsp;€, une fois vos droits recalculés.
      </p>
      {situation.demandeur.chomage_net && (
        <p>
          Votre allocation chômage baisse de 70 % du salaire brut, comme le veut le règlement d’assurance
          chômage. Elle ne peut pas non plus dépasser, avec le salaire, ce que vous gagniez avant : cela, nous
          ne le savons pas.
        </p>
      )}
      <Courbe points={reponse.points} ici={reponse.ici} />
    </>
  );
}

/** A net amount that may be imagined, or left as it is; what is no amount changes nothing. */
function Montant({
  id,
  label,
  value,
  onChange,
}: {
  id: string;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <NumberField
        id={id}
        value={value}
        unit="€ par mois"
        onChange={(given) => onChange(typeof given === "number" && given >= 0 ? given : null)}
      />
    </div>
  );
}

interface ChoixProps extends Pick<ReturnType<typeof useQuittee>, "ecoute" | "quitter"> {
  hypothese: Hypothese;
  change: (part: Partial<Hypothese>) => void;
}

/** What may be ticked: nobody gets a second partner, nor a birthday that changes nothing. */
function changementsPossibles(situation: Situation) {
  const age = prochainAge(situation);
  return [
    ["enfant", "Un enfant de plus"],
    ...(situation.conjoint ? [] : [["conjoint", "Vivre avec quelqu’un, sans revenus"] as const]),
    ...(age === undefined ? [] : [["anniversaire", `Mon prochain anniversaire : ${age} ans`] as const]),
  ] as const;
}

function Choix({ hypothese, change, ecoute, quitter }: ChoixProps) {
  const situation = useFoyer();
  const coches = changementsPossibles(situation);
  return (
    <fieldset className="question-body">
      <legend>Et si…</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed in its fields comes up here */}
      <div className="what-if-amounts" {...ecoute} onKeyDown={({ key }) => key === "Enter" && quitter()}>
        <Montant
          id="et-si-salaire"
          label="Mon salaire net était de"
          value={hypothese.salaire}
          onChange={(salaire) => change({ salaire })}
        />
        <Montant
          id="et-si-loyer"
          label="Je louais un logement à"
          value={hypothese.loyer}
          onChange={(loyer) => change({ loyer })}
        />
      </div>
      <div className="choices">
        {coches.map(([name, label]) => (
          <ChoiceRow
            key={name}
            type="checkbox"
            id={`et-si-${name}`}
            name={name}
            label={label}
            checked={hypothese[name]}
            onChange={(checked) => change({ [name]: checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
