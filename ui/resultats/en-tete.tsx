import type { Ref } from "react";
import type { Resultats } from "../../catalogue/results/results.ts";
import type { Titre } from "../../catalogue/results/gros-titre.ts";
import { Dabord } from "./dabord.tsx";

type Props = Pick<Titre, "debut" | "suite"> & { resultats: Resultats; titre: Ref<HTMLHeadingElement> };

/** The page’s heading and what opens it: amounts, or before them what cannot wait. */
export function EnTete({ debut, suite, resultats, titre }: Props) {
  const montants = (
    <>
      {debut}
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
