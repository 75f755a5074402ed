import type { Ref } from "react";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { Titre } from "../format/gros-titre.ts";
import { Dabord } from "./dabord.tsx";

/** A figure never parts from its rhythm at the end of a line. */
const insecable = (titre: string): string =>
  titre.replaceAll(/ (?:par (?:mois|an)|en une fois)/g, (rythme) => rythme.replaceAll(" ", "\u00a0"));

type Props = Pick<Titre, "debut" | "suite"> & { resultats: Resultats; titre: Ref<HTMLHeadingElement> };

/** The page’s heading and what opens it: amounts, or before them what cannot wait. */
export function EnTete({ debut, suite, resultats, titre }: Props) {
  const montants = (
    <>
      {insecable(debut)}
      {suite && <small>{suite}</small>}
    </>
  );
  if (resultats.dabord.length === 0)
    return (
      <h1 ref={titre} tabIndex={-1}>
        {montants}
      </h1>
    );
  return (
    <>
      <Dabord resultats={resultats} titreDePage={titre} />
      <h2 className="headline">{montants}</h2>
    </>
  );
}
