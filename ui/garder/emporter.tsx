import { GarderIci } from "../resultats/demarches/garde/garder-ici.tsx";
import { Recapitulatif } from "./recapitulatif.tsx";
import { Imprimer } from "../cadre/shell/imprimer.tsx";
import { MontrerAQuelquUn } from "../resultats/demarches/garde/transmettre.tsx";
import { LienPrive } from "./lien-prive.tsx";
import { GARDER } from "../session/lien-prive.ts";

/** « Reprendre plus tard »: a private link that carries the answers (docs/specification.md#lien-prive). */
function Garder() {
  return (
    <details className="group keep no-print" id={GARDER} open={location.hash === `#${GARDER}`}>
      <summary>Reprendre plus tard avec un lien privé</summary>
      <p>Un lien rouvre vos réponses, ici ou sur un autre appareil, et ne se périme pas.</p>
      <ul className="hint">
        <li>Vos réponses sont dans le lien, chiffrées : rien n’est envoyé ni gardé pour le faire.</li>
        <li>
          Qui a le lien peut les lire, et rien ne l’éteint, pas même « Effacer mes réponses » : gardez-le pour
          vous.
        </li>
        <li>Les prénoms des enfants n’y sont pas. Si vous changez une réponse, demandez un autre lien.</li>
      </ul>
      <LienPrive />
    </details>
  );
}

/** What takes the results along: the sheet, and the link that reopens them. */
export function Component() {
  return (
    <>
      <Imprimer />
      <Recapitulatif />
      <GarderIci />
      <Garder />
      <MontrerAQuelquUn />
    </>
  );
}
