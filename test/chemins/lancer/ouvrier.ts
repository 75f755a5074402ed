import { type Application, applicationDe } from "../application.ts";
import { type Bilan, type Consigne, executer } from "../executer.ts";
import type { Marque } from "../../../catalogue/situation/context.ts";

/** A worker of `npm run test:paths`: runs the journeys it is sent, one after the other. */
export interface Commande {
  graine: number;
  consignes: Consigne[];
}
export type ReponseDOuvrier = { sorte: "prêt" } | { sorte: "bilans"; bilans: Bilan[] };

const applications: Record<Marque, Application> = {
  neutre: applicationDe("neutre"),
  banque: applicationDe("banque"),
};
const dire = (reponse: ReponseDOuvrier) => process.send?.(reponse);

process.on("message", async ({ graine, consignes }: Commande) => {
  const bilans: Bilan[] = [];
  for (const consigne of consignes)
    bilans.push(await executer(consigne, graine, applications[consigne.chemin.depart.marque]));
  dire({ sorte: "bilans", bilans });
});
dire({ sorte: "prêt" });
