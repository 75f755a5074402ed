import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "./metrics.ts";

/** The server of the metrics. */
export interface Observed {
  address: string;
  stop(): Promise<void>;
}

/** Serves `/metrics` on a port of its own, which nobody but the operator should reach. Rejects if the port is taken. */
export function observe({ text, contentType }: Metrics, host: string, port: number): Promise<Observed> {
  const server: Server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { "content-type": contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`;
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          // Nothing is promised to whoever measures.
          server.closeAllConnections();
        });
      resolve({ address, stop });
    });
  });
}
