import { useState } from "react";
import { ecrireJour } from "../../../catalogue/fiches/phrases/jours.ts";
import {
  gestesDEffet,
  type GesteDEffet,
  type LigneDeStatistiques,
  SEUIL_DE_COMPTE,
  sujetDEffet,
  type TitreMontre,
  titresMontres,
} from "../../../machines/pages/statistiques.ts";
import { ecartDeParts, type Fourchette, pourCent, suiteComptee } from "../../../machines/relais/effet.ts";
import { useLecture } from "../../aides/use-lecture.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";
import { Article } from "../../cadre/shell/article.tsx";
import { lireLesLignes } from "../stats/lire.ts";
import "../stats/stats.css";

type Suite = Exclude<GesteDEffet, "montree">;
const suites = (Object.keys(gestesDEffet) as GesteDEffet[]).filter((un): un is Suite => un !== "montree");

const entier = new Intl.NumberFormat("fr", { maximumFractionDigits: 0 });

/** « 18 (16 à 20) »; a dash where too few came to be told. */
const dire = (une: Fourchette | undefined): string =>
  une ? `${entier.format(une.valeur)} (${entier.format(une.de)} à ${entier.format(une.a)})` : "–";

const facons = (Object.keys(titresMontres) as TitreMontre[]).flatMap((titre) =>
  [true, false].map((prete) => ({
    sujet: sujetDEffet(titre, prete),
    nom: `${titresMontres[titre]}, ${prete ? "demande préparée ici" : "sans demande préparée"}`,
  })),
);

type Props = { lignes: readonly LigneDeStatistiques[] };

const Tableau = ({ lignes }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className="defile" tabIndex={0} role="region" aria-label="Suites, par façon de montrer">
    <table>
      <thead>
        <tr>
          <th scope="col">Ce qui était montré</th>
          {suites.map((suite) => (
            <th scope="col" key={suite}>
              {gestesDEffet[suite]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facons.map(({ sujet, nom }) => (
          <tr key={sujet}>
            <th scope="row">{nom}</th>
            {suites.map((suite) => {
              const compte = suiteComptee(lignes, suite, (une) => une.sujet === sujet);
              return <td key={suite}>{dire(compte && pourCent(compte))}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Weeks drawn by lot against the others, what was done in them aside. */
function Essai({ lignes }: Props) {
  const semaines = [...new Set(lignes.map(({ semaine }) => semaine))].sort();
  const [tirees, setTirees] = useState<readonly string[]>([]);
  const bras = (lesquelles: boolean) =>
    suiteComptee(lignes, "demandee", ({ semaine }) => tirees.includes(semaine) === lesquelles);
  const [un, autre] = [bras(true), bras(false)];
  return (
    <>
      <h2>Comparer des semaines tirées au sort</h2>
      <fieldset>
        <legend>Semaines du premier groupe</legend>
        {semaines.map((semaine) => (
          <label key={semaine} className="row">
            <input
              type="checkbox"
              checked={tirees.includes(semaine)}
              onChange={({ target: { checked } }) =>
                setTirees(checked ? [...tirees, semaine] : tirees.filter((une) => une !== semaine))
              }
            />
            du {ecrireJour(semaine)}
          </label>
        ))}
      </fieldset>
      <p role="status">
        {un && autre
          ? `Demandées, pour cent fois montrées : ${dire(pourCent(un))} dans ces semaines, ${dire(pourCent(autre))} dans les autres. Écart, en points : ${dire(ecartDeParts(un, autre))}.`
          : "Cochez les semaines tirées : chaque groupe doit avoir au moins une semaine dont les nombres sont dits."}
      </p>
    </>
  );
}

/** What was counted, once it is read. */
function Lues() {
  const lecture = useLecture(lireLesLignes);
  if (lecture.state === "working") return <p role="status">Nous lisons les comptes…</p>;
  if (lecture.state === "failed")
    return <p role="status">Les comptes ne sont pas disponibles pour le moment.</p>;
  const lignes = lecture.value.filter(({ sorte }) => sorte === "effet");
  return (
    <>
      <Tableau lignes={lignes} />
      <Essai lignes={lignes} />
    </>
  );
}

/** What follows results, by what was shown: for who decides of the product, never for who looks for an aid (docs/effet.md). */
export const Component = () => (
  <Article titre="Ce qui suit les résultats">
    <p>
      Pour cent fois que des résultats ont été montrés ainsi, combien de fois une aide a ensuite été dite
      demandée, reçue, refusée ou abandonnée ; entre parenthèses, ce qui est vraisemblable dix-neuf fois sur
      vingt. {"«\u00a0–\u00a0»"} : moins de {SEUIL_DE_COMPTE} la même semaine, rien n’est dit. Les façons de
      montrer dépendent des aides et des gens : seules des semaines tirées au sort disent ce qu’un changement
      a fait. Ce que comptent ces nombres a été écrit avant eux.
    </p>
    {liensDeLaPage().mesure?.pas ? (
      <>
        <p>
          <a href="/api/v1/statistiques.csv">Tous les nombres (CSV)</a>,{" "}
          <Lien to="/stats">les autres comptes</Lien>
        </p>
        <Lues />
      </>
    ) : (
      <p>Ce site ne compte rien : il n’y a rien à lire ici.</p>
    )}
  </Article>
);
