import { type MouseEvent, useCallback, useState } from "react";
import type { Commune } from "../../catalogue/situation/situation.ts";
import { typographier } from "../../catalogue/schema/typographie.ts";
import donnees from "../../catalogue/fiches/urgence/urgences.json" with { type: "json" };
import type { Urgences } from "../../catalogue/fiches/urgence/urgences.ts";
import { useLecture } from "../aides/use-lecture.ts";
import { ecrireJour } from "../cadre/format/dates.ts";
import { ChoisirCommune } from "../aides/lieux/choisir-commune.tsx";
import type { IciMeme } from "../aides/lieux/proches.tsx";
import { Lien } from "../cadre/navigation/lien.tsx";
import { api } from "../session/api.ts";
import { useReprise } from "../session/use-session.tsx";
import { QuitterVite } from "../aides/urgence/quitter.tsx";
import { Numero } from "../aides/urgence/numero.tsx";
import { SituationPressante } from "../aides/urgence/situation.tsx";
import { Article } from "../cadre/shell/article.tsx";

/** Fields that are no text to set: addresses, numbers, the day. */
const BRUTS = new Set(["href", "appeler", "lu"]);

/** Checked by its test, set in our typography; the page needs no server to be read. */
const urgences = JSON.parse(JSON.stringify(donnees), (key, value: unknown) =>
  typeof value === "string" && !BRUTS.has(key) ? typographier(value) : value,
) as Urgences;
const numerosDe = (ids: readonly string[]) => ids.flatMap((id) => urgences.numeros[id] ?? []);

/** Goes to a situation of this page, and takes the keyboard and the voice there too. */
function aller(event: MouseEvent, id: string) {
  const titre = document.getElementById(`${id}-titre`);
  if (!titre) return;
  event.preventDefault();
  titre.tabIndex = -1;
  titre.focus({ preventScroll: true });
  titre.scrollIntoView();
}

/** The commune of the answers, else one typed here, kept nowhere. */
function useIci() {
  const { depcom, _codePostal, _nomCommune } = useReprise().commune;
  const [choisie, setChoisie] = useState<Commune>();
  const commune: IciMeme | undefined = choisie ?? (depcom ? { depcom, _codePostal, _nomCommune } : undefined);
  const code = commune?.depcom;
  const lecture = useLecture(
    useCallback((signal: AbortSignal) => (code ? api.aidesIci(code, signal) : api.aides(signal)), [code]),
  );
  return { commune, setChoisie, aides: lecture.state === "done" ? lecture.value : [], known: Boolean(code) };
}

/** Someone who needs help now: numbers, words to say, places, aids. Works without any answer. */
export function Component() {
  const { commune, setChoisie, aides, known } = useIci();
  // Without a commune, only the aids named for a situation: those of the whole country.
  const ici = known ? aides : aides.filter(({ territoire }) => territoire === "national");
  return (
    <Article titre="J’ai besoin d’aide maintenant">
      <div className="urgence">
        <QuitterVite />
        <p className="lead">
          Des gens sont là pour vous, et vous ne dérangez personne. Choisissez ce qui presse le plus : pour
          chaque besoin, qui appeler, quoi dire, où aller.
        </p>
        <Besoins />
        <EnDanger />
        <PresDeChezVous commune={commune} onChoisir={setChoisie} />
        {urgences.situations.map((situation) => (
          <SituationPressante
            key={situation.id}
            situation={situation}
            numeros={numerosDe(situation.numeros)}
            commune={commune}
            ici={ici}
          />
        ))}
        <p className="hint">
          Numéros relus le {ecrireJour(urgences.lu)}. Un numéro ne répond plus ?{" "}
          <Lien to="/contribuer/signaler">Dites-le-nous</Lien>.
        </p>
        <p className="actions no-print">
          <button type="button" className="button secondary" onClick={() => print()}>
            Imprimer cette page
          </button>
          <Lien className="button secondary" to="/">
            Chercher toutes mes aides
          </Lien>
        </p>
      </div>
    </Article>
  );
}

const Besoins = () => (
  <nav aria-label="De quoi avez-vous besoin ?">
    <ul className="needs">
      {urgences.situations.map(({ id, titre }) => (
        <li key={id}>
          <a className="button secondary" href={`#${id}`} onClick={(event) => aller(event, id)}>
            {titre}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const EnDanger = () => (
  <section aria-labelledby="danger">
    <h2 id="danger">En danger, tout de suite</h2>
    <ul className="numbers">
      {numerosDe(["112", "114"]).map((numero) => (
        <Numero key={numero.appeler} de={numero} />
      ))}
    </ul>
  </section>
);

interface PropsDIci {
  commune: IciMeme | undefined;
  onChoisir: (commune: Commune | undefined) => void;
}

function PresDeChezVous({ commune, onChoisir }: PropsDIci) {
  return (
    <section className="no-print">
      <h2>Près de chez vous</h2>
      <p>
        {commune
          ? `Les adresses et les aides ci-dessous sont cherchées pour ${commune._nomCommune ?? "votre commune"}.`
          : "Avec une commune, nous cherchons les aides et les adresses qui y sont. Elle n’est gardée nulle part."}
      </p>
      <ChoisirCommune
        label={commune ? "Chercher dans une autre commune" : "Votre commune"}
        onChoisir={onChoisir}
      />
    </section>
  );
}
