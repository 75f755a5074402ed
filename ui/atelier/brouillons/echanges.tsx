import { type FormEvent, useEffect, useId, useState } from "react";
import { ecrireJour } from "../../../catalogue/fiches/phrases/jours.ts";
import { EchecDeLecture } from "../echec.tsx";
import type { NomDeBrouillon } from "./approbation.ts";
import { envoyerUnMessage, lireLesMessages, type MessageDuBrouillon } from "./messages.ts";

/** What was said of a draft; why it is not read. */
function useMessages({ collection, slug }: NomDeBrouillon) {
  const [lus, setLus] = useState<{ messages?: MessageDuBrouillon[] | undefined; echec?: string }>({});
  useEffect(() => {
    let actuel = true;
    const dire = (neufs: typeof lus) => void (actuel && setLus(neufs));
    lireLesMessages({ collection, slug }).then(
      (messages) => dire({ messages }),
      () =>
        dire({ echec: "Ce qui a été dit de ce brouillon ne se lit pas. Rouvrez la fiche dans un instant." }),
    );
    return () => {
      actuel = false;
    };
  }, [collection, slug]);
  return lus;
}

/** What was said of a draft, and how to answer; nothing where nobody else reads it. Read again when something more is said. */
export function Echanges({ brouillon }: { brouillon: NomDeBrouillon }) {
  const [fois, setFois] = useState(0);
  return <UnEchange key={fois} brouillon={brouillon} onDit={() => setFois(fois + 1)} />;
}

function UnEchange({ brouillon, onDit }: { brouillon: NomDeBrouillon; onDit: () => void }) {
  const { messages, echec } = useMessages(brouillon);
  if (!messages) return <EchecDeLecture dit={echec} />;
  return (
    <section>
      <h2>En parler</h2>
      <ul>
        {messages.map(({ qui, texte, le }) => (
          <li key={le + texte}>
            <strong>{qui}</strong>, le {ecrireJour(le.slice(0, 10))} : {texte}
          </li>
        ))}
      </ul>
      <Repondre onEnvoyer={(texte) => envoyerUnMessage(brouillon, texte).then(onDit)} />
    </section>
  );
}

function Repondre({ onEnvoyer }: { onEnvoyer: (texte: string) => Promise<void> }) {
  const [texte, setTexte] = useState("");
  const [etat, setEtat] = useState<"part" | "panne">();
  const id = useId();
  const soumettre = (event: FormEvent) => {
    event.preventDefault();
    if (texte.trim() === "") return;
    setEtat("part");
    onEnvoyer(texte.trim()).catch(() => setEtat("panne"));
  };
  return (
    <form onSubmit={soumettre}>
      <p className="field">
        <label htmlFor={id}>Votre message à qui écrit ou relit ce brouillon</label>
        <textarea id={id} rows={3} value={texte} onChange={(event) => setTexte(event.target.value)} />
      </p>
      {etat === "panne" && (
        <EchecDeLecture dit="Votre message n’est pas parti. Il est resté ici : essayez de nouveau." />
      )}
      <button className="button secondary" disabled={etat === "part"}>
        {etat === "part" ? "Un instant…" : "Envoyer"}
      </button>
    </form>
  );
}
