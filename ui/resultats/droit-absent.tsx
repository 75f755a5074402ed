import { Lien } from "../cadre/navigation/lien.tsx";
import { RESULTATS } from "../../machines/journey/screens.ts";

/** The address names an aid that these results do not hold. */
export const DroitAbsent = () => (
  <section className="leaflet">
    <h1>Cette aide n’est pas dans vos résultats</h1>
    <p>Vos réponses ont peut-être changé depuis que vous avez ouvert cette page.</p>
    <Lien className="button" to={RESULTATS}>
      Revenir à mes résultats
    </Lien>
  </section>
);
