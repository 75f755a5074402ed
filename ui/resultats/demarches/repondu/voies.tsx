import {
  RECOURS_LUS,
  dernierJour,
  recoursDe,
  type VoieDeRecours,
} from "../../../../catalogue/results/demarches/repondu/recours.ts";
import { ecrireJour } from "../../../cadre/format/dates.ts";
import { AjouterAMonAgenda } from "../ajouter.tsx";
import { SourceDite } from "../source-dite.tsx";

interface Props {
  aide: string;
  nom: string;
  dette: boolean;
  /** Day on which the letter came; empty when it was not told. */
  recueLe: string;
  aujourdhui: string;
}

const DELAIS = { mois: "mois", jours: "jours" } as const;

/** Ways to have a decision looked at again, in order, each with its delay, its text and its day. */
export function VoiesDeRecours({ aide, nom, dette, recueLe, aujourdhui }: Props) {
  const recours = recoursDe(aide, dette);
  if (!recours) return null;
  return (
    <section>
      <h2>Si l’explication ne vous convient pas</h2>
      <p>
        Ceci n’est pas un conseil d’avocat : la lettre dit qui saisir et jusqu’à quand, fiez-vous d’abord à
        elle. Envoyez en recommandé avec avis de réception, ou par votre espace en ligne, et gardez une copie.
      </p>
      {recours.dette && (
        <p>
          <strong>La dette.</strong> {recours.dette.dit}{" "}
          <span className="hint">
            Source : <SourceDite de={recours.dette.source} />
          </span>
        </p>
      )}
      <ol>
        {recours.voies.map((voie) => (
          <li key={voie.nom}>
            <Voie de={voie} aide={aide} nom={nom} recueLe={recueLe} aujourdhui={aujourdhui} />
          </li>
        ))}
      </ol>
      <p className="hint">Relu le {ecrireJour(RECOURS_LUS)}.</p>
    </section>
  );
}

function Voie({ de: voie, aide, nom, recueLe, aujourdhui }: Omit<Props, "dette"> & { de: VoieDeRecours }) {
  const jour = recueLe ? dernierJour(voie, recueLe) : undefined;
  return (
    <>
      <p>
        <strong>{voie.nom}.</strong> <span>{`${voie.qui}. `}</span>
        {voie.delai && (
          <span>{`Dans les ${voie.delai.nombre} ${DELAIS[voie.delai.unite]} qui suivent le jour où vous avez reçu la lettre. `}</span>
        )}
        <span>{voie.dit}</span>{" "}
        <span className="hint">
          Source : <SourceDite de={voie.source} />
        </span>
      </p>
      {jour && <DernierJour jour={jour} voie={voie} aide={aide} nom={nom} aujourdhui={aujourdhui} />}
    </>
  );
}

interface PropsDuJour {
  jour: string;
  voie: VoieDeRecours;
  aide: string;
  nom: string;
  aujourdhui: string;
}

function DernierJour({ jour, voie, aide, nom, aujourdhui }: PropsDuJour) {
  if (jour < aujourdhui)
    return (
      <p>
        D’après la date que vous avez donnée, ce délai a fini le {ecrireJour(jour)}. Demandez tout de même une
        explication.
      </p>
    );
  const note = `${voie.nom}\u00a0: ${voie.qui}. À envoyer avant ce jour, avec une preuve.`;
  return (
    <p>
      <span>{`Jusqu’au ${ecrireJour(jour)}. `}</span>
      <AjouterAMonAgenda
        echeances={[{ date: { jour, quoi: "recours", id: aide, label: nom }, note }]}
        mots="Ajouter à mon agenda"
        precision={voie.nom}
        nom={`cap-aides-recours-${aide}`}
      />
    </p>
  );
}
