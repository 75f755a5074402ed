import { clientsClaim } from "workbox-core";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import type { DitALOuvrier } from "./messages.ts";

/** What the build lists (server/build/hors-ligne.ts): what this version keeps, by address. */
declare const __A_GARDER__: { url: string; revision: string | null }[];

/** Where the page is kept that shows any address without a network. */
declare const __COQUILLE__: string;

/** How long a page may take before the kept one is shown, in seconds. */
const DELAI = 10;

/** Addresses that are never answered here. */
const AILLEURS = [/^\/(?:admin|aller|api|inspecteur)(?:\/|$)/];

// Only what is asked by its very address: a page always comes from the server, where there is one.
precacheAndRoute(__A_GARDER__, { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] });

const duServeur = new NetworkOnly({
  networkTimeoutSeconds: DELAI,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error("Le serveur ne répond pas");
        return response;
      },
      handlerDidError: () => matchPrecache(__COQUILLE__),
    },
  ],
});
registerRoute(new NavigationRoute(duServeur, { denylist: AILLEURS }));

// The page that asked for it is served at once: nothing is to be loaded again.
clientsClaim();

declare const skipWaiting: () => Promise<void>;

addEventListener("message", ({ data, ports }: MessageEvent<DitALOuvrier>) => {
  if (data.type === "SKIP_WAITING") void skipWaiting();
  else ports[0]?.postMessage(__A_GARDER__.some(({ url }) => url === data.entree));
});
