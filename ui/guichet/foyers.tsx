import { flushSync } from "react-dom";
import { foyerCourant, type FoyerOuvert } from "../../machines/guichet/state.ts";
import { parcoursDe } from "../../machines/journey/walk.ts";
import { aujourdhui, ecrireJour } from "../cadre/format/dates.ts";
import { eraseDevice } from "../session/device.ts";
import { Confirmer } from "../cadre/shell/confirmer.tsx";
import { allerALaQuestion } from "./clavier.ts";
import { laSeance, useSeance } from "./seance.ts";

const nomDe = ({ id, label }: FoyerOuvert) => label.trim() || `Foyer ${id}`;

/** How far a household has come, in two words. */
function avancementDe({ journey }: FoyerOuvert): string {
  const { active } = parcoursDe(journey);
  const reste = active.filter(({ answered }) => !answered).length;
  return reste === 0 ? "complet" : `${active.length - reste} sur ${active.length}`;
}

const envoyer: ReturnType<typeof laSeance>["acteur"]["send"] = (event) => laSeance().acteur.send(event);

/** Sends an event that shows another household, and goes to its first question. */
function ailleurs(event: Parameters<typeof envoyer>[0]): void {
  flushSync(() => envoyer(event));
  allerALaQuestion();
}

/** The households of the sitting: which one is shown, its name, and the ways to open and close one. */
export function OngletsDesFoyers() {
  const { context } = useSeance();
  const { foyers, courant } = context;
  const foyer = foyerCourant(context);
  const { dateDeValeur } = foyer.journey;
  const today = aujourdhui();
  return (
    <section className="g-foyers no-print" aria-label="Foyers de cet onglet">
      <ul className="g-onglets">
        {foyers.map((un) => (
          <li key={un.id}>
            <button
              type="button"
              className="g-onglet"
              aria-current={un.id === courant || undefined}
              onClick={() => envoyer({ type: "FOYER.CHOOSE", id: un.id })}
            >
              {nomDe(un)} <span className="hint">{avancementDe(un)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="link" onClick={() => ailleurs({ type: "FOYER.OPEN", today })}>
            Nouveau foyer
          </button>
        </li>
      </ul>
      <div className="g-celui-ci">
        <label htmlFor="guichet-nom">Nom de ce foyer, pour vous</label>
        <input
          id="guichet-nom"
          type="text"
          autoComplete="off"
          maxLength={60}
          placeholder="M. D., 10 h"
          value={foyer.label}
          onChange={({ target }) => envoyer({ type: "FOYER.RENAME", id: courant, label: target.value })}
        />
        <Confirmer
          key={courant}
          quoi="Fermer ce foyer"
          dit={`${nomDe(foyer)} sera effacé de cet onglet.`}
          faire={() => ailleurs({ type: "FOYER.CLOSE", id: courant, today })}
        />
        <Confirmer
          quoi="Personne suivante"
          dit="Tous les foyers et leurs noms seront effacés de cet onglet, et ce qui est pointé sur cet appareil."
          faire={() => {
            eraseDevice();
            ailleurs({ type: "CLEAR", today });
          }}
        />
      </div>
      {dateDeValeur !== today && (
        <p className="hint">
          Ce foyer a été ouvert le {ecrireJour(dateDeValeur)} : il est calculé à cette date. Pour aujourd’hui,
          ouvrez un nouveau foyer.
        </p>
      )}
    </section>
  );
}
