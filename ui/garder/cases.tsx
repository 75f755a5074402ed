import { useId } from "react";
import { ageAt } from "../../catalogue/situation/periods.ts";
import { AGE_DU_SUIVI, AVANT_L_AGE, delaiDuSuivi } from "../../machines/pages/suivi.ts";
import { ChoiceRow } from "../questions/controls/choice-row.tsx";
import { aujourdhui } from "../cadre/format/dates.ts";
import { liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { useJourney } from "../session/use-journey.ts";

/** What is ticked under the address: nothing at first. */
export interface CasesCochees {
  accord: boolean;
  /** The private link goes in the mail. */
  lien: boolean;
  /** We write once more. */
  suivi: boolean;
}

interface Props {
  cochees: CasesCochees;
  /** What is wrong, and of which of them. */
  faute: { texte: string; champ?: string } | undefined;
  onChange: (une: Partial<CasesCochees>) => void;
}

/** The consent, the private link and the follow-up, each in plain words. */
export function CasesDuCourriel({ cochees, faute, onChange }: Props) {
  const id = useId();
  const fauteDe = (champ: keyof CasesCochees) =>
    faute?.champ === champ ? { describedBy: `${id}-faute`, invalid: true } : {};
  return (
    <div className="choices">
      {faute?.champ && (
        <p className="error" id={`${id}-faute`} role="alert">
          {faute.texte}
        </p>
      )}
      <ChoiceRow
        type="checkbox"
        id={`${id}-accord`}
        name="accord"
        checked={cochees.accord}
        label="J’accepte que cette adresse serve à m’envoyer ce récapitulatif, une fois"
        hint="Pour cela, notre serveur ne la garde pas."
        {...fauteDe("accord")}
        onChange={(accord) => onChange({ accord })}
      />
      <ChoiceRow
        type="checkbox"
        id={`${id}-lien`}
        name="lien"
        checked={cochees.lien}
        label="Y mettre le lien qui rouvre mes réponses"
        hint={"Votre boîte aux lettres contient alors vos réponses\u00a0: qui lit le message peut les lire."}
        onChange={(lien) => onChange({ lien })}
      />
      <CaseDuSuivi
        id={`${id}-suivi`}
        coche={cochees.suivi}
        faute={fauteDe("suivi")}
        onChange={(suivi) => onChange({ suivi })}
      />
    </div>
  );
}

/** Offers to be asked later, where the site does it; before its age, says to come with a parent. */
function CaseDuSuivi({
  id,
  coche,
  faute,
  onChange,
}: {
  id: string;
  coche: boolean;
  faute: { describedBy?: string; invalid?: boolean };
  onChange: (coche: boolean) => void;
}) {
  const { date_naissance: naissance } = useJourney().parcours.situation.demandeur;
  const { suivi: jours } = liensDeLaPage();
  if (jours === undefined) return null;
  if (naissance !== undefined && ageAt(naissance, aujourdhui()) < AGE_DU_SUIVI)
    return <p className="hint">{AVANT_L_AGE}</p>;
  return (
    <ChoiceRow
      type="checkbox"
      id={id}
      name="suivi"
      checked={coche}
      label={`Demandez-moi ${delaiDuSuivi(jours)} où j’en suis`}
      hint="Un seul message, si vous le confirmez dans le récapitulatif. Notre serveur garde alors votre adresse et le nom de vos aides, chiffrés, puis les efface."
      {...faute}
      onChange={onChange}
    />
  );
}
