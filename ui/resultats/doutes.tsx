import { doutesEnBref } from "../../catalogue/results/doute-bref.ts";
import type { Droit } from "../../catalogue/results/results.ts";

type De = { de: Pick<Droit, "doutes"> };

/** On a card: why the aid is not sure, in a few words; its page says it whole. */
export const DoutesDeLaCarte = ({ de }: De) =>
  de.doutes?.map(
    ({ cause }) =>
      doutesEnBref[cause] && (
        <span key={cause} className="hint">
          {doutesEnBref[cause]}
        </span>
      ),
  );

/** The same on the page of the aid, all of it. */
export const DoutesDeLaFiche = ({ de }: De) =>
  de.doutes?.map(({ cause, texte }) => (
    <p key={cause} className="hint">
      {texte}.
    </p>
  ));
