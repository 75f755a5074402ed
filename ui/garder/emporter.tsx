import { Garder } from "./garder.tsx";
import { Recapitulatif } from "./recapitulatif.tsx";
import { Imprimer } from "../shell/imprimer.tsx";

/** What takes the results along: the sheet, and the link that reopens them. */
export function Component() {
  return (
    <>
      <Imprimer />
      <Recapitulatif />
      <Garder />
    </>
  );
}
