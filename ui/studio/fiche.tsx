import { useCallback, useEffect, useRef } from "react";
import { type EtapeDuParcours, etapesQuiLisent, lectures } from "../../machines/studio/graph/etapes.ts";
import { gardesDe } from "../../machines/studio/graph/lecture.ts";
import type { Vue } from "../../machines/studio/graph/jeu.ts";
import type { Kind } from "../../machines/kinds/kinds.ts";
import { say } from "../../machines/questions/words.ts";
import { EnCours } from "../aides/en-cours.tsx";
import { useLecture } from "../aides/use-lecture.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import { chapterNamed } from "../../machines/journey/chapters.ts";
import type { NomDeFoyer } from "./adresse.ts";
import { CheminVersLEtape } from "./chemin.tsx";
import { phraseDeCondition } from "../../machines/studio/graph/phrases.ts";
import { direCondition } from "./dire-condition.ts";
import { Gardes } from "./gardes.tsx";
import { choixDe, nomDeLEtape, questionDe, roleDe } from "./index-etapes.ts";
import { lectricesDe } from "./lectrices.ts";
import { etapes, etapesParId, noeudsParId } from "./parcours.ts";

const sortes = {
  yesno: "oui ou non",
  enum: "un choix dans une liste",
  multiple: "plusieurs choix dans une liste",
  number: "un nombre",
  date: "une date",
  text: "un texte",
  commune: "une commune",
  housing: "le logement, en une à trois questions",
  rent: "un loyer et des charges",
  children: "la liste des enfants",
  childrenYesNo: "oui ou non, pour chaque enfant",
  resourceTypes: "des types de ressources",
  amounts: "des montants, mois par mois",
} as const satisfies Record<Kind, string>;

interface Props {
  id: string;
  vue: Vue | undefined;
  onChoisir: (id: string) => void;
  onJouer: (nom: NomDeFoyer) => void;
}

/** Everything there is to know of a step; its title takes focus when it opens. */
export function Fiche({ id, ...reste }: Props) {
  const titre = useRef<HTMLHeadingElement>(null);
  const etape = etapesParId.get(id);
  const noeud = noeudsParId.get(id);
  useEffect(() => titre.current?.focus(), []);
  return (
    <article className="fiche" aria-labelledby="fiche-titre">
      <h2 id="fiche-titre" ref={titre} tabIndex={-1}>
        {etape ? nomDeLEtape(etape) : noeud?.libelle}
      </h2>
      {etape ? (
        <Etape etape={etape} {...reste} />
      ) : (
        <p>
          {noeud?.sorte === "suivant"
            ? "Le bloc recommence pour la personne suivante ; après la dernière, le parcours continue."
            : "Cet écran ne pose pas de question : il montre ce que les réponses ont donné."}
        </p>
      )}
    </article>
  );
}

function Etape({ etape, vue, onChoisir, onJouer }: Omit<Props, "id"> & { etape: EtapeDuParcours }) {
  const question = questionDe(etape);
  const role = roleDe(etape);
  const choix = choixDe(question, role);
  const lisent = etapesQuiLisent(etapes, etape.reponses);
  return (
    <>
      <p className="libelle">« {say(question.title, { role })} »</p>
      {question.help && <p className="help">{say(question.help, { role })}</p>}
      <dl>
        <dt>Chapitre</dt>
        <dd>{chapterNamed(etape.chapitre).title}</dd>
        <dt>Réponse attendue</dt>
        <dd>
          {sortes[question.kind]}
          {question.kind === "number" && question.optional && <span>, facultative</span>}
        </dd>
        {choix.length > 0 && (
          <>
            <dt>Choix</dt>
            <dd>{choix.join(" · ")}</dd>
          </>
        )}
        <dt>Elle sert à</dt>
        <dd>{question.purpose}</dd>
      </dl>
      <Conditions etape={etape} vue={vue} />
      <h3>Questions qui dépendent de sa réponse</h3>
      <Etapes etapes={lisent} onChoisir={onChoisir} aucune="Aucune : sa réponse n’ouvre et ne ferme rien." />
      <Aides etape={etape} />
      <CheminVersLEtape key={etape.stateId} etape={etape} onJouer={onJouer} />
    </>
  );
}

/** When it is asked: each condition, what it is made of, the answers it reads; and now, if one plays. */
function Conditions({ etape, vue }: { etape: EtapeDuParcours; vue: Vue | undefined }) {
  return (
    <>
      <h3>Quand elle est posée</h3>
      {etape.conditions.length === 0 ? (
        <p>Toujours{etape.groupes.some(({ loop }) => loop) ? ", pour chaque personne du bloc" : ""}.</p>
      ) : (
        <ul className="conditions">
          {etape.conditions.map((condition) => (
            <li key={condition.label}>
              <strong>{phraseDeCondition(condition.label)}</strong>
              {direCondition(condition) !== condition.label && (
                <span className="hint"> {direCondition(condition)}</span>
              )}
              <Lues noms={lectures(condition, etape.roles)} />
            </li>
          ))}
        </ul>
      )}
      {vue && <Gardes titre="En ce moment" gardes={gardesDe(vue.parcours, etape)} />}
    </>
  );
}

/** « Lit : Activité, Commune »: the questions that give these answers; nobody asks a few of them. */
function Lues({ noms }: { noms: readonly string[] }) {
  const lues = etapes.filter(({ reponses }) => reponses.some((nom) => noms.includes(nom)));
  if (lues.length === 0) return null;
  return <span className="hint"> Lit : {lues.map(nomDeLEtape).join(", ")}.</span>;
}

function Etapes({
  etapes: les,
  aucune,
  onChoisir,
}: {
  etapes: readonly EtapeDuParcours[];
  aucune: string;
  onChoisir: (id: string) => void;
}) {
  if (les.length === 0) return <p>{aucune}</p>;
  return (
    <ul className="trouvees">
      {les.map((etape) => (
        <li key={etape.stateId}>
          <button type="button" onClick={() => onChoisir(etape.stateId)}>
            {nomDeLEtape(etape)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const MONTREES = 6;

function Aides({ etape }: { etape: EtapeDuParcours }) {
  const lire = useCallback(() => lectricesDe(etape), [etape]);
  const lecture = useLecture(lire);
  if (lecture.state !== "done") return <EnCours lecture={lecture} quoi="Nous lisons les règles…" />;
  const { value: aides } = lecture;
  const lien = (aide: (typeof aides)[number]) => (
    <li key={aide.id}>
      <Lien to={`/aides/${aide.id}`}>{aide.label}</Lien> <span className="hint">{aide.institution}</span>
    </li>
  );
  return (
    <>
      <h3>Aides qui lisent sa réponse ({aides.length})</h3>
      <ul>{aides.slice(0, MONTREES).map(lien)}</ul>
      {aides.length > MONTREES && (
        <details>
          <summary>Les {aides.length - MONTREES} autres</summary>
          <ul>{aides.slice(MONTREES).map(lien)}</ul>
        </details>
      )}
      <p className="hint">
        Celles de la loi y sont quand leur calcul, de près ou de loin, lit la réponse. Les aides au vélo n’y
        sont pas : elles ne sont pas au catalogue.
      </p>
    </>
  );
}
