import { useState } from "react";
import { delaiDuSuivi } from "../../../machines/pages/suivi.ts";
import { Lien } from "../../cadre/navigation/lien.tsx";
import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";
import { Article } from "../../cadre/shell/article.tsx";
import { confirmerLeSuivi, refusDAppel } from "./appels.ts";

type Etat = "a-dire" | "en-cours" | "dit";

function useConfirmation(oui: string) {
  const [etat, setEtat] = useState<Etat>("a-dire");
  const [refus, setRefus] = useState("");
  const confirmer = async () => {
    if (etat !== "a-dire") return;
    setEtat("en-cours");
    setRefus("");
    try {
      await confirmerLeSuivi(oui);
      setEtat("dit");
    } catch (error) {
      setRefus(refusDAppel(error).texte);
      setEtat("a-dire");
    }
  };
  return { etat, refus, confirmer };
}

/** Starts a follow-up for whoever reads the box: a click here, since some mail services follow links by themselves. */
export function ConfirmerLeSuivi({ oui }: { oui: string }) {
  const { etat, refus, confirmer } = useConfirmation(oui);
  const quand = delaiDuSuivi(liensDeLaPage().suivi ?? 0);
  if (etat === "dit")
    return (
      <Article titre="C’est noté">
        <p role="status">Nous vous écrirons {quand}, une fois, puis votre adresse sera effacée.</p>
        <p>
          <Lien to="/accompagnement">Se faire accompagner</Lien> d’ici là, c’est gratuit.
        </p>
      </Article>
    );
  return (
    <Article titre={`Vous écrire ${quand}\u00a0?`}>
      <p>
        Un seul message, pour savoir où vous en êtes. Nous gardons pour cela votre adresse et le nom de vos
        aides, chiffrés, puis nous les effaçons. Sans votre accord ici, nous n’en gardons rien.
      </p>
      {refus && (
        <p className="error" role="alert">
          {refus}
        </p>
      )}
      <p className="row">
        <button
          type="button"
          className="button"
          disabled={etat === "en-cours"}
          onClick={() => void confirmer()}
        >
          Oui, écrivez-moi
        </button>
        <Lien to="/">Non</Lien>
      </p>
    </Article>
  );
}
