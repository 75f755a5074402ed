import type { CommuneTrouvee } from "../../../catalogue/situation/situation.ts";
import { useEnLigne } from "../../cadre/navigation/en-ligne.ts";
import { estUnCodeEntier, labelOf } from "./commune-dite.ts";
import type { Search } from "./commune-recherche.ts";

/** From so many communes on, the search may have more of them than it gives, but for a whole code. */
const PLAFOND = 20;

/** A commune chosen here, and why when it is not by hand. */
export interface Choisie {
  commune: CommuneTrouvee;
  seule?: "code postal" | "nom";
}

interface Champ {
  search: Search;
  /** Its list is open. */
  open: boolean;
  /** It is being typed in: that nothing bears this name is not said yet. */
  enCours: boolean;
}

/** A quarter or a place on an envelope (« Sophia Antipolis ») is no commune. */
const SINON = "Écrivez le code postal de votre adresse.";

function dite({ search: { state, query, found }, open, enCours }: Champ): string | undefined {
  if (state === "done" && found.length === 0)
    return enCours ? undefined : `Aucune commune ne correspond à «\u00a0${query}\u00a0». ${SINON}`;
  if (!open) return undefined;
  if (state === "loading") return "Recherche en cours…";
  return state === "done" ? compteDit(query, found) : undefined;
}

function compteDit(query: string, found: Search["found"]): string {
  if (found.length > 1 && new Set(found.map(({ depcom }) => depcom)).size === 1)
    return `${found.length} codes postaux proposés`;
  if (found.length === PLAFOND && !estUnCodeEntier(query))
    return `Les ${PLAFOND} premières communes. Écrivez la suite.`;
  return found.length === 1 ? "1 commune proposée" : `${found.length} communes proposées`;
}

function raison({ commune, seule }: Choisie): string | undefined {
  if (commune.ancienNom) return `${commune.ancienNom} en fait partie.`;
  return seule && `C’est la seule commune de ce ${seule}.`;
}

/**
 * What the search says, aloud too: each sentence alone in an element of its own, for a browser that translates the page takes
 * the texts away from under React (docs/specification.md#communes-champ).
 */
export function Statut(props: Champ & { choisie: Choisie | undefined }) {
  const { choisie } = props;
  const phrase = choisie ? raison(choisie) : dite(props);
  return (
    <p className="status" role="status">
      {choisie && (
        <span key={labelOf(choisie.commune)} className="visually-hidden">
          {`Commune choisie\u00a0: ${labelOf(choisie.commune)}. `}
        </span>
      )}
      {phrase && <span key={phrase}>{phrase}</span>}
    </p>
  );
}

/** The search could not be reached. */
export function Echec({ onReessayer }: { onReessayer: () => void }) {
  const enLigne = useEnLigne();
  return (
    <p className="error">
      <span key={String(enLigne)}>
        {enLigne
          ? "La recherche n’a pas abouti."
          : "Vous êtes hors connexion\u00a0: la recherche a besoin du réseau."}
      </span>{" "}
      <button
        type="button"
        className="link"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onReessayer}
      >
        Réessayer
      </button>
    </p>
  );
}

/** One line of the list: the name typed first, that of today beside when it is another. */
export const NomPropose = ({ commune }: { commune: CommuneTrouvee }) => (
  <>
    <span>
      <span>{commune.ancienNom ?? commune._nomCommune}</span>
      {commune.ancienNom && <span className="hint">{` aujourd’hui ${commune._nomCommune}`}</span>}
    </span>{" "}
    <span className="hint">{commune._codePostal}</span>
  </>
);

export const cleTrouvee = ({ depcom, _codePostal, ancienNom = "" }: CommuneTrouvee): string =>
  `${depcom}-${_codePostal}-${ancienNom}`;
