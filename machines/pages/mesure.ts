/** Where visits and faults are told, when the operator asks for it (docs/specification.md#mesure). */
export interface Mesure {
  /** Base address of a Matomo, ending with `/`, and the number of this site there. */
  visites?: { adresse: string; site: string };
  /** DSN of a Sentry project: `https://{public key}@{host}/{project}`. */
  erreurs?: string;
  /** What people do at each step is counted, by this site alone (`statistiques.ts`). */
  pas?: true;
}

/** Address that takes the envelopes of a DSN; throws a TypeError for a text that is none. */
export function enveloppesDe(dsn: string): string {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, avant = "", projet = ""] = /^(.*?)\/(\d+)$/.exec(pathname) ?? [];
  if (!username || !projet || !/^https?:$/.test(protocol)) throw new TypeError("DSN illisible");
  return `${protocol}//${host}${avant}/api/${projet}/envelope/?sentry_version=7&sentry_key=${username}`;
}

/** Addresses that the browser calls for it, without their query. */
export const appelsDe = ({ visites, erreurs }: Mesure): string[] => [
  ...(visites ? [`${visites.adresse}matomo.php`] : []),
  ...(erreurs ? [enveloppesDe(erreurs).replace(/\?.*/, "")] : []),
];
