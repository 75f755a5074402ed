import type { Context, MiddlewareHandler } from "hono";
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

/** Security headers of every response. Only pages asked with `?iframe` may be framed (docs/specification.md#integration). */
export function security({ trustedProxies }: { trustedProxies: number }): MiddlewareHandler {
  const variants = new Map(
    [true, false].flatMap((framed) =>
      [true, false].map((https) => [`${framed} ${https}`, headersFor({ framed, https })]),
    ),
  );
  const isFramed = (c: Context) => c.req.query("iframe") !== undefined && !c.req.path.startsWith("/api/");
  return (c, next) =>
    (variants.get(`${isFramed(c)} ${isHttps(c, trustedProxies)}`) as MiddlewareHandler)(c, next);
}
