import { useSearchParams } from "react-router";
import type { Droit } from "../../catalogue/results/results.ts";
import { estDeLaBanque } from "../../catalogue/results/banque.ts";
import { avecIdentifiant, liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { Externe } from "../cadre/shell/externe.tsx";

/** Ways to reach the bank for one of its offers; nothing for another aid, nor where the operator gave none. */
export function JoindreLaBanque({ pour }: { pour: Pick<Droit, "institution"> | undefined }) {
  const { conseiller, rendezVous } = liensDeLaPage();
  const [params] = useSearchParams();
  if (!pour || !estDeLaBanque(pour) || !(conseiller ?? rendezVous)) return null;
  return (
    <ul className="calls">
      {rendezVous && (
        <li>
          <Externe className="button" href={avecIdentifiant(rendezVous, params)}>
            Prendre rendez-vous
          </Externe>
        </li>
      )}
      {conseiller && (
        <li>
          <Externe className="button secondary" href={avecIdentifiant(conseiller, params)}>
            Contacter une conseillère ou un conseiller
          </Externe>
        </li>
      )}
    </ul>
  );
}
