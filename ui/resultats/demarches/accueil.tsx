import { useCallback } from "react";
import { departementDe, ferieLe } from "../../../catalogue/lieux/feries.ts";
import { heuresDuJour } from "../../../catalogue/lieux/lieux.ts";
import { useLecture } from "../../aides/use-lecture.ts";
import { aujourdhui } from "../../cadre/format/dates.ts";
import { Externe } from "../../cadre/shell/externe.tsx";
import { api } from "../../session/api.ts";
import { useFoyerSIlYEnA } from "../../session/use-foyer.ts";

/** It asks the network: it is not kept on the device beforehand. */
export const enLigne = true;

/** Who receives for a desk: the nearest of its places, with its hours of today, its address and its phone. */
export function Component({ types }: { types: readonly string[] }) {
  const commune = useFoyerSIlYEnA()?.menage.depcom;
  return commune ? <LePlusProche commune={commune} types={types} /> : null;
}

/** Nothing is said while nothing is known: the link to the places stands above. */
function LePlusProche({ commune, types }: { commune: string; types: readonly string[] }) {
  const joints = types.join("+");
  const lecture = useLecture(
    useCallback((signal: AbortSignal) => api.lieux(commune, joints.split("+"), signal), [commune, joints]),
  );
  const lieu = lecture.state === "done" ? lecture.value.find(({ fixe }) => !fixe) : undefined;
  if (!lieu) return null;
  const { nom, adresse, telephone, contact, vuLe } = lieu;
  const jour = aujourdhui();
  // What the directory said another day says nothing of today; nor do the hours of a week, on a holiday.
  const ferie = ferieLe(jour, departementDe(commune));
  const heures = vuLe
    ? undefined
    : ferie
      ? `Aujourd’hui est férié : appelez avant d’y aller`
      : heuresDuJour(lieu, jour);
  return (
    <p className="receives">
      <strong>{nom}</strong>
      {adresse && <span>{adresse}</span>}
      {heures && <span>{heures}.</span>}
      <span className="row">
        {telephone && <a href={`tel:${telephone.replaceAll(/[^\d+]/g, "")}`}>{telephone}</a>}
        {contact && (
          <Externe href={contact}>
            Lui écrire<span className="visually-hidden">{`\u00a0: ${nom}`}</span>
          </Externe>
        )}
      </span>
    </p>
  );
}
