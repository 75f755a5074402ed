import type { ReactNode } from "react";
import { useParams } from "react-router";
import {
  type MomentDeVie,
  MOMENTS_LUS,
  momentDeVie,
  momentsDeVie,
  type PasDuMoment,
} from "../../../catalogue/results/demarches/moments.ts";
import { ecrireJour } from "../../cadre/format/dates.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { Article } from "../../cadre/shell/article.tsx";
import { Component as PageIntrouvable } from "../../cadre/shell/introuvable.tsx";
import { SourceDite } from "./source-dite.tsx";

export const enLigne = true;

/** What to do first when life changes, read without any answer: one event, or all of them (docs/specification.md#moments). */
export function Component() {
  const { nom } = useParams();
  if (nom === undefined) return <TousLesMoments />;
  const moment = momentDeVie(nom);
  return moment ? <UnMoment de={moment} /> : <PageIntrouvable />;
}

const TousLesMoments = () => (
  <Article titre={"Un changement dans votre vie\u00a0?"}>
    <p className="lead">Pour chacun, que faire d’abord, dans quel délai et à quel guichet.</p>
    <ul>
      {momentsDeVie.map(({ nom, titre }) => (
        <li key={nom}>
          <Lien to={`/moments/${nom}`}>{titre}</Lien>
        </li>
      ))}
    </ul>
    <Suites />
  </Article>
);

const UnMoment = ({ de: { titre, dit, pas, sources } }: { de: MomentDeVie }) => (
  <Article titre={titre}>
    <p className="lead">{dit}</p>
    {pas.map((un, rang) => (
      <UnPas key={un.quoi} de={un} rang={rang + 1} />
    ))}
    <Suites>
      <Lien className="button secondary" to="/moments">
        Un autre changement
      </Lien>
    </Suites>
    <h2>Sources</h2>
    <ul className="hint">
      {sources.map((une) => (
        <li key={une.texte}>
          <SourceDite de={une} />
        </li>
      ))}
    </ul>
    <p className="hint">
      Page relue le {ecrireJour(MOMENTS_LUS)}. <Lien to="/contribuer/signaler">Signaler une erreur</Lien>
    </p>
  </Article>
);

function UnPas({ de, rang }: { de: PasDuMoment; rang: number }) {
  const { quoi, dit, quand, guichet, telephone, aides } = de;
  return (
    <section className="card">
      <h2>{`${rang}. ${quoi}`}</h2>
      <dl className="facts">
        <Fait dit="Quand">{quand}</Fait>
        <Fait dit="Où">{guichet}</Fait>
        {telephone && (
          <Fait dit="Appeler">
            <a href={`tel:${telephone.replace(/\D/g, "")}`}>{telephone.replaceAll(" ", "\u00a0")}</a>
          </Fait>
        )}
      </dl>
      <p>{dit}</p>
      {aides && (
        <ul>
          {aides.map(({ id, nom }) => (
            <li key={id}>
              <Lien to={`/aides/${id}`}>{nom}</Lien>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Fait = ({ dit, children }: { dit: string; children: ReactNode }) => (
  <div>
    <dt>{dit}</dt>
    <dd>{children}</dd>
  </div>
);

/** The way to all of one’s aids, whatever the event. */
const Suites = ({ children }: { children?: ReactNode }) => (
  <p className="actions no-print">
    <Lien className="button" to="/simulation">
      Voir mes aides
    </Lien>
    {children}
  </p>
);
