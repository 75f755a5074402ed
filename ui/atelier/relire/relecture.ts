import { useMemo, useState } from "react";
import { connuesDe, rangeeDUnChamp } from "../aides/atelier.ts";
import { type EtatDUneAide, tachesDuJour } from "../aides/filtres.ts";
import type { AideDeLaTable, AidesLues } from "../aides/lire.ts";
import { AIDES_PAR_LOT, preparerLesRangees } from "../lots/preparer.ts";
import type { ARevoir } from "../lots/revue.tsx";
import { faitsARelire } from "./faits.ts";
import {
  bilanDe,
  garderLaRelecture,
  type Jugement,
  jugerUnFait,
  lireLaRelecture,
  type Relecture,
  sansLesAides,
} from "./memoire.ts";

/** The facts of some aids, in their order. */
const faitsDesAides = (aides: readonly AideDeLaTable[]) =>
  aides.flatMap((aide) => faitsARelire(aide).map((fait) => ({ aide, fait })));

/** What was judged, remembered by this browser until it is saved. */
function useMemoire() {
  const [relecture, setRelecture] = useState(lireLaRelecture);
  const garder = (neuve: Relecture) => {
    setRelecture(neuve);
    garderLaRelecture(neuve);
  };
  return [relecture, garder] as const;
}

/** Whose aids, and what there is to do of them; an empty text is any. */
export interface ChoixDuJour {
  organisme: string;
  etat: EtatDUneAide | "";
}

/** The day of an editor: what there is to do, and reading it again, a fact after the other, then what comes of it. */
export function useRelecture(lues: AidesLues, { organisme, etat }: ChoixDuJour) {
  const [relecture, garder] = useMemoire();
  const aides = useMemo(
    () => tachesDuJour(lues.aides, etat).filter((une) => !organisme || une.institutionId === organisme),
    [lues, organisme, etat],
  );
  /** Where the reading stands: the facts that are read, and the rank of the one on the screen. */
  const [suite, setSuite] = useState<{ faits: ReturnType<typeof faitsDesAides>; rang: number }>();
  const bilan = useMemo(() => bilanDe(lues.aides, relecture), [lues, relecture]);
  const justes = bilan.justes.slice(0, AIDES_PAR_LOT);
  const aller = (rang: number) => setSuite((une) => une && { ...une, rang });
  return {
    aides,
    suite,
    bilan,
    commencer: (depuis?: AideDeLaTable) => {
      const restent = depuis ? aides.slice(aides.indexOf(depuis)) : aides;
      const faits = faitsDesAides(restent).filter(({ aide, fait }) => !relecture[aide.id]?.[fait.cle]);
      setSuite({ faits, rang: 0 });
    },
    juger: (jugement: Jugement) => {
      const ici = suite?.faits[suite.rang];
      if (!ici) return;
      garder(jugerUnFait(relecture, ici.aide.id, ici.fait.cle, jugement));
      aller(suite.rang + 1);
    },
    reculer: () => aller((suite?.rang ?? 1) - 1),
    arreter: () => setSuite(undefined),
    oublier: (ids: readonly string[]) => garder(sansLesAides(relecture, new Set(ids))),
    ...useDatage(lues, justes, (dates) => garder(sansLesAides(relecture, new Set(dates)))),
  };
}

/** Dating the aids whose every fact holds: looked at, then one draft. `onDatees`: they are in it. */
function useDatage(
  lues: AidesLues,
  justes: readonly AideDeLaTable[],
  onDatees: (ids: readonly string[]) => void,
) {
  const [revue, setRevue] = useState<ARevoir>();
  const [echec, setEchec] = useState<string>();
  return {
    revue,
    echec,
    dater: async () => {
      setEchec(undefined);
      try {
        const rangees = justes.map(rangeeDUnChamp("verifie_le", lues.jour));
        setRevue({ sorte: "relecture", nom: "", aides: await preparerLesRangees(rangees, connuesDe(lues)) });
      } catch (erreur) {
        setEchec(erreur instanceof Error ? erreur.message : String(erreur));
      }
    },
    fermerLaRevue: () => setRevue(undefined),
    datees: () => {
      const ecrites = revue?.aides.filter(({ fautes }) => fautes.length === 0) ?? [];
      onDatees(ecrites.flatMap(({ rangee }) => rangee?.cellules.get("slug") ?? []));
      setRevue(undefined);
    },
  };
}
