import { type FormEvent, useId, useMemo, useState } from "react";
import type { EffetDUnBareme } from "../../../catalogue/atelier/apercu/baremes.ts";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { EchecDeLecture } from "../echec.tsx";
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

type Valeurs = ReturnType<typeof valeursDuBareme>;

/** Does something of the new figures, and says how it goes; nothing is done as long as one of them is no number. */
function useGestes(valeurs: Valeurs | undefined) {
  const [etat, setEtat] = useState<Etat>({});
  const faire = async (geste: (valeurs: Valeurs) => Promise<void>) => {
    setEtat({ part: true });
    if (!valeurs) return setEtat({ echec: "Un des chiffres n’est pas un nombre." });
    await geste(valeurs).catch((erreur: unknown) => setEtat({ echec: (erreur as Error).message }));
  };
  const essayer = () => faire(async (lues) => setEtat({ effet: await demanderLEffet(lues) }));
  return { etat, faire, essayer };
}

/** A new scale from its text: day, text, each figure; who gains and who loses, then one draft. */
export function FormulaireDuBareme({ bareme, onEnregistre, onRevenir }: Props) {
  const champs = useMemo(() => champsDuBareme(bareme), [bareme]);
  const [tapes, setTapes] = useState<readonly string[]>(() => champs.map(ecritDansLeChamp));
  const [texte, setTexte] = useState<Texte>({ jour: "", titre: "", lien: "" });
  const nombres = tapes.map((tape, rang) => champs[rang] && nombreTape(champs[rang], tape));
  const justes = nombres.flatMap((n) => n ?? []);
  const valeurs = justes.length < champs.length ? undefined : valeursDuBareme(champs, justes);
  const { etat, faire, essayer } = useGestes(valeurs);
  const enregistrer = (event: FormEvent) => {
    event.preventDefault();
    void faire(async (lues) => onEnregistre(await enregistrerLeBareme(bareme, lues, texte)));
  };
  return (
    <form onSubmit={enregistrer}>
      <h2>{majuscule(bareme.nom)}</h2>
      <p className="hint">
        Aujourd’hui : {bareme.texte}. Les chiffres d’avant restent : rien ne s’efface. Le site compte avec les
        nouveaux après sa prochaine mise en ligne.
      </p>
      <ChampsDuTexte texte={texte} onChange={setTexte} />
      <fieldset>
        <legend>Ses chiffres. Laissez ceux qui ne changent pas.</legend>
        {champs.map((champ, rang) => (
          <Chiffre
            key={champ.nom + champ.chiffre.chemin}
            champ={champ}
            faux={nombres[rang] === undefined}
            tape={tapes[rang]}
            onChange={(valeur) => setTapes(tapes.map((tape, n) => (n === rang ? valeur : tape)))}
          />
        ))}
      </fieldset>
      <EchecDeLecture dit={etat.echec} />
      {etat.effet && <EffetDuBareme effets={etat.effet} />}
      <Gestes part={etat.part} essayer={() => void essayer()} onRevenir={onRevenir} />
    </form>
  );
}

interface Texte {
  jour: string;
  titre: string;
  lien: string;
}

const champsDuTexte = [
  { nom: "jour", mots: "Premier jour où il vaut", type: "date", required: true },
  { nom: "titre", mots: "Décret, arrêté ou page qui le fixe", type: "text", required: true },
  { nom: "lien", mots: "Son adresse, facultative", type: "url", required: false },
] as const;

function ChampsDuTexte({ texte, onChange }: { texte: Texte; onChange: (texte: Texte) => void }) {
  const id = useId();
  return champsDuTexte.map(({ nom, mots, type, required }) => (
    <p className="field" key={nom}>
      <label htmlFor={`${id}-${nom}`}>{mots}</label>
      <input
        id={`${id}-${nom}`}
        type={type}
        required={required}
        value={texte[nom]}
        onChange={(event) => onChange({ ...texte, [nom]: event.target.value })}
      />
    </p>
  ));
}

interface PropsDuChiffre {
  champ: ReturnType<typeof champsDuBareme>[number];
  /** What is typed is no number. */
  faux: boolean;
  tape: string | undefined;
  onChange: (tape: string) => void;
}

function Chiffre({ champ, faux, tape, onChange }: PropsDuChiffre) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>
        {champ.nom} <span className="hint">{champ.place ? "" : `aujourd’hui ${champ.chiffre.dite}`}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        aria-invalid={faux}
        value={tape}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}

interface PropsDesGestes extends Pick<Props, "onRevenir">, Pick<Etat, "part"> {
  essayer: () => void;
}

const Gestes = ({ part, essayer, onRevenir }: PropsDesGestes) => (
  <p className="row">
    <button type="button" className="button secondary" disabled={part} onClick={essayer}>
      {part ? "Un instant…" : "Voir qui gagne, qui perd"}
    </button>
    <button type="submit" className="button" disabled={part}>
      Enregistrer en un brouillon
    </button>
    <button type="button" className="link" onClick={onRevenir}>
      Revenir aux barèmes
    </button>
  </p>
);
