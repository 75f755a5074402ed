import type { Demande } from "../../catalogue/fiches/demande.ts";
import type { Campagne } from "../../catalogue/fiches/campagne.ts";
import { ecrireCampagne, ecrireDelaiDeDemande, ecrireDelaiDeReponse } from "../format/campagne.ts";
import { Texte } from "../pages/texte.tsx";

type De = { de: Demande & { campagne?: Campagne } };

/** When an aid can be asked for, until when, and how long the answer takes; nothing where nothing is known. */
export function Delais({ de: { campagne, delaiDemande, delaiReponse } }: De) {
  const phrases = [
    campagne && ecrireCampagne(campagne),
    delaiDemande && ecrireDelaiDeDemande(delaiDemande),
    delaiReponse && ecrireDelaiDeReponse(delaiReponse),
  ].filter(Boolean);
  if (phrases.length === 0) return null;
  return (
    <p className={campagne && campagne.etat !== "ouverte" ? "banner warning" : undefined}>
      {phrases.join(" ")}
    </p>
  );
}

/** What to gather before asking. */
export function Papiers({ de: { papiers } }: De) {
  if (!papiers) return null;
  return (
    <section>
      <h2>À réunir</h2>
      <ul>
        {papiers.map((un) => (
          <li key={un}>
            <Texte>{un}</Texte>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the entry was read from: a text of law, or the page of whoever gives the aid. */
export function Reference({ de: { reference } }: De) {
  if (!reference) return null;
  const page = /^https?:/.test(reference);
  return (
    <p className="hint">
      Source : <Texte>{page ? `[${new URL(reference).hostname}](${reference})` : reference}</Texte>.
    </p>
  );
}
