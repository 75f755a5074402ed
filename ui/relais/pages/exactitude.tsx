import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { combien, eurosEnMots, nombreDit } from "../../../catalogue/fiches/phrases/nombres.ts";
import type {
  EcartDExactitude,
  EurosMontres,
  ExactitudeEcrite,
  FautesConnues,
  LigneDExactitude,
} from "../../../machines/pages/exactitude.ts";
import { ecrireJour } from "../../cadre/format/dates.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { useLecture } from "../../aides/use-lecture.ts";
import { Article } from "../../cadre/shell/article.tsx";
import { Externe } from "../../cadre/shell/externe.tsx";
import "../stats/stats.css";

async function ecrit<T>(nom: string, signal: AbortSignal): Promise<T> {
  const reponse = await fetch(`/${nom}.json`, { signal });
  if (!reponse.ok) throw new Error(`${nom} : ${reponse.status}`);
  return reponse.json() as Promise<T>;
}
const lire = async (signal: AbortSignal) => ({
  ...(await ecrit<ExactitudeEcrite & FautesConnues>("exactitude", signal)),
  euros: await ecrit<EurosMontres>("euros-montres", signal),
});

/** How often what is answered is what others published, aid by aid, and what is known to be wrong (docs/exactitude.md). */
export function Component() {
  const lecture = useLecture(lire);
  return (
    <Article titre="Ce que valent nos réponses">
      {lecture.state === "working" && <p role="status">Nous lisons la mesure…</p>}
      {lecture.state === "failed" && <p role="status">La mesure n’est pas disponible pour le moment.</p>}
      {lecture.state === "done" && (
        <>
          <LaMesure {...lecture.value} />
          <ParAide lignes={lecture.value.lignes} />
          <CeQuiDiffere ecarts={lecture.value.ecarts} />
          <LesFautes {...lecture.value} />
          <DOuViennentLesEuros de={lecture.value.euros} />
        </>
      )}
    </Article>
  );
}

const sommeDe = (lignes: readonly LigneDExactitude[], colonne: "valeurs" | "justes" | "promises" | "tues") =>
  lignes.reduce((somme, une) => somme + une[colonne], 0);

const LaMesure = ({ foyers, lignes }: ExactitudeEcrite) => (
  <>
    <p className="lead">
      {sommeDe(lignes, "justes")} réponses sur {sommeDe(lignes, "valeurs")} sont celles que d’autres ont
      publiées.
    </p>
    <p>
      {foyers} foyers et leurs montants, lus sur des pages de caisses, de ministères, de journaux et d’autres
      sites : aucun n’est de nous. Chacun est demandé au calcul qui donne vos aides, à chaque version.
      Promises à tort : {combien(sommeDe(lignes, "promises"), "valeur")} ; tues :{" "}
      {combien(sommeDe(lignes, "tues"), "valeur")}.
    </p>
    <p>
      <a href="/exactitude-foyers.jsonl" download>
        Les foyers, leurs valeurs et leurs pages (JSON, licence ouverte 2.0)
      </a>
      . Un autre simulateur peut y répondre : <code>npm run exactitude -- --service ADRESSE</code> donne la
      même table. Une valeur vous paraît fausse : <Lien to="/contribuer">dites-le, avec la page</Lien>.
    </p>
  </>
);

const COLONNES = {
  valeurs: "valeurs",
  justes: "justes",
  promises: "promises à tort",
  tues: "tues",
  plus: "trop",
  moins: "pas assez",
} as const;
type Colonne = keyof typeof COLONNES;

const ParAide = ({ lignes }: Pick<ExactitudeEcrite, "lignes">) => (
  <>
    <h2>Aide par aide</h2>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className="defile" tabIndex={0} role="region" aria-label="Aide par aide">
      <table>
        <thead>
          <tr>
            <th scope="col">Aide</th>
            {Object.values(COLONNES).map((mots) => (
              <th scope="col" key={mots}>
                {mots}
              </th>
            ))}
            <th scope="col">dernière page</th>
          </tr>
        </thead>
        <tbody>
          {lignes.map((une) => (
            <tr key={une.nom}>
              <th scope="row">
                {une.aide ? (
                  <Lien to={`/aides/${encodeURIComponent(une.aide)}`}>{majuscule(une.nom)}</Lien>
                ) : (
                  une.nom
                )}{" "}
                <span className="hint">{une.organisme}</span>
              </th>
              {(Object.keys(COLONNES) as Colonne[]).map((colonne) => (
                <td key={colonne}>{une[colonne]}</td>
              ))}
              <td>{une.lueLe}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

const valeurDite = ({ variable }: EcartDExactitude, valeur: number | boolean | undefined) =>
  typeof valeur !== "number"
    ? valeur
      ? "oui"
      : "non"
    : variable.endsWith("_taux")
      ? `${nombreDit(valeur)}\u00a0%`
      : eurosEnMots(valeur);

const SourceDite = ({ de: { adresse, titre, date } }: { de: EcartDExactitude["source"] }) => (
  <>
    {adresse.startsWith("http") ? (
      <Externe href={adresse}>{titre}</Externe>
    ) : (
      <span>{`${titre} (${adresse})`}</span>
    )}{" "}
    <span>({date})</span>
  </>
);

const CeQuiDiffere = ({ ecarts }: { ecarts: readonly EcartDExactitude[] }) => (
  <>
    <h2>Ce qui diffère</h2>
    <ul>
      {ecarts.map((un) => (
        <li key={`${un.id} ${un.nom}`}>
          {un.titre} : {valeurDite(un, un.publiee)} sur <SourceDite de={un.source} />,{" "}
          {valeurDite(un, un.repondue)} ici. {un.pourquoi && <span className="hint">{un.pourquoi}</span>}
        </li>
      ))}
    </ul>
  </>
);

const SENS: Readonly<Record<string, string>> = {
  plus: "Trop est dit.",
  moins: "Pas assez est dit.",
  manque: "Aucun montant n’est dit.",
};

const LesFautes = ({ connues, corrigees }: FautesConnues) => (
  <>
    <h2>Ce que nous savons faux, ou manquant</h2>
    <ul>
      {connues.map(({ quoi, sens, depuis }) => (
        <li key={quoi}>
          {quoi} {SENS[sens] ?? "Dans les deux sens."}{" "}
          <span className="hint">Su le {ecrireJour(depuis)}.</span>
        </li>
      ))}
    </ul>
    <h2>Ce qui a été corrigé</h2>
    <ul>
      {corrigees.map(({ le, quoi }) => (
        <li key={quoi}>
          {ecrireJour(le)} : {quoi}
        </li>
      ))}
    </ul>
  </>
);

const pourCent = (partie: number, tout: number) => `${Math.round((100 * partie) / tout)}\u00a0%`;

const DOuViennentLesEuros = ({ de }: { de: EurosMontres }) => (
  <>
    <h2>D’où viennent les euros</h2>
    <p>
      De {de.foyers} foyers racontés, les totaux font {eurosEnMots(Math.round(de.total))} par an :{" "}
      {pourCent(de.totalDit, de.total)} viennent de la loi nationale et de ses barèmes, ou d’une page de moins
      d’un an. Avec ce qui n’entre dans aucun total (maximums, comptés pour moitié, et ce qu’un projet
      ouvrirait), {pourCent(de.montresDits, de.montres)}. Une aide locale dont aucune page récente ne dit la
      règle est marquée, vient après, et n’est dans aucun total.
    </p>
  </>
);
