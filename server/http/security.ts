import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { appelsDe } from "../../machines/pages/mesure.ts";
import type { Config } from "../reglages/config.ts";
import { notFound } from "./errors.ts";
import { cheminLu, isAdmin, pageDesEditeurs } from "./chemin.ts";
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

/** What no page asks of the device. */
const APPAREIL =
  "accelerometer camera displayCapture geolocation gyroscope magnetometer microphone payment usb";
const SANS_APPAREIL = Object.fromEntries(APPAREIL.split(" ").map((nom) => [nom, false]));

interface Variante {
  /** Who may frame it, in the words of the policy. */
  framed: readonly string[];
  https: boolean;
  /** Origins that the editors’ page writes to; absent from any other page. */
  edition?: readonly string[];
  /** Addresses that the product’s pages tell visits and faults to. */
  mesure?: readonly string[];
  /** Another site may load it. */
  partage?: boolean;
  scripts?: readonly string[];
  camera?: boolean;
}

/** The script that other sites load, to show the product in a frame (docs/specification.md#integration). */
const INTEGRATION = "/integration.js";

function headersFor(variante: Variante): MiddlewareHandler {
  const { framed, https, edition, mesure = [], partage = false, scripts = [], camera } = variante;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...mesure],
      fontSrc: ["'self'"],
      // The inspector shows a screen of the product beside its drawing.
      frameSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: framed.length > 0 ? [...framed] : ["'none'"],
      ...(edition && politiqueDEdition(edition)),
    },
    crossOriginResourcePolicy: partage ? "cross-origin" : "same-origin",
    xFrameOptions: framed.length > 0 ? false : "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: https ? `max-age=${YEAR}; includeSubDomains` : false,
    permissionsPolicy: { ...SANS_APPAREIL, ...(camera && { camera: ["self"] }) },
  });
}

/** Headers of such an answer: set before it is made, they do not have it made anew. */
async function headersOf(variante: Variante): Promise<[string, string][]> {
  const bare = new Hono().use(headersFor(variante)).get("/", () => new Response(null));
  return [...(await bare.request("/")).headers];
}

/** What an address is, for its headers. */
const sortes = ["api", "page", "cadre", "integration", "lecteur", "editeurs", "a-cote"] as const;
type Sorte = (typeof sortes)[number];

function sorteDe(chemin: string, cadre: boolean): Sorte {
  if (chemin === INTEGRATION) return "integration";
  // It alone compiles (docs/specification.md#avis-d-impot).
  if (/^\/assets\/lecteur-ouvrier-[\w-]+\.js$/.test(chemin)) return "lecteur";
  if (pageDesEditeurs(chemin)) return "a-cote";
  if (isAdmin(chemin)) return "editeurs";
  if (chemin.startsWith("/api/")) return "api";
  return cadre ? "cadre" : "page";
}

/** No site may frame it. */
const PERSONNE: readonly string[] = [];

/**
 * Security headers of every answer. Only pages asked with `?iframe` may be framed, by any site or by those that the
 * operator lists and ours (docs/specification.md#integration).
 * An address whose path cannot be read in one way only is refused (404).
 */
export function security({
  trustedProxies,
  edition,
  mesure: mesuree = {},
  parents,
}: Pick<Config, "trustedProxies" | "edition" | "mesure" | "parents">): MiddlewareHandler {
  const mesure = appelsDe(mesuree);
  const originesDe = (adresses: readonly (string | undefined)[]) =>
    adresses.flatMap((une) => (une ? [new URL(une).origin] : []));
  const ecrites = originesDe([edition?.proxy, edition?.passerelle?.git, edition?.passerelle?.identite]);
  const variantes: Record<Sorte, Omit<Variante, "https">> = {
    api: { framed: PERSONNE },
    page: { framed: PERSONNE, mesure, camera: true },
    cadre: { framed: parents ? ["'self'", ...parents] : ["*"], mesure },
    integration: { framed: PERSONNE, partage: true },
    lecteur: { framed: PERSONNE, scripts: ["'wasm-unsafe-eval'"] },
    editeurs: { framed: PERSONNE, edition: ecrites },
    // Drafts are written, and a token that has expired is renewed, from there too.
    "a-cote": { framed: PERSONNE, mesure: [...mesure, ...ecrites] },
  };
  const pretes = new Map(
    sortes.flatMap((sorte) =>
      [true, false].map((https) => [`${sorte} ${https}`, headersOf({ ...variantes[sorte], https })] as const),
    ),
  );
  return async (c, next) => {
    const chemin = cheminLu(c);
    const api = c.req.path.startsWith("/api/");
    const sorte = sorteDe(chemin ?? (api ? "/api/" : "/"), c.req.query("iframe") !== undefined);
    for (const [name, value] of await pretes.get(`${sorte} ${isHttps(c, trustedProxies)}`)!)
      c.header(name, value);
    if (chemin === undefined && api) throw notFound();
    return next();
  };
}
