import { enveloppesDe } from "../../../machines/pages/mesure.ts";

interface Faute {
  error: unknown;
  /** Pattern of the page where it happened. */
  page: string;
}

interface Position {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
}

const MOST = 30;

/** Where each call of a stack stands: a script of ours, a line, a column; the rest of the text is dropped. */
export function positionsDe(stack: string, origine: string): Position[] {
  return stack
    .split("\n")
    .flatMap((ligne) => {
      const [, adresse = "", line, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(ligne) ?? [];
      if (!adresse.startsWith(`${origine}/assets/`)) return [];
      const [, nom = "?"] = /^\s*(?:at\s+)?([\w$.]+)(?:@|\s\()/.exec(ligne) ?? [];
      const filename = `app://${new URL(adresse).pathname}`;
      return [{ filename, function: nom, lineno: Number(line), colno: Number(column) }];
    })
    .slice(0, MOST)
    .reverse();
}

/** Names of faults that the language and the product know: any other may have been made of an answer. */
const NOMS = /^(?:[A-Z][a-z]*Error|AbortError|TimeoutError|[A-Z]\w*Exception)$/;

/** Why a script did not come, when that is the fault: one of a few words. */
function natureDe(error: unknown): string {
  const { kind } = (error ?? {}) as { kind?: unknown };
  return kind === "missing" || kind === "timeout" || kind === "error" ? `script : ${kind}` : "";
}

const nomDe = (error: unknown): string => {
  const nom = error instanceof Error ? error.constructor.name || error.name : "";
  const connu = error instanceof Error && NOMS.test(error.name) ? error.name : nom;
  return NOMS.test(connu) ? connu : "Error";
};

const hexadecimal = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * An envelope of Sentry’s protocol: its address and its body. A message may repeat an answer: only the
 * kind of fault, its places in our scripts and the pattern of the page are told.
 */
export function enveloppeDeFaute(
  dsn: string,
  { error, page }: Faute,
  { origine, now }: { origine: string; now: Date },
): [adresse: string, corps: string] {
  const event_id = hexadecimal();
  const frames = positionsDe(error instanceof Error ? (error.stack ?? "") : "", origine);
  const event = {
    event_id,
    timestamp: now.getTime() / 1000,
    platform: "javascript",
    level: "error",
    transaction: page,
    request: { url: origine + page },
    exception: {
      values: [
        { type: nomDe(error), value: natureDe(error), ...(frames.length && { stacktrace: { frames } }) },
      ],
    },
  };
  const lignes = [{ event_id, sent_at: now.toISOString(), dsn }, { type: "event" }, event];
  return [enveloppesDe(dsn), lignes.map((ligne) => JSON.stringify(ligne)).join("\n")];
}
