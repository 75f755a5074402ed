import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { majuscule } from "../../../../catalogue/fiches/phrases/casse.ts";
import { moisVerifiables } from "../../../../catalogue/results/demarches/repondu/au-mois.ts";
import {
  aidesVerifiees,
  type DecisionRecue,
} from "../../../../catalogue/results/demarches/repondu/decision.ts";
import {
  type VerdictDeDecision,
  verifierDecision,
} from "../../../../catalogue/results/demarches/repondu/verifier-decision.ts";
import type { Resultats } from "../../../../catalogue/results/results.ts";
import { RESULTATS } from "../../../../machines/journey/screens.ts";
import { Lien } from "../../../cadre/navigation/lien.tsx";
import { useTitle } from "../../../cadre/navigation/titles.ts";
import { CallError } from "../../../session/client.ts";
import { useFoyer } from "../../../session/use-foyer.ts";
import { Attente } from "../../attente.tsx";
import { DroitAbsent } from "../../droit-absent.tsx";
import { trouverDroit, useResultats } from "../../use-resultats.ts";
import { calculerIci } from "./calculer.ts";
import { FormulaireDeDecision } from "./formulaire.tsx";
import { ReponseComparee } from "./reponse.tsx";

/** What it compares is not kept on the device beforehand. */
export const enLigne = true;

/** An aid that is compared, by its id: its name, how often it is paid, and its page. */
function aideComparee(id: string, resultats: Resultats | undefined) {
  const verifiee = aidesVerifiees[id];
  if (!verifiee) return undefined;
  const droit = trouverDroit(resultats, id);
  const parAn = droit?.periodicite === "annuelle" || id === "bourse_lycee";
  return {
    nom: majuscule(droit?.label ?? verifiee.nom),
    rythme: parAn ? "par an" : "par mois",
    fiche: `${droit ? RESULTATS : "/aides"}/${encodeURIComponent(id)}`,
  };
}

/** A decision that was received, compared with what the law gives (docs/specification.md#decision-recue). */
export function Component() {
  useTitle("On m’a répondu");
  const { droitId: id = "" } = useParams();
  const { tous: resultats, fictifs, ...status } = useResultats();
  if (status.state !== "done") return <Attente {...status} fictifs={fictifs} />;
  const comparee = aideComparee(id, resultats);
  if (!comparee) return <DroitAbsent />;
  const { nom, rythme, fiche } = comparee;
  return (
    <article className="leaflet">
      <h1>On m’a répondu</h1>
      <p>
        Pour : <Lien to={fiche}>{nom}</Lien>
      </p>
      {fictifs ? (
        <p>Ces résultats ne sont à personne : il n’y a rien à comparer.</p>
      ) : (
        <Comparaison aide={id} nom={nom} rythme={rythme} />
      )}
    </article>
  );
}

/** What was compared last: a decision, the day it came, and what is said of it. */
interface Comparee {
  decision: DecisionRecue;
  recueLe: string;
  verdict: VerdictDeDecision;
}

const ECHEC = "Le calcul n’a pas abouti sur cet appareil. Rechargez la page pour réessayer.";

/** Compares a decision, on this device. */
function useComparaison(aide: string) {
  const situation = useFoyer();
  const [comparee, setComparee] = useState<Comparee>();
  const [dit, setDit] = useState("");
  const comparer = (decision: DecisionRecue, recueLe: string) => {
    setComparee(undefined);
    setDit("Nous refaisons le calcul de plusieurs façons : cela prend quelques secondes.");
    verifierDecision(situation, aide, decision, calculerIci(aide)).then(
      (verdict) => {
        setDit("");
        setComparee({ decision, recueLe, verdict });
      },
      (error: unknown) => setDit(error instanceof CallError ? error.message : ECHEC),
    );
  };
  return { situation, comparee, dit, comparer };
}

interface PropsDeLaPage {
  aide: string;
  nom: string;
  rythme: string;
}

function Comparaison({ aide, nom, rythme }: PropsDeLaPage) {
  const { situation, comparee, dit, comparer } = useComparaison(aide);
  const demandee = useSearchParams()[0].get("quoi");
  return (
    <>
      <p className="help">
        Recopiez ce que dit la lettre : nous le comparons à ce que la loi donne d’après vos réponses. Tout se
        passe sur cet appareil, rien n’est envoyé ni gardé.
      </p>
      <FormulaireDeDecision
        mois={moisVerifiables(situation)}
        depart={demandee === "refus" || demandee === "dette" ? demandee : "montant"}
        rythme={rythme}
        comparer={comparer}
      />
      <p role="status">{dit}</p>
      {comparee && (
        <ReponseComparee {...comparee} aide={aide} nom={nom} aujourdhui={situation.dateDeValeur} />
      )}
    </>
  );
}
