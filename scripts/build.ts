import { build } from "vite";
import { compressFolder } from "../server/build/compress.ts";

/** Builds the pages into `dist/client`, then compresses them for the server to send as they are. */
export async function buildPages(): Promise<void> {
  await build({ logLevel: "warn" });
  const compressed = await compressFolder("dist/client");
  console.log(`Pages construites, ${compressed.length} fichiers compressés.`);
}

if (import.meta.url === `file://${process.argv[1]}`) await buildPages();
