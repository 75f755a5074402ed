import type { Lieu } from "../../catalogue/lieux/lieux.ts";
import { Externe } from "../shell/externe.tsx";

/** Places found, each with its address, hours and phone. */
export function ListeDesLieux({ lieux }: { lieux: readonly Lieu[] }) {
  return (
    <>
      <p className="hint" role="status">
        {lieux.length > 1 ? `${lieux.length} lieux trouvés` : "1 lieu trouvé"}
      </p>
      <ul className="aids">
        {lieux.map((lieu, index) => (
          <Adresse key={index} lieu={lieu} />
        ))}
      </ul>
    </>
  );
}

function Adresse({ lieu: { nom, adresse, telephone, url, horaires } }: { lieu: Lieu }) {
  return (
    <li className="card place">
      <h2>{nom}</h2>
      {adresse && <p>{adresse}</p>}
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
      <p className="row">
        {telephone && <a href={`tel:${telephone.replace(/[^\d+]/g, "")}`}>{telephone}</a>}
        {url && (
          <Externe href={url}>
            Site du lieu<span className="visually-hidden"> : {nom}</span>
          </Externe>
        )}
      </p>
    </li>
  );
}
