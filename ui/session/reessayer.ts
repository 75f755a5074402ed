import { CallError } from "./client.ts";
import { readEnvoi, writeEnvoi } from "./storage.ts";

/** Milliseconds before each new try: a server that ends has another in its place by then. */
const ATTENTES = [300, 1_500];

/** A failure that came later than this, in milliseconds, is told: nobody waits three times for a server that is silent. */
const TOT = 5_000;

/** Nobody answered, or a proxy that found nobody; what a server refuses by name, it would refuse again. */
const perdu = (error: unknown): boolean =>
  error instanceof CallError &&
  error.code === undefined &&
  [...(navigator.onLine ? [0] : []), 502, 503, 504].includes(error.status);

const attendre = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls again what may be sent twice without harm, when its answer was lost; rejects with the last failure. */
export async function reessayer<T>(appeler: () => Promise<T>, attentes = ATTENTES): Promise<T> {
  const debut = performance.now();
  for (const attente of attentes)
    try {
      return await appeler();
    } catch (error) {
      if (!perdu(error) || performance.now() - debut > TOT) throw error;
      await attendre(attente);
    }
  return appeler();
}

/** 32 bytes drawn at random, in base64url: by it the server knows a save that is sent again. */
const tirerUneCle = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");

/**
 * Sends a save under a key, again when its answer is lost. The tab keeps the key until an answer comes: a page that takes
 * the place of this one meanwhile sends the same answers as the same save.
 */
export function envoyerUneFois<T>(appeler: (cle: string) => Promise<T>): Promise<T> {
  const cle = readEnvoi() ?? tirerUneCle();
  writeEnvoi(cle);
  const reply = reessayer(() => appeler(cle));
  const oublier = () => writeEnvoi(undefined);
  void reply.then(oublier, ({ code }: CallError) => code && oublier());
  return reply;
}
