/** How a remote part stands: not set, answering, or not. */
export type EtatDistant = "absent" | "répond" | "injoignable";

const DELAI_MS = 2_000;
/** A probe answers for this long: asking often costs the remote part nothing more. */
const RETENU_MS = 10_000;

/**
 * Tells whether an address answers anything at all to a request for its root, whatever its status.
 * Never rejects.
 */
export function sonde(url: string | undefined, now: () => Date): () => Promise<EtatDistant> {
  let known: { at: number; etat: Promise<EtatDistant> } | undefined;
  const ask = async (address: string): Promise<EtatDistant> => {
    try {
      const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(DELAI_MS) });
      await answer.body?.cancel();
      return "répond";
    } catch {
      return "injoignable";
    }
  };
  return () => {
    if (url === undefined) return Promise.resolve("absent");
    const at = now().getTime();
    if (!known || at - known.at >= RETENU_MS) known = { at, etat: ask(url) };
    return known.etat;
  };
}
