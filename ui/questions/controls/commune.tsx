import { type RefObject, useEffect, useId, useRef } from "react";
import type { CommuneTrouvee } from "../../../catalogue/situation/situation.ts";
import { type CommuneProps, useCommune } from "./commune-etat.ts";
import { cleTrouvee, Echec, NomPropose, Statut } from "./commune-statut.tsx";
import { useQuittee } from "./quittee.ts";
import { toucheDeCommune } from "./commune-touches.ts";

/** The form of the field waits, when it is sent before the answer is known. */
function useEnvoiRetenu(field: RefObject<HTMLInputElement | null>, keepForm: () => boolean) {
  useEffect(() => {
    const form = field.current?.form;
    const keep = (event: Event) => {
      if (!keepForm()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    form?.addEventListener("submit", keep);
    return () => form?.removeEventListener("submit", keep);
  });
}

/** Combobox over postal code or name (docs/specification.md#communes-champ). */
export function CommuneControl(props: CommuneProps) {
  const { question, id, describedBy, invalid } = props;
  const field = useRef<HTMLInputElement>(null);
  const etat = useCommune(props, field);
  const { enCours, ecoute } = useQuittee(etat.text);
  const { text, given, choisie, search, open, active, reopen } = etat;
  const listId = useId();
  const found = given ? [] : search.found;
  const shown = open && found.length > 0;
  useEnvoiRetenu(field, etat.keepForm);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed in its field comes up here
    <div className="combobox" {...ecoute}>
      <p className="hint" id={`${id}-exemple`}>
        Par exemple 35000 ou Rennes
      </p>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        autoComplete={question.field === "depcom" ? "postal-code" : "off"}
        spellCheck={false}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && found[active] ? `${listId}-${active}` : undefined}
        aria-describedby={[`${id}-exemple`, describedBy].filter(Boolean).join(" ")}
        aria-invalid={invalid || undefined}
        value={text}
        onChange={(event) => etat.type(event.target.value)}
        onKeyDown={(event) => toucheDeCommune(event, etat)}
        onFocus={reopen}
        onClick={reopen}
        onBlur={etat.leave}
      />
      <Statut search={search} open={open} enCours={enCours} choisie={choisie} />
      <Liste id={listId} found={found} shown={shown} active={active} onChoose={etat.choose} />
      {search.state === "failed" && !given && <Echec onReessayer={() => etat.look(text)} />}
    </div>
  );
}

interface ListeProps {
  id: string;
  found: readonly CommuneTrouvee[];
  shown: boolean;
  active: number;
  onChoose: (commune: CommuneTrouvee) => void;
}

/** The focus stays in the field: a finger may scroll the list, the keyboard of a phone stays up. */
function Liste({ id, found, shown, active, onChoose }: ListeProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Communes"
      hidden={!shown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((commune, index) => (
        <li
          key={cleTrouvee(commune)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseUp={({ button }) => button === 0 && onChoose(commune)}
        >
          <NomPropose commune={commune} />
        </li>
      ))}
    </ul>
  );
}
