import { type FormEvent, useId, useMemo, useState } from "react";
import type { EffetDUnBareme } from "../../../catalogue/apercu/baremes.ts";
import { majuscule } from "../../../catalogue/phrases/casse.ts";
import {
  type BaremeLu,
  champsDuBareme,
  demanderLEffet,
  ecritDansLeChamp,
  enregistrerLeBareme,
  nombreTape,
  valeursDuBareme,
} from "./chiffres.ts";
import { EffetDuBareme } from "./effet.tsx";

interface Props {
  bareme: BaremeLu;
  onEnregistre: (titre: string) => void;
  onRevenir: () => void;
}

interface Etat {
  part?: boolean;
  echec?: string;
  effet?: readonly EffetDUnBareme[];
}

/** A new scale from its text: day, text, each figure; who gains and who loses, then one draft. */
export function FormulaireDuBareme({ bareme, onEnregistre, onRevenir }: Props) {
  const champs = useMemo(() => champsDuBareme(bareme), [bareme]);
  const [tapes, setTapes] = useState<readonly string[]>(() => champs.map(ecritDansLeChamp));
  const [texte, setTexte] = useState({ jour: "", titre: "", lien: "" });
  const [etat, setEtat] = useState<Etat>({});
  const id = useId();
  const nombres = tapes.map((tape, rang) => champs[rang] && nombreTape(champs[rang], tape));
  const justes = nombres.flatMap((n) => n ?? []);
  const faire = async (geste: () => Promise<void>) => {
    setEtat({ part: true });
    if (justes.length < champs.length) return setEtat({ echec: "Un des chiffres n’est pas un nombre." });
    await geste().catch((erreur: unknown) => setEtat({ echec: (erreur as Error).message }));
  };
  const essayer = () =>
    faire(async () => setEtat({ effet: await demanderLEffet(valeursDuBareme(champs, justes)) }));
  const enregistrer = (event: FormEvent) => {
    event.preventDefault();
    void faire(async () =>
      onEnregistre(await enregistrerLeBareme(bareme, valeursDuBareme(champs, justes), texte)),
    );
  };
  const champDuTexte = (nom: keyof typeof texte, mots: string, type: string) => (
    <p className="field">
      <label htmlFor={`${id}-${nom}`}>{mots}</label>
      <input
        id={`${id}-${nom}`}
        type={type}
        required={nom !== "lien"}
        value={texte[nom]}
        onChange={(event) => setTexte({ ...texte, [nom]: event.target.value })}
      />
    </p>
  );
  return (
    <form onSubmit={enregistrer}>
      <h2>{majuscule(bareme.nom)}</h2>
      <p className="hint">
        Aujourd’hui : {bareme.texte}. Les chiffres d’avant restent : rien ne s’efface. Le site compte avec les
        nouveaux après sa prochaine mise en ligne.
      </p>
      {champDuTexte("jour", "Premier jour où il vaut", "date")}
      {champDuTexte("titre", "Décret, arrêté ou page qui le fixe", "text")}
      {champDuTexte("lien", "Son adresse, facultative", "url")}
      <fieldset>
        <legend>Ses chiffres. Laissez ceux qui ne changent pas.</legend>
        {champs.map((champ, rang) => (
          <p className="field" key={champ.nom + champ.chiffre.chemin}>
            <label htmlFor={`${id}-${rang}`}>
              {champ.nom}{" "}
              <span className="hint">{champ.place ? "" : `aujourd’hui ${champ.chiffre.dite}`}</span>
            </label>
            <input
              id={`${id}-${rang}`}
              type="text"
              inputMode="decimal"
              aria-invalid={nombres[rang] === undefined}
              value={tapes[rang]}
              onChange={(event) => setTapes(tapes.map((tape, n) => (n === rang ? event.target.value : tape)))}
            />
          </p>
        ))}
      </fieldset>
      {etat.echec && (
        <p className="error" role="alert">
          {etat.echec}
        </p>
      )}
      {etat.effet && <EffetDuBareme effets={etat.effet} />}
      <p className="row">
        <button
          type="button"
          className="button secondary"
          disabled={etat.part}
          onClick={() => void essayer()}
        >
          {etat.part ? "Un instant…" : "Voir qui gagne, qui perd"}
        </button>
        <button type="submit" className="button" disabled={etat.part}>
          Enregistrer en un brouillon
        </button>
        <button type="button" className="link" onClick={onRevenir}>
          Revenir aux barèmes
        </button>
      </p>
    </form>
  );
}
