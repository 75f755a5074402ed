import type { ReactNode } from "react";
import { RESULTATS } from "../../machines/journey/screens.ts";
import { Lien } from "../cadre/navigation/lien.tsx";
import type { Pointe } from "../../catalogue/results/pointages.ts";
import { type EtatDeDroit, motsDesEtats } from "../../catalogue/results/certitude.ts";

/** The same, or what the person said of it. */
export type EtatDit = EtatDeDroit | "demandée" | "pas pour vous";

/** The state of an aid, by what was said of it. */
export const etatsDits: Readonly<Record<Pointe, EtatDit>> = {
  recue: "déjà perçue",
  demandee: "demandée",
  ecartee: "pas pour vous",
};

const classes: Readonly<Record<EtatDit, string>> = {
  "à demander": "to-ask",
  si: "if",
  "à vérifier": "to-check",
  "déjà perçue": "received",
  demandée: "asked",
  "pas pour vous": "declined",
};

/** What is to be done of an aid, in a word, a colour and a shape. */
export const MotDEtat = ({ etat }: { etat: EtatDit }) => (
  <span className={`state ${classes[etat]}`}>
    {etat === "demandée" || etat === "pas pour vous" ? etat : motsDesEtats[etat]}
  </span>
);

/** Foot of what is about one aid, or about several: the way back to them all, then what else can be done. */
export const PiedDesAides = ({ children }: { children?: ReactNode }) => (
  <div className="foot">
    <Lien className="button secondary" to={RESULTATS}>
      Toutes mes aides
    </Lien>
    {children}
  </div>
);
