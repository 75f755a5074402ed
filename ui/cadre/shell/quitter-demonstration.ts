import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../session/use-session.tsx";

/** Leaves demo mode, and debug mode with it: the address turns them on, this alone turns them off. */
export function useQuitterDemonstration() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(() => {
    session.send({ type: "DEMO.OFF" });
    const kept = new URLSearchParams(search);
    kept.delete("debug");
    void navigate({ pathname, search: `${kept}` && `?${kept}`, hash });
  }, [session, navigate, pathname, search, hash]);
}
