import "./node-version.ts";
import { assemble } from "./assemble.ts";
import { readConfig } from "./config.ts";
import { start } from "./start.ts";

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

async function main(): Promise<void> {
  const { address, stop } = await start(assemble(readConfig(process.env), log));
  console.log(`Cap Aides répond sur ${address}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      log(`arrêt demandé (${signal})`);
      void stop().then(() => process.exit(0));
    });
  }
}

main().catch((error: Error) => {
  console.error(`Cap Aides ne peut pas démarrer.\n${error.message}`);
  process.exit(1);
});
