import type { Droit } from "../../../../catalogue/results/results.ts";
import { estVerifiee } from "../../../../catalogue/results/demarches/repondu/decision.ts";
import { annoncer } from "../../../cadre/navigation/annonces.ts";
import { Lien } from "../../../cadre/navigation/lien.tsx";
import { Component as RetourSurLAide } from "../../../site/contribuer/retour.tsx";
import { adresseDeLaReponse } from "../prete.ts";

interface Props {
  de: Pick<Droit, "id" | "montant" | "source">;
  /** It is to be asked for, or was said to come here. */
  aSuivre: boolean;
}

/** From the page of an aid to what was decided of it; one that is not compared is told to the editors. */
export function Component({ de, aSuivre }: Props) {
  if (estVerifiee(de.id)) return <VersLaDecision de={de} />;
  return aSuivre && <RetourSurLAide de={de} />;
}

const VersLaDecision = ({ de: { id, montant } }: Pick<Props, "de">) => (
  <section className="no-print">
    <h2>On vous a répondu ?</h2>
    <p className="row">
      {typeof montant === "number" && (
        <Lien className="button secondary" to={adresseDeLaReponse(id, "montant")}>
          Ce montant est faux
        </Lien>
      )}{" "}
      <Lien
        className="button secondary"
        to={adresseDeLaReponse(id, "refus")}
        onClick={() => annoncer({ type: "suite", aide: id, suite: "refusee" })}
      >
        Je ne l’ai pas eue
      </Lien>{" "}
      <Lien className="button secondary" to={adresseDeLaReponse(id, "dette")}>
        On me demande de rembourser
      </Lien>
    </p>
  </section>
);
