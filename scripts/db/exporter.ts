import { readConfig } from "../../server/reglages/config.ts";
import { exporterLeCarnet } from "../../server/relais/suivi/exporter.ts";

/** `npx tsx scripts/db/exporter.ts suivi|rappels`: says, as CSV, what came of the aids, or whom to call back. */
try {
  process.stdout.write(await exporterLeCarnet(readConfig(process.env), process.argv[2]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
