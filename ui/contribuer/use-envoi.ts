import { useRef, useState } from "react";
import {
  type ContributionSaisie,
  problemesDe,
  propositionDAide,
  retourSurUneAide,
  signalementDErreur,
} from "../../catalogue/contribuer/contribution.ts";
import { envoyerContribution } from "./appels.ts";
import { CallError } from "../session/client.ts";

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
export function useEnvoi() {
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
