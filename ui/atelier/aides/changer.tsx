import { type FormEvent, useId, useState } from "react";
import { motsDeLAide } from "../../../catalogue/atelier/formulaire/mots.ts";
import { type Champ, type Colonne, colonnes, parChamp } from "../feuille/colonnes.ts";
import { TitreDeVue } from "../titre.tsx";

/** Fields that make no sense to set alike: what names an aid. */
const PROPRES: ReadonlySet<Champ> = new Set(["slug", "anciens_slugs", "label", "description"]);

const VERIFIEE = parChamp.get("verifie_le") as Colonne;

const JOURS: ReadonlySet<Champ> = new Set(["fin", "verifie_le"]);

const changeables = colonnes.filter(({ champ }) => !PROPRES.has(champ) && !motsDeLAide[champ].cache);

interface Props {
  combien: number;
  /** `nom`: the field, as forms name it. */
  onPreparer: (champ: Champ, texte: string, nom: string) => void;
  onRevenir: () => void;
}

/** One field given one value, over all the aids that were chosen. */
export function ChangerUnChamp({ combien, onPreparer, onRevenir }: Props) {
  const [champ, setChamp] = useState<Champ>("verifie_le");
  const [texte, setTexte] = useState("");
  const id = useId();
  const colonne = changeables.find((une) => une.champ === champ) ?? VERIFIEE;
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    onPreparer(champ, texte, colonne.nom);
  };
  const changer = (neuf: Champ) => {
    setChamp(neuf);
    setTexte("");
  };
  return (
    <form className="card champ-change" onSubmit={soumettre}>
      <TitreDeVue>{`Changer un champ de ${combien === 1 ? "1 aide" : `${combien} aides`}`}</TitreDeVue>
      <p className="field">
        <label htmlFor={`${id}-champ`}>Champ</label>
        <select id={`${id}-champ`} value={champ} onChange={(event) => changer(event.target.value as Champ)}>
          {changeables.map(({ champ: un, nom }) => (
            <option key={un} value={un}>
              {nom}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor={`${id}-valeur`}>Ce qu’il dira (rien pour le vider)</label>
        <Valeur id={id} colonne={colonne} texte={texte} onTexte={setTexte} />
      </p>
      <p className="row">
        <button className="button">Voir ce que cela change</button>
        <button type="button" className="link" onClick={onRevenir}>
          Revenir aux aides
        </button>
      </p>
    </form>
  );
}

interface PropsDeValeur {
  id: string;
  colonne: Colonne;
  texte: string;
  onTexte: (texte: string) => void;
}

function Valeur({ id, colonne: { champ, aide, choix }, texte, onTexte }: PropsDeValeur) {
  const commun = {
    id: `${id}-valeur`,
    value: texte,
    ...(aide && { "aria-describedby": `${id}-aide` }),
    onChange: (event: { target: { value: string } }) => onTexte(event.target.value),
  };
  return (
    <>
      {aide && (
        <span className="hint" id={`${id}-aide`}>
          {aide}
        </span>
      )}
      {JOURS.has(champ) ? (
        <input {...commun} type="date" />
      ) : choix.length > 0 ? (
        <select {...commun}>
          <option value="">Rien</option>
          {choix.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <textarea {...commun} rows={2} />
      )}
    </>
  );
}
