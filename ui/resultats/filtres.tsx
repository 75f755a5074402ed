import { useSearchParams } from "react-router";
import type { Droit } from "../../catalogue/results/results.ts";
import { ChoixDeFiltre } from "../aides/choix.tsx";
import { montants } from "../aides/filtres.ts";

/** Groups of the results by who gives the aid, in order. */
export const groupesDeDroits: Record<string, { titre: string; de: (droit: Droit) => boolean }> = {
  nationales: {
    titre: "Aides nationales",
    de: ({ institution, source }) =>
      ["national", "europeen"].includes(institution.type) && source !== "aides-velo",
  },
  region: {
    titre: "Aides de votre région",
    de: ({ institution, source }) => institution.type === "region" && source !== "aides-velo",
  },
  pres: {
    titre: "Aides près de chez vous",
    de: ({ institution, source }) =>
      !["national", "europeen", "region"].includes(institution.type) && source !== "aides-velo",
  },
  velo: { titre: "Aides à l’achat d’un vélo", de: ({ source }) => source === "aides-velo" },
};

/** Under this number of aids a list needs no filter. */
const PEU = 6;

/** The filters of the results, kept in the address, and the aids they keep. */
export function useFiltres(droits: readonly Droit[]) {
  const [params, setParams] = useSearchParams();
  const chosen = (name: string, values: object) => {
    const value = params.get(name) ?? "";
    return Object.hasOwn(values, value) ? value : "";
  };
  const forme = chosen("forme", montants);
  const qui = chosen("qui", groupesDeDroits);
  const set = (name: string) => (value: string) =>
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    forme,
    qui,
    set,
    gardes: droits.filter(
      (droit) => (!forme || montants[forme]?.de(droit)) && (!qui || groupesDeDroits[qui]?.de(droit)),
    ),
  };
}

/** Choice of what to see, by kind of amount and by who gives it; only what exists is offered. */
export function Filtres({
  droits,
  filtres: { forme, qui, set, gardes },
}: {
  droits: readonly Droit[];
  filtres: ReturnType<typeof useFiltres>;
}) {
  if (droits.length < PEU) return null;
  const options = (of: Record<string, { de: (droit: Droit) => boolean }>, label: (key: string) => string) =>
    Object.keys(of)
      .filter((key) => droits.some((droit) => of[key]?.de(droit)))
      .map((value) => ({ value, label: label(value) }));
  return (
    <section className="results-filters" aria-label="Filtrer mes aides">
      <ChoixDeFiltre
        label="Sous quelle forme"
        tous="Toutes"
        value={forme}
        options={options(montants, (key) => montants[key]?.label ?? key)}
        onChange={set("forme")}
      />
      <ChoixDeFiltre
        label="Qui la donne"
        tous="Tous"
        value={qui}
        options={options(groupesDeDroits, (key) => groupesDeDroits[key]?.titre ?? key)}
        onChange={set("qui")}
      />
      <p className="hint" role="status">
        {forme || qui ? `${gardes.length} aide${gardes.length > 1 ? "s" : ""} sur ${droits.length}` : ""}
      </p>
    </section>
  );
}
