import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** The file of a database and those that SQLite keeps beside it. */
export const filesOf = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`];

/**
 * Makes the file and its folder readable by nobody but the account that runs the server. SQLite gives
 * its journal the rights of the file. A folder that holds other things than this database is left as
 * it is: it is not ours. Throws the error of the disk.
 */
export function keepPrivate(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
  closeSync(openSync(file, "a", OWNER_ONLY.file));
  for (const one of filesOf(file)) if (existsSync(one)) chmodSync(one, OWNER_ONLY.file);
  const ours = (name: string) => name.startsWith(basename(file));
  if (readdirSync(folder).every(ours)) chmodSync(folder, OWNER_ONLY.folder);
}
