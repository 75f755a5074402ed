import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of another site, on another port, with a strict policy of its own that lets in one or several others. */
export async function pageHote(
  corps: string | (() => string),
  ...admis: string[]
): Promise<{ address: string; server: Server }> {
  const ceux = admis.join(" ");
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'unsafe-inline' ${ceux}; frame-src ${ceux}`,
    });
    const dit = typeof corps === "string" ? corps : corps();
    response.end(`<!doctype html><html lang="fr"><title>Hôte</title><body>${dit}</body></html>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
