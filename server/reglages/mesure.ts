import { enveloppesDe, type Mesure } from "../../machines/pages/mesure.ts";

/** True for the DSN of a project: `https://{key}@{host}/{project}`. */
export function isDsn(text: string): boolean {
  try {
    return enveloppesDe(text) !== "";
  } catch {
    return false;
  }
}

/**
 * Services that visits and faults are told to, from the environment; nothing without one. An address of Matomo comes with
 * the number of the site.
 */
export function mesureDe(lu: {
  MATOMO_URL?: string;
  MATOMO_SITE_ID?: number;
  SENTRY_DSN?: string;
  STATISTIQUES?: string;
}): {
  mesure?: Mesure;
} {
  const { MATOMO_URL: url, MATOMO_SITE_ID: site, SENTRY_DSN: erreurs, STATISTIQUES: pas } = lu;
  if (url === undefined && !erreurs && !pas) return {};
  return {
    mesure: {
      ...(url && { visites: { adresse: `${url.replace(/\/+$/, "")}/`, site: `${site}` } }),
      ...(erreurs && { erreurs }),
      ...(pas && { pas: true as const }),
    },
  };
}
