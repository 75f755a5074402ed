import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";

/** What answers, on a free port of this machine, until the process ends, which it does not hold back; its address. */
export async function ecouter(quoi: RequestListener | Server, hote = "127.0.0.1"): Promise<string> {
  const serveur = typeof quoi === "function" ? createServer(quoi) : quoi;
  await once(serveur.unref().listen(0, hote), "listening");
  return `http://${hote}:${(serveur.address() as AddressInfo).port}`;
}

/** Ports given are not given again: a program that is slow to end may still hold its own. */
const ports = new Set<number>();

/** A port of this machine where nothing listens. */
export async function portLibre(): Promise<number> {
  const serveur = createServer();
  const port = Number(new URL(await ecouter(serveur)).port);
  await once(serveur.close(), "close");
  return ports.has(port) ? portLibre() : (ports.add(port), port);
}
