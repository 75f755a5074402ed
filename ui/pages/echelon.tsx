import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { frontier } from "../../machines/journey/position.ts";
import { questionOf } from "../../machines/questions/index.ts";
import { savoirPlusDe } from "../../machines/questions/savoir-plus/index.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { ecrireEuros } from "../cadre/format/nombres.ts";
import { echelonsDe, MONTANTS_PAR_ECHELON } from "../resultats/loi/echelons.ts";
import { useParametres } from "../resultats/loi/use-parametres.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useJourney } from "../session/use-journey.ts";
import { Article } from "../cadre/shell/article.tsx";
import { Blocs } from "./blocs.tsx";

const CHEMINS = [MONTANTS_PAR_ECHELON];

/** What the step of a scholarship is, where it is written, what each gives: told, never asked. */
export function Component() {
  const { parcours } = useJourney();
  const { demandeur } = parcours.situation;
  return (
    <Article titre="L’échelon de bourse">
      <p className="help">
        Nous ne vous le demandons pas : nous l’estimons à partir de vos réponses. C’est le Crous qui le fixe.
      </p>
      <Blocs
        blocs={savoirPlusDe(questionOf("individu", "bourse_criteres_sociaux_echelon"))}
        who={{ role: "demandeur" }}
      />
      <Montants />
      <p>
        <Lien
          className="button"
          to={demandeur.date_naissance === undefined ? FIRST_STEP : frontier(parcours)}
        >
          {demandeur.date_naissance === undefined ? "Faire la simulation" : "Reprendre ma simulation"}
        </Lien>
      </p>
    </Article>
  );
}

function Montants() {
  const jour = aujourdhui();
  const lecture = useParametres(jour, CHEMINS);
  const echelons = lecture.state === "done" ? echelonsDe(lecture.value[MONTANTS_PAR_ECHELON]) : [];
  return (
    <section>
      <h2>Ce que donne chaque échelon</h2>
      {lecture.state !== "done" && <EnCours lecture={lecture} quoi="Nous cherchons les montants…" />}
      {echelons.length > 0 && (
        <table className="montants">
          <caption>
            Bourse sur critères sociaux, barème au {ecrireJour(jour)}. L’année compte dix mensualités.
          </caption>
          <thead>
            <tr>
              <th scope="col">Échelon</th>
              <th scope="col">Par mois</th>
              <th scope="col">Par an</th>
            </tr>
          </thead>
          <tbody>
            {echelons.map(({ nom, parMois, parAn }) => (
              <tr key={nom}>
                <th scope="row">{nom}</th>
                <td>{ecrireEuros(parMois)}</td>
                <td>{ecrireEuros(parAn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
