import { Externe } from "../shell/externe.tsx";
import { useParams } from "react-router";
import { Lien } from "../navigation/lien.tsx";
import type { Droit } from "../../catalogue/results/results.ts";
import { parcoursOf } from "../../machines/journey/journey.ts";
import { RESULTATS } from "../../machines/journey/position.ts";
import { ecrireMontant, initiales } from "../format/aide.ts";
import { useTitle } from "../navigation/titles.ts";
import { useJourneyDispatch } from "../navigation/use-journey-url.ts";
import { useJourneyActor } from "../session/use-session.tsx";
import { Attente } from "./attente.tsx";
import { Texte } from "./texte.tsx";
import { useResultats } from "./use-resultats.ts";

/** One aid of the results, as a leaflet: how much, why you, what to do. */
export function Component() {
  const { droitId } = useParams();
  const { resultats, ...status } = useResultats();
  const droit = [...(resultats?.droitsEligibles ?? []), ...(resultats?.droitsInjectes ?? [])].find(
    (one) => one.id === droitId,
  );
  useTitle(droit?.label ?? "Aide");
  if (status.state !== "done") return <Attente {...status} />;
  if (!droit) {
    return (
      <section className="leaflet">
        <h1>Cette aide n’est pas dans vos résultats</h1>
        <p>Vos réponses ont peut-être changé depuis que vous avez ouvert cette page.</p>
        <Lien className="button" to={RESULTATS}>
          Revenir à mes résultats
        </Lien>
      </section>
    );
  }
  return <Fiche droit={droit} />;
}

function Fiche({ droit }: { droit: Droit }) {
  const montant = ecrireMontant(droit);
  return (
    <article className="leaflet">
      <p className="row">
        <span className="monogram" aria-hidden="true">
          {initiales(droit.institution.label)}
        </span>
        <span className="hint">{droit.institution.label}</span>
      </p>
      <h1>{droit.label.charAt(0).toUpperCase() + droit.label.slice(1)}</h1>
      {montant && <p className="amount">{montant}</p>}
      {droit.unexpected && <p className="banner warning">{droit.unexpected}</p>}
      {droit.warning && <p className="banner warning">{droit.warning}</p>}
      <p>
        <Texte>{droit.description}</Texte>
      </p>
      {droit.participation && <p>{droit.participation}</p>}
      <Pourquoi droit={droit} />
      {droit.conditions.length > 0 && (
        <section>
          <h2>Il vous faudra aussi</h2>
          <ul>
            {droit.conditions.map((condition) => (
              <li key={condition}>
                <Texte>{condition}</Texte>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Actions droit={droit} />
      <div className="foot">
        <Lien className="button secondary" to={RESULTATS}>
          Toutes mes aides
        </Lien>
      </div>
    </article>
  );
}

/** Every rule with the answer read, and a way to change that answer. */
function Pourquoi({ droit }: { droit: Droit }) {
  const dispatch = useJourneyDispatch();
  const actor = useJourneyActor();
  const { active } = parcoursOf(actor.getSnapshot().context);
  const stepFor = (reads: readonly string[]) =>
    active.find(({ step, personne }) =>
      reads.includes(
        step.entity === "individu" ? `individu.${personne}.${step.field}` : `${step.entity}.${step.field}`,
      ),
    );
  const reasons = droit.reasons.filter((reason) => reason.rule !== "");
  return (
    <section>
      <h2>Pourquoi vous</h2>
      {reasons.length === 0 && (
        <p>Aucune de vos réponses n’écarte cette aide : elle est ouverte à tout le monde.</p>
      )}
      <ul className="why">
        {reasons.map((reason) => {
          const step = stepFor(reason.reads);
          return (
            <li key={reason.rule} data-holds={reason.holds}>
              <span>
                {reason.rule}
                <span className="hint">Votre réponse – {reason.read}</span>
              </span>
              {step && (
                <button
                  type="button"
                  className="link"
                  onClick={() => dispatch({ type: "EDIT", path: step.path })}
                >
                  Modifier<span className="visually-hidden"> : {reason.rule}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Actions({ droit }: { droit: Droit }) {
  const actions = [
    { href: droit.teleservice, text: "Faire la demande en ligne" },
    { href: droit.form, text: "Télécharger le formulaire" },
    { href: droit.instructions, text: "Voir comment la demander" },
    { href: droit.link, text: "Lire la page officielle" },
  ].filter(
    (action, index, all) => action.href && all.findIndex((other) => other.href === action.href) === index,
  );
  if (actions.length === 0) return null;
  return (
    <section>
      <h2>Ce que vous pouvez faire</h2>
      <ul className="calls">
        {actions.map(({ href, text }, index) => (
          <li key={text}>
            <Externe className={index === 0 ? "button" : undefined} href={href ?? ""}>
              {text}
            </Externe>
          </li>
        ))}
      </ul>
    </section>
  );
}
