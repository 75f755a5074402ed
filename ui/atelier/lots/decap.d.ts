/** Decap’s own backends have no types: they write as its interface does (brouillons/backend.ts). */
declare module "decap-cms-backend-proxy" {
  export const ProxyBackend: new (config: object, options: object) => object;
}

declare module "decap-cms-backend-git-gateway" {
  export const GitGatewayBackend: new (config: object, options: object) => object;
}
