import { useState } from "react";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { retirerContribution } from "./appels.ts";
import { CallError } from "../../session/client.ts";

type Retrait =
  | { etat: "gardee" | "en-cours" }
  | { etat: "retiree"; sansTrace: boolean }
  | { etat: "echec"; message: string };

/** The form is gone with its button: the reading goes on from what took its place. */
const prendreLeFocus = (titre: HTMLElement | null) => titre?.focus();

/** Takes the contribution back. */
function useRetrait(numero: string) {
  const [retrait, setRetrait] = useState<Retrait>({ etat: "gardee" });
  const retirer = async () => {
    setRetrait({ etat: "en-cours" });
    try {
      setRetrait({ etat: "retiree", sansTrace: await retirerContribution(numero) });
    } catch (error) {
      // It is gone, whoever erased it.
      if (error instanceof CallError && error.status === 404)
        setRetrait({ etat: "retiree", sansTrace: true });
      else setRetrait({ etat: "echec", message: error instanceof CallError ? error.message : "Réessayez." });
    }
  };
  return { retrait, retirer };
}

interface Props {
  numero: string;
  ici: boolean;
}

/** Once a contribution is sent: its number, what comes next, and a way to take it back. */
export function Merci({ numero, ici }: Props) {
  const { retrait, retirer } = useRetrait(numero);
  const retiree = retrait.etat === "retiree";
  return (
    <section className="card">
      <h2 key={retiree ? "retiree" : "gardee"} ref={prendreLeFocus} tabIndex={-1}>
        {retiree ? "Votre message est effacé" : "Merci, votre message est arrivé"}
      </h2>
      {!retiree && (
        <Arrive
          numero={numero}
          ici={ici}
          echec={retrait.etat === "echec" ? retrait.message : undefined}
          retirer={() => void retirer()}
        />
      )}
      {retrait.etat === "retiree" && !retrait.sansTrace && (
        <p>
          Plus personne ne peut le lire. Sa dernière trace dans nos fichiers part dans les minutes qui
          viennent.
        </p>
      )}
      {!ici && (
        <p>
          <Lien className="button" to="/contribuer">
            Revenir à « Contribuer »
          </Lien>
        </p>
      )}
    </section>
  );
}

function Arrive({ numero, ici, echec, retirer }: Props & { echec: string | undefined; retirer: () => void }) {
  return (
    <>
      <p>
        Une personne va le lire.
        {!ici && (
          <span> Si vous avez laissé une adresse, elle ne servira qu’à vous demander une précision.</span>
        )}
      </p>
      <p>
        Son numéro : <code>{numero}</code>. Notez-le si vous pensez le faire effacer plus tard.
      </p>
      {echec && (
        <p className="error" role="alert">
          {echec}
        </p>
      )}
      <p>
        <button type="button" className="link" onClick={retirer}>
          Retirer mon message
        </button>
      </p>
    </>
  );
}
