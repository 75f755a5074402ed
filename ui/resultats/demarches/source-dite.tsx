import type { SourceLue } from "../../../catalogue/results/demarches/idees-recues.ts";
import { typographier } from "../../../catalogue/schema/typographie.ts";
import { ecrireJour } from "../../cadre/format/dates.ts";
import { Externe } from "../../cadre/shell/externe.tsx";

/** A text of law or an official page, where it is read, and its day. */
export function SourceDite({ de: { texte, adresse, date } }: { de: SourceLue }) {
  const dit = typographier(texte);
  return (
    <>
      {adresse ? <Externe href={adresse}>{dit}</Externe> : <span>{dit}</span>}
      {date && <span>{` (${date.length === 10 ? ecrireJour(date) : date})`}</span>}
    </>
  );
}
