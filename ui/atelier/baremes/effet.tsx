import type { EffetDUnBareme } from "../../../catalogue/atelier/apercu/baremes.ts";
import { nombreDit } from "../../../catalogue/fiches/phrases/nombres.ts";

const foyers = (n: number) => (n === 1 ? "1 foyer" : `${n} foyers`);

function resumeDe({ gagnent, perdent, changent }: EffetDUnBareme): string {
  const plus = changent.filter(({ avant, apres }) => apres > avant).length;
  const moins = changent.length - plus;
  return [
    gagnent.length > 0 && `${foyers(gagnent.length)} la gagnent`,
    perdent.length > 0 && `${foyers(perdent.length)} la perdent`,
    plus > 0 && `${foyers(plus)} reçoivent plus`,
    moins > 0 && `${foyers(moins)} reçoivent moins`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Who gains and who loses, by aid, among the told households. */
export function EffetDuBareme({ effets }: { effets: readonly EffetDUnBareme[] }) {
  return (
    <section role="status">
      <h3>Si ces chiffres valaient aujourd’hui, pour les foyers témoins</h3>
      {effets.length === 0 && <p>Aucun foyer témoin n’est concerné.</p>}
      {effets.map((effet) => (
        <details key={effet.aide}>
          <summary>
            {effet.aide} : {resumeDe(effet)}
          </summary>
          <ul>
            {effet.gagnent.map((titre) => (
              <li key={titre}>La gagne : {titre}</li>
            ))}
            {effet.perdent.map((titre) => (
              <li key={titre}>La perd : {titre}</li>
            ))}
            {effet.changent.map(({ titre, avant, apres }) => (
              <li key={titre}>
                {nombreDit(avant)} devient {nombreDit(apres)} : {titre}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
