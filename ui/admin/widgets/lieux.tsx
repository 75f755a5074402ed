import type { CmsWidgetControlProps } from "decap-cms-core";
import { useEffect, useId, useState } from "react";
import { chercherUnLieu } from "./chercher-un-lieu.ts";

/** Names of places by code, by kind: written beside the page when it is built. */
type NomsParSorte = Readonly<
  Record<"regions" | "departements" | "communes" | "epcis", Record<string, string>>
>;

let lus: NomsParSorte | undefined;

/** Names of places, read once; `undefined` while the server does not answer. */
async function lireLesNoms(): Promise<NomsParSorte | undefined> {
  try {
    const reponse = await fetch("/admin/lieux.json");
    if (reponse.ok) lus ??= (await reponse.json()) as NomsParSorte;
  } catch {
    // The server starts anew after a publication.
  }
  return lus;
}

/** Milliseconds before names are asked for again. */
const REPRISE_MS = 2_000;

const codesDe = (valeur: unknown): string[] => {
  const liste = (valeur as { toJS?: () => string[] } | undefined)?.toJS?.() ?? valeur;
  return Array.isArray(liste) ? (liste as string[]) : [];
};

function useNoms(sorte: keyof NomsParSorte) {
  const [noms, setNoms] = useState<Readonly<Record<string, string>>>({});
  const [panne, setPanne] = useState(false);
  useEffect(() => {
    let attente: ReturnType<typeof setTimeout> | undefined;
    let actuel = true;
    const lire = async () => {
      const tous = lus ?? (await lireLesNoms());
      if (!actuel) return;
      setPanne(!tous);
      if (tous) setNoms(tous[sorte]);
      else attente = setTimeout(() => void lire(), REPRISE_MS);
    };
    void lire();
    return () => {
      actuel = false;
      clearTimeout(attente);
    };
  }, [sorte]);
  return { noms, panne };
}

/** A list of codes, chosen by the names of places. */
export function ChoixDeLieux({
  value,
  onChange,
  field,
  forID,
  classNameWrapper,
}: CmsWidgetControlProps<unknown>) {
  const { noms, panne } = useNoms(String(field.get("lieu")) as keyof NomsParSorte);
  const [texte, setTexte] = useState("");
  const liste = useId();
  const codes = codesDe(value);
  const trouves = chercherUnLieu(noms, texte).filter(([code]) => !codes.includes(code));
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
        id={forID}
        type="search"
        autoComplete="off"
        placeholder="Ajouter par son nom ou son code"
        aria-controls={liste}
        value={texte}
        onChange={(event) => setTexte(event.target.value)}
      />
      <ul id={liste} aria-label="Lieux trouvés">
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
