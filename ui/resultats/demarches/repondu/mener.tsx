import type { Droit } from "../../../../catalogue/results/results.ts";
import { Lien } from "../../../cadre/navigation/lien.tsx";
import { adresseDeLaReponse } from "../prete.ts";

/** From the page of an aid to what was decided of it. */
export const Component = ({ de: { id, montant } }: { de: Pick<Droit, "id" | "montant"> }) => (
  <section className="no-print">
    <h2>On vous a répondu ?</h2>
    <p className="row">
      {typeof montant === "number" && (
        <Lien className="button secondary" to={adresseDeLaReponse(id, "montant")}>
          Ce montant est faux
        </Lien>
      )}{" "}
      <Lien className="button secondary" to={adresseDeLaReponse(id, "refus")}>
        Je ne l’ai pas eue
      </Lien>{" "}
      <Lien className="button secondary" to={adresseDeLaReponse(id, "dette")}>
        On me demande de rembourser
      </Lien>
    </p>
  </section>
);
