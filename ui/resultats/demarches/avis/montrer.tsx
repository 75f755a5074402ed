import { useId, useState } from "react";
import type { ListeDeCertificats } from "../../../../catalogue/results/demarches/avis/certificats.ts";
import { ecrireJour } from "../../../cadre/format/dates.ts";
import { type AvisMontre, type PropsDeLAvis, QUI } from "./cible.ts";
import { Filmer, peutFilmer } from "./filmer.tsx";
import { ChiffresLus } from "./lu.tsx";
import { lireLAvisMontre } from "./lire-fichier.ts";

/** It brings a reader that few need: a device does not keep it beforehand. */
export const enLigne = true;

interface Props extends PropsDeLAvis {
  liste: ListeDeCertificats;
  /** Closes it, and says what was taken. */
  fermer: (repris?: string) => void;
}

/** Where the reading stands. */
type Etat = "attente" | "film" | "lecture" | AvisMontre;

/** Takes the focus there, once: the button that it was on is gone. */
const venir = (element: HTMLElement | null): void => element?.focus();

/** Shows a notice: by the camera, by a picture or by a PDF; its figures are seen before they are taken. */
export function Component({ de, annee, prendre, liste, fermer }: Props) {
  const [etat, setEtat] = useState<Etat>("attente");
  const titre = useId();
  const lu = typeof etat === "object" && "avis" in etat ? etat.avis : undefined;
  return (
    <section className="card" aria-labelledby={titre}>
      <p id={titre} tabIndex={-1} ref={venir}>
        <strong>{QUI[de].invite}</strong>
      </p>
      {lu ? (
        <ChiffresLus de={de} avis={lu} prendre={prendre} fermer={fermer} autre={() => setEtat("attente")} />
      ) : (
        <AMontrer etat={etat} setEtat={setEtat} annee={annee} liste={liste} />
      )}
      <p>
        <button type="button" className="link" onClick={() => fermer()}>
          Fermer sans rien reprendre
        </button>
      </p>
    </section>
  );
}

interface PropsAMontrer extends Pick<Props, "annee" | "liste"> {
  etat: Etat;
  setEtat: (etat: Etat) => void;
}

function AMontrer({ etat, setEtat, annee, liste }: PropsAMontrer) {
  const lire = async (choisi: File | undefined) => {
    if (!choisi) return;
    setEtat("lecture");
    setEtat(await lireLAvisMontre(choisi, liste, annee));
  };
  return (
    <>
      <p>
        La première page de l’avis porte un carré de points, signé par les impôts. Il est lu sur cet appareil
        : rien n’est envoyé, et rien n’est gardé que les chiffres que vous reprenez.
      </p>
      <p className="hint">
        Signature vérifiée d’après la liste de certificats de l’État du {ecrireJour(liste.liste.du)}.
      </p>
      <ChampDeFichier choisi={(fichier) => void lire(fichier)} />
      {etat === "film" && <Filmer annee={annee} liste={liste} vu={setEtat} />}
      {etat !== "film" && peutFilmer() && (
        <p>
          <button type="button" className="button secondary" onClick={() => setEtat("film")}>
            Filmer le carré
          </button>
        </p>
      )}
      <div role="status">
        {etat === "lecture" && <p>Lecture en cours…</p>}
        {typeof etat === "object" && "refus" in etat && <p className="error">{etat.refus}</p>}
      </div>
    </>
  );
}

function ChampDeFichier({ choisi }: { choisi: (fichier: File | undefined) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Une photo du carré, une capture d’écran ou le PDF</label>
      <input
        id={id}
        type="file"
        accept="image/*,application/pdf"
        onChange={({ target }) => choisi(target.files?.[0])}
      />
    </div>
  );
}
