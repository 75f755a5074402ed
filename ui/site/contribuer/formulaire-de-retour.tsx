import type { ContributionSaisie } from "../../../catalogue/fiches/contribuer/contribution.ts";
import { lireNombre } from "../../cadre/format/nombres-tapes.ts";
import { Formulaire } from "./formulaire.tsx";
import type { ChampDeSaisie } from "./saisie.tsx";

/** What is said, and of what: the figure is the one that the results show. */
type Retour = Pick<Extract<ContributionSaisie, { sorte: "retour" }>, "aide" | "quoi" | "montre">;

const RECU: ChampDeSaisie = {
  nom: "recu",
  label: "Ce que vous avez reçu (facultatif)",
  aide: "En chiffres, à peu près.",
  genre: "nombre",
};
const PRECISION: ChampDeSaisie = {
  nom: "precision",
  label: "Ce que l’organisme vous a dit (facultatif)",
  aide: "N’écrivez ni nom ni numéro.",
  genre: "lignes",
};

/** What was typed as an amount; what is not one is refused with its field. */
const montantDe = (tape = ""): { recu?: number } => {
  const lu = lireNombre(tape);
  return lu === null ? {} : { recu: lu ?? Number.NaN };
};

/** The form under « Vous l’avez demandée ? », which says what leaves with it. */
export const Component = ({ retour }: { retour: Retour }) => (
  <>
    <p>
      <span>{`Partent d’ici le nom de l’aide${retour.montre === undefined ? "" : ", le montant affiché"} et ce que vous écrivez. `}</span>
      <span>Vos réponses ne partent pas.</span>
    </p>
    <Formulaire
      ici
      champs={retour.quoi === "montant" ? [RECU, PRECISION] : [PRECISION]}
      lire={({ recu, ...reste }) => ({ sorte: "retour", ...retour, ...montantDe(recu), ...reste })}
    />
  </>
);
