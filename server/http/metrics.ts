import type { MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { routeOf } from "./route.ts";

/** What is measured of the server: nothing about anyone, only counts and times by route. */
export interface Metrics {
  middleware: MiddlewareHandler;
  /** Everything measured so far, in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** Seconds; answers of the API take a few milliseconds, bike aids a hundred. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times requests, and watches the process. */
export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ["methode", "route", "statut"] as const;
  const requests = new Counter({
    name: "cap_aides_requetes_total",
    help: "Requêtes reçues.",
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: "cap_aides_requete_secondes",
    help: "Durée des requêtes, en secondes.",
    labelNames,
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    middleware: async (c, next) => {
      const end = durations.startTimer();
      await next();
      const labels = { methode: c.req.method, route: routeOf(c), statut: String(c.res.status) };
      requests.inc(labels);
      end(labels);
    },
  };
}
