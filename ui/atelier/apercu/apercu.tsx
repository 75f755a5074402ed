import type { PreviewTemplateComponentProps } from "decap-cms-core";
import { useEffect, useState } from "react";
import { MemoryRouter } from "react-router";
import type { ApercuDeBrouillon, EffetDUnBrouillon } from "../../../catalogue/atelier/apercu/apercu.ts";
import { Carte } from "../../aides/carte.tsx";
import { FicheDeLAide } from "../../aides/fiche/fiche.tsx";
import { commeListee } from "../../aides/index-aides.ts";
import { Cartes } from "../../resultats/carte.tsx";
import { cheminDeLaFiche, demanderLApercu, demanderLesFoyers, identifiantDe } from "../enregistrer.ts";
import { type AApprouver, Approuver } from "../brouillons/approuver.tsx";
import { PanneauDesLiens } from "./liens.tsx";
import { ListeDePhrases } from "../liste-de-phrases.tsx";
import { Foyers, PanneauDesConstats } from "./panneaux.tsx";
import { avecLeursChamps } from "../refus/noms.ts";

/** Milliseconds without a keystroke before a draft is looked at; then before it is tried again. */
const CALME_MS = 500;
const REPRISE_MS = 3_000;

/** Milliseconds more before it is tried on the approved households: that keeps a processor for two seconds. */
const RELECTURE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Effet = EffetDUnBrouillon & { approbation: AApprouver };

interface Vu {
  apercu?: ApercuDeBrouillon;
  foyers?: Effet;
  panne?: string;
}

/** The draft as the server sees it; the last answer stays while the next one comes, and a failure is tried again. */
function useApercu(chemin: string | undefined, texte: string) {
  const [vu, setVu] = useState<Vu>({});
  useEffect(() => {
    if (!chemin) return undefined;
    let attente: ReturnType<typeof setTimeout> | undefined;
    // What is written since is looked at in its place: nobody waits for this one any more.
    const arret = new AbortController();
    const { signal } = arret;
    const essayer = async () => {
      try {
        const apercu = await demanderLApercu(chemin, texte, { signal });
        if (signal.aborted) return;
        setVu({ apercu });
        await pause(RELECTURE_MS);
        if (signal.aborted) return;
        const foyers = apercu.fiche && (await demanderLesFoyers<Effet>(chemin, texte, signal));
        if (!signal.aborted) setVu({ apercu, ...(foyers && { foyers }) });
      } catch (erreur) {
        if (signal.aborted) return;
        setVu(({ apercu }) => ({ ...(apercu && { apercu }), panne: (erreur as Error).message }));
        attente = setTimeout(() => void essayer(), REPRISE_MS);
      }
    };
    attente = setTimeout(() => void essayer(), CALME_MS);
    return () => {
      arret.abort();
      clearTimeout(attente);
    };
  }, [chemin, texte]);
  return vu;
}

function Contenu({
  apercu,
  foyers,
  ...lieu
}: Vu & { apercu: ApercuDeBrouillon; chemin: string; texte: string }) {
  const { fiche } = apercu;
  return (
    <>
      <PanneauDesConstats constats={apercu.constats} />
      {fiche && (
        <>
          <h2>Dans la liste</h2>
          <ul className="aids">
            <Carte aide={commeListee(fiche)} />
          </ul>
          <h2>Sa page</h2>
          <FicheDeLAide aide={fiche} />
        </>
      )}
      {apercu.droit && (
        <>
          <h2>Dans les résultats</h2>
          <Cartes droits={[apercu.droit]} />
        </>
      )}
      {apercu.obtient && <p>L’obtient : {apercu.obtient}</p>}
      <ListeDePhrases titre="La manquent de peu" phrases={apercu.manques} />
      <ListeDePhrases
        titre="Cette personne obtient aussi"
        phrases={apercu.voisines.map(({ label }) => label)}
      />
      <PanneauDesLiens liens={apercu.liens} {...lieu} />
      <ListeDePhrases titre="Ce qui change" phrases={apercu.changements} />
      {foyers && <Foyers effet={foyers} />}
    </>
  );
}

/** What an editor sees beside the form: the page of the aid, and what this edit would do. */
export const apercuDe =
  (collection: string, ecrire: (donnees: object) => string) =>
  ({ entry }: PreviewTemplateComponentProps) => {
    const donnees = (entry.get("data") as { toJS(): Record<string, unknown> }).toJS();
    const [chemin, texte, slug] = [
      cheminDeLaFiche(collection, donnees),
      ecrire(donnees),
      identifiantDe(donnees),
    ];
    const { panne, apercu: vu, ...suite } = useApercu(chemin, texte);
    const apercu = vu && { ...vu, constats: avecLeursChamps(collection, vu.constats) };
    const { approbation, phrases = [] } = suite.foyers ?? {};
    return (
      <MemoryRouter>
        <main className="page">
          {panne && <p role="alert">{panne}</p>}
          {apercu && chemin ? (
            <Contenu {...{ apercu, chemin, texte }} {...suite} />
          ) : (
            <p>Nous regardons ce brouillon…</p>
          )}
          {approbation && (
            <Approuver
              brouillon={{ collection, slug }}
              chemin={`catalogue/${chemin}`}
              {...{ texte, approbation }}
              rien={phrases.length === 0}
            />
          )}
        </main>
      </MemoryRouter>
    );
  };
