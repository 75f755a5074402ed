import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { type Pointe, suiteDUnePointe } from "../../catalogue/results/pointages.ts";
import type { Droit } from "../../catalogue/results/results.ts";
import { ressourceDeLAide } from "../../catalogue/results/percues.ts";
import type { SessionActor } from "../../machines/session/persist.ts";
import { annoncer } from "../cadre/navigation/annonces.ts";
import { aujourdhui } from "../cadre/format/dates.ts";
import { ecrireEuros } from "../cadre/format/nombres.ts";
import { lireLAppareil, pointerLAide } from "../session/appareil.ts";
import { journeyActorOf } from "../session/journey-actor.ts";
import { useSourceIfThere } from "../session/use-session.tsx";
import { trouverDroit } from "./use-resultats.ts";

/** The aid of which something is said. */
type DeLAide = Pick<Droit, "id" | "label">;

/** Writes an aid among the resources of the applicant, or out of them, and has everything computed again. */
function declarer(session: SessionActor, { id, label }: DeLAide, recue: boolean): void {
  // Mock results are nobody’s: theirs are not the aids of the session.
  const droit = trouverDroit(session.getSnapshot().context.resultats, id);
  if (!droit || !ressourceDeLAide(id)) return;
  if (typeof droit.montant !== "number" || droit.periodicite !== "mensuelle") return;
  const montant = recue ? droit.montant : undefined;
  journeyActorOf(session).send({ type: "AID.RECEIVED", aide: id, montant });
  const nom = majuscule(label);
  session.send({
    type: "MESSAGE.SHOW",
    text:
      montant === undefined
        ? `«\u00a0${nom}\u00a0» n’est plus dans vos ressources\u00a0: tout est recalculé.`
        : `«\u00a0${nom}\u00a0» compte dans vos ressources, ${ecrireEuros(montant)} par mois depuis un an\u00a0: tout est recalculé. Le récapitulatif permet de corriger ; redites-le sur sa page pour défaire.`,
  });
}

/** Says something of an aid, or takes it back; one that comes already becomes a resource, which everything else is computed with. */
export function useDireDeLAide(): (de: DeLAide, pointe: Pointe | undefined) => void {
  const source = useSourceIfThere();
  return (de, pointe) => {
    const avant = lireLAppareil().pointages[de.id];
    pointerLAide(de.id, pointe, aujourdhui());
    const suite = suiteDUnePointe(avant, pointe);
    if (suite) annoncer({ type: "suite", aide: de.id, suite });
    if ((avant === "recue") !== (pointe === "recue"))
      source?.withActor((session) => declarer(session, de, pointe === "recue"));
  };
}
