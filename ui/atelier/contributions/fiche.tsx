import { useState } from "react";
import type { Contribution, EtatDeContribution } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { adresseDuBrouillon, lienARecopier } from "./brouillon.ts";

const JOUR = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

const RETOURS = { montant: "Montant faux", refus: "Pas eue" } as const;

/** What a contribution is about. */
export const nomDeRecue = ({ sorte, quoi, titre, label, aide }: Contribution): string | undefined =>
  sorte === "aide" ? titre : `${quoi ? RETOURS[quoi] : "Erreur"} : ${label ?? aide}`;

/** All that a contribution says, as text. */
export function CeQuiEstDit({ recue }: { recue: Contribution }) {
  const { id, texte = "", organisme, lieu, lien, contact, montre, recu, precision } = recue;
  const dits = [
    ["Montant affiché", montre?.toLocaleString("fr-FR")],
    ["Montant reçu", recu?.toLocaleString("fr-FR")],
    ["Ce qui lui a été dit", precision],
    ["Organisme", organisme],
    ["Lieu", lieu],
    ["Contact", contact],
    ["Numéro", id],
  ] as const;
  return (
    <>
      {texte && texte.split("\n").map((ligne, index) => <p key={index}>{ligne}</p>)}
      <dl className="plain">
        {dits.map(([nom, dit]) => dit && <Dit key={nom} nom={nom} dit={dit} />)}
        {lien && <Dit nom="Page" dit={lien} lien />}
      </dl>
    </>
  );
}

interface Props {
  recue: Contribution;
  onMarquer: (id: string, etat: EtatDeContribution) => void;
  onEffacer: (id: string) => void;
}

/** One contribution: all it says, and what an editor may do of it. */
export function FicheRecue({ recue, onMarquer, onEffacer }: Props) {
  const { id, sorte, etat, recueLe, titre, label, lien } = recue;
  const nouvelle = etat === "nouvelle";
  return (
    <li className="card">
      <h2>{nomDeRecue(recue)}</h2>
      <p className="hint">
        Reçue le {JOUR.format(new Date(recueLe))}
        {!nouvelle && <span>{`, ${recue.publiee ? "publiée" : etat}`}</span>}
      </p>
      <CeQuiEstDit recue={recue} />
      {sorte === "aide" && lienARecopier(lien) && (
        <p className="hint">Recopiez l’adresse de la page dans le brouillon : elle n’y sera pas.</p>
      )}
      <p className="row">
        <a
          className={nouvelle ? "button" : "link"}
          href={adresseDuBrouillon(recue)}
          target="_blank"
          rel="noreferrer"
          onClick={() => nouvelle && onMarquer(id, "reprise")}
        >
          {sorte === "aide" && !recue.brouillon ? "Reprendre en brouillon" : "Ouvrir la fiche"}
          <span className="visually-hidden"> : {titre ?? label} (nouvelle fenêtre)</span>
        </a>
        {nouvelle ? (
          <button type="button" className="button secondary" onClick={() => onMarquer(id, "écartée")}>
            Écarter<span className="visually-hidden"> : {titre ?? label}</span>
          </button>
        ) : (
          <button type="button" className="link" onClick={() => onMarquer(id, "nouvelle")}>
            Remettre en attente<span className="visually-hidden"> : {titre ?? label}</span>
          </button>
        )}
        <Effacement quoi={titre ?? label ?? ""} onEffacer={() => onEffacer(id)} />
      </p>
    </li>
  );
}

const Dit = ({ nom, dit, lien = false }: { nom: string; dit: string; lien?: boolean }) => (
  <div>
    <dt className="hint">{nom}</dt>
    <dd>
      {lien ? (
        <a href={dit} target="_blank" rel="noopener noreferrer nofollow">
          {dit}
        </a>
      ) : (
        dit
      )}
    </dd>
  </div>
);

/** Erasing for good is asked twice. */
function Effacement({ quoi, onEffacer }: { quoi: string; onEffacer: () => void }) {
  const [sur, setSur] = useState(false);
  return (
    <button type="button" className="link" onClick={() => (sur ? onEffacer() : setSur(true))}>
      {sur ? "Oui, effacer pour toujours" : "Effacer"}
      <span className="visually-hidden"> : {quoi}</span>
    </button>
  );
}
