import { useCallback, useEffect, useRef, useState } from "react";
import { EchecDeLecture } from "../echec.tsx";
import { cheminDeLaFiche, demanderLApercu } from "../enregistrer.ts";
import type { ReglagesDEdition } from "../reglages.ts";
import { useTantQueMuet } from "../widgets/lecture.ts";
import { ApprouverLaFiche } from "./approuver-la-fiche.tsx";
import { autresBrouillons, ditDesBrouillons, type FicheOuverte, texteDuBrouillon } from "./autres.ts";
import { retenirCeQuiEstOuvert } from "./avant.ts";
import { lireLesVersions, revenirA, type VersionDite } from "./versions.ts";

const JOUR = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});

/** The published entry that an address of the editors’ page opens; nothing for a list, a page or a new entry. */
function ficheDe(ancre: string): FicheOuverte | undefined {
  const [, collection = "", nom = ""] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(ancre) ?? [];
  const slug = decodeURIComponent(nom);
  const chemin = slug ? cheminDeLaFiche(collection, { slug }) : undefined;
  return chemin === undefined ? undefined : { collection, slug, path: `catalogue/${chemin}` };
}

function useFicheOuverte(): FicheOuverte | undefined {
  const [ancre, setAncre] = useState(location.hash);
  useEffect(() => {
    const suivre = () => setAncre(location.hash);
    addEventListener("hashchange", suivre);
    return () => removeEventListener("hashchange", suivre);
  }, []);
  return ficheDe(ancre);
}

/** Says, when an entry is opened, that another draft changes it too. */
function Avertissement({ fiche }: { fiche: FicheOuverte }) {
  const { collection, slug, path } = fiche;
  const lire = useCallback(async () => {
    const ouverte = { collection, slug, path };
    await retenirCeQuiEstOuvert(ouverte);
    return autresBrouillons(ouverte);
  }, [collection, slug, path]);
  // Nobody has entered yet, or the product starts anew: it is asked again.
  const { lu: autres = [] } = useTantQueMuet(lire);
  return autres.length > 0 ? (
    <p className="conseil" role="status">
      {ditDesBrouillons(autres)}
    </p>
  ) : null;
}

interface PropsDeVersions {
  fiche: FicheOuverte;
  reglages: ReglagesDEdition;
}

/** Why a former version would be refused today; nothing when it would not. */
async function refusDe({ path }: FicheOuverte, texte: string): Promise<string | undefined> {
  const { constats } = await demanderLApercu(path.replace(/^catalogue\//, ""), texte);
  const refus = constats.filter(({ gravite }) => gravite === "erreur").map(({ message }) => message);
  return refus.length > 0
    ? `Cette version ne peut plus être publiée telle quelle. ${refus.join(" ")}`
    : undefined;
}

/** Makes a former version the draft of its entry, if it can still be published. */
function useRetour(fiche: FicheOuverte) {
  const [panne, setPanne] = useState<string>();
  const revenir = async (version: VersionDite) => {
    setPanne(undefined);
    try {
      const refus = await refusDe(fiche, version.texte);
      if (refus) return setPanne(refus);
      const deja = (await texteDuBrouillon(fiche)) !== undefined;
      if (deja && !confirm("Un brouillon de cette fiche est en cours : le remplacer par cette version ?"))
        return;
      await revenirA(fiche, version, deja);
      location.reload();
    } catch (erreur) {
      setPanne((erreur as Error).message);
    }
  };
  return { panne, revenir };
}

/** What an entry was, in words, and the way back to any of it. */
function Versions({ fiche, reglages }: PropsDeVersions) {
  const lire = useCallback(() => lireLesVersions(fiche, reglages), [fiche, reglages]);
  // The product starts anew after a publication: it is asked again.
  const { lu: versions, panne: muet } = useTantQueMuet(lire);
  const { panne, revenir } = useRetour(fiche);
  return (
    <>
      <EchecDeLecture dit={panne} />
      {!versions && (
        <p role="status">{muet ? `${muet} Nouvel essai dans un instant.` : "Lecture en cours…"}</p>
      )}
      {versions?.length === 0 && <p>Cette fiche n’a pas encore été publiée.</p>}
      <ol className="versions">
        {versions?.map((version, rang) => (
          <UneVersion
            key={version.date + version.qui}
            version={version}
            revenir={() => void revenir(rang === 0 ? (versions[1] ?? version) : version)}
            publiee={rang === 0}
            seule={versions.length === 1}
          />
        ))}
      </ol>
    </>
  );
}

interface PropsDUneVersion {
  version: VersionDite;
  /** The one that is published: what takes its place is the one before it, if any. */
  publiee: boolean;
  seule: boolean;
  revenir: () => void;
}

const UneVersion = ({ version, publiee, seule, revenir }: PropsDUneVersion) => (
  <li>
    <h3>
      {JOUR.format(new Date(version.date))}, par {version.qui}
    </h3>
    <ul>
      {version.phrases.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
      {version.phrases.length === 0 && <li>Rien de ce qui se lit.</li>}
    </ul>
    {publiee && <p>C’est la version publiée.</p>}
    {!seule && (
      <button type="button" onClick={revenir}>
        {publiee ? "Annuler cette publication" : "Revenir à cette version"}
      </button>
    )}
  </li>
);

function Histoire({ fiche, reglages }: PropsDeVersions) {
  const boite = useRef<HTMLDialogElement>(null);
  const [ouverte, setOuverte] = useState(false);
  const ouvrir = () => {
    setOuverte(true);
    boite.current?.showModal();
  };
  return (
    <>
      <button type="button" onClick={ouvrir}>
        Ses versions
      </button>
      <dialog
        ref={boite}
        className="histoire"
        aria-label="Les versions de cette fiche"
        onClose={() => setOuverte(false)}
      >
        <h2>Les versions de cette fiche</h2>
        {ouverte && <Versions fiche={fiche} reglages={reglages} />}
        <button type="button" onClick={() => boite.current?.close()}>
          Fermer
        </button>
      </dialog>
    </>
  );
}

/** What is told of the entry that is open: its other drafts, its versions. */
export function OutilsDeLaFiche({ reglages }: { reglages: ReglagesDEdition }) {
  const ouverte = useFicheOuverte();
  if (!ouverte) return null;
  return (
    <nav className="outils-de-la-fiche" aria-label="Cette fiche" key={ouverte.path}>
      <Avertissement fiche={ouverte} />
      <Histoire fiche={ouverte} reglages={reglages} />
      {ouverte.collection === "institutions" && <ApprouverLaFiche fiche={ouverte} />}
    </nav>
  );
}
