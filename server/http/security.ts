import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { appelsDe } from "../../machines/pages/mesure.ts";
import type { Config } from "../config.ts";
import { empreinteDesAppuis } from "./appuis.ts";
import { isAdmin, isContributions } from "./static.ts";
import { isHttps } from "./transport.ts";

const YEAR = 365 * 24 * 3600;

/** What the editors’ page needs more than the others: its library evaluates, styles itself and previews in a frame. */
const politiqueDEdition = (origines: readonly string[]) => ({
  scriptSrc: ["'self'", "'unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  connectSrc: ["'self'", "blob:", ...origines],
  fontSrc: ["'self'", "data:"],
  frameSrc: ["'self'", "blob:"],
});

interface Variante {
  framed: boolean;
  https: boolean;
  /** Origins that the editors’ page writes to; absent from any other page. */
  edition?: readonly string[];
  /** Addresses that the product’s pages tell visits and faults to. */
  mesure?: readonly string[];
  /** Another site may load it. */
  partage?: boolean;
  /** A page of the product, that the server may have written: what keeps its first presses may run. */
  ecrite?: boolean;
}

/** The script that other sites load, to show the product in a frame (docs/specification.md#integration). */
const INTEGRATION = "/integration.js";

function headersFor({
  framed,
  https,
  edition,
  mesure = [],
  partage = false,
  ecrite = false,
}: Variante): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...(ecrite ? [empreinteDesAppuis] : [])],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...mesure],
      fontSrc: ["'self'"],
      // The inspector shows a screen of the product beside its drawing.
      frameSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [framed ? "*" : "'none'"],
      ...(edition && politiqueDEdition(edition)),
    },
    crossOriginResourcePolicy: partage ? "cross-origin" : "same-origin",
    xFrameOptions: framed ? false : "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: https ? `max-age=${YEAR}; includeSubDomains` : false,
    permissionsPolicy: {
      accelerometer: false,
      camera: false,
      displayCapture: false,
      geolocation: false,
      gyroscope: false,
      magnetometer: false,
      microphone: false,
      payment: false,
      usb: false,
    },
  });
}

/** What such a middleware adds to an answer that has no header of its own. */
async function headersOf(middleware: MiddlewareHandler): Promise<[string, string][]> {
  const bare = new Hono().use(middleware).get("/", () => new Response(null));
  return [...(await bare.request("/")).headers];
}

/**
 * Security headers of every response. Only pages asked with `?iframe` may be framed (docs/specification.md#integration).
 * Answers of the API get them before they are made: adding them afterwards makes each anew.
 */
export function security({
  trustedProxies,
  edition,
  mesure: mesuree = {},
}: Pick<Config, "trustedProxies" | "edition" | "mesure">): MiddlewareHandler {
  const mesure = appelsDe(mesuree);
  const variants = new Map(
    [true, false].flatMap((framed) =>
      [true, false].map((https) => {
        const after = headersFor({ framed, https, mesure, ecrite: true });
        const before = headersOf(headersFor({ framed, https }));
        return [`${framed} ${https}`, { after, before }] as const;
      }),
    ),
  );
  const originesDe = (adresses: readonly (string | undefined)[]) =>
    adresses.flatMap((une) => (une ? [new URL(une).origin] : []));
  const identite = edition?.passerelle?.identite;
  const origines = originesDe([edition?.proxy, edition?.passerelle?.git, identite]);
  const editeurs = [true, false].map((https) => headersFor({ framed: false, https, edition: origines }));
  // An editor’s token that has expired is renewed from there too.
  const recues = [...mesure, ...originesDe([identite])];
  const contributions = [true, false].map((https) => headersFor({ framed: false, https, mesure: recues }));
  const partages = [true, false].map((https) => headersFor({ framed: false, https, partage: true }));
  return async (c, next) => {
    if (c.req.path === INTEGRATION) return partages[isHttps(c, trustedProxies) ? 0 : 1]!(c, next);
    if (isAdmin(c.req.path)) {
      const theirs = isContributions(c.req.path) ? contributions : editeurs;
      return theirs[isHttps(c, trustedProxies) ? 0 : 1]!(c, next);
    }
    const api = c.req.path.startsWith("/api/");
    const framed = !api && c.req.query("iframe") !== undefined;
    const variant = variants.get(`${framed} ${isHttps(c, trustedProxies)}`)!;
    if (!api) return variant.after(c, next);
    for (const [name, value] of await variant.before) c.header(name, value);
    return next();
  };
}
