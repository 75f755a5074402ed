import { useFautes } from "./fautes.ts";
import { nomDuChamp } from "./noms.ts";

/** Opens what holds a field, and goes to it. */
function allerAuChamp(champ: string): void {
  const ici = document.querySelector(`.fautes[data-champ="${champ}"]`);
  const cadre = ici?.parentElement;
  if (!ici || !cadre) return;
  const ferme = cadre.parentElement?.closest("[class*='ControlContainer']")?.querySelector("button");
  if (!(ici as HTMLElement).offsetParent) ferme?.click();
  cadre.scrollIntoView({ block: "center" });
  const cible = document.getElementById(cadre.querySelector("label")?.htmlFor ?? "");
  const saisie = cible ?? cadre.querySelector<HTMLElement>("input, textarea, select, button");
  saisie?.focus({ preventScroll: true });
}

/** Everything to mend, together, as long as it is: each leads to its field. */
export function Bande() {
  const { collection, fautes } = useFautes();
  if (fautes.length === 0) return null;
  return (
    <section className="refus" role="alert" aria-label="À corriger">
      <h2>
        {fautes.length === 1
          ? "Pas encore enregistré : une chose à corriger"
          : `Pas encore enregistré : ${fautes.length} choses à corriger`}
      </h2>
      <ul>
        {fautes.map(({ champ, message }) => (
          <li key={`${champ} ${message}`}>
            {champ && (
              <button type="button" onClick={() => allerAuChamp(champ)}>
                {nomDuChamp(collection, champ) ?? "Texte"}
              </button>
            )}
            <span>{champ ? ` : ${message}` : message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
