import { useId, useState } from "react";
import {
  type CeQuIlResteADire,
  ecrireLettre,
} from "../../../../catalogue/results/demarches/demandes/ecrire-lettre.ts";
import type { ModeleDeLettre } from "../../../../catalogue/results/demarches/demandes/lettres.ts";
import { aideDite } from "../../../../catalogue/results/demarches/plan-dit.ts";
import type { Droit } from "../../../../catalogue/results/results.ts";
import { aujourdhui } from "../../../cadre/format/dates.ts";
import { Imprimer } from "../../../cadre/shell/imprimer.tsx";
import { ChampADire } from "./champ.tsx";
import { prendre } from "./prendre.ts";
import { useFoyer } from "../../../session/use-foyer.ts";

const RIEN: CeQuIlResteADire = { nom: "", adresse: "", joindre: "", recit: "" };

const CHAMPS: readonly (readonly [champ: Exclude<keyof CeQuIlResteADire, "recit">, mots: string])[] = [
  ["nom", "Votre prénom et votre nom"],
  ["adresse", "Votre adresse"],
  ["joindre", "Votre téléphone ou votre courriel"],
];

/** A letter to sign: what nobody asked is typed here, and stays here. */
export function LettrePrete({ modele, de }: { modele: ModeleDeLettre; de: Droit }) {
  const situation = useFoyer();
  const [dit, setDit] = useState(RIEN);
  const [copie, setCopie] = useState("");
  const { papiers } = aideDite(de);
  const lettre = ecrireLettre({ modele, situation, dit, papiers, jour: aujourdhui() });
  return (
    <>
      <ADire modele={modele} dit={dit} changer={(champ, texte) => setDit({ ...dit, [champ]: texte })} />
      <h2 className="no-print">La lettre</h2>
      <p className="card letter">{lettre}</p>
      <p className="row no-print">
        <button
          type="button"
          className="button"
          onClick={() => void prendre(lettre, "Lettre copiée.").then(setCopie)}
        >
          Copier la lettre
        </button>
      </p>
      <p role="status" className="hint">
        {copie}
      </p>
      <Imprimer />
    </>
  );
}

interface PropsADire {
  modele: ModeleDeLettre;
  dit: CeQuIlResteADire;
  changer: (champ: keyof CeQuIlResteADire, texte: string) => void;
}

function ADire({ modele, dit, changer }: PropsADire) {
  const id = useId();
  return (
    <section className="no-print">
      <p className="help">
        Ce que vous écrivez ici n’est ni envoyé ni gardé : il disparaît quand vous quittez la page. Ce qui
        reste vide s’écrit à la main.
      </p>
      {CHAMPS.map(([champ, mots]) => (
        <ChampADire key={champ} mots={mots} valeur={dit[champ]} changer={(texte) => changer(champ, texte)} />
      ))}
      <p className="field">
        <label htmlFor={`${id}-recit`}>{modele.aDire}</label>
        <textarea
          id={`${id}-recit`}
          rows={4}
          value={dit.recit}
          onChange={({ target }) => changer("recit", target.value)}
        />
      </p>
    </section>
  );
}
