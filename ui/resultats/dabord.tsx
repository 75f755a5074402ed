import type { Ref } from "react";
import { type DabordDit, dabordDit, type GesteDabord } from "../../catalogue/results/dabord-dit.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { imprimee } from "../cadre/format/imprimee.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { Externe } from "../cadre/shell/externe.tsx";

function Geste({ mots, vers, telephone }: GesteDabord) {
  if (vers.startsWith("https:"))
    return (
      <Externe className="button secondary" href={vers}>
        {mots}
      </Externe>
    );
  if (vers.startsWith("tel:"))
    return (
      <a className="button" href={vers}>
        {mots}
      </a>
    );
  const [chemin = ""] = vers.split("#");
  return (
    <>
      <Lien className="button secondary" to={vers} {...imprimee(chemin)}>
        {mots}
      </Lien>
      {telephone && (
        <span>
          {`${telephone.nom}\u00a0: `}
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
  /** Heading of the page, when the first of them takes its place. */
  titreDePage?: Ref<HTMLHeadingElement>;
  /** Where the pages of its aids are, for a household that is not the one of the journey. */
  racine?: string;
};

/**
 * What to do before reading amounts, for who has no roof, lost a job or has nothing to live on
 * (docs/specification.md#dabord).
 */
export function Dabord({ resultats, titreDePage, racine = RESULTATS }: Props) {
  return dabordDit(resultats).map((un, rang) => (
    <Cas key={un.cas} de={un} racine={racine} {...(rang === 0 && titreDePage && { titreDePage })} />
  ));
}

function Cas({
  de: { cas, titre, pas, aides },
  titreDePage,
  racine,
}: { de: DabordDit; racine: string } & Pick<Props, "titreDePage">) {
  const id = `dabord-${cas}`;
  return (
    <section className="before-all" aria-labelledby={id}>
      {titreDePage ? (
        <h1 id={id} ref={titreDePage} tabIndex={-1}>
          {titre}
        </h1>
      ) : (
        <h2 id={id}>{titre}</h2>
      )}
      <ul>
        {pas.map(({ dit, geste }) => (
          <li key={dit}>
            <span>{dit}</span>
            {geste && <Geste {...geste} />}
          </li>
        ))}
      </ul>
      {aides.length > 0 && (
        <>
          <p>Parmi vos aides :</p>
          <ul className="inline-list">
            {aides.map(({ id: aide, nom }) => (
              <li key={aide}>
                <Lien to={`${racine}/${aide}`}>{nom}</Lien>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** For all, the way to help in danger. */
export const EnDanger = () => (
  <p className="danger-line">
    <Lien to="/aide-maintenant">En danger, ou à bout ? Numéros et lieux, tout de suite</Lien>
  </p>
);
