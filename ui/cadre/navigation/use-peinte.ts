import { useEffect, useState } from "react";
import { apresPeinture } from "./apres-peinture.ts";

/** False until what is drawn with it has been painted. */
export function usePeinte(): boolean {
  const [peinte, setPeinte] = useState(false);
  useEffect(() => apresPeinture(() => setPeinte(true)), []);
  return peinte;
}
