import { useMemo } from "react";
import {
  gestesDAide,
  gestesDEtape,
  type LigneDeStatistiques,
  SEUIL_DE_COMPTE,
} from "../../../machines/pages/statistiques.ts";
import { useLecture } from "../../aides/use-lecture.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { api } from "../../session/api.ts";
import { Comptage } from "./comptage.tsx";
import { lireLesLignes, lireLesQuestions } from "./lire.ts";
import "./stats.css";
import { departsPourCent, parAide, parEtape, parSemaine, type Resume } from "./resumer.ts";

/** Aids of a table. */
const AIDES = 30;

const nombre = (n: number | undefined) => (n === undefined ? "–" : n.toLocaleString("fr"));

interface Dites {
  lignes: readonly LigneDeStatistiques[];
  /** Names of aids, by id. */
  aides: ReadonlyMap<string, string>;
  questions: readonly { id: string; question: Readonly<Record<string, string>> }[];
}

const lire = async (signal: AbortSignal): Promise<Dites> => {
  const [lignes, questions, aides] = await Promise.all([
    lireLesLignes(signal),
    lireLesQuestions(signal),
    api.aides(signal),
  ]);
  return {
    lignes,
    questions,
    aides: new Map(aides.map(({ id, label }) => [id, label])),
  };
};

interface Lignes<G extends string> {
  /** What each line is about. */
  sujet: string;
  gestes: Readonly<Record<G, string>>;
  resumes: readonly Resume<G>[];
  /** Names of the lines, by id. */
  noms: ReadonlyMap<string, string>;
  /** Where a name leads. */
  page?(id: string): string;
}

/** Numbers of each step, or aid. It may be wider than the page: it scrolls by itself, by the keyboard too. */
const Tableau = <G extends string>({ sujet, gestes, resumes, noms, page }: Lignes<G>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className="defile" tabIndex={0} role="region" aria-label={`${sujet} par ${sujet.toLowerCase()}`}>
    <table>
      <thead>
        <tr>
          {[sujet, ...Object.values<string>(gestes)].map((mots) => (
            <th scope="col" key={mots}>
              {mots}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {resumes.map(({ sujet: id, nombres }) => (
          <tr key={id}>
            <th scope="row">
              {page ? <Lien to={page(id)}>{noms.get(id) ?? id}</Lien> : (noms.get(id) ?? id)}
            </th>
            {(Object.keys(gestes) as G[]).map((geste) => (
              <td key={geste}>{nombre(nombres[geste])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const plusGrandsDeparts = (etapes: ReturnType<typeof parEtape>, noms: ReadonlyMap<string, string>) =>
  etapes
    .map(({ sujet, nombres }) => ({ nom: noms.get(sujet) ?? sujet, nombre: departsPourCent(nombres) ?? 0 }))
    .filter((un) => un.nombre > 0)
    .sort((a, b) => b.nombre - a.nombre)
    .slice(0, 12);

const semainesDe = (lignes: readonly LigneDeStatistiques[], etape: string) =>
  parSemaine(lignes, etape).map(({ semaine, nombre: n }) => ({
    nom: semaine.split("-").slice(1).reverse().join("/"),
    nombre: n,
  }));

function Etapes({ lignes, questions }: Dites) {
  const noms = useMemo(
    () => new Map(questions.map(({ id, question }) => [id, Object.values(question)[0] ?? id])),
    [questions],
  );
  const etapes = useMemo(() => parEtape(lignes, [...noms.keys()]), [lignes, noms]);
  const departs = useMemo(() => plusGrandsDeparts(etapes, noms), [etapes, noms]);
  const premiere = etapes[0]?.sujet ?? "";
  const semaines = useMemo(() => semainesDe(lignes, premiere), [lignes, premiere]);
  return (
    <>
      <h2>Semaine par semaine</h2>
      <Comptage
        titre="Personnes arrivées à la première question, semaine par semaine"
        sorte="line"
        points={semaines}
      />
      <h2>Où l’on s’arrête</h2>
      {departs.length > 0 && (
        <Comptage
          titre="Départs du site, pour cent personnes arrivées à la question"
          sorte="bar"
          points={departs}
        />
      )}
      <Tableau sujet="Question" gestes={gestesDEtape} resumes={etapes} noms={noms} />
    </>
  );
}

function Aides({ lignes, aides: noms }: Pick<Dites, "lignes" | "aides">) {
  const aides = useMemo(() => parAide(lignes).slice(0, AIDES), [lignes]);
  if (aides.length === 0) return null;
  return (
    <>
      <h2>Les aides</h2>
      <Tableau
        sujet="Aide"
        gestes={gestesDAide}
        resumes={aides}
        noms={noms}
        page={(id) => `/aides/${encodeURIComponent(id)}`}
      />
    </>
  );
}

/** What was counted of visits: steps, aids, never people. */
export function Component() {
  const lecture = useLecture(lire);
  if (lecture.state === "working") return <p role="status">Nous lisons les comptes…</p>;
  if (lecture.state === "failed")
    return <p role="status">Les comptes ne sont pas disponibles pour le moment.</p>;
  const { lignes } = lecture.value;
  return (
    <>
      <p>
        Des treize dernières semaines finies, chaque réseau compté une fois par jour. Les nombres sont à dix
        près, avec un hasard qui cache chacun ; sous {SEUIL_DE_COMPTE} (« – »), ils ne sont dits à personne,
        ni comptés dans les sommes ; rien ne relie deux étapes.{" "}
        <a href="/api/v1/statistiques.csv">Le tableau entier (CSV)</a> ;{" "}
        <Lien to="/stats/effet">ce qui suit les résultats</Lien>.
      </p>
      {lignes.length === 0 ? (
        <p>Rien n’a encore été fait par assez de monde la même semaine.</p>
      ) : (
        <>
          <Etapes {...lecture.value} />
          <Aides {...lecture.value} />
        </>
      )}
    </>
  );
}
