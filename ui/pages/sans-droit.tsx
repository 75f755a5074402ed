import { PiedDesAides } from "../resultats/etat.tsx";
import type { Incalculable, NonCalcule, Resultats } from "../../catalogue/results/results.ts";
import { Embleme } from "../aides/embleme.tsx";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { Externe } from "../cadre/shell/externe.tsx";
import { DroitAbsent } from "../resultats/droit-absent.tsx";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

/** An aid of the results that has no amount because nothing computed it. */
export const trouverSansCalcul = (
  resultats: Resultats | undefined,
  id: string | undefined,
): Incalculable | NonCalcule | undefined =>
  [...(resultats?.incalculables ?? []), ...(resultats?.nonCalcules ?? [])].find((une) => une.id === id);

/** The page of an aid that nothing computed: why, and what to do; or that these results do not hold it. */
export function SansDroit({ resultats, id }: { resultats: Resultats | undefined; id: string | undefined }) {
  const aide = trouverSansCalcul(resultats, id);
  if (!aide?.id || !aide.label) return <DroitAbsent />;
  return (
    <article className="leaflet">
      {aide.institution && (
        <p className="row">
          <Embleme de={aide.institution} />
          <span className="hint">{aide.institution.label}</span>
        </p>
      )}
      <h1>
        <MotsEntiers>{majuscule(aide.label)}</MotsEntiers>
      </h1>
      <section>
        <h2>Pourquoi nous ne la calculons pas</h2>
        <p>{"reason" in aide ? aide.reason : aide.raison}</p>
      </section>
      <section>
        <h2>Que faire</h2>
        {"solution" in aide ? <Solution {...aide.solution} /> : <Solution {...pageOfficielle(aide)} />}
        <p>
          <Lien to={`/aides/${encodeURIComponent(aide.id)}`}>Lire la fiche de cette aide</Lien>
        </p>
      </section>
      <PiedDesAides />
    </article>
  );
}

const pageOfficielle = ({ link, passager }: NonCalcule): Incalculable["solution"] => ({
  text: passager
    ? "Revenez à vos résultats et réessayez. En attendant, sa page officielle dit qui y a droit."
    : "Sa page officielle dit si vous y avez droit et comment la demander.",
  ...(link && { href: link }),
});

const Solution = ({ text, href }: Incalculable["solution"]) => (
  <p>{href ? <Externe href={href}>{text}</Externe> : text}</p>
);
