import { majuscule } from "../format/mots.ts";
import { Externe } from "../shell/externe.tsx";
import { Lien } from "../navigation/lien.tsx";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { RECAPITULATIF, RESULTATS } from "../../machines/journey/position.ts";
import { ecrireMontant, initiales, totaux } from "../format/aide.ts";
import { ecrireJour } from "../format/dates.ts";
import { ecrireEuros } from "../format/nombres.ts";
import { useTitle } from "../navigation/titles.ts";
import { Attente } from "./attente.tsx";
import { useResultats } from "./use-resultats.ts";

/** The aids a household may get, grouped, each with its amount and why. */
export function Component() {
  useTitle("Résultat de votre simulation");
  const { resultats, ...status } = useResultats();
  if (status.state !== "done" || !resultats) return <Attente {...status} />;
  return <Liste resultats={resultats} />;
}

const groupes: { titre: string; de: (droit: Droit) => boolean }[] = [
  { titre: "Aides nationales", de: (droit) => ["national", "europeen"].includes(droit.institution.type) },
  { titre: "Aides de votre région", de: (droit) => droit.institution.type === "region" },
  {
    titre: "Aides près de chez vous",
    de: (droit) =>
      !["national", "europeen", "region"].includes(droit.institution.type) && droit.source !== "aides-velo",
  },
  { titre: "Aides à l’achat d’un vélo", de: (droit) => droit.source === "aides-velo" },
];

function phrase(resultats: Resultats): string {
  const { droitsEligibles: droits } = resultats;
  if (droits.length === 0) return "Aucune aide calculée ici ne correspond à vos réponses pour l’instant.";
  const { parMois, maximum } = totaux(droits);
  const count = `${droits.length} aide${droits.length > 1 ? "s" : ""}`;
  return parMois > 0
    ? `Vous pourriez recevoir ${maximum ? "jusqu’à" : "environ"} ${ecrireEuros(parMois)} par mois, avec ${count} en tout.`
    : `Vous pourriez demander ${count}.`;
}

function Liste({ resultats }: { resultats: Resultats }) {
  const { droitsEligibles, droitsInjectes, incalculables, nonCalcules } = resultats;
  return (
    <section className="results">
      <h1>{phrase(resultats)}</h1>
      <p className="hint">
        Estimation au {ecrireJour(resultats.dateDeValeur)}, d’après{" "}
        <Lien to={RECAPITULATIF}>vos réponses</Lien>.
      </p>
      {nonCalcules.length > 0 && (
        <p className="banner warning">
          <a href="#a-verifier" onClick={openChecks}>
            {nonCalcules.length} aides nationales (RSA, aide au logement, bourses…) ne sont pas encore
            calculées ici
          </a>
        </p>
      )}
      {groupes.map(({ titre, de }) => (
        <Groupe key={titre} titre={titre} droits={droitsEligibles.filter(de)} />
      ))}
      {incalculables.length > 0 && (
        <section>
          <h2>À vérifier auprès de l’organisme</h2>
          <ul className="aids">
            {incalculables.map(({ id, label, reason, solution }) => (
              <li key={id} className="card">
                <h3>{label}</h3>
                <p>{reason}</p>
                <p>{solution.href ? <a href={solution.href}>{solution.text}</a> : solution.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {nonCalcules.length > 0 && <NonCalculees aides={nonCalcules} />}
      <Groupe titre="Aides que vous recevez déjà" droits={droitsInjectes} etat="déjà perçue" />
      <section className="more">
        <h2>Pour aller plus loin</h2>
        <ul className="plain">
          <li>
            <Lien to={`${RESULTATS}/lieux`}>Trouver un lieu où l’on vous aide près de chez vous</Lien>
          </li>
          <li>
            <Lien to={`${RESULTATS}/attendus`}>Une aide que vous attendiez manque ?</Lien>
          </li>
        </ul>
      </section>
      <div className="foot">
        <Lien className="button secondary" to={RECAPITULATIF}>
          Modifier mes réponses
        </Lien>
      </div>
    </section>
  );
}

/** The link to the folded list unfolds it. */
function openChecks(): void {
  document.getElementById("a-verifier")?.setAttribute("open", "");
}

/** Aids of legislation that nothing computes yet: named, with where to check them. */
function NonCalculees({ aides }: { aides: Resultats["nonCalcules"] }) {
  return (
    <details id="a-verifier" className="group">
      <summary>À vérifier vous-même : {aides.length} aides</summary>
      <p className="help">
        Nous ne savons pas encore calculer ces aides. Leur page officielle dit si vous y avez droit et comment
        les demander.
      </p>
      <ul className="plain">
        {aides.map(({ id, label, institution, link }) => (
          <li key={id}>
            {link ? <Externe href={link}>{label}</Externe> : label}{" "}
            <span className="hint">{institution.label}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Groupe({
  titre,
  droits,
  etat = "à demander",
}: {
  titre: string;
  droits: readonly Droit[];
  etat?: string;
}) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h2>{titre}</h2>
      <ul className="aids">
        {droits.map((droit) => (
          <Carte key={droit.id} droit={droit} etat={etat} />
        ))}
      </ul>
    </section>
  );
}

function Carte({ droit, etat }: { droit: Droit; etat: string }) {
  const pourquoi = droit.reasons.find((reason) => reason.holds);
  return (
    <li>
      <Lien className="card aid" to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>
        <span className="monogram" aria-hidden="true">
          {initiales(droit.institution.label)}
        </span>
        <span className="aid-text">
          <strong>{majuscule(droit.label)}</strong>
          <span className="hint">{droit.institution.label}</span>
          {pourquoi && <span className="hint">Parce que : {pourquoi.read}</span>}
          {droit.unexpected && <span className="warning-text">Montant à vérifier</span>}
        </span>
        <span className="aid-amount">
          {ecrireMontant(droit)}
          <span className="state">{etat}</span>
        </span>
      </Lien>
    </li>
  );
}
