import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import type { NumeroDUrgence } from "../../../catalogue/fiches/urgence/urgences.ts";
import { Externe } from "../../cadre/shell/externe.tsx";

const insecable = (text: string) => text.replaceAll(" ", "\u00a0");

/** Writing instead: a message on this phone, or a page elsewhere. */
function Ecrire({ de: { mots, href } }: { de: NonNullable<NumeroDUrgence["ecrire"]> }) {
  if (href.startsWith("https:")) return <Externe href={href}>{mots}</Externe>;
  return <a href={href}>{mots}</a>;
}

/** A number to call with a thumb: what for, when, for how much; and how to write instead. */
export function Numero({ de }: { de: NumeroDUrgence }) {
  const { appeler, nom, quoi, heures, prix, ecrire, source } = de;
  return (
    <li className="card number">
      <a className="dial" href={`tel:${appeler.replace(/\D/g, "")}`}>
        <span className="visually-hidden">Appeler le </span>
        <strong>{insecable(appeler)}</strong> <span>{nom}</span>
      </a>
      <p>{quoi}</p>
      <p className="hint">
        {majuscule(heures)}, {prix}. Source : {source}.
      </p>
      {ecrire && (
        <p className="write">
          <Ecrire de={ecrire} />
        </p>
      )}
    </li>
  );
}
