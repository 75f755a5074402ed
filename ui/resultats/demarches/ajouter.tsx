import { useState } from "react";
import type { EcheanceDite } from "../../../catalogue/results/demarches/plan-dit.ts";
import { script } from "../../cadre/navigation/chunk.ts";

/** Hands a file to the browser. */
function donner(texte: string, nom: string): void {
  const adresse = URL.createObjectURL(new Blob([texte], { type: "text/calendar;charset=utf-8" }));
  const lien = document.createElement("a");
  lien.href = adresse;
  lien.download = nom;
  lien.click();
  URL.revokeObjectURL(adresse);
}

const PAS_FAIT = "Le fichier n’a pas pu être fait\u00a0: vérifiez le réseau, puis réessayez.";
const FAIT = "Le fichier est téléchargé\u00a0: ouvrez-le avec votre agenda.";

/** Some days as a file for one’s calendar; what makes it comes when it is asked for. */
export function AjouterAMonAgenda({
  echeances,
  mots,
  precision,
  nom,
  className = "link",
}: {
  echeances: readonly EcheanceDite[];
  mots: string;
  /** What tells this button from the same words elsewhere. */
  precision?: string;
  /** Of the file, without its extension. */
  nom: string;
  className?: string;
}) {
  const [dit, setDit] = useState("");
  const ajouter = () =>
    script(() => import("./agenda.ts")).then(
      ({ agendaDe }) => {
        donner(agendaDe(echeances, location.origin, new Date()), `${nom}.ics`);
        setDit(FAIT);
      },
      () => setDit(PAS_FAIT),
    );
  return (
    <span className="no-print">
      <button type="button" className={className} onClick={() => void ajouter()}>
        {mots}
        {precision && <span className="visually-hidden">{`\u00a0: ${precision}`}</span>}
      </button>{" "}
      <span className="hint" role="status">
        {dit}
      </span>
    </span>
  );
}
