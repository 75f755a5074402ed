/** Decap’s own backends have no types: they write as its interface does. */
type DepotDeDecap = import("../brouillons/backend.ts").BackendDEdition;

declare module "decap-cms-backend-proxy" {
  export const ProxyBackend: new (config: object, options: object) => DepotDeDecap;
}

declare module "decap-cms-backend-git-gateway" {
  export const GitGatewayBackend: new (config: object, options: object) => DepotDeDecap;
}
