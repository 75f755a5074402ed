import { page } from "../../cadre/navigation/chunk.ts";
import { useSansReseau } from "../../cadre/navigation/en-ligne.ts";
import { useTitle } from "../../cadre/navigation/titles.ts";
import { EcranDuPlan } from "./plan.tsx";
import { Attente } from "../attente.tsx";
import { useResultats } from "../use-resultats.ts";

const SurAppareil = page(() => import("./sur-appareil.tsx"));

/** What the household has to do, in order, with its papers and its dates (docs/specification.md#plan). */
export function Component() {
  useTitle("Votre plan");
  const { resultats, fictifs, preciser, ...status } = useResultats();
  const sansReseau = useSansReseau() && status.error?.status === 0;
  if (status.state === "done" && resultats)
    return <EcranDuPlan calcules={resultats} fictifs={fictifs} preciser={preciser} />;
  // Answers that are refused give nothing to compute either.
  if (status.state === "failed" && !fictifs && status.saveError?.status !== 422)
    return <SurAppareil {...status} sansReseau={sansReseau} />;
  return <Attente {...status} fictifs={fictifs} />;
}
