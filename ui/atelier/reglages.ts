import type { CmsBackend } from "decap-cms-core";

/**
 * Where editors write, as the server says it: a proxy on a working copy, by its address, or a git gateway and its identity
 * service, http:// or https://. `branche`: the one that is published.
 */
export type ReglagesDEdition = { branche: string } & (
  | { proxy: string; passerelle?: undefined }
  | { proxy?: undefined; passerelle: { git: string; identite: string } }
);

/** The server writes them in this page, which it does not serve where editing is closed. */
export const lireReglages = (page: HTMLElement): ReglagesDEdition =>
  JSON.parse(page.dataset["edition"] ?? "") as ReglagesDEdition;

const messages = {
  create: "{{collection}} : ajoute « {{slug}} »",
  update: "{{collection}} : change « {{slug}} »",
  delete: "{{collection}} : retire « {{slug}} »",
  uploadMedia: "Logo : ajoute « {{path}} »",
  deleteMedia: "Logo : retire « {{path}} »",
};

/** The backend of the editor: both of them draft, review and publish. */
export function backendDe({ proxy, passerelle, branche }: ReglagesDEdition): CmsBackend {
  if (proxy !== undefined)
    return { name: "proxy", proxy_url: proxy, branch: branche, commit_messages: messages };
  return {
    name: "git-gateway",
    branch: branche,
    ...({ gateway_url: passerelle.git, identity_url: passerelle.identite } as object),
    commit_messages: messages,
  };
}
