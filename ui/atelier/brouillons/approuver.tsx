import { useEffect, useState } from "react";
import { Echanges } from "./echanges.tsx";
import {
  ajouterAuBrouillon,
  estDeSaMain,
  type NomDeBrouillon,
  texteEnregistre,
  useEnregistrements,
} from "./approbation.ts";

/** The text that approves an edit, and the file where it goes. */
export interface AApprouver {
  fichier: string;
  texte: string;
}

type Etat = "lecture" | "a-enregistrer" | "a-approuver" | "de-sa-main" | "approuve" | "ecriture" | "panne";

interface Lue {
  brouillon: NomDeBrouillon;
  /** Path of the sheet from the root, and its text as the form holds it. */
  chemin: string;
  texte: string;
  approbation: AApprouver;
}

/** Where the approval of what is shown stands, and how to give it. */
function useApprobation({ brouillon: { collection, slug }, chemin, texte, approbation }: Lue) {
  const [etat, setEtat] = useState<Etat>("lecture");
  useEffect(() => {
    let actuel = true;
    const regarder = async () => {
      const nom = { collection, slug };
      const [fiche, donnee] = [
        await texteEnregistre(nom, chemin).catch(() => undefined),
        await texteEnregistre(nom, approbation.fichier).catch(() => undefined),
      ];
      const aApprouver = fiche === texte && donnee !== approbation.texte;
      const deSaMain = aApprouver && (await estDeSaMain(nom, chemin).catch(() => false));
      if (!actuel) return;
      if (fiche !== texte) setEtat("a-enregistrer");
      else setEtat(deSaMain ? "de-sa-main" : aApprouver ? "a-approuver" : "approuve");
    };
    void regarder();
    return () => {
      actuel = false;
    };
  }, [collection, slug, chemin, texte, approbation]);
  const approuver = () => {
    setEtat("ecriture");
    const fichier = { path: approbation.fichier, raw: approbation.texte };
    ajouterAuBrouillon({ collection, slug }, [fichier], `Approbation : « ${slug} »`).then(
      () => setEtat("approuve"),
      () => setEtat("panne"),
    );
  };
  return { etat, approuver };
}

const dits: Partial<Record<Etat, string>> = {
  "a-enregistrer": "Enregistrez d’abord ce changement : c’est ce qui est enregistré qui s’approuve.",
  "de-sa-main":
    "Vous avez écrit ce changement : une autre personne doit le lire ici, et l’approuver. Passez-le « En cours de révision ».",
  approuve: "Ce changement est lu et approuvé. Le modifier demande de l’approuver de nouveau.",
  ecriture: "Nous gardons votre approbation…",
  panne: "L’approbation n’a pas pu être gardée. Essayez de nouveau dans un instant.",
};

/** The approval of what is shown above, by the person who has read it. `rien`: nothing changes for anybody. */
export const Approuver = (lue: Lue & { rien?: boolean }) => (
  <UneVersion key={useEnregistrements()} {...lue} />
);

function UneVersion({ rien = false, ...lue }: Lue & { rien?: boolean }) {
  const { etat, approuver } = useApprobation(lue);
  const dit = dits[etat];
  return (
    <section>
      <h2>Approuver</h2>
      {dit && <p role="status">{dit}</p>}
      {etat !== "lecture" && etat !== "a-enregistrer" && <Echanges brouillon={lue.brouillon} />}
      {(etat === "a-approuver" || etat === "panne") && (
        <>
          <p>
            {rien
              ? "Rien de ce que lisent les gens ne change, et aucun foyer témoin n’est concerné."
              : "Vous avez lu ce qui change, et pour quels foyers témoins."}{" "}
            La publication attend cet accord.
          </p>
          <button type="button" className="button" onClick={approuver}>
            J’approuve ce changement
          </button>
        </>
      )}
    </section>
  );
}
