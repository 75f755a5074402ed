import type { Demande } from "../../catalogue/fiches/demande.ts";
import type { Campagne } from "../../catalogue/fiches/campagne.ts";
import {
  ecrireCampagne,
  ecrireDelaiDeDemande,
  ecrireDelaiDeReponse,
  ecrireSilence,
} from "../../catalogue/fiches/ecrire-demande.ts";
import { Texte } from "../cadre/shell/texte.tsx";

type De = { de: Demande & { campagne?: Campagne } };

/** When an aid can be asked for, and until when; nothing where nothing is known. */
export function Delais({ de: { campagne, delaiDemande } }: De) {
  const phrases = [
    campagne && ecrireCampagne(campagne),
    delaiDemande && ecrireDelaiDeDemande(delaiDemande),
  ].filter(Boolean);
  if (phrases.length === 0) return null;
  return (
    <section>
      <h2>Quand la demander</h2>
      <p className={campagne && campagne.etat !== "ouverte" ? "banner warning" : undefined}>
        {phrases.join(" ")}
      </p>
    </section>
  );
}

/** Once it is asked for: how long the answer takes, what silence means. */
export function DelaiDeReponse({ de: { delaiReponse, sansReponse } }: De) {
  const phrases = [
    delaiReponse && ecrireDelaiDeReponse(delaiReponse),
    sansReponse && ecrireSilence(sansReponse),
  ].filter(Boolean);
  if (phrases.length === 0) return null;
  return (
    <section>
      <h2>Combien de temps</h2>
      <p>{phrases.join(" ")}</p>
    </section>
  );
}

/** What to gather before asking. */
export function Papiers({ de: { papiers } }: De) {
  if (!papiers) return null;
  return (
    <section>
      <h2>À préparer</h2>
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
