import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import { useEffect, useRef } from "react";

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface Props {
  /** What it shows, in a sentence: the table beside says the numbers. */
  titre: string;
  sorte: "bar" | "line";
  points: readonly { nom: string; nombre: number }[];
}

/** Letters of a name beside a bar: the table has the rest. */
const NOM = 34;

/** A plot, in the colours of the page; it is drawn again when they change with what it shows. */
export function Comptage({ titre, sorte, points }: Props) {
  const toile = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = toile;
    if (!current) return undefined;
    const style = getComputedStyle(document.documentElement);
    const couleur = (jeton: string) => style.getPropertyValue(jeton).trim();
    const [encre, trait, accent] = [couleur("--text"), couleur("--line"), couleur("--action")];
    const axe = { grid: { color: trait }, ticks: { color: encre } };
    const court = (nom: string) => (nom.length > NOM ? `${nom.slice(0, NOM - 1)}…` : nom);
    const graphe = new Chart(current, {
      type: sorte,
      data: {
        labels: points.map(({ nom }) => court(nom)),
        datasets: [
          { data: points.map(({ nombre }) => nombre), backgroundColor: accent, borderColor: accent },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        indexAxis: sorte === "bar" ? "y" : "x",
        scales: { x: { ...axe, beginAtZero: true }, y: axe },
      },
    });
    return () => graphe.destroy();
  }, [sorte, points]);
  return (
    <div className={`graphe ${sorte === "bar" ? "barres" : "jours"}`}>
      <canvas ref={toile} role="img" aria-label={titre} />
    </div>
  );
}
