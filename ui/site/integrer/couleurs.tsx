import { useId } from "react";
import { majuscule } from "../../../catalogue/fiches/phrases/casse.ts";
import { ChoiceRow } from "../../questions/controls/choice-row.tsx";
import { THEMES } from "../../cadre/theme/themes.ts";
import { ChampQuitte } from "./champ-quitte.tsx";
import { contrasteSur, estUneCouleur, rendreLisible } from "../../cadre/theme/couleur.ts";
import { contrasteDit, couleurTapee, couleurProche, type Reglages } from "./reglages.ts";

interface Props {
  reglages: Reglages;
  erreur: string | undefined;
  changer: (change: Partial<Reglages>) => void;
}

type Couleur = Reglages["couleur"];

const choix: readonly (readonly [Couleur, string])[] = [
  ["", "Celle du site"],
  ...THEMES.map((theme) => [theme, majuscule(theme)] as const),
  ["autre", "Une autre"],
];

const NomDeCouleur = ({ valeur, nom }: { valeur: Couleur; nom: string }) => (
  <>
    {valeur !== "autre" && <span className="pastille" data-theme={valeur || undefined} aria-hidden="true" />}
    {nom}
  </>
);

/** The colour of links and buttons: the site’s, one of a list, or one of the partner’s own. */
export function CouleurDuCadre({ reglages, erreur, changer }: Props) {
  const id = useId();
  return (
    <fieldset>
      <legend>La couleur des liens et des boutons</legend>
      <div className="choices">
        {choix.map(([valeur, nom]) => (
          <ChoiceRow
            key={valeur}
            type="radio"
            id={`${id}-${valeur || "site"}`}
            name={id}
            checked={reglages.couleur === valeur}
            label={<NomDeCouleur valeur={valeur} nom={nom} />}
            onChange={() => changer({ couleur: valeur })}
          />
        ))}
      </div>
      {reglages.couleur === "autre" && (
        <div className="precisions">
          <ChampQuitte
            label="Votre couleur"
            aide="Un # puis six chiffres ou lettres de a à f, comme #0a5c36. Elle doit se lire sur les fonds clairs."
            valeur={reglages.autre}
            // Nothing is wrong before something is written.
            erreur={reglages.autre === "" ? undefined : erreur}
            max={30}
            onChange={(autre) => changer({ autre })}
          >
            <Suite reglages={reglages} changer={changer} />
          </ChampQuitte>
        </div>
      )}
    </fieldset>
  );
}

/** Under the colour that was written: the nearest one that reads, or how this one does in each theme. */
function Suite({ reglages, changer }: Omit<Props, "erreur">) {
  const dite = couleurTapee(reglages.autre);
  const autre = couleurProche(reglages);
  if (!estUneCouleur(dite)) return null;
  if (autre !== undefined)
    return (
      <p className="row">
        <button type="button" className="button secondary" onClick={() => changer({ autre })}>
          <span className="pastille" style={{ background: autre }} aria-hidden="true" />
          Prendre {autre}, la plus proche qui se lit
        </button>
      </p>
    );
  const sombre = rendreLisible(dite, "sombre");
  return (
    <ul className="hint">
      <li>
        <span className="pastille" style={{ background: dite }} aria-hidden="true" />
        {`En thème clair : ${dite}, contraste de ${contrasteDit(contrasteSur(dite, "clair"))} au moins.`}
      </li>
      <li>
        <span className="pastille" style={{ background: sombre }} aria-hidden="true" />
        {`En thème sombre : ${sombre}${sombre === dite ? "" : ", la plus proche qui s’y lit"}, contraste de ${contrasteDit(contrasteSur(sombre, "sombre"))} au moins.`}
      </li>
    </ul>
  );
}
