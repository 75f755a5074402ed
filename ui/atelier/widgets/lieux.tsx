import type { CmsWidgetControlProps } from "decap-cms-core";
import { useId, useState } from "react";
import { chercherParNom } from "./chercher-par-nom.ts";
import { appelerJson } from "../appeler.ts";
import { useTantQueMuet } from "./lecture.ts";

/** Names of places by code, by kind: written beside the page when it is built. */
type NomsParSorte = Readonly<
  Record<"regions" | "departements" | "communes" | "epcis", Record<string, string>>
>;

let lus: NomsParSorte | undefined;

/** Names of places, read once. Rejects while the server does not answer. */
async function lireLesNoms(): Promise<NomsParSorte> {
  lus ??= await appelerJson<NomsParSorte>("/admin/lieux.json");
  return lus;
}

const codesDe = (valeur: unknown): string[] => {
  const liste = (valeur as { toJS?: () => string[] } | undefined)?.toJS?.() ?? valeur;
  return Array.isArray(liste) ? (liste as string[]) : [];
};

/** A list of codes, chosen by the names of places. */
export function ChoixDeLieux({
  value,
  onChange,
  field,
  forID,
  classNameWrapper,
}: CmsWidgetControlProps<unknown>) {
  const sorte = String(field.get("lieu")) as keyof NomsParSorte;
  const { lu: tous, panne } = useTantQueMuet(lireLesNoms);
  const noms = tous?.[sorte] ?? {};
  const [texte, setTexte] = useState("");
  const liste = useId();
  const codes = codesDe(value);
  const trouves = chercherParNom(noms, texte).filter(([code]) => !codes.includes(code));
  const ajouter = (code: string) => {
    onChange([...codes, code]);
    setTexte("");
  };
  return (
    <div className={classNameWrapper}>
      {panne && <p role="alert">Les noms des lieux n’arrivent pas encore : nouvel essai dans un instant.</p>}
      <ul aria-label="Lieux choisis">
        {codes.map((code) => (
          <li key={code}>
            {noms[code] ?? "Lieu inconnu"} ({code}){" "}
            <button
              type="button"
              aria-label={`Retirer ${noms[code] ?? code}`}
              onClick={() => onChange(codes.filter((un) => un !== code))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <input
        className="choix-texte"
        id={forID}
        type="search"
        autoComplete="off"
        placeholder="Ajouter par son nom ou son code"
        aria-controls={liste}
        value={texte}
        onChange={(event) => setTexte(event.target.value)}
      />
      <ul id={liste} className="choix-trouves" aria-label="Lieux trouvés">
        {trouves.map(([code, nom]) => (
          <li key={code}>
            <button type="button" onClick={() => ajouter(code)}>
              {nom} ({code})
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
