import {
  coupableDe,
  falaisesDe,
  type PointDeCourbe,
  resteDeCent,
} from "../../../catalogue/results/et-si/courbe.ts";
import { ecrireEuros } from "../../cadre/format/nombres.ts";

/** Drawing, in units of its view box. */
const LARGEUR = 640;
const HAUTEUR = 320;
const MARGE = { gauche: 56, bas: 36, haut: 16, droite: 24 };

/** A step of the vertical axis that gives four to eight lines. */
const pas = (haut: number) => [250, 500, 1000, 2000].find((one) => haut / one <= 8) ?? 5000;

function echelles(points: readonly PointDeCourbe[]) {
  const droite = Math.max(...points.map(({ salaire }) => salaire), 1);
  const haut = Math.max(...points.map(({ disponible }) => disponible), 1);
  const plein = Math.ceil(haut / pas(haut)) * pas(haut);
  return {
    x: (salaire: number) => MARGE.gauche + (salaire / droite) * (LARGEUR - MARGE.gauche - MARGE.droite),
    y: (euros: number) => HAUTEUR - MARGE.bas - (euros / plein) * (HAUTEUR - MARGE.bas - MARGE.haut),
    lignes: Array.from({ length: plein / pas(haut) + 1 }, (_, rang) => rang * pas(haut)),
    colonnes: Array.from({ length: Math.floor(droite / 500) + 1 }, (_, rang) => rang * 500),
  };
}

const trace = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** « (surtout : prime d’activité) »: the aid that makes a fall. */
function cause(de: PointDeCourbe, a: PointDeCourbe): string {
  const coupable = coupableDe({ de, a });
  return coupable ? ` (surtout : ${coupable})` : "";
}

interface Props {
  points: readonly PointDeCourbe[];
  ici: PointDeCourbe;
}

interface Chutes {
  falaises: ReturnType<typeof falaisesDe>;
}

/** Disposable income against net salary, its cliffs marked; the table below says the same in figures. */
export function Courbe({ points, ici }: Props) {
  const falaises = falaisesDe(points);
  const reste = resteDeCent(points, ici);
  return (
    <figure className="curve">
      <Dessin points={points} ici={ici} falaises={falaises} />
      <figcaption>
        <span className="key with">Tout ce que vous avez dans le mois</span>{" "}
        <span className="key alone">Salaire seul</span> <span className="key here">Vous êtes ici</span>{" "}
        {falaises.length > 0 && <span className="key cliff">Chute</span>}
        <span className="hint"> En euros par mois, selon le salaire net.</span>
      </figcaption>
      {reste !== undefined && (
        <p>
          {reste >= 0
            ? `Sur 100 € de salaire de plus, il vous en resterait environ ${ecrireEuros(reste)}.`
            : `Avec 100 € de salaire de plus, vous perdriez environ ${ecrireEuros(-reste)}.`}
        </p>
      )}
      {falaises.length > 0 && <ChutesDites falaises={falaises} />}
      <Tableau points={points} />
    </figure>
  );
}

function Dessin({ points, ici, falaises }: Props & Chutes) {
  const echelle = echelles([...points, ici]);
  const { x, y } = echelle;
  return (
    <svg viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`} role="img" aria-labelledby="courbe-titre courbe-texte">
      <title id="courbe-titre">Revenu disponible selon le salaire net</title>
      <EnMots points={points} ici={ici} falaises={falaises} />
      <Graduations {...echelle} />
      <polyline className="alone" points={trace(points.map(({ salaire }) => [x(salaire), y(salaire)]))} />
      <polyline
        className="with"
        points={trace(points.map(({ salaire, disponible }) => [x(salaire), y(disponible)]))}
      />
      {falaises.map(({ a }) => (
        <circle key={a.salaire} className="cliff" cx={x(a.salaire)} cy={y(a.disponible)} r={6} />
      ))}
      <circle className="here" cx={x(ici.salaire)} cy={y(ici.disponible)} r={7} />
    </svg>
  );
}

const Graduations = ({ x, y, lignes, colonnes }: ReturnType<typeof echelles>) => (
  <>
    {lignes.map((euros) => (
      <g key={euros}>
        <line className="grid" x1={MARGE.gauche} x2={LARGEUR - MARGE.droite} y1={y(euros)} y2={y(euros)} />
        <text x={MARGE.gauche - 8} y={y(euros) + 4} textAnchor="end">
          {euros}
        </text>
      </g>
    ))}
    {colonnes.map((euros) => (
      <text key={euros} x={x(euros)} y={HAUTEUR - MARGE.bas + 20} textAnchor="middle">
        {euros}
      </text>
    ))}
  </>
);

/** What the drawing shows, for whom does not see it. */
function EnMots({ points, ici, falaises }: Props & Chutes) {
  return (
    <desc id="courbe-texte">
      Sans salaire, {ecrireEuros(points[0]?.disponible ?? 0)} par mois ; avec{" "}
      {ecrireEuros(points.at(-1)?.salaire ?? 0)} de salaire, {ecrireEuros(points.at(-1)?.disponible ?? 0)}.
      Vous êtes à {ecrireEuros(ici.disponible)}. {falaises.length} chute
      {falaises.length > 1 ? "s" : ""}.
    </desc>
  );
}

const ChutesDites = ({ falaises }: Chutes) => (
  <ul>
    {falaises.map(({ de, a, perte }) => (
      <li key={a.salaire}>
        Entre {ecrireEuros(de.salaire)} et {ecrireEuros(a.salaire)} de salaire, vous perdriez{" "}
        <strong>{ecrireEuros(perte)}</strong> par mois{cause(de, a)}.
      </li>
    ))}
  </ul>
);

function Tableau({ points }: Pick<Props, "points">) {
  const avecAutres = points.some(({ autres }) => autres > 0);
  return (
    <details className="group">
      <summary>Les mêmes chiffres, en tableau</summary>
      <table>
        <caption className="visually-hidden">Aides et revenu disponible, par salaire</caption>
        <thead>
          <tr>
            <th scope="col">Salaire net</th>
            {avecAutres && <th scope="col">Autres revenus</th>}
            <th scope="col">Aides du mois</th>
            <th scope="col">Disponible</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ salaire, autres, aides, disponible }) => (
            <tr key={salaire}>
              <th scope="row">{ecrireEuros(salaire)}</th>
              {avecAutres && <td>{ecrireEuros(autres)}</td>}
              <td>{ecrireEuros(aides)}</td>
              <td>{ecrireEuros(disponible)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
