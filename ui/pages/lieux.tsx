import { quiRepond } from "../../catalogue/fiches/logo.ts";
import { useState } from "react";
import { useParams } from "react-router";
import { lieuxGeneriques, quiRecoivent } from "../../catalogue/lieux/lieux.ts";
import { ageAt } from "../../catalogue/situation/periods.ts";
import type { Commune } from "../../catalogue/situation/situation.ts";
import { ChoisirCommune } from "../aides/lieux/choisir-commune.tsx";
import { LieuxProches } from "../aides/lieux/proches.tsx";
import { Lien } from "../cadre/navigation/lien.tsx";
import { useTitle } from "../cadre/navigation/titles.ts";
import { useJourney } from "../session/use-journey.ts";
import { Attente } from "../resultats/attente.tsx";
import { DroitAbsent } from "../resultats/droit-absent.tsx";
import { trouverDroit, useResultats } from "../resultats/use-resultats.ts";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { MotsEntiers } from "../cadre/format/mots-entiers.tsx";

export const enLigne = true;

/** Places near the household: those that help in general, or those that know one aid. */
export function Component() {
  const { droitId } = useParams();
  const generaux = useLieuxGeneraux();
  return droitId ? (
    <LieuxDuDroit id={droitId} />
  ) : (
    <Lieux
      titre="Des lieux où l’on vous aide"
      intro="Une question, un dossier à remplir : ces accueils vous reçoivent gratuitement."
      types={generaux}
      retour={RESULTATS}
    />
  );
}

/** Those that receive who answers, by her age. */
function useLieuxGeneraux() {
  const { demandeur, dateDeValeur: jour } = useJourney().parcours.situation;
  const { date_naissance: ne, handicap } = demandeur;
  return quiRecoivent(lieuxGeneriques, ne ? ageAt(ne, jour) : undefined, handicap);
}

function LieuxDuDroit({ id }: { id: string }) {
  const { tous: resultats, ...status } = useResultats();
  const generaux = useLieuxGeneraux();
  const droit = trouverDroit(resultats, id);
  if (status.state !== "done") return <Attente {...status} />;
  if (!droit) return <DroitAbsent />;
  return (
    <Lieux
      titre="Où demander cette aide"
      intro={`Pour : ${droit.label}.`}
      types={droit.lieux ?? generaux}
      institution={(quiRepond(droit) ?? droit.institution).id}
      retour={`${RESULTATS}/${encodeURIComponent(id)}`}
    />
  );
}

interface Props {
  titre: string;
  intro: string;
  types: readonly string[];
  institution?: string;
  retour: string;
}

/** Places for the commune of the answers, else for one that is typed here. */
function Lieux({ titre, intro, types, institution, retour }: Props) {
  useTitle(titre);
  const { parcours } = useJourney();
  const { depcom, _codePostal, _nomCommune } = parcours.situation.menage;
  const [choisie, setChoisie] = useState<Commune>();
  const commune = depcom ? { depcom, _codePostal, _nomCommune } : choisie;
  return (
    <section className="leaflet places">
      <h1>
        <MotsEntiers>{titre}</MotsEntiers>
      </h1>
      <p>
        {intro}
        {depcom && _nomCommune && <span>{` Votre commune : ${_nomCommune}.`}</span>}
      </p>
      {!depcom && <ChoisirCommune label="Votre commune" onChoisir={setChoisie} />}
      {commune && <LieuxProches commune={commune} types={types} institution={institution} />}
      <div className="foot">
        <Lien className="button secondary" to={retour}>
          {retour === RESULTATS ? "Revenir à mes résultats" : "Revenir à cette aide"}
        </Lien>
      </div>
    </section>
  );
}
