import { useEffect } from "react";
import { useAller } from "./lien.tsx";

const VU = "cap-aides-ameli";

const fromHealthInsurance = (): boolean => {
  try {
    const { hostname } = new URL(document.referrer);
    return hostname === "ameli.fr" || hostname.endsWith(".ameli.fr");
  } catch {
    return false;
  }
};

/** A visitor arriving from a health-insurance site is sent once to `/ameli` (docs/specification.md#arrivee-ameli). */
export function useArriveeAmeli(): void {
  const aller = useAller();
  useEffect(() => {
    if (!fromHealthInsurance()) return;
    try {
      if (sessionStorage.getItem(VU)) return;
      sessionStorage.setItem(VU, "1");
    } catch {
      // Without storage there is no « once »: stay on the home page.
      return;
    }
    aller("/ameli", { replace: true });
  }, [aller]);
}
