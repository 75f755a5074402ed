import type { Mesure } from "../../../machines/pages/mesure.ts";

type Visites = NonNullable<Mesure["visites"]>;

/** What one wants to say to Matomo: a page, or a way to a page that was given up. */
export interface VisiteMesuree {
  /** Pattern of the page: nothing else of the address is ever told. */
  page: string;
  renoncement?: true;
}

/** Digits that keep a proxy from answering in place of the service; they name nobody. */
const hasard = (): string => `${crypto.getRandomValues(new Uint32Array(1))[0]}`;

/**
 * A request of Matomo’s HTTP tracking protocol: its address and its body. No cookie, no identifier of a
 * visitor, no referrer; the page’s own address is reduced to its pattern.
 */
export function demandeDeVisite(
  { adresse, site }: Visites,
  { page, renoncement }: VisiteMesuree,
  origine: string,
): [adresse: string, corps: string] {
  const corps = new URLSearchParams({
    idsite: site,
    rec: "1",
    apiv: "1",
    send_image: "0",
    rand: hasard(),
    url: origine + page,
    ...(renoncement ? { ca: "1", e_c: "navigation", e_a: "abandonnée", e_n: page } : { action_name: page }),
  });
  return [`${adresse}matomo.php`, corps.toString()];
}
