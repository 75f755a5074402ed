import { type FormEvent, useRef, useState } from "react";
import {
  type ContributionSaisie,
  problemesDe,
  propositionDAide,
  retourSurUneAide,
  signalementDErreur,
} from "../../../catalogue/fiches/contribuer/contribution.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { Merci } from "./merci.tsx";
import { type ChampDeSaisie, Saisie } from "./saisie.tsx";
import { envoyerContribution } from "./appels.ts";
import { CallError } from "../../session/client.ts";

const SCHEMAS = { aide: propositionDAide, erreur: signalementDErreur, retour: retourSurUneAide };
const ILLISIBLE = "La réponse du serveur est illisible. Réessayez.";

/** What stands in the way, field by field, and what the server says of the whole. */
interface Empechement {
  champs: Readonly<Record<string, string>>;
  message?: string;
}

const RIEN: Empechement = { champs: {} };

function empechementDe(error: unknown): Empechement {
  if (!(error instanceof CallError)) return { champs: {}, message: ILLISIBLE };
  const { where, message } = error;
  return where !== undefined ? { champs: { [where]: message } } : { champs: {}, message };
}

/** Checks what was typed as the server will, sends it, and says what came of it. */
function useEnvoi() {
  const [empechement, setEmpechement] = useState(RIEN);
  const [numero, setNumero] = useState<string>();
  const [enCours, setEnCours] = useState(false);
  const resume = useRef<HTMLDivElement>(null);
  const empecher = (un: Empechement) => {
    setEmpechement(un);
    requestAnimationFrame(() => resume.current?.focus());
  };
  const envoyer = async (saisie: ContributionSaisie) => {
    const champs = problemesDe(SCHEMAS[saisie.sorte], saisie);
    if (Object.keys(champs).length > 0) return empecher({ champs });
    setEmpechement(RIEN);
    setEnCours(true);
    try {
      setNumero((await envoyerContribution(saisie)).id);
    } catch (error) {
      empecher(empechementDe(error));
    } finally {
      setEnCours(false);
    }
  };
  return { ...empechement, numero, enCours, resume, envoyer };
}

interface Props {
  champs: readonly ChampDeSaisie[];
  /** What is sent, from what was typed. */
  lire: (saisie: Readonly<Record<string, string>>) => ContributionSaisie;
  /** In a page that one came for: nothing leads away from it. */
  ici?: boolean;
}

/** What was asked of people that none of them sees: robots fill it. */
const Piege = ({ onChange }: { onChange: (valeur: string) => void }) => (
  <p className="visually-hidden" aria-hidden="true">
    <label htmlFor="champ-piege">Ne remplissez pas ce champ</label>
    <input
      id="champ-piege"
      type="text"
      name="piege"
      tabIndex={-1}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  </p>
);

const CeQuiEstGarde = () => (
  <p className="hint">
    N’écrivez ni votre nom, ni vos revenus, ni rien de votre dossier. Votre message est lu par les personnes
    qui tiennent le catalogue, et gardé douze mois au plus.{" "}
    <Lien to="/confidentialite#contributions">Vos données</Lien>
  </p>
);

/** The form of a contribution; once it is sent, its number and a way to take it back. */
export function Formulaire({ champs, lire, ici = false }: Props) {
  const [saisie, setSaisie] = useState<Readonly<Record<string, string>>>({});
  const { champs: fautes, message, numero, enCours, resume, envoyer } = useEnvoi();
  if (numero !== undefined) return <Merci numero={numero} ici={ici} />;
  const changer = (nom: string) => (valeur: string) => setSaisie({ ...saisie, [nom]: valeur });
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    if (!enCours) void envoyer(lire(saisie));
  };
  const connus = new Set<string>(champs.map(({ nom }) => nom));
  const ailleurs = [message, ...Object.entries(fautes).map(([nom, faute]) => !connus.has(nom) && faute)];
  return (
    <form className="stack" noValidate onSubmit={soumettre} aria-busy={enCours}>
      <Fautes
        champs={champs}
        fautes={fautes}
        autres={ailleurs.filter((une) => typeof une === "string")}
        ici={resume}
      />
      {champs.map((champ) => (
        <Saisie
          key={champ.nom}
          champ={champ}
          valeur={saisie[champ.nom] ?? ""}
          erreur={fautes[champ.nom]}
          onChange={changer(champ.nom)}
        />
      ))}
      <Piege onChange={changer("piege")} />
      <CeQuiEstGarde />
      <p>
        <button type="submit" className="button" aria-disabled={enCours}>
          {enCours ? "Envoi…" : "Envoyer"}
        </button>
      </p>
    </form>
  );
}

interface PropsDesFautes {
  champs: readonly ChampDeSaisie[];
  fautes: Readonly<Record<string, string>>;
  autres: readonly string[];
  ici: React.RefObject<HTMLDivElement | null>;
}

/** Everything that stands in the way, above the form; each leads to its field. */
function Fautes({ champs, fautes, autres, ici }: PropsDesFautes) {
  const faux = champs.filter(({ nom }) => fautes[nom] !== undefined);
  if (faux.length + autres.length === 0) return null;
  return (
    <div className="error-summary" ref={ici} tabIndex={-1} role="alert">
      <p>
        <strong>Votre message n’est pas parti.</strong>
      </p>
      {autres.map((une) => (
        <p key={une}>{une}</p>
      ))}
      {faux.length > 0 && (
        <ul>
          {faux.map(({ nom, label }) => (
            <li key={nom}>
              <a href={`#champ-${nom}`}>
                {label} : {fautes[nom]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
