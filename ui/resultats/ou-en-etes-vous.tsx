import type { Droit } from "../../catalogue/results/results.ts";
import { deviceKeeps } from "../session/device.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { adresseDeLaDemande, estPrete } from "./demarches/prete.ts";
import { Pointer } from "./pointer.tsx";

/** What the person says of the aid, and the way to prepare its demand: her results and her plan follow it. */
export const Component = ({ de }: { de: Pick<Droit, "id" | "label"> }) => (
  <section className="no-print">
    {estPrete(de.id) && (
      <p>
        <Lien className="button secondary" to={adresseDeLaDemande(de.id)}>
          Préparer la demande
        </Lien>
      </p>
    )}
    <h2>Où en êtes-vous ?</h2>
    <Pointer de={de} />
    <p className="hint">
      {deviceKeeps()
        ? "Vos résultats et votre plan en tiennent compte. C’est gardé sur cet appareil. Une aide que vous recevez déjà chaque mois rejoint vos ressources\u00a0: le reste se recalcule."
        : "Vos résultats et votre plan en tiennent compte, le temps de cette page\u00a0: ce navigateur ne garde rien."}
    </p>
  </section>
);
