import type { CmsWidgetControlProps } from "decap-cms-core";
import { conseilsDeCloture } from "../../../catalogue/atelier/apercu/cloture.ts";
import { typographier } from "../../../catalogue/schema/typographie.ts";
import { useSaisies } from "../refus/fautes.ts";
import type { EntreeDuFormulaire } from "../refus/verifier.ts";

/** Today where the editor is, `YYYY-MM-DD`. */
export const aujourdHui = (): string => new Date().toLocaleDateString("sv");

type Props = CmsWidgetControlProps<string> & { getEntry: () => EntreeDuFormulaire | undefined };

/** What the rule of closing an aid advises at a field, of the entry as it is typed. */
export function Conseils({ champ, getEntry }: { champ: string } & Pick<Props, "getEntry">) {
  useSaisies();
  const dits = conseilsDeCloture(getEntry()?.get("data").toJS() ?? {}, aujourdHui()).filter(
    (un) => un.champ === champ,
  );
  return dits.map(({ message }) => (
    <p key={message} className="conseil" role="status">
      {typographier(message)}
    </p>
  ));
}

/** A day, chosen in a calendar; its file has it as `YYYY-MM-DD`. */
export function ChoixDeJour({ value, onChange, field, forID, classNameWrapper, getEntry }: Props) {
  return (
    <div className={classNameWrapper}>
      <span className="choix-jour">
        <input
          className="choix-texte"
          id={forID}
          type="date"
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" onClick={() => onChange(aujourdHui())}>
          Aujourd’hui
        </button>
        {value && (
          <button type="button" onClick={() => onChange("")}>
            Vider
          </button>
        )}
      </span>
      <Conseils champ={String(field.get("name"))} getEntry={getEntry} />
    </div>
  );
}
