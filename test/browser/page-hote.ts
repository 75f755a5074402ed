import { ecouter } from "../ecouter.ts";

/** A page of another site, on another port, with a strict policy of its own that lets in one or several others. */
export function pageHote(corps: string | (() => string), ...admis: string[]): Promise<string> {
  const ceux = admis.join(" ");
  return ecouter((_, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'unsafe-inline' ${ceux}; frame-src ${ceux}`,
    });
    const dit = typeof corps === "string" ? corps : corps();
    response.end(`<!doctype html><html lang="fr"><title>Hôte</title><body>${dit}</body></html>`);
  });
}
