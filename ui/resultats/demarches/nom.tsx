import { adresseATaper } from "../../../catalogue/fiches/adresse-a-taper.ts";
import type { AideDite } from "../../../catalogue/results/demarches/plan-dit.ts";
import { RESULTATS } from "../../../machines/journey/screens.ts";
import { imprimee } from "../../cadre/format/imprimee.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";

/** The name of an aid: on screen the way to it, on paper an address that anybody can type: our page, else `adresse`. */
export function NomDeLAide({
  de: { id, nom, fiche },
  adresse,
}: {
  de: Pick<AideDite, "id" | "nom" | "fiche">;
  adresse?: string | undefined;
}) {
  const ecrite = fiche ? `/aides/${id}` : adresse && adresseATaper(adresse);
  return (
    <Lien to={`${RESULTATS}/${encodeURIComponent(id)}`} {...(ecrite && imprimee(ecrite))}>
      {nom}
    </Lien>
  );
}
