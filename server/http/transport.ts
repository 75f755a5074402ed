import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** Items of a header that each proxy adds to, the nearest proxy’s last. */
const items = (header: string | undefined) => (header ?? "").split(",").map((one) => one.trim());

/** Scheme under which the browser sees the server; a proxy says so only if there is a trusted one. */
export function isHttps(c: Context, trustedProxies: number): boolean {
  if (new URL(c.req.url).protocol === "https:") return true;
  return trustedProxies > 0 && items(c.req.header("x-forwarded-proto")).at(-1) === "https";
}

/** Outside a socket (tests), there is no address. */
const socketAddress = (c: Context) =>
  (c.env as { incoming?: unknown } | undefined)?.incoming ? (getConnInfo(c).remote.address ?? "") : "";

/** How much of an IPv6 address tells who calls: a network, or all those that one place is given. */
type Prefixe = 64 | 48;

/** Address without what a person may change at will: an IPv4 one whole, an IPv6 one by its prefix. */
export function networkOf(address: string, prefixe: Prefixe = 64): string {
  const bare = address.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1").replace(/^\[(.*)\](?::\d+)?$/, "$1");
  if (!ipaddr.isValid(bare)) return "sans adresse";
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, prefixe / 16)
    .map((part) => part.toString(16))
    .join(":")}::/${prefixe}`;
}

/**
 * Who calls, for the rate limits. Behind `n` trusted proxies it is the n-th address from the end of
 * `X-Forwarded-For`, which they wrote; what stands before was written by the caller and is not read.
 * With fewer addresses than proxies, or without proxies, it is the socket’s.
 */
export function callerOf(c: Context, trustedProxies: number, prefixe: Prefixe = 64): string {
  const forwarded =
    trustedProxies > 0 ? items(c.req.header("x-forwarded-for")).at(-trustedProxies) : undefined;
  return networkOf(forwarded || socketAddress(c), prefixe);
}
