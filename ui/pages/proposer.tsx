import { Formulaire } from "../site/contribuer/formulaire.tsx";
import type { ChampDeSaisie } from "../site/contribuer/saisie.tsx";
import { Lien } from "../cadre/navigation/lien.tsx";
import { Article } from "../cadre/shell/article.tsx";

export const enLigne = true;

const CHAMPS: readonly ChampDeSaisie[] = [
  { nom: "titre", label: "Nom de l’aide" },
  {
    nom: "organisme",
    label: "Qui la donne",
    aide: "Une mairie, un département, une caisse, une association…",
  },
  {
    nom: "lieu",
    label: "Où elle existe (facultatif)",
    aide: "Une commune, un département, une région ; rien si elle vaut partout en France.",
  },
  {
    nom: "texte",
    label: "Ce qu’elle est",
    aide: "Pour qui, combien, comment la demander : ce que vous en savez.",
    genre: "lignes",
  },
  {
    nom: "lien",
    label: "Adresse de la page officielle (facultatif)",
    aide: "Par exemple https://www.votre-mairie.fr/aide.",
    genre: "adresse",
  },
  {
    nom: "contact",
    label: "Votre adresse électronique (facultatif)",
    aide: "Seulement pour vous demander une précision.",
    genre: "courriel",
  },
];

/** Anyone proposes an aid that the catalogue lacks. */
export function Component() {
  return (
    <Article titre="Proposer une aide">
      <p>
        Une aide que vous connaissez n’est pas dans <Lien to="/aides">la liste</Lien> ? Dites-la ici : après
        relecture, elle aidera d’autres personnes.
      </p>
      <Formulaire
        champs={CHAMPS}
        lire={({ titre = "", organisme = "", texte = "", ...reste }) => ({
          sorte: "aide",
          titre,
          organisme,
          texte,
          ...reste,
        })}
      />
    </Article>
  );
}
