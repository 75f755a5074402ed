import type { CmsWidgetControlProps } from "decap-cms-core";
import { useId, useState } from "react";
import { chercherParNom } from "./chercher-par-nom.ts";
import { appelerJson } from "../appeler.ts";
import { useTantQueMuet } from "./lecture.ts";

/** Names of the institutions that are published, by identifier. */
async function lireLesOrganismes(): Promise<Record<string, string>> {
  const toutes = await appelerJson<{ id: string; label: string }[]>("/api/editer/organismes");
  return Object.fromEntries(toutes.map(({ id, label }) => [id, label]));
}

/**
 * The institution that gives an aid, chosen by its name. The list comes from the product in one request: the
 * editor’s own relation reads every file of the collection through the code host, some 1,300 requests.
 */
export function ChoixDOrganisme({ value, onChange, forID, classNameWrapper }: CmsWidgetControlProps<string>) {
  const { lu: noms = {}, panne } = useTantQueMuet(lireLesOrganismes);
  const [texte, setTexte] = useState<string>();
  const liste = useId();
  const choisi = value ? (noms[value] ?? value) : "";
  const trouves = texte === undefined ? [] : chercherParNom(noms, texte);
  return (
    <div className={classNameWrapper}>
      {panne && <p role="alert">Les organismes n’arrivent pas encore : nouvel essai dans un instant.</p>}
      <input
        className="choix-texte"
        id={forID}
        type="search"
        role="combobox"
        autoComplete="off"
        placeholder="Chercher par son nom"
        aria-controls={liste}
        aria-expanded={trouves.length > 0}
        value={texte ?? choisi}
        onChange={(event) => setTexte(event.target.value)}
        onBlur={(event) => {
          if (!event.relatedTarget) setTexte(undefined);
        }}
      />
      {texte && trouves.length === 0 && (
        <p role="status">Aucun organisme publié ne porte ce nom : créez-le d’abord dans Organismes.</p>
      )}
      <ul id={liste} className="choix-trouves" role="listbox" aria-label="Organismes trouvés">
        {trouves.map(([slug, label]) => (
          <li key={slug} role="presentation">
            <button
              type="button"
              role="option"
              aria-selected={slug === value}
              onClick={() => {
                onChange(slug);
                setTexte(undefined);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
