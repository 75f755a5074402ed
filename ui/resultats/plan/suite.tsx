import { Fragment } from "react";
import { motsDesPointes, type Pointe, type ResultatsPointes } from "../../../catalogue/results/pointages.ts";
import type { AideDite, AVoirDite, PlanDit } from "../../../catalogue/results/plan-dit.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import type { Droit } from "../../../catalogue/results/results.ts";
import { enEntier } from "../../cadre/format/aide.ts";
import { imprimee } from "../../cadre/format/imprimee.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { MotDEtat } from "../etat.tsx";
import { Pointer } from "../pointer.tsx";
import { AjouterAMonAgenda } from "./ajouter.tsx";
import { NomDeLAide } from "./nom.tsx";

/** What the dates of the household change, each with the aids that it opens. */
export function CeQuiVaChanger({ changements, echeances }: Pick<PlanDit, "changements" | "echeances">) {
  if (changements.length === 0) return null;
  return (
    <section>
      <h2>Ce qui va changer pour vous</h2>
      <ul className="plain">
        {changements.map(({ dit, aides }) => (
          <li key={dit}>
            {dit}
            {aides.map(({ id, nom, fiche }) => (
              <Fragment key={id}>
                {" "}
                <Lien to={fiche} {...imprimee(`/aides/${id}`)}>
                  {aides.length > 1 ? nom : "Lire sa fiche"}
                </Lien>{" "}
                <AjouterAMonAgenda
                  echeances={echeances.filter(({ date }) => date.id === id)}
                  mots="Ajouter à mon agenda"
                  precision={nom}
                  nom={`cap-aides-${id}`}
                />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Aids that an office alone decides: what to do of each. */
export function AVoirAvecLOrganisme({ aVoir }: { aVoir: readonly AVoirDite[] }) {
  if (aVoir.length === 0) return null;
  return (
    <section>
      <h2>À vérifier auprès de l’organisme</h2>
      <ul className="plain">
        {aVoir.map((une) => (
          <li key={une.id}>
            <NomDeLAide de={une} />
            <span>{`\u00a0: ${une.mots}`}</span>
            {une.telephone && <span>{` (${une.telephone.replaceAll(" ", "\u00a0")})`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other aids, in a line each. */
export function EtAussi({ titre, aides }: { titre: string; aides: readonly AideDite[] }) {
  if (aides.length === 0) return null;
  return (
    <section>
      <h2>{titre}</h2>
      <ul className="plain plan-others">
        {aides.map((une) => (
          <li key={une.id}>
            <NomDeLAide de={une} adresse={une.geste.adresse} />{" "}
            <span className="hint">{une.montant && enEntier(une.montant)}</span> <MotDEtat etat={une.etat} />
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
              <NomDeLAide de={{ id: droit.id, nom: majuscule(droit.label) }} />
              <Pointer de={droit} apres={(dite) => apres(droit, dite)} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
