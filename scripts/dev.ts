import "../server/app/node-version.ts";
import { spawn } from "node:child_process";
import { createServer } from "vite";
import { composants } from "../test/composants/servir.ts";

/** Pages with hot reload on port 5173, `/composants` with what they are made of, and the server on port 3001, restarted at each change. */
const API_PORT = "3001";

const server = spawn("npx", ["tsx", "watch", "server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: API_PORT, DATABASE: "data/dev.sqlite" },
});
process.env["API_URL"] = `http://127.0.0.1:${API_PORT}`;
const pages = await createServer({ plugins: [composants()] });
await pages.listen();
pages.printUrls();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.kill(signal);
    void pages.close().then(() => process.exit(0));
  });
}
