import { useId } from "react";

interface Props {
  mots: string;
  valeur: string;
  changer: (texte: string) => void;
}

/** What only the person can tell, typed for a letter or a form: the browser is not to keep it. */
export function ChampADire({ mots, valeur, changer }: Props) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{mots}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={valeur}
        onChange={({ target }) => changer(target.value)}
      />
    </p>
  );
}
