import { useState } from "react";
import type { TypeRessource } from "../../machines/questions/types-ressources.ts";
import { AvisDesSalaires } from "../resultats/demarches/avis/portes.tsx";
import { NumberField } from "../questions/controls/number-field.tsx";
import {
  aideDuMontant,
  MONTANT_ATTENDU,
  type Montants,
  type MontantsTapes,
} from "../cadre/format/montants.ts";

interface Props {
  id: string;
  legend: string;
  items: Record<string, TypeRessource>;
  /** Items that few people have, folded under these words. */
  rares?: { titre: string; items: Record<string, TypeRessource> };
  given: Montants;
  unit: string;
  errors: ReadonlySet<string>;
  onChange: (draft: MontantsTapes) => void;
}

/** Optional amounts, one field per item, blank meaning « nothing to declare ». */
export function MontantsHorsParcours({ id, legend, items, rares, given, unit, errors, onChange }: Props) {
  const [draft, setDraft] = useState<MontantsTapes>(given);
  const change = (item: string, amount: number | string | null) => {
    const next = { ...draft, [item]: amount };
    setDraft(next);
    onChange(next);
  };
  const champs = (lesquels: Record<string, TypeRessource>) =>
    Object.entries(lesquels).map(([item, libelle]) => (
      <div className="field" key={item}>
        <label htmlFor={`${id}-${item}`}>{libelle.label}</label>
        {aideDuMontant(libelle) && <p className="hint">{aideDuMontant(libelle)}</p>}
        {errors.has(item) && <p className="error">{MONTANT_ATTENDU}</p>}
        <NumberField
          id={`${id}-${item}`}
          value={draft[item] ?? null}
          unit={unit}
          invalid={errors.has(item)}
          onChange={(amount) => change(item, amount)}
        />
      </div>
    ));
  const ouvertes = Object.keys(rares?.items ?? {}).some((item) => item in given || errors.has(item));
  return (
    <fieldset className="card">
      <legend>{legend}</legend>
      {champs(items)}
      {"salaire_imposable" in items && <AvisDesSalaires id={id} dire={change} />}
      {rares && (
        <details className="group" open={ouvertes || undefined}>
          <summary>{rares.titre}</summary>
          {champs(rares.items)}
        </details>
      )}
    </fieldset>
  );
}

/** Foot of an optional form: back to where one came from, or save. */
export function PiedDeFormulaire({
  onBack,
  retour = "Mes réponses",
}: {
  onBack: () => void;
  retour?: string;
}) {
  return (
    <div className="foot">
      <button type="button" className="button secondary" onClick={onBack}>
        {retour}
      </button>
      <button type="submit" className="button">
        Enregistrer
      </button>
    </div>
  );
}
