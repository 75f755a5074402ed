export interface Allure {
  /** Hosts visited at the same time. */
  simultanes: number;
  /** Milliseconds between two visits to a host, which are never at the same time. */
  pause: number;
  /** Milliseconds given to a request. */
  delai: number;
  /** Visits that reach nothing, from the first, after which there is no network. */
  essais: number;
  /** Waits that many milliseconds; the clock’s, unless a test says otherwise. */
  attendre?: (ms: number) => Promise<unknown>;
}

export const allureOrdinaire: Allure = { simultanes: 12, pause: 1000, delai: 15_000, essais: 24 };

const selonLHorloge = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function parHote(urls: Iterable<string>): string[][] {
  const hotes = new Map<string, string[]>();
  for (const url of urls) {
    if (!URL.canParse(url)) continue;
    const { host } = new URL(url);
    hotes.set(host, [...(hotes.get(host) ?? []), url]);
  }
  return [...hotes.values()];
}

/**
 * Visits every address, gently; `noter` is told each time a host is done, once something has answered.
 * Returns false if nothing ever did (`joint`): without network, nothing is concluded.
 */
export async function tournee(
  urls: Iterable<string>,
  { simultanes, pause, essais, attendre = selonLHorloge }: Allure,
  visiter: (url: string) => Promise<{ joint: boolean }>,
  noter: () => void = () => undefined,
): Promise<boolean> {
  const aFaire = parHote(urls);
  let joint = false;
  let vues = 0;
  const abandonner = () => !joint && vues >= essais;
  const faireLeTour = async (hote: readonly string[]) => {
    for (const [rang, url] of hote.entries()) {
      if (abandonner()) return;
      if (rang > 0) await attendre(pause);
      const vue = await visiter(url);
      joint ||= vue.joint;
      vues += 1;
    }
    if (joint) noter();
  };
  const travailler = async () => {
    for (let hote = aFaire.shift(); hote && !abandonner(); hote = aFaire.shift()) await faireLeTour(hote);
  };
  await Promise.all(Array.from({ length: simultanes }, travailler));
  return joint;
}
