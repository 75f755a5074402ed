import { useState } from "react";
import { exporter } from "../feuille/feuille.ts";
import { ApprouverLeLot } from "../lots/approuver.tsx";
import { Brouillons } from "../lots/brouillons.tsx";
import { Revue } from "../lots/revue.tsx";
import { titreDuLot } from "../lots/titres.ts";
import { donnerLeFichier } from "../telecharger.ts";
import { useAtelier } from "./atelier.ts";
import { ChangerUnChamp } from "./changer.tsx";
import { Importer } from "./importer.tsx";
import { type AidesLues, lireLesAides, tientDansUneFeuille } from "./lire.ts";
import { titresDesFamilles } from "../../../catalogue/atelier/formulaire/mots-des-familles.ts";
import { PageLue } from "./navigation.tsx";
import { Tableau } from "./tableau.tsx";

/** What is published is served a few seconds later. Milliseconds. */
const SERVI_MS = 6_000;

/** Every aid, for the editors: found, exported, imported and changed many at once. */
export function PageDesAides() {
  const [version, setVersion] = useState(0);
  // Another function is another reading.
  const [lire, setLire] = useState(() => () => lireLesAides());
  const relire = () => setLire(() => () => lireLesAides());
  const changer = () => {
    setVersion(version + 1);
    relire();
    setTimeout(relire, SERVI_MS);
  };
  return (
    <PageLue ici="aides" lire={lire}>
      {(lu) => <Atelier lues={lu} version={version} onChange={changer} />}
    </PageLue>
  );
}

interface Props {
  lues: AidesLues;
  /** Changes with the drafts. */
  version: number;
  onChange: () => void;
}

function Atelier({ lues, version, onChange }: Props) {
  const [choisies, setChoisies] = useState<ReadonlySet<string>>(new Set());
  const { vue, dit, rouvert, ...gestes } = useAtelier(lues, onChange);
  const siennes = lues.aides.filter(({ id }) => choisies.has(id));
  const enFeuille = siennes.filter(tientDansUneFeuille);
  const donner = (nom: string, aides: readonly { texte: string }[]) =>
    donnerLeFichier(
      nom,
      exporter(
        aides.map(({ texte }) => texte),
        lues.organismes,
      ),
    );
  return (
    <>
      {dit && (
        <p className={dit.faute ? "error" : "hint"} role={dit.faute ? "alert" : "status"}>
          {dit.mots}
        </p>
      )}
      {rouvert && (
        <DuLot
          titre={titreDuLot(rouvert.lot.slug)}
          onExporter={() => donner("brouillon.csv", rouvert.fichiers)}
        />
      )}
      {(vue.quoi === "tableau" || rouvert) && (
        <Importer enBrouillon={rouvert !== undefined} onLue={gestes.importer} />
      )}
      {vue.quoi === "revue" && (
        <Revue
          revue={vue.revue}
          onFini={gestes.finir}
          onRevenir={gestes.revenir}
          onCorriger={(rangees) => void gestes.corriger(rangees)}
        />
      )}
      {vue.quoi === "bareme" && (
        <>
          <h2>{titreDuLot(vue.lot.slug)}</h2>
          <ApprouverLeLot lot={vue.lot} />
          <p>
            <button type="button" className="link" onClick={gestes.revenir}>
              Revenir aux aides
            </button>
          </p>
        </>
      )}
      {vue.quoi === "champ" && (
        <ChangerUnChamp
          combien={enFeuille.length}
          onRevenir={gestes.revenir}
          onPreparer={(...champ) => void gestes.changer(enFeuille, ...champ)}
        />
      )}
      {/* What was searched and chosen is there when one comes back. */}
      <div hidden={vue.quoi !== "tableau"}>
        <NouvelleAide />
        <Brouillons key={version} onRevoir={(lot) => void gestes.revoir(lot)} onChange={gestes.finir} />
        <Tableau
          lues={lues}
          choisies={choisies}
          onChoisies={setChoisies}
          horsFeuille={siennes.length - enFeuille.length}
          onChanger={gestes.montrerLeChamp}
          onExporter={() => donner("aides.csv", enFeuille)}
        />
      </div>
    </>
  );
}

const NouvelleAide = () => (
  <p className="row">
    <a className="button" href="/admin/#/collections/aides/new">
      Nouvelle aide
    </a>
    {[["aides-de-la-banque", "Offre de la banque"] as const, ...Object.entries(titresDesFamilles)].map(
      ([collection, titre]) => (
        <a key={collection} href={`/admin/#/collections/${collection}/new`}>
          {titre}
          <span className="visually-hidden"> : une de plus</span>
        </a>
      ),
    )}
  </p>
);

const DuLot = ({ titre, onExporter }: { titre: string; onExporter: () => void }) => (
  <section>
    <h2>{titre}</h2>
    <p>
      Pour le corriger, téléchargez sa feuille, changez-la, puis choisissez-la ci-dessous : le même brouillon
      sera réécrit.
    </p>
    <p>
      <button type="button" className="button secondary" onClick={onExporter}>
        Télécharger la feuille de ce brouillon
      </button>
    </p>
  </section>
);
