import type { ListeDeCertificats } from "../../../../catalogue/results/demarches/avis/certificats.ts";
import adresse from "../../../../catalogue/results/demarches/avis/certificats.json?url&no-inline";

let enRoute: Promise<ListeDeCertificats | undefined> | undefined;

async function lire(): Promise<ListeDeCertificats | undefined> {
  const [reponse, { lireLaListe }] = await Promise.all([
    fetch(adresse),
    import("../../../../catalogue/results/demarches/avis/certificats.ts"),
  ]);
  const liste = lireLaListe(await reponse.json());
  return Object.keys(liste.certificats).length > 0 ? liste : undefined;
}

/** The certificates that sign tax notices, as this version ships them; nothing as long as none is known. */
export const listeConnue = (): Promise<ListeDeCertificats | undefined> =>
  (enRoute ??= lire().catch((erreur: unknown) => {
    enRoute = undefined;
    throw erreur;
  }));
