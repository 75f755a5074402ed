import { useMemo, useState } from "react";
import { ChoixOuRien, MotsCherches } from "./filtres.tsx";
import { moteurDesEtapes, nomDeLEtape } from "./index-etapes.ts";
import { graphe } from "./parcours.ts";
import { activitesDites, type ActiviteDite, AGES, type LigneDuPourquoi, pourquoi } from "./pourquoi.ts";
import "./pourquoi.css";

/** What is asked of this view, as its address carries it. */
interface Demande {
  age: number;
  activite: ActiviteDite | "";
  mots: string;
  quoi: "" | "posees" | "non";
}

const VUE = "#vue=pourquoi";

const estUnAge = (age: number) => Number.isInteger(age) && age >= AGES.min && age <= AGES.max;
const estActivite = (nom: string): nom is ActiviteDite => activitesDites.some(([une]) => une === nom);

function lireLaDemande(fragment: string): Demande {
  const lus = new URLSearchParams(fragment.slice(1));
  const [age, activite, quoi] = [Number(lus.get("age")), lus.get("activite") ?? "", lus.get("quoi")];
  return {
    age: estUnAge(age) ? age : 15,
    activite: estActivite(activite) ? activite : "",
    mots: lus.get("mots") ?? "",
    quoi: quoi === "posees" || quoi === "non" ? quoi : "",
  };
}

/** The address follows what is asked, and is not a step back. */
function ecrireLaDemande({ age, activite, mots, quoi }: Demande): void {
  const dits = Object.entries({ age: String(age), activite, mots, quoi }).flatMap(([nom, valeur]) =>
    valeur === "" ? [] : [`${nom}=${encodeURIComponent(valeur)}`],
  );
  history.replaceState(history.state, "", [VUE, ...dits].join("&"));
}

/** Why a question is asked, why it is not: of an age and an activity, question by question. */
export function VuePourquoi() {
  const [demande, setDemande] = useState(() => lireLaDemande(location.hash));
  const { age, activite, mots, quoi } = demande;
  const changer = (suite: Partial<Demande>) => {
    const neuve = { ...demande, ...suite };
    setDemande(neuve);
    ecrireLaDemande(neuve);
  };
  const lignes = useMemo(() => pourquoi(age, activite || undefined), [age, activite]);
  const trouvees = useMemo(
    () => (mots.trim().length > 1 ? new Set(moteurDesEtapes.chercher(mots).items) : undefined),
    [mots],
  );
  const gardees = lignes?.filter(
    ({ etape, posee }) =>
      (!trouvees || trouvees.has(etape)) && (quoi === "" || posee === (quoi === "posees")),
  );
  return (
    <div className="entiere pourquoi">
      <p>
        La machine du produit joue une personne seule, française, locataire à Rennes, sans revenu ni projet :
        ses autres réponses sont les plus simples. Chaque condition dit ce qu’elle a lu.
      </p>
      <Choix demande={demande} onChanger={changer} />
      <p role="status">{direCombien(lignes, gardees)}</p>
      {gardees && <Lignes lignes={gardees} />}
    </div>
  );
}

function direCombien(
  lignes: readonly LigneDuPourquoi[] | undefined,
  gardees: readonly LigneDuPourquoi[] | undefined,
): string {
  if (!lignes || !gardees) return "Le questionnaire ne propose pas cette activité à cet âge.";
  const posees = gardees.filter(({ posee }) => posee).length;
  return `${posees} posées, ${gardees.length - posees} non, sur ${lignes.length} questions.`;
}

interface PropsDuChoix {
  demande: Demande;
  onChanger: (suite: Partial<Demande>) => void;
}

const Choix = ({ demande, onChanger }: PropsDuChoix) => (
  <search className="pourquoi-choix">
    <p>
      <label htmlFor="pourquoi-age">Âge</label>
      <input
        id="pourquoi-age"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={demande.age}
        onChange={({ target }) => estUnAge(Number(target.value)) && onChanger({ age: Number(target.value) })}
      />
    </p>
    <ChoixOuRien
      label="Activité"
      value={demande.activite}
      rien="N’importe laquelle"
      parmi={activitesDites}
      onChange={(activite) => onChanger({ activite })}
    />
    <MotsCherches
      label="Mots d’une question ou d’une condition"
      value={demande.mots}
      onChange={(mots) => onChanger({ mots })}
    />
    <ChoixOuRien
      label="Montrer"
      value={demande.quoi}
      rien="Toutes les questions"
      parmi={[
        ["posees", "Celles qui sont posées"],
        ["non", "Celles qui ne le sont pas"],
      ]}
      onChange={(quoi) => onChanger({ quoi })}
    />
  </search>
);

const Lignes = ({ lignes }: { lignes: readonly LigneDuPourquoi[] }) =>
  graphe.chapitres.map(({ nom, titre }) => {
    const siennes = lignes.filter(({ etape }) => etape.chapitre === nom);
    return (
      siennes.length > 0 && (
        <section key={nom} aria-label={titre}>
          <h2>{titre}</h2>
          <ul>
            {siennes.map((ligne) => (
              <UneLigne key={ligne.etape.stateId} ligne={ligne} />
            ))}
          </ul>
        </section>
      )
    );
  });

const UneLigne = ({ ligne: { etape, posee, raisons } }: { ligne: LigneDuPourquoi }) => (
  <li data-posee={posee}>
    <a href={`#etape=${etape.stateId}`}>{nomDeLEtape(etape)}</a>
    <strong>{posee ? "Posée" : "Pas posée"}</strong>
    <span className="hint">{raisons.length > 0 ? raisons.join(" ; ") : "posée à tout le monde"}</span>
  </li>
);
