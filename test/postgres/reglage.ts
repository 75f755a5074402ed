import { ecouter } from "../ecouter.ts";
import { lancerPostgres, type Postgres, postgresInstalle } from "./serveur.ts";

/** Where the tests ask for the one PostgreSQL of a run. */
export const OU_DEMANDER = "POSTGRES_D_ESSAI";

/** Global setup: one PostgreSQL for all the tests of a run, started when one of them asks, stopped at the end. */
export default async function preparerPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (!postgresInstalle) {
    console.warn(
      "⚠ Aucun PostgreSQL sur cette machine : ses tests n’ont PAS tourné (apt-get install postgresql).",
    );
    return undefined;
  }
  let lance: Promise<Postgres> | undefined;
  process.env[OU_DEMANDER] = await ecouter((_, reponse) => {
    // What is tried here is not what outlives a power cut (`pannes.test.ts`).
    lance ??= lancerPostgres(["fsync=off"]);
    lance.then(
      ({ url }) => reponse.end(url("postgres")),
      (erreur: unknown) => reponse.writeHead(500).end(String(erreur)),
    );
  });
  return async () => (await lance)?.effacer();
}
