-- Simulations live a day at most: those of the form before, which held their answers twice, are erased.
DELETE FROM simulation;
--> statement-breakpoint
DROP TABLE simulation;
--> statement-breakpoint
CREATE TABLE simulation (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) >= 22),
  token_hash TEXT NOT NULL CHECK (length(token_hash) = 64),
  dossier BLOB NOT NULL CHECK (length(dossier) > 28),
  created_at INTEGER NOT NULL CHECK (created_at > 0),
  updated_at INTEGER NOT NULL CHECK (updated_at >= created_at),
  brand TEXT NOT NULL CHECK (brand IN ('neutre', 'banque'))
) STRICT;
--> statement-breakpoint
CREATE INDEX simulation_created_at ON simulation (created_at);
