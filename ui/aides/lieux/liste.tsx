import { departementDe, ferieLe } from "../../../catalogue/lieux/feries.ts";
import { heuresDuJour, type Lieu } from "../../../catalogue/lieux/lieux.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { aujourdhui, ecrireJour } from "../../cadre/format/dates.ts";
import { Externe } from "../../cadre/shell/externe.tsx";

/** Where an address is, on the map that anyone may draw. */
const carteDe = (adresse: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: adresse })}`;

const distanceDite = (km: number) =>
  km < 1 ? "À moins d’un kilomètre de la mairie" : `À ${km} km environ de la mairie, à vol d’oiseau`;

/** Places found, each with its address, hours and phone. */
export function ListeDesLieux({ lieux, depcom }: { lieux: readonly Lieu[]; depcom: string }) {
  const jour = aujourdhui();
  const ferie = ferieLe(jour, departementDe(depcom));
  const retenus = lieux.find(({ vuLe, fixe }) => vuLe && !fixe)?.vuLe;
  return (
    <>
      <p className="hint" role="status">
        {lieux.length > 1 ? `${lieux.length} lieux trouvés` : "1 lieu trouvé"}
      </p>
      {retenus && (
        <p className="banner warning">
          {`L’annuaire ne répond pas. Voici ce qu’il disait, vu le ${ecrireJour(retenus)} : appelez avant d’y aller.`}
        </p>
      )}
      {ferie && (
        <p className="banner warning">
          {`Aujourd’hui est férié : ${ferie}. Le lieu est peut-être fermé : appelez avant d’y aller.`}
        </p>
      )}
      <ul className="aids">
        {lieux.map((lieu, index) => (
          <Adresse key={index} lieu={lieu} jour={jour} />
        ))}
      </ul>
    </>
  );
}

function Adresse({ lieu, jour }: { lieu: Lieu; jour: string }) {
  const { nom, adresse, horaires, km, vuLe, fixe } = lieu;
  const ouvert = heuresDuJour(lieu, jour);
  return (
    <li className="card place">
      <h2>{nom}</h2>
      {fixe && <p>{fixe.pour}</p>}
      {adresse && <p>{adresse}</p>}
      {km !== undefined && <p className="hint">{distanceDite(km)}</p>}
      {ouvert && (
        <p>
          <strong>{ouvert}</strong>
        </p>
      )}
      {horaires.length > 0 && (
        <dl>
          {horaires.map(({ jours, heures }) => (
            <div key={jours}>
              <dt>{jours} :</dt>
              <dd>{heures}</dd>
            </div>
          ))}
        </dl>
      )}
      <JoindreLeLieu lieu={lieu} />
      {fixe && vuLe && <p className="hint">{`${majuscule(fixe.source)} ; vu le ${ecrireJour(vuLe)}.`}</p>}
    </li>
  );
}

/** By phone, on the map, on its site, in writing. */
export function JoindreLeLieu({ lieu: { nom, adresse, telephone, url, contact, fixe } }: { lieu: Lieu }) {
  return (
    <p className="row">
      {telephone && <a href={`tel:${telephone.replace(/[^\d+]/g, "")}`}>{telephone}</a>}
      {adresse && (
        <Externe href={carteDe(adresse)}>
          Voir sur une carte<span className="visually-hidden"> : {nom}</span>
        </Externe>
      )}
      {url && (
        <Externe href={url}>
          {fixe ? "Son site" : "Site du lieu"}
          <span className="visually-hidden"> : {nom}</span>
        </Externe>
      )}
      {contact && (
        <Externe href={contact}>
          Lui écrire<span className="visually-hidden"> : {nom}</span>
        </Externe>
      )}
    </p>
  );
}
