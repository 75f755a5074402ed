import { useTitle } from "../../cadre/navigation/titles.ts";
import { EcranDuPlan } from "./plan.tsx";
import { Attente } from "../attente.tsx";
import { useResultats } from "../use-resultats.ts";

/** What the household has to do, in order, with its papers and its dates (docs/specification.md#plan). */
export function Component() {
  useTitle("Votre plan");
  const { resultats, fictifs, preciser, ...status } = useResultats();
  if (status.state !== "done" || !resultats) return <Attente {...status} fictifs={fictifs} />;
  return <EcranDuPlan calcules={resultats} fictifs={fictifs} preciser={preciser} />;
}
