import { useCallback } from "react";
import { departementDe, ferieLe } from "../../../catalogue/lieux/feries.ts";
import { heuresDuJour } from "../../../catalogue/lieux/lieux.ts";
import { JoindreLeLieu } from "../../aides/lieux/liste.tsx";
import { useLecture } from "../../aides/use-lecture.ts";
import { aujourdhui } from "../../cadre/format/dates.ts";
import { api } from "../../session/api.ts";
import { useFoyerSIlYEnA } from "../../session/use-foyer.ts";

/** It asks the network: it is not kept on the device beforehand. */
export const enLigne = true;

/** Who receives for a desk: the nearest of its places, with its hours of today and the ways to reach it. */
export function Component({ types }: { types: readonly string[] }) {
  const commune = useFoyerSIlYEnA()?.menage.depcom;
  return commune ? <LePlusProche commune={commune} types={types.join("+")} /> : null;
}

/** Nothing is said while nothing is known: the link to the places stands above. `types`: joined by `+`. */
function LePlusProche({ commune, types }: { commune: string; types: string }) {
  const lecture = useLecture(
    useCallback((signal: AbortSignal) => api.lieux(commune, types.split("+"), signal), [commune, types]),
  );
  const lieu = lecture.state === "done" ? lecture.value.find(({ fixe }) => !fixe) : undefined;
  if (!lieu) return null;
  const jour = aujourdhui();
  const ferie = ferieLe(jour, departementDe(commune));
  const heures = ferie ? "Aujourd’hui est férié : appelez avant d’y aller" : heuresDuJour(lieu, jour);
  return (
    <div className="receives">
      <strong>{lieu.nom}</strong>
      {lieu.adresse && <span>{lieu.adresse}</span>}
      {/* What the directory said another day says nothing of today. */}
      {heures && !lieu.vuLe && <span>{heures}.</span>}
      <JoindreLeLieu lieu={lieu} />
    </div>
  );
}
