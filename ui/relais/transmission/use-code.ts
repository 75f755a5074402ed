import { useState } from "react";
import { echecDit, laisser, type Remis } from "./remis.ts";

/** Where a code stands: it is shown as long as what it is of (`de`) stands. */
type Etat = "rien" | "part" | { refus: string } | { code: string; de: readonly unknown[] };

/** A code of what stands when it is asked for; another answer, or another mark, asks for another one. */
export function useCode(de: readonly unknown[], remettre: () => Promise<Remis>) {
  const [etat, setEtat] = useState<Etat>("rien");
  const demander = async () => {
    setEtat("part");
    try {
      setEtat({ code: await laisser(await remettre()), de });
    } catch (error) {
      setEtat({ refus: echecDit(error) });
    }
  };
  const fait = typeof etat === "object" ? etat : undefined;
  const pret = fait && "code" in fait && fait.de.every((un, rang) => un === de[rang]);
  return {
    code: pret ? fait.code : undefined,
    enCours: etat === "part",
    refus: fait && "refus" in fait ? fait.refus : "",
    demander: () => void (etat !== "part" && demander()),
  };
}
