import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import { planDit } from "../../catalogue/results/demarches/plan-dit.ts";
import { pointer } from "../../catalogue/results/pointages.ts";
import { montrables } from "../../catalogue/results/sensibles.ts";
import type { Resultats } from "../../catalogue/results/results.ts";
import { liensDeLaPage } from "../cadre/navigation/reglages.ts";
import { useAppareil } from "../session/appareil.ts";
import { useSession } from "../session/use-session.tsx";
import { EnvoyerParCourriel } from "./par-courriel.tsx";
import { courrielPersonnel, planEnTexte } from "../resultats/demarches/plan-en-texte.ts";

/** The recap of the results, by mail: sent by the server where it can, else by one’s own mail (docs/specification.md#recapitulatif). */
export function Recapitulatif() {
  const { resultats, simulation, savedKey, key } = useSelector(useSession(), ({ context }) => context);
  // Other answers have other results.
  if (!resultats || !simulation || savedKey !== key) return null;
  const envoie = liensDeLaPage().courriel === true;
  return (
    <details className="group keep no-print">
      <summary>Recevoir un récapitulatif par courriel</summary>
      <p>
        Vos aides, leur montant, quoi faire, les papiers et les dates. Vos réponses n’y sont pas, mais le nom
        des aides peut en laisser deviner.
      </p>
      {envoie && <EnvoyerParCourriel simulation={simulation} />}
      <ParSoiMeme resultats={resultats} seul={!envoie} />
    </details>
  );
}

const PAS_PARTAGE = "Le partage n’a pas marché\u00a0: prenez le courriel.";

/** With one’s own mail, or another application of the device: our server has no part in it. */
function ParSoiMeme({ resultats, seul }: { resultats: Resultats; seul: boolean }) {
  const { pointages } = useAppareil();
  const plan = useMemo(
    () => planDit(pointer(montrables(resultats), pointages).resultats),
    [resultats, pointages],
  );
  const [dit, setDit] = useState("");
  const partager = () =>
    navigator.share({ title: "Mon récapitulatif Cap Aides", text: planEnTexte(plan, location.origin) }).then(
      () => setDit(""),
      // Somebody who changes their mind is told nothing.
      ({ name }: Error) => setDit(name === "AbortError" ? "" : PAS_PARTAGE),
    );
  return (
    <>
      <p className="hint">
        {seul
          ? "Votre messagerie s’ouvre avec les premières démarches déjà écrites\u00a0: vous choisissez à qui l’envoyer."
          : "Ou avec votre propre messagerie, sans nous donner d’adresse\u00a0: les premières démarches y sont déjà écrites."}
      </p>
      <p className="row">
        <a className="button secondary" href={courrielPersonnel(plan, location.origin)}>
          Ouvrir ma messagerie
        </a>
        {"share" in navigator && (
          <button type="button" className="button secondary" onClick={() => void partager()}>
            Partager
          </button>
        )}
      </p>
      <p role="status">{dit}</p>
    </>
  );
}
