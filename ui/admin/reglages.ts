import type { CmsBackend } from "decap-cms-core";

/** Where editors write, as the server says it: a proxy on a working copy, or a git gateway; nothing when it is closed. */
export interface ReglagesDEdition {
  /** Address of the local proxy. */
  proxy?: string;
  /** Addresses of the git gateway and of its identity service, http:// or https://. */
  passerelle?: { git: string; identite: string };
  /** Branch that is published. */
  branche: string;
}

export const lireReglages = (page: HTMLElement): ReglagesDEdition | undefined => {
  const dits = page.dataset["edition"];
  return dits ? (JSON.parse(dits) as ReglagesDEdition) : undefined;
};

const messages = {
  create: "{{collection}} : ajoute « {{slug}} »",
  update: "{{collection}} : change « {{slug}} »",
  delete: "{{collection}} : retire « {{slug}} »",
  uploadMedia: "Logo : ajoute « {{path}} »",
  deleteMedia: "Logo : retire « {{path}} »",
};

/** The backend of the editor: both of them draft, review and publish. */
export function backendDe({ proxy, passerelle, branche }: ReglagesDEdition): CmsBackend | undefined {
  if (proxy) return { name: "proxy", proxy_url: proxy, branch: branche, commit_messages: messages };
  if (!passerelle) return undefined;
  return {
    name: "git-gateway",
    branch: branche,
    ...({ gateway_url: passerelle.git, identity_url: passerelle.identite } as object),
    commit_messages: messages,
  };
}
