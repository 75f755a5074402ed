import type { PreviewTemplateComponentProps } from "decap-cms-core";
import { useEffect, useState } from "react";
import { MemoryRouter } from "react-router";
import type { ApercuDeBrouillon } from "../../../catalogue/apercu/apercu.ts";
import type { EffetSurLesFoyers } from "../../../catalogue/apercu/foyers.ts";
import { Carte } from "../../aides/carte.tsx";
import { FicheDeLAide } from "../../fiche/fiche.tsx";
import { commeListee } from "../../aides/index-aides.ts";
import { Cartes } from "../../resultats/carte.tsx";
import { cheminDeLaFiche, demanderLApercu, demanderLesFoyers } from "../enregistrer.ts";
import { avecLeursChamps } from "../refus/noms.ts";
import { CeQuiChange, Foyers, PanneauDesLiens, PanneauDesConstats, Voisines } from "./panneaux.tsx";

/** Milliseconds without a keystroke before a draft is looked at; then before it is tried again. */
const CALME_MS = 500;
const REPRISE_MS = 3_000;

/** Milliseconds more before it is tried on the approved households: that keeps a processor for two seconds. */
const RELECTURE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const PANNE = "L’aperçu n’a pas pu se faire : le serveur redémarre peut-être. Nouvel essai dans un instant.";

interface Vu {
  apercu?: ApercuDeBrouillon;
  foyers?: EffetSurLesFoyers;
  panne?: string;
}

/** The draft as the server sees it; the last answer stays while the next one comes, and a failure is tried again. */
function useApercu(chemin: string | undefined, texte: string) {
  const [vu, setVu] = useState<Vu>({});
  useEffect(() => {
    if (!chemin) return undefined;
    let attente: ReturnType<typeof setTimeout> | undefined;
    let actuel = true;
    const essayer = async () => {
      try {
        const apercu = await demanderLApercu<ApercuDeBrouillon>(chemin, texte);
        if (!actuel) return;
        setVu({ apercu });
        await pause(RELECTURE_MS);
        if (!actuel) return;
        const foyers = apercu.fiche && (await demanderLesFoyers<EffetSurLesFoyers>(chemin, texte));
        if (actuel) setVu({ apercu, ...(foyers && { foyers }) });
      } catch {
        if (!actuel) return;
        setVu(({ apercu }) => ({ ...(apercu && { apercu }), panne: PANNE }));
        attente = setTimeout(() => void essayer(), REPRISE_MS);
      }
    };
    attente = setTimeout(() => void essayer(), CALME_MS);
    return () => {
      actuel = false;
      clearTimeout(attente);
    };
  }, [chemin, texte]);
  return vu;
}

function Contenu({ apercu, foyers }: Vu & { apercu: ApercuDeBrouillon }) {
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
      {apercu.manque && <p>La manque de peu : {apercu.manque}</p>}
      <Voisines voisines={apercu.voisines} />
      <PanneauDesLiens liens={apercu.liens} />
      <CeQuiChange phrases={apercu.changements} />
      {foyers && <Foyers effet={foyers} />}
    </>
  );
}

/** What an editor sees beside the form: the page of the aid, and what this edit would do. */
export const apercuDe =
  (collection: string, ecrire: (donnees: object) => string) =>
  ({ entry }: PreviewTemplateComponentProps) => {
    const donnees = (entry.get("data") as { toJS(): Record<string, unknown> }).toJS();
    const { panne, apercu: vu, ...suite } = useApercu(cheminDeLaFiche(collection, donnees), ecrire(donnees));
    const apercu = vu && { ...vu, constats: avecLeursChamps(collection, vu.constats) };
    return (
      <MemoryRouter>
        <main className="page">
          {panne && <p role="alert">{panne}</p>}
          {apercu ? <Contenu apercu={apercu} {...suite} /> : <p>Nous regardons ce brouillon…</p>}
        </main>
      </MemoryRouter>
    );
  };
