import { useCallback, useEffect, useRef, useState } from "react";
import { RIEN_DE_FAIT } from "../../../catalogue/results/pointages.ts";
import { codeTape } from "../../../machines/relais/transmission.ts";
import { LinkRefused, openFragment } from "../../../machines/session/carried.ts";
import { pourquoiFerme } from "../../garder/phrases.ts";
import { allerAuxResultats } from "../../guichet/clavier.ts";
import { laSeance } from "../../guichet/seance.ts";
import { ecouterLesLiens, lienRecu, oublierLeLien } from "../../session/lien-prive.ts";
import { phraseDesPerdues } from "../../session/perdues.ts";
import { ChampDuCode } from "./champ-du-code.tsx";
import { echecDit, ouvrirLeCode, oublier } from "./remis.ts";

/** Opens what a code or a private link holds as one more household of the sitting; what of it no longer fits, if anything. */
async function ouvrirAuGuichet(tape: string): Promise<string> {
  const dite = tape.trim().split("#").at(-1) ?? "";
  const code = codeTape(dite);
  const { fragment, fait } = code ? await ouvrirLeCode(code) : { fragment: dite, fait: RIEN_DE_FAIT };
  const { acteur } = laSeance();
  const { marque, parameters } = acteur.getSnapshot().context;
  const { context, lost } = await openFragment(fragment, { marque, parameters });
  acteur.send({ type: "FOYER.RECEIVE", journey: context, fait });
  if (code) void oublier(code);
  return phraseDesPerdues(lost) ?? "";
}

const refusDit = (error: unknown): string =>
  error instanceof LinkRefused ? pourquoiFerme[error.why].join(" ") : echecDit(error);

/** Receives, at the counter, the household that a person hands over: its code, its square, or her private link. */
export function Component() {
  const [dit, setDit] = useState("");
  const [parLAdresse] = useState(() => /^#\d/.test(location.hash) || lienRecu() !== "");
  const ouvrir = useCallback(async (tape: string): Promise<string> => {
    try {
      const perdues = await ouvrirAuGuichet(tape);
      setDit(`Ce foyer est ouvert. ${perdues}`);
      allerAuxResultats();
      return "";
    } catch (error) {
      setDit("");
      return refusDit(error);
    }
  }, []);
  useLeCarre(ouvrir, setDit);
  return (
    <details className="group no-print" open={parLAdresse}>
      <summary>Ouvrir ce qu’une personne vous montre</summary>
      <ChampDuCode
        libelle="Son code, ou son lien privé"
        aide="Six groupes de quatre chiffres, qu’elle lit sous « Montrer à quelqu’un »."
        ouUnLien
        ouvrir={ouvrir}
      />
      <p role="status">{dit}</p>
    </details>
  );
}

/** Opens what the address held: the square was read by this device. */
function useLeCarre(ouvrir: (tape: string) => Promise<string>, dire: (dit: string) => void): void {
  const faits = useRef(new Set<string>());
  useEffect(() => {
    const prendre = () => {
      const recu = lienRecu();
      if (!recu || faits.current.has(recu)) return;
      faits.current.add(recu);
      oublierLeLien();
      void ouvrir(recu).then((refus) => refus && dire(refus));
    };
    const arreter = ecouterLesLiens(prendre);
    prendre();
    return arreter;
  }, [ouvrir, dire]);
}
