import { type ReactNode, useState } from "react";
import { periodeEnMots } from "../../cadre/format/dates.ts";
import { ecrireEuros } from "../../cadre/format/nombres.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { NumberField } from "./number-field.tsx";

type Amounts = Record<string, number | null>;

interface Props {
  id: string;
  annual: boolean;
  /** Newest first. */
  periods: readonly string[];
  amounts: Amounts;
  /** Those that are 0 unless one says otherwise: nothing was earned in them. */
  vides: readonly string[];
  /** For the first field. */
  describedBy: string | undefined;
  invalid: boolean;
  onChange: (amounts: Amounts) => void;
}

const sum = (amounts: Amounts) =>
  Object.values(amounts).reduce<number>((total, one) => total + Math.round((Number(one) || 0) * 100), 0) /
  100;

const fill = (periods: readonly string[], amount: number | string | null): Amounts =>
  Object.fromEntries(periods.map((period) => [period, amount as number | null]));

interface PropsDuMontant extends Pick<Props, "id" | "describedBy" | "invalid"> {
  label: ReactNode;
  unit: string;
  value: number | null;
  onChange: (amount: number | string | null) => void;
}

const UnSeulMontant = ({ label, ...champ }: PropsDuMontant) => (
  <div className="field">
    <label htmlFor={champ.id}>{label}</label>
    <NumberField {...champ} />
  </div>
);

/** True of months that are alike; where some are empty by an answer before, it is for the person to say so of the others. */
const seRessemblent = (values: readonly (number | null)[], vides: readonly string[], amounts: Amounts) =>
  new Set(values).size === 1 &&
  vides.every((vide) => !Number(amounts[vide])) &&
  (vides.length === 0 || values[0] !== null);

/** « Le même chaque mois » fills every month where something was earned; otherwise each month has its own field. */
export function AmountsOfType({ annual, ...champ }: Props) {
  const { id, periods, amounts, vides, describedBy, invalid, onChange } = champ;
  const pleins = periods.filter((period) => !vides.includes(period));
  const values = pleins.map((period) => amounts[period] ?? null);
  const [same, setSame] = useState(() => seRessemblent(values, vides, amounts));
  const first = values[0] ?? null;
  const remplir = (amount: number | string | null) =>
    onChange({ ...fill(pleins, amount), ...fill(vides, 0) });
  const seul = { id, value: first, describedBy, invalid, onChange: remplir };
  if (annual) {
    const [year = ""] = periods;
    return <UnSeulMontant label={<>Montant pour l’{periodeEnMots(year)}</>} unit="€ par an" {...seul} />;
  }
  return (
    <>
      <Meme
        id={id}
        same={same}
        vides={vides}
        onChange={(on) => {
          setSame(on);
          if (on) remplir(first);
        }}
      />
      {same ? (
        <UnSeulMontant label="Montant net par mois" unit="€ par mois" {...seul} />
      ) : (
        <MoisParMois {...champ} />
      )}
      <p className="total">
        Total des {periods.length} mois : <strong>{ecrireEuros(sum(amounts))}</strong>
      </p>
    </>
  );
}

interface PropsDeMeme extends Pick<Props, "id" | "vides"> {
  same: boolean;
  onChange: (on: boolean) => void;
}

/** The box, and the months that it leaves at 0. */
function Meme({ id, same, vides, onChange }: PropsDeMeme) {
  const [recent = "", ancien = recent] = [vides[0], vides.at(-1)];
  const lesquels =
    vides.length === 1 ? periodeEnMots(recent) : `de ${periodeEnMots(ancien)} à ${periodeEnMots(recent)}`;
  return (
    <ChoiceRow
      type="checkbox"
      id={`${id}-meme`}
      name={`${id}-meme`}
      checked={same}
      label="Le même montant chaque mois"
      hint={
        vides.length > 0
          ? `${same ? "Sauf sans" : "Sans"} emploi, compté à 0\u00a0: ${lesquels}. ${same ? "Décochez pour indiquer chaque mois." : "Cochez si les autres mois sont égaux."}`
          : "Décochez pour indiquer chaque mois : comptez 0 pour un mois sans rien."
      }
      onChange={onChange}
    />
  );
}

function MoisParMois({ vides, ...champ }: Omit<Props, "annual">) {
  const { id, periods, describedBy, invalid, onChange } = champ;
  const amounts = { ...fill(periods, null), ...fill(vides, 0), ...champ.amounts };
  return (
    <div className="months">
      {periods.map((period, index) => (
        <div className="field" key={period}>
          <label htmlFor={index === 0 ? id : `${id}-${period}`}>
            {periodeEnMots(period)}
            {index === 0 && <span className="hint"> (ce mois-ci)</span>}
          </label>
          <NumberField
            id={index === 0 ? id : `${id}-${period}`}
            value={amounts[period] ?? null}
            unit="€"
            describedBy={index === 0 ? describedBy : undefined}
            invalid={invalid}
            onChange={(amount) => onChange({ ...amounts, [period]: amount as number | null })}
          />
        </div>
      ))}
    </div>
  );
}
