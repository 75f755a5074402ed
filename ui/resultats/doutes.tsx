import type { Droit } from "../../catalogue/results/results.ts";

type De = { de: Pick<Droit, "doutes"> };

/** On a card: why the aid is not sure, but for a ceiling, which the amount says already. */
export const DoutesDeLaCarte = ({ de }: De) =>
  de.doutes
    ?.filter(({ cause }) => cause !== "plafond")
    .map(({ cause, texte }) => (
      <span key={cause} className="hint">
        {texte}
      </span>
    ));

/** The same on the page of the aid, all of it. */
export const DoutesDeLaFiche = ({ de }: De) =>
  de.doutes?.map(({ cause, texte }) => (
    <p key={cause} className="hint">
      {texte}.
    </p>
  ));
