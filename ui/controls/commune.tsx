import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Commune } from "../../catalogue/situation/situation.ts";
import { communeFields } from "../../machines/kinds/commune.ts";
import { useEnLigne } from "../navigation/en-ligne.ts";
import { api } from "../session/api.ts";
import type { ControlProps } from "./control.ts";

type Search = { state: "idle" | "loading" | "failed" } | { state: "done"; found: Commune[]; query: string };

const labelOf = (commune: Commune) => `${commune._nomCommune} (${commune._codePostal})`;

/** Names of the stored fields: as they are for the household, prefixed for the family home. */
const stored = (commune: Commune, prefix: string): Record<string, string | undefined> =>
  prefix === ""
    ? { ...commune }
    : {
        [prefix]: commune.depcom,
        [`${prefix}CodePostal`]: commune._codePostal,
        [`${prefix}NomCommune`]: commune._nomCommune,
        [`${prefix}Departement`]: commune._departement,
        [`${prefix}Region`]: commune._region,
        ...(commune._epci && { [`${prefix}Epci`]: commune._epci, [`${prefix}EpciType`]: commune._epciType }),
      };

function storedLabel(value: unknown, prefix: string): string {
  const given = (value ?? {}) as Record<string, string>;
  const { name, postal } = communeFields(prefix);
  return given[name] && given[postal] ? `${given[name]} (${given[postal]})` : "";
}

/** Looks communes up 150 ms after the last key; a newer search cancels the one under way. */
function useSearch(): [Search, (query: string) => void] {
  const [search, setSearch] = useState<Search>({ state: "idle" });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const start = (query: string) => {
    cancel.current?.();
    const asked = query.trim();
    if (asked.length < 2) return setSearch({ state: "idle" });
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setSearch({ state: "loading" });
      api.communes(asked, controller.signal).then(
        (found) => setSearch({ state: "done", found, query: asked }),
        () => controller.signal.aborted || setSearch({ state: "failed" }),
      );
    }, 150);
    cancel.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
  };
  return [search, start];
}

/** Combobox over postal code or name; a typed text is never taken for a commune until one is chosen. */
export function CommuneControl({
  question,
  value,
  onChange,
  id,
  describedBy,
  invalid,
}: Omit<ControlProps<"commune">, "context" | "who">) {
  const [text, setText] = useState(() => storedLabel(value, question.prefix));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [search, look] = useSearch();
  const enLigne = useEnLigne();
  const listId = useId();
  const found = search.state === "done" ? search.found : [];

  const choose = (commune: Commune) => {
    setText(labelOf(commune));
    setOpen(false);
    onChange(stored(commune, question.prefix));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    if (event.key === "ArrowDown") setActive(Math.min(active + 1, last));
    else if (event.key === "ArrowUp") setActive(Math.max(active - 1, -1));
    else if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter" && open && found.length > 0) choose(found[Math.max(active, 0)] as Commune);
    else return;
    if (event.key === "ArrowDown") setOpen(true);
    event.preventDefault();
  };
  return (
    <div className="combobox">
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete={question.field === "depcom" ? "postal-code" : "off"}
        spellCheck={false}
        aria-expanded={open && found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && found[active] ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        placeholder="35000 ou Rennes"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          look(event.target.value);
          setOpen(true);
          setActive(-1);
          onChange(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <ul id={listId} role="listbox" aria-label="Communes" hidden={!open || found.length === 0}>
        {found.map((commune, index) => (
          <li
            key={`${commune.depcom}-${commune._codePostal}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(commune);
            }}
          >
            {commune._nomCommune} <span className="hint">{commune._codePostal}</span>
          </li>
        ))}
      </ul>
      <p className="status" role="status">
        {open && search.state === "loading" && "Recherche en cours…"}
        {open &&
          search.state === "done" &&
          found.length === 0 &&
          `Aucune commune ne correspond à « ${search.query} ».`}
        {open &&
          search.state === "done" &&
          found.length > 0 &&
          `${found.length} commune${found.length > 1 ? "s" : ""} proposée${found.length > 1 ? "s" : ""}`}
      </p>
      {search.state === "failed" && (
        <p className="error">
          {enLigne
            ? "La recherche n’a pas abouti."
            : "Vous êtes hors connexion\u00a0: la recherche a besoin du réseau."}{" "}
          <button
            type="button"
            className="link"
            onPointerDown={(e) => e.preventDefault()}
            onClick={() => look(text)}
          >
            Réessayer
          </button>
        </p>
      )}
    </div>
  );
}
