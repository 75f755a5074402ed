import type { AideListee } from "../../catalogue/fiches/fiche.ts";
import type { FicheInstitution } from "../../catalogue/fiches/institution.ts";
import { majuscule } from "../../catalogue/fiches/phrases/casse.ts";
import { besoins } from "../../catalogue/schema/besoins.ts";
import { FIRST_STEP } from "../../machines/journey/screens.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { Externe } from "../cadre/shell/externe.tsx";
import { Carte } from "./carte.tsx";
import { hote } from "./joindre.tsx";

/** What an institution gives. One that gives nothing leads to what can be had where it acts. */
export function SesDons({ de }: { de: FicheInstitution }) {
  return (
    <>
      {de.aides.length > 0 && <SesAides aides={de.aides} />}
      {de.velos && <SesVelos velos={de.velos} />}
      {de.aides.length === 0 && <Autour de={de} />}
    </>
  );
}

function Cartes({ aides }: { aides: readonly AideListee[] }) {
  return (
    <ul className="aids">
      {aides.map((aide) => (
        <Carte key={aide.id} aide={aide} />
      ))}
    </ul>
  );
}

/** The aids under the need they serve. */
function SesAides({ aides }: { aides: readonly AideListee[] }) {
  const groupes = Object.entries(besoins).flatMap(([besoin, nom]) => {
    const siennes = aides.filter((aide) => aide.besoin === besoin);
    return siennes.length > 0 ? [{ nom, siennes }] : [];
  });
  return (
    <>
      <h2>{aides.length > 1 ? `Ses ${aides.length} aides` : "Son aide"}</h2>
      {groupes.map(({ nom, siennes }) => (
        <section key={nom}>
          <h3>{nom}</h3>
          <Cartes aides={siennes} />
        </section>
      ))}
    </>
  );
}

/** Bike aids are computed for a household alone: their pages, and the way to the simulation. */
function SesVelos({ velos }: { velos: NonNullable<FicheInstitution["velos"]> }) {
  return (
    <section>
      <h2>Pour acheter un vélo</h2>
      <p>
        Cet organisme aide à acheter un vélo. Le montant dépend du vélo et, souvent, de vos revenus :{" "}
        <Lien to={FIRST_STEP}>la simulation le calcule</Lien>.
      </p>
      <ul>
        {velos.map(({ lien, fin }) => (
          <li key={lien}>
            Les conditions : <Externe href={lien}>{hote(lien)}</Externe>
            {fin && <span>{`, jusqu’au ${ecrireJour(fin)}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Autour({ de: { autour, velos } }: { de: FicheInstitution }) {
  return (
    <>
      <section className="card empty">
        <h2>{velos ? "Pas d’autre aide connue pour l’instant" : "Pas d’aide connue pour l’instant"}</h2>
        <p>
          {velos
            ? "Nous ne connaissons pas d’autre aide donnée par cet organisme. "
            : "Nous ne connaissons pas encore d’aide donnée par cet organisme. "}
          D’autres peuvent être pour vous, là où il agit et partout en France.
        </p>
        <p className="actions">
          <Lien className="button secondary" to="/aides?territoire=national">
            Les aides de toute la France
          </Lien>
          <Lien className="button secondary" to="/contribuer/proposer">
            Proposer une aide
          </Lien>
        </p>
      </section>
      {autour.map(
        ({ nom, ou, aides }) =>
          aides.length > 0 && (
            <section key={nom}>
              <h2>{majuscule(ou)}</h2>
              <Cartes aides={aides} />
            </section>
          ),
      )}
    </>
  );
}
