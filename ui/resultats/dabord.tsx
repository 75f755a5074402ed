import { type DabordDit, dabordDit, type GesteDabord } from "../../catalogue/results/dabord-dit.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { imprimee } from "../cadre/format/imprimee.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { Externe } from "../cadre/shell/externe.tsx";

/** The gesture that begins a step; `plein` where it is the one main button. */
export function FaireLeGeste({ mots, vers, telephone, plein }: GesteDabord & { plein?: boolean }) {
  const bouton = plein ? "button" : "button secondary";
  if (vers.startsWith("https:"))
    return (
      <Externe className={bouton} href={vers}>
        {mots}
      </Externe>
    );
  if (vers.startsWith("tel:"))
    return (
      <a className={bouton} href={vers}>
        {mots}
      </a>
    );
  const [chemin = ""] = vers.split("#");
  return (
    <>
      <Lien className={bouton} to={vers} {...imprimee(chemin)}>
        {mots}
      </Lien>
      {telephone && (
        <span>
          {` ${telephone.nom}\u00a0: `}
          <a className="tel" href={`tel:${telephone.appeler.replaceAll(" ", "")}`}>
            {telephone.appeler.replaceAll(" ", "\u00a0")}
          </a>
        </span>
      )}
    </>
  );
}

type Props = {
  resultats: Pick<Resultats, "dabord" | "droitsEligibles" | "incalculables">;
  /** Where the pages of its aids are, for a household that is not the one of the journey. */
  racine?: string;
};

/**
 * What to do before reading amounts, for who has no roof, lost a job or has nothing to live on
 * (docs/specification.md#dabord).
 */
export function Dabord({ resultats, racine = RESULTATS }: Props) {
  return dabordDit(resultats).map((un) => <Cas key={un.cas} de={un} racine={racine} />);
}

function Cas({ de: { cas, titre, pas, aides }, racine }: { de: DabordDit; racine: string }) {
  const id = `dabord-${cas}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{titre}</h2>
      <ol>
        {pas.map(({ dit, geste }) => (
          <li key={dit}>
            <span>{dit}</span> {geste && <FaireLeGeste {...geste} />}
          </li>
        ))}
      </ol>
      {aides.length > 0 && (
        <p className="row">
          Parmi vos aides :
          {aides.map(({ id: aide, nom }) => (
            <Lien key={aide} to={`${racine}/${aide}`}>
              {nom}
            </Lien>
          ))}
        </p>
      )}
    </section>
  );
}
