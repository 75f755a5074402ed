import type { CmsWidgetControlProps } from "decap-cms-core";
import { Embleme } from "../../aides/embleme.tsx";
import type { EntreeDuFormulaire } from "../refus/verifier.ts";

type Props = CmsWidgetControlProps<string> & { getEntry: () => EntreeDuFormulaire | undefined };

/** The colour of an institution, with its initials as people will see them. */
export function ChoixDeCouleur({ value, onChange, forID, classNameWrapper, getEntry }: Props) {
  const { label } = (getEntry()?.get("data").toJS() ?? {}) as { label?: string };
  return (
    <div className={classNameWrapper}>
      <span className="choix-jour">
        <input
          id={forID}
          type="color"
          value={value || "#ffffff"}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && <Embleme de={{ label: label || "Organisme", couleur: value }} />}
        {value && (
          <button type="button" onClick={() => onChange("")}>
            Sans couleur
          </button>
        )}
      </span>
    </div>
  );
}
