import { combien } from "../../catalogue/fiches/phrases/nombres.ts";
import { useEffect, useId, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Droit } from "../../catalogue/results/results.ts";
import { ChoixDeFiltre } from "../aides/choix.tsx";
import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import { montants } from "../aides/filtres.ts";
import type * as Recherche from "../aides/index-aides.ts";
import { useLexique } from "../aides/use-lexique.ts";

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
      !["national", "europeen", "region"].includes(institution.type) &&
      source !== "aides-velo" &&
      !estDeLaBanque({ institution }),
  },
  velo: { titre: "Aides à l’achat d’un vélo", de: ({ source }) => source === "aides-velo" },
  banque: { titre: "Offres commerciales de votre banque", de: estDeLaBanque },
};

/** Under this number of aids a list needs no filter. */
const PEU = 6;

/** Ids of the aids that some words find; nothing is looked for, nor its code asked for, without words. */
function useTrouvees(droits: readonly Droit[], q: string): ReadonlySet<string> | undefined {
  const cherche = q !== "";
  const lexique = useLexique(cherche);
  const [recherche, setRecherche] = useState<typeof Recherche>();
  useEffect(() => {
    if (cherche) void import("../aides/index-aides.ts").then(setRecherche, () => undefined);
  }, [cherche]);
  const moteur = useMemo(
    () => (cherche ? recherche?.moteurDesAides(droits.map(recherche.commeListee), lexique) : undefined),
    [cherche, recherche, droits, lexique],
  );
  return useMemo(() => moteur && new Set(moteur.chercher(q).items.map(({ id }) => id)), [moteur, q]);
}

/** The filters of the results, kept in the address, and the aids they keep. */
export function useFiltres(droits: readonly Droit[]) {
  const [params, setParams] = useSearchParams();
  const chosen = (name: string, values: object) => {
    const value = params.get(name) ?? "";
    return Object.hasOwn(values, value) ? value : "";
  };
  const q = (params.get("q") ?? "").slice(0, 100);
  const trouvees = useTrouvees(droits, q);
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
    q,
    forme,
    qui,
    set,
    gardes: droits.filter(
      (droit) =>
        (trouvees?.has(droit.id) ?? true) &&
        (!forme || montants[forme]?.de(droit)) &&
        (!qui || groupesDeDroits[qui]?.de(droit)),
    ),
  };
}

interface Props {
  droits: readonly Droit[];
  filtres: ReturnType<typeof useFiltres>;
}

/** Search and choice of what to see, folded; only what exists is offered. */
export function Filtres({ droits, filtres: { q, forme, qui, set, gardes } }: Props) {
  const id = useId();
  const enCours = Boolean(q || forme || qui);
  // Open on arrival at an address that filters; then as the person leaves it.
  const [ouvert] = useState(enCours);
  if (droits.length < PEU) return null;
  const options = (of: Record<string, { de: (droit: Droit) => boolean }>, label: (key: string) => string) =>
    Object.keys(of)
      .filter((key) => droits.some((droit) => of[key]?.de(droit)))
      .map((value) => ({ value, label: label(value) }));
  return (
    <details className="group results-filters" open={ouvert}>
      <summary>Chercher parmi mes {droits.length} aides</summary>
      <div className="results-filters-body">
        <p className="field">
          <label htmlFor={id}>Un mot</label>
          <input id={id} type="search" value={q} onChange={({ target }) => set("q")(target.value)} />
        </p>
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
          {enCours ? `${combien(gardes.length, "aide")} sur ${droits.length}` : ""}
        </p>
      </div>
    </details>
  );
}
