import type { Doute } from "../../catalogue/results/doutes.ts";
import type { Droit } from "../../catalogue/results/results.ts";

type De = { de: Pick<Droit, "doutes"> };

/** A doubt in a few words; a ceiling and a mean are told by the amount itself. */
const enBref: Partial<Record<Doute["cause"], string>> = {
  revenus: "Estimation\u00a0: certains revenus nous manquent",
  séjour: "Selon votre titre de séjour\u00a0: à vérifier",
  décision: "Au cas par cas\u00a0: à vérifier",
};

/** On a card: why the aid is not sure, in a few words; its page says it whole. */
export const DoutesDeLaCarte = ({ de }: De) =>
  de.doutes?.map(
    ({ cause }) =>
      enBref[cause] && (
        <span key={cause} className="hint">
          {enBref[cause]}
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
