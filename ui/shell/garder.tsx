import { useSelector } from "@xstate/react";
import { useId, useState } from "react";
import { conservation } from "../navigation/reglages.ts";
import { adresseDe } from "../session/adresse.ts";
import { useSession } from "../session/use-session.tsx";

/** A link that opens these answers later, or elsewhere: asked for, since it saves them. */
export function Garder() {
  const session = useSession();
  const { simulation, savedKey, key, saveError } = useSelector(session, ({ context }) => context);
  const etat = useSelector(session, ({ value }) => value.enregistrement);
  const [demande, setDemande] = useState(false);
  const saved = savedKey === key ? simulation : undefined;
  const demander = () => {
    setDemande(true);
    if (!saved) session.send({ type: "SAVE" });
  };
  return (
    <section className="card">
      <h2>Pour reprendre plus tard</h2>
      <p className="hint">
        Un lien rouvre vos réponses, ici ou sur un autre appareil, pendant {conservation()} au plus. Qui a le
        lien peut les lire. Les prénoms des enfants n’y sont pas. Si vous changez une réponse, demandez un
        autre lien.
      </p>
      {demande && saved ? (
        <Adresse adresse={adresseDe(saved)} />
      ) : (
        <button type="button" className="link" disabled={etat === "envoie"} onClick={demander}>
          {etat === "envoie" ? "Nous enregistrons vos réponses…" : "Avoir un lien"}
        </button>
      )}
      {etat === "échec" && saveError && (
        <p className="error" role="alert">
          {saveError.message}
        </p>
      )}
    </section>
  );
}

function Adresse({ adresse }: { adresse: string }) {
  const id = useId();
  return (
    <div className="field" role="status">
      <label htmlFor={id}>Votre lien, à copier et à garder pour vous</label>
      <input id={id} readOnly value={adresse} onFocus={({ currentTarget }) => currentTarget.select()} />
    </div>
  );
}
