import { falaisesDe, type PointDeCourbe } from "../../catalogue/et-si/courbe.ts";
import { ecrireEuros } from "../format/nombres.ts";

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

/** Disposable income against net salary, its cliffs marked; the table below says the same in figures. */
export function Courbe({ points }: { points: readonly PointDeCourbe[] }) {
  const { x, y, lignes, colonnes } = echelles(points);
  const falaises = falaisesDe(points);
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`} role="img" aria-labelledby="courbe-titre courbe-texte">
        <title id="courbe-titre">Revenu disponible selon le salaire net</title>
        <desc id="courbe-texte">
          Sans salaire, {ecrireEuros(points[0]?.disponible ?? 0)} par mois ; avec{" "}
          {ecrireEuros(points.at(-1)?.salaire ?? 0)} de salaire, {ecrireEuros(points.at(-1)?.disponible ?? 0)}
          . {falaises.length} chute
          {falaises.length > 1 ? "s" : ""}.
        </desc>
        {lignes.map((euros) => (
          <g key={euros}>
            <line
              className="grid"
              x1={MARGE.gauche}
              x2={LARGEUR - MARGE.droite}
              y1={y(euros)}
              y2={y(euros)}
            />
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
        <polyline className="alone" points={trace(points.map(({ salaire }) => [x(salaire), y(salaire)]))} />
        <polyline
          className="with"
          points={trace(points.map(({ salaire, disponible }) => [x(salaire), y(disponible)]))}
        />
        {falaises.map(({ a }) => (
          <circle key={a.salaire} className="cliff" cx={x(a.salaire)} cy={y(a.disponible)} r={6} />
        ))}
      </svg>
      <figcaption>
        <span className="key with">Salaire et aides du mois</span>{" "}
        <span className="key alone">Salaire seul</span>{" "}
        {falaises.length > 0 && <span className="key cliff">Chute</span>}
        <span className="hint"> En euros par mois, selon le salaire net.</span>
      </figcaption>
      {falaises.length > 0 && (
        <ul>
          {falaises.map(({ de, a, perte }) => (
            <li key={a.salaire}>
              Entre {ecrireEuros(de.salaire)} et {ecrireEuros(a.salaire)} de salaire, vous perdriez{" "}
              <strong>{ecrireEuros(perte)}</strong> par mois.
            </li>
          ))}
        </ul>
      )}
      <details className="group">
        <summary>Les mêmes chiffres, en tableau</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Salaire net</th>
              <th scope="col">Aides du mois</th>
              <th scope="col">Disponible</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ salaire, aides, disponible }) => (
              <tr key={salaire}>
                <th scope="row">{ecrireEuros(salaire)}</th>
                <td>{ecrireEuros(aides)}</td>
                <td>{ecrireEuros(disponible)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
