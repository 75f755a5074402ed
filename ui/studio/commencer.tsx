import { useId, useState } from "react";
import { lireDossier } from "../../machines/studio/personas/dossier.ts";
import type { JourneyContext } from "../../machines/journey/moves.ts";
import { marqueDeLaPage } from "../session/depart.ts";
import { useJourney } from "../session/use-journey.ts";
import { foyersConnus, type NomDeFoyer } from "./adresse.ts";
import type { Suivi, useSuivi } from "./use-suivi.ts";

interface Props {
  onFoyer: (nom: NomDeFoyer) => void;
  onDebuter: (context: JourneyContext) => void;
  suivi: ReturnType<typeof useSuivi>;
}

/** Where a played journey comes from: a persona, a pasted record, a simulation of this browser. */
export function Commencer({ onFoyer, onDebuter, suivi }: Props) {
  const [ouvert, setOuvert] = useState(suivi.etat !== "arrêté");
  return (
    <>
      <Personas onFoyer={onFoyer} />
      <details>
        <summary>Coller un dossier enregistré</summary>
        <Coller onDebuter={onDebuter} />
      </details>
      <details open={ouvert} onToggle={(event) => setOuvert(event.currentTarget.open)}>
        <summary>Suivre une simulation de ce navigateur</summary>
        <Suivre suivi={suivi} />
      </details>
    </>
  );
}

function Personas({ onFoyer }: Pick<Props, "onFoyer">) {
  const id = useId();
  const [nom, setNom] = useState(foyersConnus[0]?.nom);
  return (
    <div className="field">
      <label htmlFor={id}>Un personnage</label>
      <select id={id} value={nom} onChange={({ target }) => setNom(target.value as NomDeFoyer)}>
        {foyersConnus.map((un) => (
          <option key={un.nom} value={un.nom}>
            {un.dit}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => nom && onFoyer(nom)}>
        Jouer ce parcours
      </button>
    </div>
  );
}

function Coller({ onDebuter }: Pick<Props, "onDebuter">) {
  const id = useId();
  const [texte, setTexte] = useState("");
  const [messages, setMessages] = useState<readonly string[]>([]);
  const lire = () => {
    const lu = lireDossier(texte, marqueDeLaPage());
    setMessages("erreurs" in lu ? lu.erreurs : lu.ecartees);
    if ("context" in lu) onDebuter(lu.context);
  };
  return (
    <div className="field">
      <label htmlFor={id}>Le dossier, en JSON, tel que le produit l’enregistre</label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        value={texte}
        aria-describedby={`${id}-messages`}
        onChange={(event) => setTexte(event.target.value)}
      />
      <div id={`${id}-messages`} className="error" role="status">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <button type="button" className="button secondary" onClick={lire}>
        Lire ce dossier
      </button>
    </div>
  );
}

const dits: Readonly<Record<Suivi, string>> = {
  arrêté: "",
  cherche: "Nous attendons une simulation : ouvrez-en une dans un autre onglet, ou rechargez la sienne.",
  suit: "Nous suivons la simulation de l’autre onglet : répondez là-bas, le dessin s’allume ici.",
  fermé: "L’autre onglet est fermé, ou a été rechargé. Le parcours reste ici, et n’avance plus.",
  refusé: "Votre navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres de ce site, puis recommencez.",
  impossible:
    "Votre navigateur ne permet pas de suivre une simulation, ou l’autre onglet est d’une autre version : rechargez-le.",
};

function Suivre({ suivi: { etat, chercher, ouvrir, arreter } }: Pick<Props, "suivi">) {
  const { path } = useJourney();
  return (
    <>
      <p>
        Une simulation ouverte dans ce navigateur dit à cette page ce qu’on y fait, à mesure ; si plusieurs
        sont ouvertes, celle où l’on répond. Rien ne quitte cet appareil.
      </p>
      <p role="status">{dits[etat]}</p>
      {etat === "suit" || etat === "cherche" ? (
        <button type="button" className="button secondary" onClick={arreter}>
          Ne plus suivre
        </button>
      ) : (
        <div className="row">
          <button type="button" className="button secondary" onClick={chercher}>
            J’accepte : suivre celle d’un autre onglet
          </button>
          <button type="button" className="button secondary" onClick={() => ouvrir(path)}>
            J’accepte : ouvrir la mienne et la suivre
          </button>
        </div>
      )}
    </>
  );
}
