import { majuscule } from "../../catalogue/phrases/casse.ts";
import { motsDesPointes, type Pointe, type ResultatsPointes } from "../../catalogue/results/pointages.ts";
import { etatDe } from "../../catalogue/results/certitude.ts";
import type { Droit, Resultats } from "../../catalogue/results/results.ts";
import { direMontant } from "../format/aide.ts";
import { ecrireJour } from "../format/dates.ts";
import { Lien } from "../navigation/lien.tsx";
import { MotDEtat } from "../resultats/etat.tsx";
import { Pointer } from "../resultats/pointer.tsx";
import { AjouterAMonAgenda } from "./ajouter.tsx";
import { NomDeLAide } from "./demarche.tsx";

/** Aids that open by themselves on a birthday, each with its day. */
export function DEuxMemes({ presque }: Pick<Resultats, "presque">) {
  const datees = presque.flatMap(({ des, ...une }) => (des ? [{ ...une, des }] : []));
  if (datees.length === 0) return null;
  return (
    <section>
      <h2>À un anniversaire</h2>
      <ul className="plain">
        {datees.map(({ id, label, des }) => (
          <li key={id}>
            <span>{`Le ${ecrireJour(des)}\u00a0: `}</span>
            <Lien to={`/aides/${encodeURIComponent(id)}`} data-adresse={`${location.host}/aides/${id}`}>
              {majuscule(label)}
            </Lien>{" "}
            <AjouterAMonAgenda
              dates={[{ jour: des, quoi: "anniversaire", id, label }]}
              mots="Ajouter à mon agenda"
              precision={majuscule(label)}
              nom={`cap-aides-${id}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Aids that an office alone decides: what to do of each. */
export function AVoirAvecLOrganisme({ incalculables }: Pick<Resultats, "incalculables">) {
  if (incalculables.length === 0) return null;
  return (
    <section>
      <h2>À vérifier auprès de l’organisme</h2>
      <ul className="plain">
        {incalculables.map(({ id, label, reason, solution, institution: { telephone } }) => (
          <li key={id}>
            <Lien
              to={`/simulation/resultats/${encodeURIComponent(id)}`}
              data-adresse={`${location.host}/aides/${id}`}
            >
              {majuscule(label)}
            </Lien>
            <span>{`\u00a0: ${reason} ${solution.text}`}</span>
            {telephone && <span>{` (${telephone.replaceAll(" ", "\u00a0")})`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other aids, in a line each. */
export function EtAussi({ titre, droits }: { titre: string; droits: readonly Droit[] }) {
  if (droits.length === 0) return null;
  return (
    <section>
      <h2>{titre}</h2>
      <ul className="plain plan-others">
        {droits.map((droit) => (
          <li key={droit.id}>
            <Lien to={`/simulation/resultats/${encodeURIComponent(droit.id)}`}>{majuscule(droit.label)}</Lien>{" "}
            <span className="hint">{direMontant(droit)}</span> <MotDEtat etat={etatDe(droit)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was said of aids, to be taken back. */
export function DejaPointees({
  de,
  apres,
}: {
  de: ResultatsPointes["pointees"];
  apres: (droit: Droit, pointe: Pointe | undefined) => void;
}) {
  const groupes = (Object.keys(motsDesPointes) as Pointe[]).filter((pointe) => de[pointe].length > 0);
  if (groupes.length === 0) return null;
  return (
    <section className="no-print">
      <h2>Ce que vous avez pointé</h2>
      <p className="hint">Ces aides ne comptent plus dans le plan. Touchez de nouveau pour les remettre.</p>
      <ul className="plain">
        {groupes.flatMap((pointe) =>
          de[pointe].map((droit) => (
            <li key={droit.id}>
              <NomDeLAide de={droit} />
              <Pointer de={droit} apres={(dite) => apres(droit, dite)} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
