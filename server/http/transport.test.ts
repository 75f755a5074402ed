import { Hono } from "hono";
import { expect, test } from "vitest";
import { callerOf, networkOf } from "./transport.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4431", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["inconnu", "sans adresse"],
  ["", "sans adresse"],
])("%s compte comme %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [0, "198.51.100.1", "sans adresse"],
  [1, "198.51.100.1", "198.51.100.1"],
  [1, "9.9.9.9, 198.51.100.1", "198.51.100.1"],
  [2, "9.9.9.9, 198.51.100.1, 10.0.0.1", "198.51.100.1"],
  [2, "198.51.100.1", "sans adresse"],
  [1, undefined, "sans adresse"],
])("derrière %i relais, « %s » désigne %s", async (proxies, forwarded, caller) => {
  const app = new Hono().get("/", (c) => c.text(callerOf(c, proxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  expect(await (await app.request("/", { headers })).text()).toBe(caller);
});
