import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { isHttps } from "./transport.ts";

const YEAR = 365 * 24 * 3600;

function headersFor({ framed, https }: { framed: boolean; https: boolean }): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [framed ? "*" : "'none'"],
    },
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
export function security({ trustedProxies }: { trustedProxies: number }): MiddlewareHandler {
  const variants = new Map(
    [true, false].flatMap((framed) =>
      [true, false].map((https) => {
        const after = headersFor({ framed, https });
        return [`${framed} ${https}`, { after, before: headersOf(after) }] as const;
      }),
    ),
  );
  return async (c, next) => {
    const api = c.req.path.startsWith("/api/");
    const framed = !api && c.req.query("iframe") !== undefined;
    const variant = variants.get(`${framed} ${isHttps(c, trustedProxies)}`)!;
    if (!api) return variant.after(c, next);
    for (const [name, value] of await variant.before) c.header(name, value);
    return next();
  };
}
