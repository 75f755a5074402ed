import { useParams } from "react-router";
import type { Droit } from "../../catalogue/results/results.ts";
import { majuscule } from "../format/mots.ts";
import { Modifier, Raisons } from "../aides/raisons.tsx";
import { ecrireMontant } from "../format/aide.ts";
import { ecrireJour } from "../format/dates.ts";
import { Lien } from "../navigation/lien.tsx";
import { useTitle } from "../navigation/titles.ts";
import { Attente } from "./attente.tsx";
import { DroitAbsent } from "./droit-absent.tsx";
import { trouverDroit, useResultats } from "./use-resultats.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";

interface Verification {
  texte: string;
  /** Answers behind it, the first that was asked being the one to change. */
  reads: readonly string[];
}

const salaires: Verification = {
  texte: "Vos salaires nets, mois par mois, tels qu’ils figurent sur vos fiches de paie",
  reads: ["individu.demandeur.revenusActivite", "individu.demandeur.ressources"],
};
const ressources: Verification = {
  texte: "Les ressources que vous avez cochées, et elles seules",
  reads: ["individu.demandeur.ressources"],
};
const logement: Verification = {
  texte: "Votre logement : locataire, propriétaire ou hébergement",
  reads: ["menage.statut_occupation_logement"],
};
const loyer: Verification = { texte: "Le loyer ou la mensualité du prêt", reads: ["menage.loyer"] };

/** What moves the amounts that may surprise (docs/specification.md#montants-inattendus); other aids move with resources. */
const verifications: Record<string, readonly Verification[]> = {
  aide_logement: [salaires, loyer, logement],
  contrat_engagement_jeune: [
    { texte: "Votre logement chez vos parents", reads: ["individu.demandeur.habite_chez_parents"] },
    {
      texte: "Votre rattachement à leur déclaration d’impôts",
      reads: ["individu.demandeur.enfant_a_charge"],
    },
    ressources,
  ],
  ppa: [
    salaires,
    logement,
    loyer,
    { texte: "Votre participation aux frais du logement", reads: ["menage.participation_frais"] },
  ],
};

/** Why an amount may differ from what was expected, and what to check. */
export function Component() {
  const { id = "" } = useParams();
  const { resultats, ...status } = useResultats();
  useTitle("Un montant inattendu");
  if (status.state !== "done" || !resultats) return <Attente {...status} />;
  const droit = trouverDroit(resultats, id);
  if (!droit) return <DroitAbsent />;
  return <Explication droit={droit} jour={resultats.dateDeValeur} />;
}

function origine({ source, legend, montant }: Droit): string {
  if (typeof montant === "boolean") return "Cette aide n’a pas de montant : elle s’obtient ou non.";
  if (source === "openfisca") return "La loi fixe la formule ; nous l’appliquons à vos réponses.";
  if (source === "aides-velo") return "Il dépend du vélo, de votre commune et de vos revenus de référence.";
  return legend?.includes("maximum")
    ? "L’organisme fixe un plafond : c’est lui que nous affichons, le montant versé peut être plus petit."
    : "L’organisme fixe ce montant : il est le même pour toutes les personnes qui y ont droit.";
}

/** Answers that move this amount; without a list of its own, the rules that were read. */
function Verifications({ droit }: { droit: Droit }) {
  const reasons = droit.reasons.filter((reason) => reason.rule !== "");
  if (!verifications[droit.id] && reasons.length > 0) return <Raisons raisons={reasons} />;
  return (
    <ul className="why plain-why">
      {(verifications[droit.id] ?? [ressources, logement]).map(({ texte, reads }) => (
        <li key={texte}>
          <span>{texte}</span>
          <Modifier reads={reads} quoi={texte} />
        </li>
      ))}
    </ul>
  );
}

function Explication({ droit, jour }: { droit: Droit; jour: string }) {
  const montant = ecrireMontant(droit);
  return (
    <article className="leaflet">
      <p className="hint">{majuscule(droit.label)}</p>
      <h1>Ce montant vous surprend ?</h1>
      {montant && <p className="amount">{montant}</p>}
      {droit.unexpected && <p className="banner warning">{droit.unexpected}</p>}
      <section>
        <h2>D’où il vient</h2>
        <p>
          {origine(droit)} C’est une estimation au {ecrireJour(jour)}&nbsp;: l’organisme décide du montant
          réel.
        </p>
      </section>
      <section>
        <h2>Ce que vous pouvez vérifier</h2>
        <Verifications droit={droit} />
        <p>
          Tout est juste et le montant vous étonne encore ? <Lien to="/ameliorer">Dites-le-nous</Lien>.
        </p>
      </section>
      <div className="foot">
        <Lien className="button secondary" to={`${RESULTATS}/${encodeURIComponent(droit.id)}`}>
          Revenir à cette aide
        </Lien>
      </div>
    </article>
  );
}
